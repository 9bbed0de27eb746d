/// One module of a run, its tables made; what they mount is not looked at yet.
struct CompiledModule {
  /// Nil where it is not known.
  let name: String?
  let parsed: ParsedFiles
  let resolved: ResolvedTables
  let built: BuiltTables

  /// - Parameters:
  ///   - files: the module's.
  ///   - first: the index of the first of them among the run's files.
  init(_ files: ModuleFiles, from first: Int) {
    name = files.name
    parsed = ParsedFiles(files.files, from: first)
    resolved = ResolvedTables(parsed, module: name)
    built = BuiltTables(resolved)
  }

  var diagnostics: [Diagnostic] {
    parsed.diagnostics + resolved.diagnostics + built.diagnostics
  }

  var isWhole: Bool { parsed.isWhole && resolved.isWhole && built.isWhole }

  /// The modules that its mounts may name.
  @_optimize(none)
  var mentionedModules: Set<String> {
    var names: Set<String> = []
    for model in resolved.models {
      for route in model.routes {
        guard let mount = route.mount else { continue }
        names.insert(mount.outermostName)
        names.formUnion(model.imports)
      }
    }
    return names
  }

  /// The table of an enum's name, if it could be made.
  func table(_ name: String) -> CompiledTable? {
    built.tables.first { $0.table?.model.name == name }?.table
  }
}
