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
    return RoutesTarget(
      name: target.name, module: target.moduleName, files: target.sourceFiles,
      hasTurnpike: target.dependsOnTurnpike
    )
    .buildCommands(
      tool: try context.tool(named: RoutesTarget.tool).url,
      workFolder: context.pluginWorkDirectoryURL)
  }
}

extension Target {
  /// Whether the target itself names the product, or in this package the target that it is of.
  fileprivate var dependsOnTurnpike: Bool {
    dependencies.contains { dependency in
      switch dependency {
      case .target(let target): target.name == "Turnpike"
      case .product(let product):
        product.name == "Turnpike" || product.targets.contains { $0.name == "Turnpike" }
      @unknown default: true
      }
    }
  }
}

#if canImport(XcodeProjectPlugin)
import XcodeProjectPlugin

extension TurnpikePlugin: XcodeBuildToolPlugin {
  func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
    // What an Xcode target links is not all told here: whoever misses Turnpike is told by Swift.
    RoutesTarget(
      name: target.displayName, module: nil, files: target.inputFiles, hasTurnpike: true
    )
    .buildCommands(
      tool: try context.tool(named: RoutesTarget.tool).url,
      workFolder: context.pluginWorkDirectoryURL)
  }
}
#endif
