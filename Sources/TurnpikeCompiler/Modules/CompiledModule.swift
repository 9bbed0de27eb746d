/// A module whose tables are resolved, checked, and encoded. Their mounts are not linked yet.
struct CompiledModule {
  let parsed: ParsedModule
  /// The tables that its files declare, without the lines that have errors.
  let models: [TableModel]
  /// The tables that could be made.
  private(set) var tables: [CompiledTable] = []
  private(set) var findings: Findings
  /// The type with the name of the module that its routes files generate, if they do.
  let typeOfItsName: SourceRange?

  init(_ parsed: ParsedModule) {
    self.parsed = parsed
    let reporter = Reporter()
    models = parsed.models(reporter)
    findings =
      parsed.syntaxErrors + FileCheck(parsed.files).findings + reporter.findings
      + NameCheck(models).findings
    if let file = parsed.files.first,
      parsed.sources.dependencies?.isMissing("Turnpike") == true
    {
      findings.append(
        Diagnostic(
          .unknownModule,
          """
          this target must depend on the product 'Turnpike', which its generated code imports; add \
          '.product(name: "Turnpike", package: "turnpike")'
          """, at: file.start))
    }
    for model in models {
      let patterns = PatternCheck(model.entries)
      findings.append(patterns.findings)
      let entities = EntityCheck(model)
      findings.append(entities.findings)
      guard let tree = patterns.tree else { continue }
      do throws(LimitExceeded) {
        var table = try TableEncoder.encode(model, tree)
        table.entityLinks = entities.links
        tables.append(table)
      } catch {
        findings.append(error.finding(tree.entries))
      }
    }
    typeOfItsName = parsed.name.flatMap { [models] name in
      parsed.files.first { $0.enumName == name }.map { $0.enumDeclaration?.name.range ?? $0.start }
        ?? models.lazy.compactMap { $0.rangeOfType(name) }.first
    }
  }

  /// The names of the enums that its files declare.
  var enumNames: Set<String> { Set(models.map(\.name)) }
}

extension ParsedModule {
  /// The syntax errors of the routes files; whole if every line was read.
  fileprivate var syntaxErrors: Findings {
    let all = files.flatMap(\.diagnostics)
    if all.isEmpty { return Findings() }
    let origins = files.flatMap(\.directives).origins.map(\.text)
    return Findings(
      all.map { $0.removing(origins, in: files[$0.range.file - files[0].index].source) })
  }

  /// The tables that the routes files declare. A table with an error contains the valid parts of its
  /// files, so that their patterns can still be checked against each other.
  fileprivate func models(_ reporter: Reporter) -> [TableModel] {
    let unread = UnreadLines(files)
    let tables = Dictionary(grouping: files, by: \.enumName).sorted { $0.key < $1.key }
    return tables.map { enumName, files in
      let directives = files.flatMap(\.directives)
      let modules = Set(directives.imports.map(\.text) + (name.map { [$0] } ?? []))
      let declarations = Declarations(
        directives, module: name, .routes(modules: modules), unread, reporter)
      let builder = TableBuilder(
        dependencies: sources.dependencies, files: files, directives: directives,
        declarations: declarations)
      return builder.model(enumName)
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
