import Foundation
import Testing
import TurnpikeAuthoring
import TurnpikeCompiler

@testable import turnpike_tool

@Suite struct ExplainTests {
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

  @Test func jsonOfAll() throws {
    let run = ToolRun("explain", "--json")
    #expect(run.status == .good)
    let objects = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]])
    #expect(objects.compactMap { $0["id"] as? String } == DiagnosticID.allCases.map(\.rawValue))
    #expect(Set(objects.compactMap { $0["example"] as? String }) == ["file", "excerpt", "console"])
  }

  @Test func terminalsGetColors() {
    #expect(ToolRun("explain", "missing-arrow", isColored: true).output.contains("\u{1B}["))
  }

  @Test func helpWithoutPaths() {
    #expect(!ToolRun("explain", "--help").output.contains("PATH"))
    #expect(ToolRun("check", "--help").output.contains("\n\nPATH is a .routes file, or a folder"))
  }
}
