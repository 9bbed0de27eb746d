/// One module of a run with its tables. Their mounts are not resolved yet.
struct CompiledModule {
  let parsed: ParsedFiles
  let resolved: ResolvedTables
  /// The names of the enums that its files declare.
  let enumNames: Set<String>
  /// The tables that could be made.
  private(set) var tables: [CompiledTable] = []
  private(set) var findings: Findings
  /// The type with the name of the module that its routes files generate, if they do.
  let typeOfItsName: SourceRange?

  /// - Parameters:
  ///   - files: The files of the module.
  ///   - first: The index of the first of them among the run's files.
  init(_ files: ModuleFiles, from first: Int) {
    let name = files.name
    parsed = ParsedFiles(files.files, from: first)
    resolved = ResolvedTables(parsed, module: name, dependencies: files.dependencies)
    enumNames = Set(resolved.models.map(\.name))
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
}

extension TableModel {
  /// The range of a generated type with the name, other than the enum.
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
