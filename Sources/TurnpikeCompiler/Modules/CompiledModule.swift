/// One module of a run, its tables made; what they mount is not looked at yet.
struct CompiledModule {
  /// Nil where it is not known.
  let name: String?
  let dependencies: ModuleDependencies?
  let parsed: ParsedFiles
  let resolved: ResolvedTables
  /// Those that could be made.
  private(set) var tables: [CompiledTable] = []
  private(set) var findings: Findings
  /// The type with the name of the module that its routes files generate, if they do.
  let typeOfItsName: SourceRange?

  /// - Parameters:
  ///   - files: the module's.
  ///   - first: the index of the first of them among the run's files.
  init(_ files: ModuleFiles, from first: Int) {
    name = files.name
    dependencies = files.dependencies
    parsed = ParsedFiles(files.files, from: first)
    resolved = ResolvedTables(parsed, module: name, dependencies: dependencies)
    findings = parsed.findings + resolved.findings
    for model in resolved.models {
      let patterns = CheckedPatterns(model.entries)
      findings.append(patterns.findings)
      guard let tree = patterns.tree else { continue }
      do throws(TableTooLarge) {
        tables.append(try CompiledTable(model, tree))
      } catch {
        findings.append(error.finding(tree.entries))
      }
    }
    typeOfItsName = name.flatMap { [parsed, resolved] name in
      parsed.files.first { $0.enumName == name }.map { $0.enumDeclaration?.name.range ?? $0.start }
        ?? resolved.models.lazy.compactMap { $0.rangeOfType(name) }.first
    }
  }

  /// The modules that its mounts may name.
  var mentionedModules: Set<String> {
    var names: Set<String> = []
    for model in resolved.models {
      for route in model.routes {
        guard let mount = route.mount else { continue }
        names.insert(mount.outermostName)
        names.formUnion(model.imports.map(\.name))
      }
    }
    return names
  }

  /// Whether a mount names an enum that none of its files makes, and no module.
  var mountsUnknownEnum: Bool {
    let own = Set(resolved.models.map(\.name))
    return resolved.models.contains { model in
      model.routes.contains { route in
        guard let mount = route.mount else { return false }
        return !mount.utf8.contains(SyntaxByte.dot) && !own.contains(mount)
      }
    }
  }

  /// The table of an enum's name, if it could be made.
  func table(_ name: String) -> CompiledTable? {
    tables.first { $0.model.name == name }
  }
}

extension TableModel {
  /// The place of a generated type with the name, other than the enum.
  fileprivate func rangeOfType(_ name: String) -> SourceRange? {
    if let route = routes.first(where: { $0.mount == nil && $0.destination == name }) {
      return route.destinationRange
    }
    return types.first { type in
      guard type.name == name, case .words = type.type else { return false }
      return true
    }?.range
  }
}
