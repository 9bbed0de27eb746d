import Foundation
package import Testing

extension Trait where Self == ConditionTrait {
  /// Marks what builds packages, or calls the Swift compiler or a browser for long. It runs only where
  /// `TURNPIKE_PLUGIN_TESTS` is `1`.
  package static var slow: Self {
    .enabled(
      if: ProcessInfo.processInfo.environment["TURNPIKE_PLUGIN_TESTS"] == "1",
      "it takes minutes: TURNPIKE_PLUGIN_TESTS=1 runs it")
  }
}
