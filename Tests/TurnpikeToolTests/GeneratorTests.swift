import Foundation
import TestSupport
import Testing

@testable import turnpike_tool

/// The program that the build plugin runs.
@Suite struct GeneratorTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder(files: ["A.routes": "x -> XDestination\n", "Bad.routes": "bad\n"])
  }

  private func generate(_ arguments: String...) throws -> CommandRun {
    try CommandRun(
      BuiltProduct.executable("turnpike-generator").path(percentEncoded: false), arguments,
      in: URL(filePath: folder.path))
  }

  @Test func writesWhatGenerateWrites() throws {
    let run = try generate("--output", "1.swift", "--module", "Shop", folder("A.routes"))
    #expect(run.status == 0)
    #expect(run.output == "")
    _ = ToolRun(
      "generate", "--output", folder("2.swift"), "--module", "Shop", folder("A.routes"))
    #expect(try folder.read("1.swift") == folder.read("2.swift"))
  }

  @Test func errorsInAFile() throws {
    let run = try generate("--output", "Out.swift", "A.routes", "Bad.routes")
    #expect(run.status == 1)
    #expect(run.output.findings == ["Bad.routes:1:4: error: [missing-arrow]"])
    #expect(try folder.names == ["A.routes", "Bad.routes"])
  }

  @Test(arguments: [
    (["--output", "Out.swift", "C.routes"], 1, "C.routes: error: [unreadable-file]"),
    (["--output", "no/Out.swift", "A.routes"], 1, "no/Out.swift: error: [unwritable-file]"),
    (["A.routes"], 2, "turnpike-generator: error:"),
    (["--output", "A.routes", "A.routes"], 2, "turnpike-generator: error:"),
    (["--outptu", "Out.swift", "A.routes"], 2, "turnpike-generator: error:"),
  ])
  func wrongCalls(_ arguments: [String], _ status: Int32, _ finding: String) throws {
    let run = try CommandRun(
      BuiltProduct.executable("turnpike-generator").path(percentEncoded: false), arguments,
      in: URL(filePath: folder.path))
    #expect(run.status == status)
    #expect(run.output.findings == [finding], "\(run.output)")
    #expect(run.output.contains("\nusage: ") == (status == 2), "\(run.output)")
    #expect(try folder.names == ["A.routes", "Bad.routes"])
  }
}
