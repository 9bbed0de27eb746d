package import TurnpikeCompiler

extension Compilation {
  /// Compiles other texts of the same files.
  ///
  /// - Parameter files: As many files, in the same order.
  package func recompiled(_ files: [SourceFile]) -> Compilation {
    var rest = files[...]
    func renewed(_ module: ModuleFiles) -> ModuleFiles {
      defer { rest = rest.dropFirst(module.files.count) }
      return ModuleFiles(
        module.name, Array(rest.prefix(module.files.count)), locks: module.locks,
        dependencies: module.dependencies)
    }
    let modules = modules.map(renewed)
    return Compilation(modules: modules, beside: known.map(renewed))
  }
}
