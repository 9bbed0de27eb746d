import TurnpikeCompiler

/// A package with those beside it that it depends on: which modules its targets can name.
struct PackageGraph {
  let root: PackageDescription
  /// By their folders.
  let near: [String: PackageDescription]
  /// Whether a package is missing that the root depends on.
  let isComplete: Bool

  private var packages: [PackageDescription] {
    [root] + near.keys.sorted().compactMap { near[$0] }
  }

  /// The same as the plugins say of a target; where less is known, less is taken as missing.
  func dependencies(of target: PackageDescription.Target) -> ModuleDependencies {
    var seen: Set<String> = []
    var isOpen = !isComplete
    reach(target, in: root, &seen, &isOpen)
    let all = Set(packages.flatMap { $0.targets.map(\.module) })
    let missing =
      packages.contains(where: \.mayHaveConditions) ? [] : all.subtracting(seen)
    return ModuleDependencies(
      modules: all.subtracting(missing), missing: missing, isOpen: isOpen)
  }

  private func reach(
    _ target: PackageDescription.Target, in package: PackageDescription,
    _ seen: inout Set<String>, _ isOpen: inout Bool
  ) {
    guard seen.insert(target.module).inserted else { return }
    for name in target.targets {
      if let next = package.target(name) { reach(next, in: package, &seen, &isOpen) }
    }
    for product in target.products {
      guard let owner = packages.first(where: { $0.products[product] != nil }) else {
        // Of a package elsewhere, or a plugin.
        if package.hasRemotePackages { isOpen = true }
        continue
      }
      for name in owner.products[product] ?? [] {
        if let next = owner.target(name) { reach(next, in: owner, &seen, &isOpen) }
      }
    }
  }
}
