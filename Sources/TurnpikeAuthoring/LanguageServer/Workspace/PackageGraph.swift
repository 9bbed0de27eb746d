import TurnpikeCompiler

/// A package with its local dependencies: which modules its targets can name.
struct PackageGraph {
  let root: PackageDescription
  /// By folder.
  let localDependencies: [String: PackageDescription]

  private var packages: [PackageDescription] {
    [root] + localDependencies.keys.sorted().compactMap { localDependencies[$0] }
  }

  /// The same as the plugins find for a target; if less is known, fewer modules count as missing.
  func dependencies(of target: PackageDescription.Target) -> ModuleDependencies {
    var seen: Set<String> = []
    var isOpen =
      root.hasRemotePackages || localDependencies.count < Set(root.localDependencies).count
    func reach(_ target: PackageDescription.Target, in package: PackageDescription) {
      guard seen.insert(target.module).inserted else { return }
      for next in target.targets.compactMap({ package.target($0) }) { reach(next, in: package) }
      for product in target.products {
        if let owner = packages.first(where: { $0.products[product] != nil }) {
          let targets = owner.products[product] ?? []
          for next in targets.compactMap({ owner.target($0) }) { reach(next, in: owner) }
        } else if package.hasRemotePackages {
          // A product of a package elsewhere, or a plugin.
          isOpen = true
        }
      }
    }
    reach(target, in: root)
    let all = Set(packages.flatMap { $0.targets.map(\.module) })
    let missing = packages.contains(where: \.mayHaveConditions) ? [] : all.subtracting(seen)
    return ModuleDependencies(
      modules: all.subtracting(missing), missing: missing, isOpen: isOpen)
  }
}
