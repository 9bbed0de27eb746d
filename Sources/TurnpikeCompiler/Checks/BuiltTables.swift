/// The tables of a run, each with its patterns checked against each other.
struct BuiltTables {
  let tables: [BuiltTable]

  init(_ resolved: ResolvedTables) {
    tables = resolved.models.map { BuiltTable($0) }
  }

  var diagnostics: [Diagnostic] { tables.flatMap(\.diagnostics) }

  var isWhole: Bool { tables.allSatisfy(\.isWhole) }

  /// Those that could be made.
  var compiled: [CompiledTable] { tables.compactMap(\.table) }
}
