package import TurnpikeCompiler

extension Compilation {
  /// Compiles other texts of the same files.
  ///
  /// - Parameter files: As many files, in the same order. Lock files are not changed.
  package func recompiled(_ files: [SourceFile]) -> Compilation {
    var rest = files[...]
    let modules = modules.map { module in
      let sources = module.parsed.sources
      defer { rest = rest.dropFirst(sources.files.count) }
      return (
        module.parsed.isChecked,
        ModuleFiles(
          sources.name, Array(rest.prefix(sources.files.count)), locks: sources.locks,
          dependencies: sources.dependencies)
      )
    }
    return Compilation(
      modules: modules.filter(\.0).map(\.1), beside: modules.filter { !$0.0 }.map(\.1))
  }
}
