import Foundation
import TestSupport
import Testing

@testable import turnpike_tool

@Suite struct FilesTests {
  @Test func writesANewFile() throws {
    let folder = try TemporaryFolder()
    try Files.write(Array("one".utf8), to: folder("out"))
    #expect(try folder.read("out") == "one")
    #expect(try folder.names == ["out"])
  }

  @Test func replacesOtherBytes() throws {
    let folder = try TemporaryFolder(files: ["out": "one"])
    try Files.write(Array("two".utf8), to: folder("out"))
    #expect(try folder.read("out") == "two")
    #expect(try folder.names == ["out"])
  }

  @Test(arguments: ["", "same"])
  func leavesTheSameBytesAlone(_ text: String) throws {
    let folder = try TemporaryFolder(files: ["out": text])
    let longAgo = Date(timeIntervalSince1970: 1_000_000)
    try FileManager.default.setAttributes(
      [.modificationDate: longAgo], ofItemAtPath: folder("out"))
    try Files.write(Array(text.utf8), to: folder("out"))
    #expect(try folder.modificationDate(of: "out") == longAgo)
  }

  /// What was left by a process that was ended half way does not get in the way.
  @Test func replacesAnAbandonedTemporaryFile() throws {
    let name = ".turnpike-\(ProcessInfo.processInfo.processIdentifier).tmp"
    let folder = try TemporaryFolder(files: [name: "half"])
    try Files.write(Array("one".utf8), to: folder("out"))
    #expect(try folder.read("out") == "one")
    #expect(try folder.names == ["out"])
  }

  /// As long as a name can be; beside it stands one that is written first.
  @Test func aLongName() throws {
    let name = String(repeating: "a", count: 249) + ".swift"
    let folder = try TemporaryFolder()
    for text in ["one", "two"] {
      try Files.write(Array(text.utf8), to: folder(name))
      #expect(try folder.read(name) == text)
    }
    #expect(try folder.names == [name])
  }

  @Test(arguments: [0o600, 0o640, 0o755, 0o666])
  func theModeStays(mode: Int) throws {
    let folder = try TemporaryFolder(files: ["out": "one"])
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: folder("out"))
    try Files.write(Array("two".utf8), to: folder("out"))
    #expect(try folder.read("out") == "two")
    #expect(try Files.attributes(of: folder("out")).mode == mode_t(mode))
  }

  @Test(arguments: ["out", "link"])
  func aProtectedFileStays(name: String) throws {
    let folder = try TemporaryFolder(files: ["out": "one"])
    try FileManager.default.createSymbolicLink(
      atPath: folder("link"), withDestinationPath: folder("out"))
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: folder("out"))
    let error = #expect(throws: SystemError.self) {
      try Files.write(Array("two".utf8), to: folder(name))
    }
    #expect(error?.reason == "permission denied")
    #expect(try folder.read("out") == "one")
    #expect(try folder.names == ["link", "out"])
    // What it holds already need not be written.
    try Files.write(Array("one".utf8), to: folder(name))
  }

  /// In the folder that a command runs in.
  @Test func aPathWithoutAFolder() throws {
    let folder = try TemporaryFolder()
    try Files.write(Array("one".utf8), to: folder("ä/../out").replacing("ä/../", with: "./"))
    #expect(try folder.read("out") == "one")
  }

  @Test func readsMoreThanOneChunk() throws {
    let bytes = (0..<200_000).map { UInt8(truncatingIfNeeded: $0 / 7) }
    let folder = try TemporaryFolder()
    try Files.write(bytes, to: folder("out"))
    #expect(try Files.contents(of: folder("out")) == bytes)
    #expect(try Files.contents(of: folder("out"), limit: 200_000) == bytes)
    #expect(try Files.contents(of: folder("out"), limit: 199_999) == nil)
  }

  @Test func aFolderIsNoOutput() throws {
    let folder = try TemporaryFolder(files: ["out/x": ""])
    let error = #expect(throws: SystemError.self) { try Files.write([], to: folder("out")) }
    #expect(error?.reason == "is a directory")
  }

  @Test func aFolderIsMissing() throws {
    let folder = try TemporaryFolder()
    let error = #expect(throws: SystemError.self) { try Files.write([], to: folder("no/out")) }
    #expect(error?.reason == "no such file or directory")
    #expect(try folder.names == [])
  }

  /// `/dev/stdout` is one, for example.
  @Test(arguments: ["old", nil])
  func aLinkStays(_ contents: String?) throws {
    let folder = try TemporaryFolder(files: contents.map { ["file": $0] } ?? [:])
    try FileManager.default.createSymbolicLink(
      atPath: folder("link"), withDestinationPath: folder("file"))
    try Files.write(Array("new".utf8), to: folder("link"))
    #expect(try folder.read("file") == "new")
    #expect(Files.isLink(folder("link")))
    #expect(try folder.names == ["file", "link"])
  }

  /// A device is written to, not replaced by a file.
  @Test func aDeviceStays() throws {
    try Files.write(Array("one".utf8), to: "/dev/null")
    #expect(try Files.attributes(of: "/dev/null").kind == .stream)
  }
}
