import PackagePlugin

/// Writes the Swift code of a target's `.routes` files before the target is compiled.
@main
struct TurnpikePlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target.sourceModule else {
      Diagnostics.warning(
        "TurnpikePlugin does nothing for '\(target.name)': the target has no source files")
      return []
    }
    return RoutesTarget(name: target.name, files: target.sourceFiles)
      .buildCommands(
        tool: try context.tool(named: RoutesTarget.tool).url,
        workFolder: context.pluginWorkDirectoryURL)
  }
}

#if canImport(XcodeProjectPlugin)
import XcodeProjectPlugin

extension TurnpikePlugin: XcodeBuildToolPlugin {
  func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
    RoutesTarget(name: target.displayName, files: target.inputFiles)
      .buildCommands(
        tool: try context.tool(named: RoutesTarget.tool).url,
        workFolder: context.pluginWorkDirectoryURL)
  }
}
#endif
