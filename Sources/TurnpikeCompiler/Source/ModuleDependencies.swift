/// What a package tells of the modules that one of its targets can name.
package struct ModuleDependencies: Equatable, Sendable {
  /// Those that the target depends on, and those of which that is not sure.
  package let modules: Set<String>
  /// Modules beside the target that it does not depend on. Where one is built already, Swift finds
  /// it all the same, and only the linker misses it.
  package let missing: Set<String>
  /// Whether the target may depend on modules whose names the package does not tell.
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

  /// Whether the target does not depend on a module. Those of systems and SDKs count as others do.
  func lacks(_ module: String) -> Bool {
    isMissing(module) || (!isOpen && !modules.contains(module))
  }

  /// The modules that were most likely meant; none for one that is there.
  func nearestNames(to module: String) -> [String] {
    if modules.contains(module) || missing.contains(module) { return [] }
    return TurnpikeCompiler.nearestNames(to: module, in: modules.union(missing).sorted())
  }
}
