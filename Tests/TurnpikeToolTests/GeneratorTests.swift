import Foundation
import TestSupport
import Testing
import TurnpikeCompiler

@testable import turnpike_tool

/// The program that the build plugin runs.
@Suite struct GeneratorTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder(files: ["A.routes": "x -> XDestination\n", "Bad.routes": "bad\n"])
  }

  private func generate(_ arguments: [String]) throws -> CommandRun {
    try CommandRun(
      BuiltProduct.executable("turnpike-generator").path(percentEncoded: false), arguments,
      in: folder.url)
  }

  private func generate(_ arguments: String...) throws -> CommandRun { try generate(arguments) }

  @Test func writesWhatGenerateWrites() throws {
    let run = try generate("--output", "1.swift", "--module", "Shop", folder("A.routes"))
    #expect(run.status == 0)
    #expect(run.output == "")
    _ = ToolRun(
      "generate", "--output", folder("2.swift"), "--module", "Shop", folder("A.routes"))
    #expect(try folder.read("1.swift") == folder.read("2.swift"))
  }

  @Test func readsAllFilesOfTheTarget() throws {
    try folder.write("A=B.routes", "y -> YDestination\n")
    #expect(try generate("--output", "1.swift", "A=B.routes", "A.routes").status == 0)
    #expect(try generate("--output", "2.swift", "A.routes", "A=B.routes").status == 0)
    #expect(try folder.read("1.swift").contains("case y"))
    #expect(try folder.read("1.swift") == folder.read("2.swift"))
  }

  /// A mount's target and a lock are read as the plugin passes them.
  @Test func readsDependenciesAndLocks() throws {
    try folder.write("App.routes", "a -> ADestination\nstore -> mount Store.StoreRoute as store\n")
    try folder.write("Route.routes.lock", "b => b\n")
    try folder.write("Shop.routes", "enum ShopRoute\naccess public\n")
    let own = [
      "--output", "Out.swift", "--module", "App", "--imports", "Shop,!Store", "App.routes",
    ]
    let imported = try generate(own)
    #expect(imported.status == 1)
    #expect(imported.output.findings == ["App.routes:2:16: error: [unknown-module]"])
    try folder.write("App.routes", "a -> ADestination\nstore -> mount Shop.StoreRoute as store\n")
    let mounted = try generate(own + ["--dependency", "Shop", "Shop.routes"])
    #expect(mounted.output.findings == ["App.routes:2:21: error: [unknown-enum]"])
    try folder.write("App.routes", "a -> ADestination\nstore -> mount Shop.ShopRoute as store\n")
    let locked = try generate(own + ["Route.routes.lock", "--dependency", "Shop", "Shop.routes"])
    #expect(locked.output.findings == ["Route.routes.lock:1:1: error: [published-link-lost]"])
    #expect(try generate(own + ["--dependency", "Shop", "Shop.routes"]).output == "")
    #expect(try folder.read("Out.swift").contains("case store(Shop.ShopRoute)"))
  }

  /// Swift builds everything again that depends on a file with a new date.
  @Test func leavesTheSameOutputAlone() throws {
    try folder.write("Out.swift", "before")
    try FileManager.default.linkItem(atPath: folder("Out.swift"), toPath: folder("linked"))
    #expect(try generate("--output", "Out.swift", "A.routes").status == 0)
    // The file was replaced: nobody sees a part of it.
    #expect(try folder.read("linked") == "before")
    #expect(try folder.names == ["A.routes", "Bad.routes", "Out.swift", "linked"])
    let longAgo = Date(timeIntervalSince1970: 1_000_000)
    try FileManager.default.setAttributes(
      [.modificationDate: longAgo], ofItemAtPath: folder("Out.swift"))
    #expect(try generate("--output", "Out.swift", "A.routes").status == 0)
    #expect(try folder.modificationDate(of: "Out.swift") == longAgo)
    try folder.write("A.routes", "y -> YDestination\n")
    #expect(try generate("--output", "Out.swift", "A.routes").status == 0)
    #expect(try folder.modificationDate(of: "Out.swift") != longAgo)
  }

  @Test func reportsErrorsAndLeavesTheOutput() throws {
    try folder.write("Out.swift", "before")
    let run = try generate("--output", "Out.swift", "A.routes", "Bad.routes")
    #expect(run.status == 1)
    #expect(run.output.findings == ["Bad.routes:1:4: error: [missing-arrow]"])
    #expect(try folder.read("Out.swift") == "before")
  }

  @Test func reportsWarningsAndWrites() throws {
    try folder.write("A.routes", "import Stock\nx -> XDestination\n")
    let run = try generate("--output", "Out.swift", "A.routes")
    #expect(run.status == 0)
    #expect(run.output.findings == ["A.routes:1:8: warning: [unused-import]"])
    #expect(try folder.read("Out.swift").contains("XDestination"))
  }

  /// A file that cannot be read hides errors in others, and not other files that cannot be read.
  @Test func reportsEveryFileThatCannotBeRead() throws {
    try folder.write("Large.routes", "")
    let file = try FileHandle(forWritingTo: URL(filePath: folder("Large.routes")))
    try file.truncate(atOffset: UInt64(SourceFile.largestSize) + 1)
    try file.close()
    try folder.write("Folder.routes/x", "")
    try #require(mkfifo(folder("Pipe.routes"), 0o600) == 0)
    let run = try generate(
      "--output", "Out.swift", "Bad.routes", "Folder.routes", "Gone.routes", "Large.routes",
      "--dependency", "Shop", "Pipe.routes", "/dev/null")
    #expect(run.status == 1)
    #expect(
      run.output.findings
        == ["Folder.routes", "Gone.routes", "Large.routes", "/dev/null", "Pipe.routes"].map {
          "\($0): error: [unreadable-file]"
        }, "\(run.output)")
    #expect(!FileManager.default.fileExists(atPath: folder("Out.swift")))
  }

  @Test func reportsBytesThatAreNotUTF8() throws {
    try folder.write("A.routes", Data([0x78, 0x0A, 0xFF, 0xFE, 0x00]))
    let run = try generate("--output", "Out.swift", "A.routes")
    #expect(run.status == 1)
    #expect(run.output.findings == ["A.routes:2:1: error: [not-utf8]"])
  }

  @Test(arguments: ["no/Out.swift", "Folder.swift"])
  func reportsAnOutputThatCannotBeWritten(_ output: String) throws {
    try folder.write("Folder.swift/x", "")
    let run = try generate("--output", output, "A.routes")
    #expect(run.status == 1)
    #expect(run.output.findings == ["\(output): error: [unwritable-file]"])
    #expect(try folder.names == ["A.routes", "Bad.routes", "Folder.swift"])
  }

  @Test func aFullDiskLeavesTheOutput() throws {
    try folder.write("Out.swift", "before")
    let tool = try BuiltProduct.executable("turnpike-generator").path(percentEncoded: false)
    // No file can grow beyond a block.
    let run = try CommandRun(
      "bash", ["-c", "trap '' XFSZ; ulimit -f 1; '\(tool)' --output Out.swift A.routes"],
      in: folder.url)
    #expect(run.status == 1)
    #expect(run.output.findings == ["Out.swift: error: [unwritable-file]"])
    #expect(try folder.read("Out.swift") == "before")
    #expect(try folder.names == ["A.routes", "Bad.routes", "Out.swift"])
  }

  @Test(arguments: [
    ("", "'--output' must name a Swift file"),
    ("A.routes", "'--output' must name a Swift file"),
    ("--output A.routes A.routes", "'--output' must name a Swift file"),
    ("--output", "'--output' needs a value"),
    ("--output --module A.routes", "'--output' needs a value"),
    ("--output 1.swift --output 2.swift A.routes", "'--output' is given twice"),
    ("--output Out.swift", "a routes file is missing"),
    ("--output Out.swift --dependency Shop A.routes", "a routes file is missing"),
    ("--output Out.swift A.routes --dependency Shop", "a routes file of 'Shop' is missing"),
    (
      "--output Out.swift A.routes --dependency S A.routes --dependency S A.routes",
      "'--dependency S' is given twice"
    ),
    ("--outptu Out.swift A.routes", "unknown option '--outptu'"),
    ("--help", "unknown option '--help'"),
  ])
  func rejectsAWrongCall(_ call: String, _ message: String) throws {
    let run = try generate(call.split(separator: " ").map(String.init))
    #expect(run.status == 2)
    #expect(run.output.hasPrefix("turnpike-generator: error: \(message)\nusage: "), "\(run.output)")
    #expect(try folder.names == ["A.routes", "Bad.routes"])
  }
}
