/// The tables that the files of a run declare, and the errors in their names.
///
/// A table with an error contains the valid parts of its files, so that their patterns can still be
/// checked against each other.
struct ResolvedTables {
  let models: [TableModel]
  /// The findings are complete if the models contain everything in the files.
  let findings: Findings

  /// - Parameters:
  ///   - module: The module of the files, or nil if it is not known.
  ///   - dependencies: The modules that the module can import, or nil if they are not known.
  init(_ parsed: ParsedFiles, module: String?, dependencies: ModuleDependencies?) {
    let (reporter, unread) = (Reporter(), UnreadLines(parsed.files))
    let tables = Dictionary(grouping: parsed.files, by: \.enumName).sorted { $0.key < $1.key }
    models = tables.map { name, files in
      let directives = files.flatMap(\.directives)
      let modules = Set(directives.imports.map(\.text) + (module.map { [$0] } ?? []))
      let declarations = Declarations(
        directives, module: module, .routes(modules: modules), unread, reporter)
      let builder = TableBuilder(
        dependencies: dependencies, files: files, directives: directives,
        declarations: declarations)
      return builder.model(name)
    }
    findings =
      FileCheck(parsed.files).findings + reporter.findings + NameCheck(models).findings
  }
}
