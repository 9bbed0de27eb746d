import Foundation
import Testing
import TurnpikeCompiler

@testable import turnpike_tool

@Suite struct RoutesFilesTests {
  @Test func readsFoldersSortedByPath() throws {
    let folder = try TemporaryFolder([
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
    let folder = try TemporaryFolder(["a.routes": "a"])
    try FileManager.default.createSymbolicLink(
      atPath: folder("b.routes"), withDestinationPath: folder("a.routes"))
    let routes = RoutesFiles([folder("a.routes"), folder.path, folder.path + "/./a.routes"])
    #expect(routes.files.map(\.path) == [folder("a.routes")])
  }

  @Test func anyNameThatIsGiven() throws {
    let folder = try TemporaryFolder(["links.txt": "x"])
    #expect(RoutesFiles([folder("links.txt")]).files.map(\.path) == [folder("links.txt")])
  }

  @Test func aSlashAtTheEnd() throws {
    let folder = try TemporaryFolder(["a.routes": "a"])
    #expect(RoutesFiles([folder.path + "/"]).files.map(\.path) == [folder("a.routes")])
  }

  @Test func linksThatGoRound() throws {
    let folder = try TemporaryFolder(["a/a.routes": "a"])
    try FileManager.default.createSymbolicLink(
      atPath: folder("a/up"), withDestinationPath: folder.path)
    #expect(RoutesFiles([folder.path]).files.map(\.path) == [folder("a/a.routes")])
  }

  @Test func problems() throws {
    let folder = try TemporaryFolder(["empty/notes.txt": "", "links/x": ""])
    for name in ["a.routes", "b.txt"] {
      try FileManager.default.createSymbolicLink(
        atPath: folder("links/\(name)"), withDestinationPath: folder("nowhere"))
    }
    let routes = RoutesFiles([folder("missing.routes"), folder("links"), folder("empty")])
    #expect(routes.files.isEmpty)
    #expect(
      routes.problems.map(\.line) == [
        "\(folder("empty")): error: no .routes file in this folder or below it [no-routes-file]",
        "\(folder("links/a.routes")): error: cannot be read: no such file or directory"
          + " [unreadable-file]",
        "\(folder("missing.routes")): error: cannot be read: no such file or directory"
          + " [unreadable-file]",
      ])
  }

  @Test func aFileThatIsTooLarge() throws {
    let folder = try TemporaryFolder(["large.routes": ""])
    let file = try FileHandle(forWritingTo: URL(filePath: folder("large.routes")))
    try file.truncate(atOffset: UInt64(Files.largestSize) + 1)
    try file.close()
    #expect(
      RoutesFiles([folder.path]).problems.map(\.line) == [
        "\(folder("large.routes")): error: cannot be read: larger than 64 MB [unreadable-file]"
      ])
  }
}
