import Foundation
import TestSupport
import Testing

/// The build systems that SwiftPM has.
enum BuildSystem: String, CaseIterable, CustomTestStringConvertible {
  case native, swiftbuild

  var testDescription: String { rawValue }

  /// Runs the toolchain on the package in a folder; once more where its own build program was ended
  /// by a signal, which under load the preview of `swiftbuild` sometimes is.
  func swift(
    _ command: String, _ options: [String] = [], in folder: URL, scratch: URL
  ) throws -> CommandRun {
    let arguments =
      [
        command, "--build-system", rawValue,
        "--scratch-path", scratch.path(percentEncoded: false),
      ] + options
    let run = try CommandRun("swift", arguments, in: folder)
    return run.wasKilled ? try CommandRun("swift", arguments, in: folder) : run
  }
}
