import Foundation
import TurnpikeCompiler

/// A folder of `Golden/`: routes files, and the Swift that they give.
///
/// With `TURNPIKE_RECORD=1` in the environment the tests write what they get instead of comparing
/// it; the difference is then read like any other change.
struct GoldenFiles: Sendable {
  static let names = ["Company", "Documentation", "Empty", "Names", "Shop", "Tables"]

  let name: String

  /// The files by name, sorted; their paths are the same on every machine.
  func sources() throws -> [SourceFile] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))
      .filter { $0.hasSuffix(".routes") }
      .sorted()
      .map { SourceFile(path: $0, bytes: Array(try Data(contentsOf: folder.appending(path: $0)))) }
  }

  func expected() throws -> String {
    String(decoding: try Data(contentsOf: generated), as: UTF8.self)
  }

  func record(_ source: String) throws {
    try Data(source.utf8).write(to: generated)
  }

  static var isRecording: Bool {
    ProcessInfo.processInfo.environment["TURNPIKE_RECORD"] == "1"
  }

  private var folder: URL {
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Golden/\(name)")
  }

  /// Not `.swift`, so that no tool takes it for a source of the package.
  private var generated: URL { folder.appending(path: "Generated.swift.txt") }
}
