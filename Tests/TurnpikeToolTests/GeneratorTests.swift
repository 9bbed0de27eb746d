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
    #expect(
      run.output == """
        Bad.routes:1:4: error: expected '->' after 'bad'; write '-> BadDestination' [missing-arrow]

        """)
    #expect(try folder.names == ["A.routes", "Bad.routes"])
  }

  @Test(arguments: [
    (["--output", "Out.swift", "C.routes"], 1, "C.routes: error: cannot be read: "),
    (["--output", "no/Out.swift", "A.routes"], 1, "no/Out.swift: error: cannot be written: "),
    (["A.routes"], 2, "turnpike-generator: error: '--output FILE' is missing\nusage: "),
    (
      ["--output", "A.routes", "A.routes"], 2,
      "turnpike-generator: error: '--output A.routes' would overwrite a routes file\nusage: "
    ),
    (
      ["--outptu", "Out.swift", "A.routes"], 2,
      "turnpike-generator: error: unknown option '--outptu'; did you mean '--output'?\nusage: "
    ),
  ])
  func wrongCalls(_ arguments: [String], _ status: Int32, _ start: String) throws {
    let run = try CommandRun(
      BuiltProduct.executable("turnpike-generator").path(percentEncoded: false), arguments,
      in: URL(filePath: folder.path))
    #expect(run.status == status)
    #expect(run.output.hasPrefix(start), "\(run.output)")
    #expect(try folder.names == ["A.routes", "Bad.routes"])
  }
}
