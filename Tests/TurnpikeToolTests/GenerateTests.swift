import Foundation
import TestSupport
import Testing

@testable import turnpike_tool

@Suite struct GenerateTests {
  @Test func writesItsOutputAndNothingElse() throws {
    let folder = try TemporaryFolder(files: ["A.routes": "x -> XDestination\n"])
    let run = ToolRun("generate", "--output", folder("Out.swift"), folder.path)
    #expect(run.status == .good)
    #expect(run.output == "")
    #expect(run.errors == "")
    #expect(try folder.read("Out.swift").contains("XDestination"))
    #expect(try folder.names == ["A.routes", "Out.swift"])
  }

  @Test func leavesTheSameOutputAlone() throws {
    let folder = try TemporaryFolder(files: ["A.routes": "x -> XDestination\n"])
    _ = ToolRun("generate", "--output", folder("Out.swift"), folder.path)
    let longAgo = Date(timeIntervalSince1970: 1_000_000)
    try FileManager.default.setAttributes(
      [.modificationDate: longAgo], ofItemAtPath: folder("Out.swift"))
    let run = ToolRun("generate", "--output", folder("Out.swift"), folder.path)
    #expect(run.status == .good)
    #expect(try folder.modificationDate(of: "Out.swift") == longAgo)
  }

  /// The order in which the files are named changes nothing.
  @Test func orderOfPaths() throws {
    let folder = try TemporaryFolder(files: [
      "A.routes": "a -> ADestination", "B.routes": "b -> BScreen",
    ])
    _ = ToolRun("generate", "--output", folder("1"), folder("A.routes"), folder("B.routes"))
    _ = ToolRun("generate", "--output", folder("2"), folder("B.routes"), folder("A.routes"))
    #expect(try folder.read("1") == folder.read("2"))
  }

  @Test(arguments: ["", "# nothing\n", "\u{FEFF}"])
  func anEmptyFile(_ text: String) throws {
    let folder = try TemporaryFolder(files: ["A.routes": text])
    let run = ToolRun("generate", "--output", folder("Out.swift"), folder("A.routes"))
    #expect(run.status == .good)
    #expect(run.errors == "")
    #expect(try folder.read("Out.swift").contains("enum Route"))
  }

  /// Whatever the path that it is given by, and whether the files are sound or not.
  @Test(arguments: [
    "Links/A.routes", "./Links//../Links/A.routes", "link", "hard", "Folder/A.routes",
  ])
  func anOutputThatIsAnInput(_ output: String) throws {
    for routes in ["x -> XDestination\n", "bad\n"] {
      let folder = try TemporaryFolder(files: ["Links/A.routes": routes, "Links/B.routes": ""])
      let files = FileManager.default
      try files.createSymbolicLink(atPath: folder("link"), withDestinationPath: "Links/A.routes")
      try files.createSymbolicLink(atPath: folder("Folder"), withDestinationPath: "Links")
      try files.linkItem(atPath: folder("Links/A.routes"), toPath: folder("hard"))
      for paths in [[folder("Links")], [folder("Links/B.routes"), folder("Links/A.routes")]] {
        let run = ToolRun(["generate", "--output", folder(output)] + paths)
        #expect(run.status == .usage)
        #expect(run.output == "")
        #expect(run.errors.findings == ["turnpike-tool: error:"])
        #expect(run.errors.contains("'--output \(folder(output))'"))
        #expect(try folder.read("Links/A.routes") == routes)
        #expect(try folder.names == ["Folder", "Links", "hard", "link"])
        #expect(
          try files.contentsOfDirectory(atPath: folder("Links")).sorted()
            == ["A.routes", "B.routes"])
      }
    }
  }

  /// A device that is read and written holds nothing that could be lost.
  @Test func aDeviceIsInputAndOutput() {
    let run = ToolRun("generate", "--output", "/dev/null", "/dev/null")
    #expect(run.status == .good)
    #expect(run.errors == "")
  }

  @Test func notUTF8() throws {
    let folder = try TemporaryFolder()
    try folder.write("A.routes", Data([0x78, 0x0A, 0xFF, 0xFE, 0x00]))
    let run = ToolRun("generate", "--output", folder("Out.swift"), folder.path)
    #expect(run.status == .findings)
    #expect(run.errors.findings == ["\(folder("A.routes")):2:1: error: [not-utf8]"])
  }

  /// Sizes that nobody writes by hand get an answer, not a trap, and within a test's patience.
  @Test(arguments: [
    ("# nothing here\n", 700_000, true), ("\0", 10_000_000, false), ("a", 1_000_000, false),
    ("<({", 350_000, false),
  ])
  func large(_ text: String, count: Int, isGood: Bool) throws {
    let folder = try TemporaryFolder(files: ["A.routes": String(repeating: text, count: count)])
    let run = ToolRun("generate", "--output", folder("Out.swift"), folder.path)
    #expect(run.status == (isGood ? .good : .findings))
    #expect(run.errors.isEmpty == isGood)
    #expect(run.errors.utf8.count < 100_000)
  }
}
