import Foundation
import TestSupport
import Testing

/// The plugins' side for Xcode, against what they use of its module: Linux has none.
@Suite(.slow) struct XcodeTests {
  @Test(arguments: ["TurnpikePlugin", "TurnpikeCommand"])
  func compiles(plugin: String) throws {
    let compiler = try SwiftCompiler()
    let options = [
      "-parse-as-library", "-swift-version", "6", "-package-description-version", "6.2",
      "-I", try Self.pluginAPI(in: compiler.folder), "-I", ".",
    ]
    let stub = SwiftCompiler.swiftFiles("Tests/Device/Stubs/XcodeProjectPlugin")
    #expect(
      try compiler.run(
        ["-emit-module", "-module-name", "XcodeProjectPlugin"] + options + stub) == "")
    let sources = SwiftCompiler.swiftFiles("Plugins/\(plugin)")
    #expect(
      try compiler.run(
        ["-typecheck", "-warnings-as-errors", "-module-name", plugin] + options + sources) == "")
  }

  /// Where the toolchain has the module that plugins import.
  private static func pluginAPI(in folder: URL) throws -> String {
    let run = try CommandRun("swiftc", ["-print-target-info"], in: folder)
    let info = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let paths = try #require(info["paths"] as? [String: Any])
    let resources = try #require(paths["runtimeResourcePath"] as? String)
    return resources + "/pm/PluginAPI"
  }
}
