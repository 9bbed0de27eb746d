import Foundation
import Testing

/// Builds packages for real, which takes minutes: only where `TURNPIKE_PLUGIN_TESTS` is `1`.
@Suite(
  .serialized, .scratchFolder, .timeLimit(.minutes(30)),
  .enabled(if: ProcessInfo.processInfo.environment["TURNPIKE_PLUGIN_TESTS"] == "1"))
enum PluginTests {}
