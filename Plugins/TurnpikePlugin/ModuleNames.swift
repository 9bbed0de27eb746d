import Foundation
import PackagePlugin

// The same file in both plugins, which can share no code.

/// The modules that a target's files can name, and those that it would have to depend on.
struct ModuleNames {
  /// Modules that the target depends on, and those of which that is not sure.
  private let modules: Set<String>
  /// Modules of the package, and of packages in folders beside it, that it does not depend on.
  private let missing: Set<String>
  /// Whether a module may have a name that no target has.
  private let isOpen: Bool

  init(_ target: any SourceModuleTarget, in package: Package) {
    let packages = package.withDependencies
    let near = packages.filter(\.isNear)
    let reached = target.recursiveTargetDependencies
    let all = packages.flatMap(\.targets) + reached
    let own = Set(reached.map(\.module)).union([target.moduleName])
    // SwiftPM hides dependencies whose condition does not hold on the machine that builds.
    missing =
      near.contains(where: \.mayHaveConditions)
      ? [] : Set(near.flatMap(\.targets).map(\.module)).subtracting(own)
    modules = Set(all.map(\.module)).union(own).subtracting(missing)
    isOpen = all.contains { ($0 as? BinaryArtifactTarget)?.kind == .xcframework }
  }

  /// The form in which the generator and the tool read them: `Shop,Money,!Store`, and `*` if there may
  /// be others.
  var list: String {
    (modules.sorted() + missing.sorted().map { "!" + $0 } + (isOpen ? ["*"] : []))
      .joined(separator: ",")
  }
}

extension Target {
  /// A system's library and a binary have no other name than their target's, with `_` where Swift
  /// takes no sign.
  fileprivate var module: String {
    sourceModule?.moduleName ?? name.replacing(/[^\p{L}\p{N}_]/, with: "_")
  }
}

extension Package {
  /// The package and all that it depends on, each once.
  fileprivate var withDependencies: [Package] {
    var seen: Set<String> = []
    var packages: [Package] = []
    func add(_ package: Package) {
      guard seen.insert(package.id).inserted else { return }
      packages.append(package)
      for dependency in package.dependencies { add(dependency.package) }
    }
    add(self)
    return packages
  }

  /// Whether its modules are the user's own, and so none of a system's.
  fileprivate var isNear: Bool {
    switch origin {
    case .root, .local: true
    default: false
    }
  }

  /// Whether a dependency may have a condition, or modules other names.
  fileprivate var mayHaveConditions: Bool {
    let files =
      (try? FileManager.default.contentsOfDirectory(
        at: directoryURL, includingPropertiesForKeys: nil)) ?? []
    let manifests = files.filter { file in
      file.lastPathComponent.hasPrefix("Package") && file.pathExtension == "swift"
    }
    return manifests.isEmpty
      || manifests.contains { file in
        guard let text = try? String(contentsOf: file, encoding: .utf8) else { return true }
        // The conditions of settings have no label.
        return text.contains("condition:") || text.contains("moduleAliases")
      }
  }
}
