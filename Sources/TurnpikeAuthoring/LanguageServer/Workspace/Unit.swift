import TurnpikeCompiler

/// Modules that are compiled together, by the paths of their files.
struct Unit: Equatable {
  struct Module: Equatable {
    /// Nil for files whose module is not known.
    let name: String?
    /// Sorted.
    var files: [String]
    var locks: [String]
    var dependencies: ModuleDependencies?
  }

  /// The modules that are checked.
  var modules: [Module]
  /// The modules of other packages, which are only mounted.
  var known: [Module] = []

  var allModules: [Module] { modules + known }

  /// Compiles the files at the paths.
  func compiled(_ text: (String) -> [UInt8]?) -> Compilation {
    func files(_ paths: [String]) -> [SourceFile] {
      paths.compactMap { path in text(path).map { SourceFile(path: path, bytes: $0) } }
    }
    func module(_ module: Module) -> ModuleFiles {
      ModuleFiles(
        module.name, files(module.files), locks: files(module.locks),
        dependencies: module.dependencies)
    }
    return Compilation(
      modules: modules.map(module), beside: known.map(module), readsAll: true)
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
