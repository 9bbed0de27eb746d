import TestSupport
import Testing

extension SwiftCompiler {
  /// Builds the module `Turnpike` of the package's sources, so that the tests depend on no build
  /// folder's layout.
  func buildRuntime(_ arguments: [String] = []) throws {
    for module in ["TurnpikeTable", "Turnpike"] {
      let output = try run(
        arguments + ["-emit-module", "-parse-as-library", "-swift-version", "6"]
          + ["-package-name", "turnpike", "-module-name", module, "-I", "."]
          + Self.upcomingFeatures + Self.swiftFiles("Sources/\(module)"))
      try #require(!output.contains(" error: "))
    }
  }
}
