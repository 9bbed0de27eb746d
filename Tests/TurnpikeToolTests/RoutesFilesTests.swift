import Foundation
import TestSupport
import Testing
import TurnpikeCompiler

@testable import turnpike_tool

@Suite struct RoutesFilesTests {
  @Test func readsFoldersSortedByPath() throws {
    let folder = try TemporaryFolder(files: [
      "b.routes": "b", "a/z.routes": "z", "a/größe & preis.routes": "g", "a/notes.txt": "no",
      "a/B.routes": "B", ".hidden/h.routes": "no", ".h.routes": "no", "x.routes/y.routes": "y",
    ])
    let routes = RoutesFiles([folder.path])
    #expect(routes.problems == [])
    #expect(
      routes.files.map(\.path)
        == [
          "a/B.routes", "a/größe & preis.routes", "a/z.routes", "b.routes", "x.routes/y.routes",
        ].map { folder($0) })
    #expect(routes.files.first?.bytes == Array("B".utf8))
  }

  /// A file under two paths would be at odds with itself.
  @Test func readsAFileOnce() throws {
    let folder = try TemporaryFolder(files: ["a.routes": "a"])
    try FileManager.default.createSymbolicLink(
      atPath: folder("b.routes"), withDestinationPath: folder("a.routes"))
    let routes = RoutesFiles([folder("a.routes"), folder.path, folder.path + "/./a.routes"])
    #expect(routes.files.map(\.path) == [folder("a.routes")])
  }

  @Test func anyNameThatIsGiven() throws {
    let folder = try TemporaryFolder(files: ["links.txt": "x"])
    #expect(RoutesFiles([folder("links.txt")]).files.map(\.path) == [folder("links.txt")])
  }

  @Test func aSlashAtTheEnd() throws {
    let folder = try TemporaryFolder(files: ["a.routes": "a"])
    #expect(RoutesFiles([folder.path + "/"]).files.map(\.path) == [folder("a.routes")])
  }

  @Test func linksThatGoRound() throws {
    let folder = try TemporaryFolder(files: ["a/a.routes": "a"])
    try FileManager.default.createSymbolicLink(
      atPath: folder("a/up"), withDestinationPath: folder.path)
    #expect(RoutesFiles([folder.path]).files.map(\.path) == [folder("a/a.routes")])
  }

  @Test func problems() throws {
    let folder = try TemporaryFolder(files: ["empty/notes.txt": "", "links/x": ""])
    for name in ["a.routes", "b.txt"] {
      try FileManager.default.createSymbolicLink(
        atPath: folder("links/\(name)"), withDestinationPath: folder("nowhere"))
    }
    let routes = RoutesFiles([folder("missing.routes"), folder("links"), folder("empty")])
    #expect(routes.files.isEmpty)
    #expect(
      routes.findings == [
        "\(folder("empty")): error: [no-routes-file]",
        "\(folder("links/a.routes")): error: [unreadable-file]",
        "\(folder("missing.routes")): error: [unreadable-file]",
      ])
  }

  /// To open a pipe that nobody writes to is to wait for ever.
  @Test func aPipeInAFolder() throws {
    let folder = try TemporaryFolder(files: ["a.routes": "a"])
    try #require(mkfifo(folder("b.routes"), 0o600) == 0)
    try #require(mkfifo(folder("other"), 0o600) == 0)
    let routes = RoutesFiles([folder.path])
    #expect(routes.files.map(\.path) == [folder("a.routes")])
    #expect(routes.findings == ["\(folder("b.routes")): error: [unreadable-file]"])
    #expect(ToolRun("check", folder.path).status == .findings)
  }

  /// One that a program writes to is read; nobody waits for one that none does.
  @Test func aPipeByItsPath() throws {
    let folder = try TemporaryFolder()
    let path = folder("a.routes")
    try #require(mkfifo(path, 0o600) == 0)
    #expect(RoutesFiles([path]).findings == ["\(path): error: [unreadable-file]"])
    let tool = try BuiltProduct.executable("turnpike-tool").path(percentEncoded: false)
    let run = try CommandRun(
      "bash", ["-c", "'\(tool)' check <(sleep 0.2; echo 'a -> A'; sleep 0.2; echo 'b -> B')"],
      in: folder.url)
    #expect(run.output == "no issues found in 1 file\n")
  }

  /// Linux alone has such names: other systems refuse to make them.
  @Test func namesThatAreNotUTF8() throws {
    let folder = try TemporaryFolder(files: ["a.routes": "a", "sub/b.routes": "b"])
    let odd: [UInt8] = [0x78, 0xFF]
    func path(_ ending: String) -> [CChar] {
      (Array((folder.path + "/").utf8) + odd + Array(ending.utf8) + [0]).map {
        CChar(bitPattern: $0)
      }
    }
    guard mkdir(path(""), 0o700) == 0 else { return }
    for name in [path(".routes"), path(".txt")] {
      let file = open(name, O_WRONLY | O_CREAT, 0o600)
      try #require(file >= 0)
      close(file)
    }
    let routes = RoutesFiles([folder.path])
    #expect(routes.files.map(\.path) == [folder("a.routes"), folder("sub/b.routes")])
    #expect(
      routes.findings
        == ["x\u{FFFD}", "x\u{FFFD}.routes"].map { "\(folder($0)): error: [unreadable-file]" })
  }

  @Test func aFileThatIsTooLarge() throws {
    let folder = try TemporaryFolder(files: ["large.routes": ""])
    let file = try FileHandle(forWritingTo: URL(filePath: folder("large.routes")))
    try file.truncate(atOffset: UInt64(SourceFile.largestSize) + 1)
    try file.close()
    #expect(
      RoutesFiles([folder.path]).findings == [
        "\(folder("large.routes")): error: [unreadable-file]"
      ])
  }
}

extension RoutesFiles {
  fileprivate var findings: [String] { problems.flatMap(\.line.findings) }
}
