import PackagePlugin

/// Generates the Swift code of a target's `.routes` files before the target is compiled.
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
      hasTurnpike: target.dependsOnTurnpike, modules: target.routesModules,
      moduleNames: ModuleNames(target, in: context.package)
    )
    .buildCommands(
      tool: try context.tool(named: RoutesTarget.tool).url,
      workFolder: context.pluginWorkDirectoryURL)
  }
}

extension Target {
  /// The modules with routes files that the target depends on, including modules of other packages.
  fileprivate var routesModules: [RoutesModule] {
    var seen: Set<String> = []
    return recursiveTargetDependencies.compactMap { dependency in
      guard let module = dependency.sourceModule, seen.insert(module.moduleName).inserted else {
        return nil
      }
      return RoutesModule(name: module.moduleName, files: module.sourceFiles)
    }
  }

  /// Whether the target directly depends on a runtime library: a product, or a target of this
  /// package.
  fileprivate var dependsOnTurnpike: Bool {
    // The other two libraries re-export `Turnpike`, which the generated code imports.
    let runtime: Set = ["Turnpike", "TurnpikeNavigation", "TurnpikePlatform"]
    return dependencies.contains { dependency in
      switch dependency {
      case .target(let target): runtime.contains(target.name)
      case .product(let product):
        runtime.contains(product.name) || product.targets.contains { runtime.contains($0.name) }
      @unknown default: true
      }
    }
  }
}

#if canImport(XcodeProjectPlugin)
import XcodeProjectPlugin

extension TurnpikePlugin: XcodeBuildToolPlugin {
  func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
    // Xcode doesn't list all linked libraries, so only the Swift compiler finds a missing Turnpike.
    RoutesTarget(
      name: target.displayName, module: nil, files: target.inputFiles, hasTurnpike: true,
      modules: target.routesModules, moduleNames: nil
    )
    .buildCommands(
      tool: try context.tool(named: RoutesTarget.tool).url,
      workFolder: context.pluginWorkDirectoryURL)
  }
}

extension XcodeTarget {
  /// The modules with routes files that the target depends on, from packages and from the project.
  /// For a target of the project, the module is assumed to have the name of the product.
  fileprivate var routesModules: [RoutesModule] {
    var modules: [RoutesModule] = []
    var seen: Set<String> = []
    func add(_ module: RoutesModule?) {
      guard let module, seen.insert(module.name).inserted else { return }
      modules.append(module)
    }
    for dependency in dependencies {
      switch dependency {
      case .target(let target):
        add(
          RoutesModule(
            name: (target.product?.name ?? target.displayName).asModule, files: target.inputFiles))
        target.routesModules.forEach(add)
      case .product(let product):
        for target in product.targets {
          for part in [target] + target.recursiveTargetDependencies {
            guard let module = part.sourceModule else { continue }
            add(RoutesModule(name: module.moduleName, files: module.sourceFiles))
          }
        }
      @unknown default: break
      }
    }
    return modules
  }
}
#endif
