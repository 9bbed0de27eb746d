import Foundation
import TestSupport
import Testing

@testable import TurnpikeProgram
@testable import turnpike_tool

@Suite struct CheckTests {
  @Test(arguments: [
    (["A.routes": "x -> XDestination\n"], "nothing wrong in 1 file\n"),
    (["A.routes": "", "B.routes": ""], "nothing wrong in 2 files\n"),
  ])
  func nothingWrong(_ files: [String: String], _ text: String) throws {
    let folder = try TemporaryFolder(files: files)
    let run = ToolRun("check", folder.path)
    #expect(run.status == .good)
    #expect(run.output == text)
    #expect(run.errors == "")
    let json = ToolRun("check", folder.path, "--json")
    #expect(json.status == .good)
    #expect(json.output == "[]\n")
  }

  @Test func textForPeople() throws {
    let folder = try TemporaryFolder(files: ["A.routes": "x -> XDestination\n  bad # why\n"])
    let run = ToolRun("check", folder.path)
    #expect(run.status == .findings)
    #expect(run.errors == "")
    #expect(
      run.output == """
        \(folder("A.routes")):2:6: error: expected '->' after 'bad'; \
        write '-> BadDestination' [missing-arrow]
          bad # why
             ^
        1 error in 1 file

        """)
    #expect(ToolRun("check", folder.path, isColored: true).output.contains("\u{1B}["))
  }

  @Test func json() throws {
    let folder = try TemporaryFolder(files: [
      "A.routes": "x -> XDestination\nx -> YDestination\nbad\n"
    ])
    let run = ToolRun("check", folder.path, "--json")
    #expect(run.status == .findings)
    #expect(run.errors == "")
    let path = folder("A.routes")
    #expect(
      run.output.hasSuffix(
        #"{"file":"\#(path)","line":3,"column":4,"severity":"error","id":"missing-arrow","#
          + #""message":"expected '->' after 'bad'; write '-> BadDestination'","notes":[]}"#
          + "\n]\n"))
  }

  @Test func notes() throws {
    let folder = try TemporaryFolder(files: ["A.routes": "x -> XDestination\nx -> YDestination\n"])
    let run = ToolRun("check", folder.path, "--json")
    #expect(run.status == .findings)
    #expect(
      run.output.contains(#""line":2,"column":1,"severity":"error","id":"duplicate-pattern""#))
    #expect(
      run.output.contains(
        #""notes":[{"file":"\#(folder("A.routes"))","line":1,"column":1,"message":"#)
    )
  }

  @Test func warningsAlone() throws {
    let folder = try TemporaryFolder(files: ["A.routes": "import Stock\nx -> XDestination\n"])
    let run = ToolRun("check", folder.path)
    #expect(run.status == .good)
    #expect(run.output.hasSuffix("\n1 warning in 1 file\n"))
    let json = ToolRun("check", folder.path, "--json")
    #expect(json.status == .good)
    #expect(json.output.contains(#""severity":"warning","id":"unused-import""#))
  }

  @Test func warningsAsErrors() throws {
    let folder = try TemporaryFolder(files: ["A.routes": "import Stock\nx -> XDestination\n"])
    let run = ToolRun("check", "--strict", folder.path)
    #expect(run.status == .findings)
    #expect(
      run.output == """
        \(folder("A.routes")):1:8: error: no type of these routes needs 'Stock' [unused-import]
        import Stock
               ^~~~~
        1 error in 1 file

        """)
    let json = ToolRun("check", folder.path, "--json", "--strict")
    #expect(json.status == .findings)
    #expect(json.output.contains(#""severity":"error","id":"unused-import""#))
    try folder.write("A.routes", Data("x -> XDestination\n".utf8))
    #expect(ToolRun("check", folder.path, "--strict").status == .good)
  }

  @Test func aMissingFile() throws {
    let folder = try TemporaryFolder()
    let run = ToolRun("check", folder("A.routes"))
    #expect(run.status == .findings)
    #expect(run.errors == "")
    #expect(
      run.output == """
        \(folder("A.routes")): error: cannot be read: no such file or directory [unreadable-file]
        1 error

        """)
    let json = ToolRun("check", folder("A.routes"), "--json")
    #expect(json.status == .findings)
    #expect(
      json.output == """
        [
        {"file":"\(folder("A.routes"))","line":null,"column":null,"severity":"error",\
        "id":"unreadable-file","message":"cannot be read: no such file or directory","notes":[]}
        ]

        """)
  }
}
