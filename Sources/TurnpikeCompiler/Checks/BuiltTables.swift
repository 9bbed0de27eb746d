/// The tables of a run, each with its patterns checked against each other.
struct BuiltTables {
  let tables: [BuiltTable]

  init(_ resolved: ResolvedTables) {
    tables = resolved.models.map { BuiltTable($0) }
  }

  var findings: Findings { tables.reduce(into: Findings()) { $0.append($1.findings) } }

  /// Those that could be made.
  var compiled: [CompiledTable] { tables.compactMap(\.table) }
}
