package import Foundation
import Testing

/// The build systems that SwiftPM has.
package enum BuildSystem: String, CaseIterable, CustomTestStringConvertible, Sendable {
  case native, swiftbuild

  package var testDescription: String { rawValue }

  /// Runs the toolchain on the package in a folder; once more where its own build program was ended
  /// by a signal, which under load the preview of `swiftbuild` sometimes is.
  package func swift(
    _ command: String, _ options: [String] = [], in folder: URL, scratch: URL,
    keepingErrorsApart: Bool = false
  ) throws -> CommandRun {
    let arguments =
      [
        command, "--build-system", rawValue,
        "--scratch-path", scratch.path(percentEncoded: false),
      ] + options
    func run() throws -> CommandRun {
      try CommandRun("swift", arguments, in: folder, keepingErrorsApart: keepingErrorsApart)
    }
    let first = try run()
    return first.wasKilled ? try run() : first
  }
}

extension CommandRun {
  /// Whether a build warned of what a package says. Of an option of its own that a linker has no use
  /// for, `swiftbuild` warns itself.
  package var hasWarning: Bool {
    lines.contains { $0.contains("warning:") && !$0.contains("clang: warning: argument unused") }
  }
}
