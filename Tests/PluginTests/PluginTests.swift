import Foundation
import TestSupport
import Testing

/// Packages that use the plugin, built from nothing with both build systems.
@Suite(
  .serialized, .scratchFolder, .timeLimit(.minutes(30)),
  .slow)
enum PluginTests {}
