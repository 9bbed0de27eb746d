import Foundation
import Testing
import TurnpikeAuthoring
import TurnpikeCompiler

@testable import TurnpikeProgram
@testable import turnpike_tool

@Suite struct ExplainTests {
  @Test func oneIdentifier() {
    let run = ToolRun("explain", "missing-arrow")
    #expect(run.status == .good)
    #expect(run.errors == "")
    #expect(
      run.output == """
        missing-arrow: A pattern without an arrow

        After its pattern a route has '->' and its destination, the type of what the link leads to.
        This line ends, or goes on with something else, before the arrow, so its links would lead
        nowhere.

        before

            product/:product_id

            Shop.routes:1:20: error: expected '->' after 'product/:product_id'; \
        write '-> ProductDestination' [missing-arrow]

        after

            product/:product_id -> ProductDestination

        """)
    #expect(ToolRun("explain", "missing-arrow", isColored: true).output.contains("\u{1B}["))
  }

  @Test func aWarning() {
    let run = ToolRun("explain", "unused-import")
    #expect(run.status == .good)
    #expect(run.output.hasPrefix("unused-import: An import that no type needs (warning)\n\n"))
  }

  @Test func allIdentifiers() {
    let run = ToolRun("explain")
    #expect(run.status == .good)
    #expect(run.errors == "")
    #expect(run.output.hasPrefix("Files\n  unreadable-file  A file that cannot be read\n"))
    let lines = run.output.split(separator: "\n").map(String.init)
    for id in DiagnosticID.allCases {
      #expect(lines.count { $0.hasPrefix("  \(id.rawValue)  ") } == 1)
    }
    #expect(lines.allSatisfy { $0.count <= 100 })
  }

  @Test func json() {
    let run = ToolRun("explain", "bad-access", "--json")
    #expect(run.status == .good)
    #expect(
      run.output == #"""
        {"id":"bad-access","severity":"error","title":"An access level that does not exist",\#
        "explanation":"'access' says who sees the generated enum: 'internal' (as without the \#
        line), 'package' or 'public'. Swift's other levels would hide it from its own module, or \#
        mean nothing for an enum.","example":"file",\#
        "before":"access open\nproduct/:product_id -> ProductDestination",\#
        "finding":"Shop.routes:1:8: error: 'open' is no access level; there are 'internal', \#
        'package' and 'public' [bad-access]",\#
        "after":"access public\nproduct/:product_id -> ProductDestination"}

        """#)
  }

  @Test func jsonOfAll() throws {
    let run = ToolRun("explain", "--json")
    #expect(run.status == .good)
    let objects = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]])
    #expect(objects.compactMap { $0["id"] as? String } == DiagnosticID.allCases.map(\.rawValue))
    #expect(Set(objects.compactMap { $0["example"] as? String }) == ["file", "excerpt", "console"])
  }

  @Test(arguments: [
    (["missing-arow"], "unknown identifier 'missing-arow'; did you mean 'missing-arrow'?"),
    (["fnord"], "unknown identifier 'fnord'"),
    ([""], "unknown identifier ''"),
    (["bad-type", "bad-word"], "there is more than one identifier"),
    (["--jsn"], "unknown option '--jsn'; did you mean '--json'?"),
  ])
  func mistakes(_ words: [String], _ message: String) {
    let run = ToolRun(["explain"] + words)
    #expect(run.status == .usage)
    #expect(run.output == "")
    #expect(
      run.errors == """
        turnpike-tool: error: \(message)
        usage: turnpike-tool explain [ID] [--json]
        see 'turnpike-tool explain --help'

        """)
  }

  @Test func helpWithoutPaths() {
    #expect(!ToolRun("explain", "--help").output.contains("PATH"))
    #expect(ToolRun("check", "--help").output.contains("\n\nA PATH is a .routes file or a folder"))
  }
}
