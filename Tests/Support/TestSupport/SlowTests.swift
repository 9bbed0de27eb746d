import Foundation
package import Testing

extension Trait where Self == ConditionTrait {
  /// Marks what builds packages, or calls the Swift compiler or a browser for long. It runs only where
  /// `TURNPIKE_PLUGIN_TESTS` is `1`.
  package static var slow: Self {
    .enabled(
      if: isSet("TURNPIKE_PLUGIN_TESTS"), "it takes minutes: TURNPIKE_PLUGIN_TESTS=1 runs it")
  }

  /// Marks a suite that compares times, which other work on the machine changes. It runs only where
  /// `TURNPIKE_GROWTH_TESTS` is `1`.
  package static var growth: Self {
    .enabled(
      if: isSet("TURNPIKE_GROWTH_TESTS"), "it compares times: TURNPIKE_GROWTH_TESTS=1 runs it")
  }
}

/// The number of random trials in a test: all of them with the slow tests, as in the gate, or only
/// some, so that `swift test` ends soon.
package func trials(_ all: Int, quick: Int) -> Int {
  isSet("TURNPIKE_PLUGIN_TESTS") ? all : quick
}

private func isSet(_ variable: String) -> Bool {
  ProcessInfo.processInfo.environment[variable] == "1"
}
