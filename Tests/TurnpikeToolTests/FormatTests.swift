import Foundation
import TestSupport
import Testing
import TurnpikeCompiler

@testable import turnpike_tool

@Suite struct FormatTests {
  static let before = "a->A\nproduct/:id -> B # two\n"
  static let after = "a            -> A\nproduct/:id  -> B  # two\n"

  @Test func writes() throws {
    let folder = try TemporaryFolder(files: [
      "A.routes": Self.before, "Sub/B.routes": "enum BRoute\n\n\nb -> X",
      "C.routes": "enum CRoute\n",
      "D.swift": "a->A",
    ])
    let longAgo = Date(timeIntervalSince1970: 1_000_000)
    try FileManager.default.setAttributes(
      [.modificationDate: longAgo], ofItemAtPath: folder("C.routes"))
    let run = ToolRun("format", folder.path)
    #expect(run.status == .good)
    #expect(run.output == "")
    #expect(run.errors == "")
    #expect(try folder.read("A.routes") == Self.after)
    #expect(try folder.read("Sub/B.routes") == "enum BRoute\n\nb            -> X\n")
    #expect(try folder.modificationDate(of: "C.routes") == longAgo)
    #expect(try folder.read("D.swift") == "a->A")
    #expect(try folder.names == ["A.routes", "C.routes", "D.swift", "Sub"])
    #expect(ToolRun("format", "--check", folder.path).status == .good)
  }

  /// Git for Windows checks files out with CRLF.
  @Test func keepsLineEndsAndByteOrderMark() throws {
    let formatted = "\u{FEFF}enum ARoute\r\n\r\na            -> A  # one\r\n"
    let folder = try TemporaryFolder(files: [
      "A.routes": formatted, "B.routes": "enum BRoute\r\nb->B\r\n",
    ])
    let check = ToolRun("format", "--check", folder.path)
    #expect(check.status == .findings)
    #expect(check.output == folder("B.routes") + "\n")
    #expect(ToolRun("format", folder.path).status == .good)
    // Reading as text would drop the mark, and a CRLF is one character.
    #expect(try Data(contentsOf: folder.url.appending(path: "A.routes")) == Data(formatted.utf8))
    let other = "enum BRoute\r\nb            -> B\r\n"
    #expect(try Data(contentsOf: folder.url.appending(path: "B.routes")) == Data(other.utf8))
    #expect(ToolRun("format", "--check", folder.path).status == .good)
  }

  @Test(arguments: [0o600, 0o640, 0o755])
  func theModeStays(mode: Int) throws {
    let folder = try TemporaryFolder(files: ["A.routes": Self.before])
    try FileManager.default.setAttributes(
      [.posixPermissions: mode], ofItemAtPath: folder("A.routes"))
    #expect(ToolRun("format", folder.path).status == .good)
    #expect(try Files.attributes(of: folder("A.routes")).mode == mode_t(mode))
    #expect(try folder.read("A.routes") == Self.after)
  }

  /// A link, and a second name of the file.
  @Test(arguments: ["link", "name"])
  func linksStay(kind: String) throws {
    let folder = try TemporaryFolder(files: ["Sub/A.routes": Self.before, "R/x": ""])
    let paths = (folder("R/Link.routes"), folder("Sub/A.routes"))
    if kind == "link" {
      try FileManager.default.createSymbolicLink(
        atPath: paths.0, withDestinationPath: "../Sub/A.routes")
    } else {
      try FileManager.default.linkItem(atPath: paths.1, toPath: paths.0)
    }
    #expect(ToolRun("format", folder("R")).status == .good)
    #expect(try folder.read("Sub/A.routes") == Self.after)
    #expect(try folder.read("R/Link.routes") == Self.after)
    #expect(Files.isLink(paths.0) == (kind == "link"))
    let identities = try [paths.0, paths.1].map { try Files.attributes(of: $0).identity }
    #expect(identities[0] == identities[1])
  }

  /// It can be read where it is named itself, but no file can take its place.
  @Test func aPipe() throws {
    let folder = try TemporaryFolder()
    #expect(mkfifo(folder("A.routes"), 0o600) == 0)
    let file = SourceFile(path: folder("A.routes"), text: Self.before)
    #expect(throws: FileProblem.unwritable(folder("A.routes"), "a pipe or a device")) {
      try file.rewrite([])
    }
  }

  @Test(arguments: [
    (before, after), (after, after), ("", ""), ("\u{FEFF}enum  E\r\n", "\u{FEFF}enum E\r\n"),
    ("\u{FEFF}enum E\r\na            -> A\r\n", "\u{FEFF}enum E\r\na            -> A\r\n"),
  ])
  func standardInput(_ before: String, _ after: String) {
    let run = ToolRun("format", "-", input: before.unicodeScalars.map { String($0) })
    #expect(run.status == .good)
    #expect(run.output == after)
    #expect(run.errors == "")
    let check = ToolRun("format", "-", "--check", input: [before])
    #expect(check.status == (before == after ? .good : .findings))
    #expect(check.output == (before == after ? "" : "standard input\n"))
  }

  @Test func aFullDisk() {
    let failure = OutputFailure.failed("no space left on device")
    let run = ToolRun("format", "-", input: ["a  -> A\n"], failingWith: failure)
    #expect(run.status == .findings)
    #expect(run.errors.findings == ["turnpike-tool: error:"])
    #expect(run.errors.hasSuffix(": no space left on device\n"))
  }

}
