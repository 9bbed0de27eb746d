import Foundation
import PackagePlugin

// Both plugins contain a copy of this file, because plugins can't share code.

/// The names of the modules that a target can import, and of the modules that it would have to
/// depend on first.
struct ModuleNames {
  /// The modules that the target depends on, or may depend on.
  private let modules: Set<String>
  /// The modules of the package and of its local dependencies that the target doesn't depend on, and
  /// Turnpike if the target doesn't depend on it.
  private let missing: Set<String>
  /// Whether a module can have a name that differs from every target's name.
  private let isOpen: Bool

  init(_ target: any SourceModuleTarget, in package: Package) {
    let packages = package.withDependencies
    let near = packages.filter(\.isNear)
    let reached = target.recursiveTargetDependencies
    let all = packages.flatMap(\.targets) + reached
    let own = Set(reached.map(\.module)).union([target.moduleName])
    isOpen = all.contains { ($0 as? BinaryArtifactTarget)?.kind == .xcframework }
    // SwiftPM omits dependencies whose condition doesn't hold on the build machine.
    let areKnown = !near.contains(where: \.mayHaveConditions)
    let others = near.flatMap(\.targets).map(\.module) + (isOpen ? [] : [Self.runtime])
    missing = areKnown ? Set(others).subtracting(own) : []
    modules = Set(all.map(\.module)).union(own).subtracting(missing)
  }

  private static let runtime = "Turnpike"

  /// Whether the target can't be linked with Turnpike, which is an error of the generator.
  var lacksTurnpike: Bool { missing.contains(Self.runtime) }

  /// The names in the form that the generator and the tool read, such as `Shop,Money,!Store`. `*`
  /// means that there can be other modules.
  var list: String {
    (modules.sorted() + missing.sorted().map { "!" + $0 } + (isOpen ? ["*"] : []))
      .joined(separator: ",")
  }
}

extension Target {
  /// The name of the target's module. A system library or a binary is named after its target.
  fileprivate var module: String { sourceModule?.moduleName ?? name.asModule }
}

extension String {
  /// The name of the module of a target or product with this name: `My_Kit` for `My-Kit`.
  var asModule: String { replacing(/^\p{N}|[^\p{L}\p{N}_]/, with: "_") }
}

extension Package {
  /// The package and all its dependencies, each once.
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

  /// Whether the package is the root package or a local dependency.
  fileprivate var isNear: Bool {
    switch origin {
    case .root, .local: true
    default: false
    }
  }

  /// Whether a manifest can contain a conditional dependency or a module alias.
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
        // The conditions of build settings don't have this label.
        return text.contains("condition:") || text.contains("moduleAliases")
      }
  }
}
