/// The modules that a target of a package can name.
package struct ModuleDependencies: Equatable, Sendable {
  /// The modules that the target depends on, or may depend on.
  package let modules: Set<String>
  /// The modules that the target does not depend on. If such a module has already been built, Swift
  /// still finds it, and only the linker reports an error.
  package let missing: Set<String>
  /// Whether the target can depend on modules whose names are not known.
  package let isOpen: Bool

  package init(modules: Set<String>, missing: Set<String> = [], isOpen: Bool = false) {
    self.modules = modules
    self.missing = missing
    self.isOpen = isOpen
  }

  /// Reads a list as the plugins write it: `Shop,Money,!Store,*`. A missing module has `!` before its
  /// name, and `*` is for modules whose names are not known.
  package init(list: String) {
    var (modules, missing): (Set<String>, Set<String>) = ([], [])
    for word in list.split(separator: ",") where word != "*" {
      if word.hasPrefix("!") {
        missing.insert(String(word.dropFirst()))
      } else {
        modules.insert(String(word))
      }
    }
    self.init(
      modules: modules, missing: missing, isOpen: list.split(separator: ",").contains("*"))
  }

  /// Whether a module cannot be one of a system or an SDK, and the target does not depend on it.
  func isMissing(_ module: String) -> Bool { missing.contains(module) }

  /// Returns whether the target does not depend on a module. Modules of systems and SDKs count as
  /// known modules.
  func lacks(_ module: String) -> Bool {
    isMissing(module) || (!isOpen && !modules.contains(module))
  }

  /// Returns the modules with the most similar names. The result is empty for a known module.
  func nearestNames(to module: String) -> [String] {
    if modules.contains(module) || missing.contains(module) { return [] }
    return TurnpikeCompiler.nearestNames(to: module, in: modules.union(missing).sorted())
  }
}
