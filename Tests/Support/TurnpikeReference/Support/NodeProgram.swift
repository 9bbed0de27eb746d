import Foundation
import TestSupport

/// Programs for `node`.
enum NodeProgram {
  /// Whether there is a `node`.
  static var isPossible: Bool {
    get throws {
      try CommandRun("node", ["--version"], in: FileManager.default.temporaryDirectory).status == 0
    }
  }

  /// The lines that a program prints, which is given a number of files of a folder.
  static func lines(
    of program: String, in folder: TemporaryFolder, count: Int
  ) throws -> [String] {
    try folder.write("run.js", program)
    let run = try CommandRun("node", ["run.js", "\(count)"], in: folder.url)
    guard run.status == 0 else { throw Failure(output: run.output) }
    return run.output.split(separator: "\n").map(String.init)
  }

  private struct Failure: Error {
    let output: String
  }
}
