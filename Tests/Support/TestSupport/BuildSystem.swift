package import Foundation
import Testing

/// The build systems that SwiftPM has.
package enum BuildSystem: String, CaseIterable, CustomTestStringConvertible, Sendable {
  case native, swiftbuild

  /// The one that builds the pages: `TURNPIKE_BUILD_SYSTEM` names another than the default.
  package static let chosen =
    ProcessInfo.processInfo.environment["TURNPIKE_BUILD_SYSTEM"].flatMap(Self.init) ?? .native

  package var testDescription: String { rawValue }

  /// Runs the toolchain on the package in a folder; up to twice more where its own build program was
  /// ended by a signal, which the preview of `swiftbuild` sometimes is.
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
    var result = try run()
    for _ in 0..<2 where result.isFaultOfBuildProgram { result = try run() }
    return result
  }
}

extension CommandRun {
  /// Whether the toolchain's build program itself crashed, as a signal or, where another program
  /// called it, its backtrace tells; not whether its time was over.
  fileprivate var isFaultOfBuildProgram: Bool {
    if wasKilled { return status != SIGTERM }
    return status != 0 && (output + errors).contains("Thread 0 \"swift-build\"")
  }

  /// Whether a build warned of what a package says. Of an option of its own that a linker has no use
  /// for, `swiftbuild` warns itself.
  package var hasWarning: Bool {
    lines.contains { $0.contains("warning:") && !$0.contains("clang: warning: argument unused") }
  }
}
