import TurnpikeCompiler

/// Modules that are compiled together, by the paths of their files.
struct Unit: Equatable {
  struct Module: Equatable {
    /// Nil for files that no module is known of.
    let name: String?
    /// Sorted.
    var files: [String]
    var locks: [String]
    var dependencies: ModuleDependencies?
  }

  /// Those that are checked.
  var modules: [Module]
  /// Those of other packages, which only tell what they answer.
  var known: [Module] = []

  var allModules: [Module] { modules + known }

  /// Compiles what the paths lead to.
  func compiled(_ text: (String) -> [UInt8]?) -> Compilation {
    func files(_ paths: [String]) -> [SourceFile] {
      paths.compactMap { path in text(path).map { SourceFile(path: path, bytes: $0) } }
    }
    func module(_ module: Module) -> ModuleFiles {
      ModuleFiles(
        module.name, files(module.files), locks: files(module.locks),
        dependencies: module.dependencies)
    }
    return Compilation(modules: modules.map(module), beside: known.map(module))
  }
}

extension [String] {
  /// These paths as a module's.
  func module(
    _ name: String?, dependencies: ModuleDependencies? = nil
  ) -> Unit.Module {
    let sorted = self.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return Unit.Module(
      name: name, files: sorted.filter { !$0.hasSuffix(LockFile.suffix) },
      locks: sorted.filter { $0.hasSuffix(LockFile.suffix) }, dependencies: dependencies)
  }
}
