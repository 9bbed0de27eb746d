import Foundation
import PackagePlugin

/// `swift package turnpike SUBCOMMAND …`: runs the tool with the targets of the package, so that
/// you can omit paths.
///
/// The plugin doesn't declare a permission. Otherwise, SwiftPM would also ask for it if a
/// subcommand only reads. With `--allow-writing-to-package-directory`, `format`, `lock`, and
/// `export` can write.
@main
struct TurnpikeCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let leftOut = LeftOutTargets(
      in: context.package.directoryURL, besides: context.package.targets.map(\.directoryURL))
    let manifest = Manifest(in: context.package.directoryURL)
    let targets =
      context.package.sourceModules.map { module in
        var target = ToolTarget(module, in: context.package)
        target.lacksPlugin =
          !target.files.isEmpty && manifest.shows(noPluginOf: module.name)
          && !module.sourceFiles.containsGenerated
        return target
      } + leftOut.targets
    try ToolCall(arguments, targets: targets).run(
      tool: try context.tool(named: ToolCall.tool).url, in: context.package.directoryURL,
      workFolder: context.pluginWorkDirectoryURL)
  }
}

extension Package {
  fileprivate var sourceModules: [any SourceModuleTarget] { targets.compactMap(\.sourceModule) }
}

extension ToolTarget {
  fileprivate init(_ target: any SourceModuleTarget, in package: Package) {
    self.init(
      name: target.name, module: target.moduleName, files: target.sourceFiles.routesAndLocks,
      dependencies: target.recursiveTargetDependencies.compactMap(\.sourceModule).map {
        ToolTarget(
          name: $0.name, module: $0.moduleName, files: $0.sourceFiles.routesAndLocks,
          dependencies: [],
          moduleNames: nil)
      },
      moduleNames: ModuleNames(target, in: package))
  }
}

#if canImport(XcodeProjectPlugin)
import XcodeProjectPlugin

extension TurnpikeCommand: XcodeCommandPlugin {
  func performCommand(context: XcodePluginContext, arguments: [String]) throws {
    let targets = context.xcodeProject.targets.map { ToolTarget($0) }
    try ToolCall(arguments, targets: targets).run(
      tool: try context.tool(named: ToolCall.tool).url, in: context.xcodeProject.directoryURL,
      workFolder: context.pluginWorkDirectoryURL)
  }
}

extension ToolTarget {
  fileprivate init(_ target: XcodeTarget) {
    self.init(
      name: target.displayName, module: (target.product?.name ?? target.displayName).asModule,
      files: target.inputFiles.routesAndLocks,
      dependencies: target.dependencies.flatMap { dependency -> [ToolTarget] in
        switch dependency {
        case .target(let target):
          let target = ToolTarget(target)
          return [target] + target.dependencies
        case .product(let product):
          return product.targets.flatMap { [$0] + $0.recursiveTargetDependencies }
            .compactMap(\.sourceModule).map {
              ToolTarget(
                name: $0.name, module: $0.moduleName, files: $0.sourceFiles.routesAndLocks,
                dependencies: [], moduleNames: nil)
            }
        @unknown default: return []
        }
      },
      moduleNames: nil)
  }
}
#endif
