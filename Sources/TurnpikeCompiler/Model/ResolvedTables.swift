/// The tables that the files of a run make together, and what is wrong with what they name.
///
/// A table with an error has what is sound of it: so that its patterns can be checked against each
/// other all the same.
package struct ResolvedTables {
  package let models: [TableModel]
  /// Whole if the models have all that the files say.
  let findings: Findings

  /// - Parameters:
  ///   - module: the module of the files; nil where it is not known.
  ///   - dependencies: what it can import; nil where that is not known.
  package init(_ parsed: ParsedFiles, module: String?, dependencies: ModuleDependencies?) {
    var builder = TableBuilder(parsed, module: module, dependencies: dependencies)
    models = builder.models(parsed.files)
    // A group's prefix is resolved with each of its routes.
    var seen: Set<Diagnostic> = []
    findings = Findings(builder.diagnostics.filter { seen.insert($0).inserted })
  }
}
