import TurnpikeTable

/// Resolves the syntax of the files of an enum to the table that they make together.
///
/// The model omits names that cannot be resolved, so that one error does not cause others.
struct TableBuilder {
  /// All files of the module.
  let parsed: ParsedFiles
  /// The modules that the module can import, or nil if they are not known.
  let dependencies: ModuleDependencies?
  let directives: [DirectiveSyntax]
  let declarations: Declarations
  /// The attributes that are not declared and not similar to a declared name, each with its first
  /// use.
  var undeclared: [String: AttributeSyntax] = [:]
  var namedOrigins = NamedOrigins()
  /// Its screens by their names and paths, and their lines.
  var screens: [ScreenKey: StackScreen] = [:]
  var stackLines: [StackLine] = []
  /// The parts of prefixes that mounts cannot have, and that are reported.
  var badPrefixes: Set<SourceRange> = []
  /// The similar names that were found for unknown names, by kind and name.
  var found: [String: (names: [String], isSure: Bool)] = [:]

  var reporter: Reporter { declarations.reporter }
  var unread: UnreadLines { declarations.unread }
  var module: String? { declarations.module }

  /// Returns the known names that are most similar to an unknown name, and whether no unread line
  /// has a name that is equally similar. After many names, it stops searching, because each name is
  /// compared with all known names.
  mutating func nearest(
    _ what: String, to name: String, in known: @autoclosure () -> [String]
  ) -> (names: [String], isSure: Bool) {
    let key = what + " " + name
    if let near = found[key] { return near }
    if found.count >= 100 { return ([], true) }
    let names = nearestNames(to: name, in: known())
    let isSure = unread.names.isEmpty || nearestNames(to: name, in: names + unread.names) == names
    found[key] = (names, isSure)
    return (names, isSure)
  }

  /// Reports an unknown name with similar names, and only proposes an edit if the similar name is
  /// certain.
  func reportUnknown(
    _ id: DiagnosticID, _ what: String, _ name: NameSyntax, _ near: (names: [String], isSure: Bool)
  ) {
    let unknown = Diagnostic(id, "unknown \(what) \(name)\(meant: near.names)", at: name.range)
    reporter.report(near.isSure ? unknown : unknown.withoutReplacement)
  }

  func text(_ range: SourceRange) -> String {
    String(decoding: parsed.bytes(at: range)[range.lower..<range.upper], as: UTF8.self)
  }

  /// - Parameter files: The files of the enum.
  mutating func model(_ name: String, _ files: [FileSyntax]) -> TableModel {
    var model = TableModel(module: module, name: name)
    model.nameRange = files.first?.enumDeclaration?.name.range
    model.access = access()
    model.types = declarations.types.values.sorted { $0.range.isBefore($1.range) }
    model.documentation = documentation(files)
    addOrigins(to: &model)
    if directives.origins.isEmpty { model.outerOrigins = outerOrigins(of: files) }
    namedOrigins = NamedOrigins(
      model.origins + model.outerOrigins, names: directives.origins.map(\.text),
      areWhole: model.areOriginsWhole)
    model.query = sharedQuery()
    let aliases = addLines(of: files, to: &model)
    finishStacks(&model)
    checkCases(model)
    reporter.checkCases(
      model.containers.map { NameSyntax($0.name, $0.range) }, "a container", bad: .badContainer,
      same: .badContainer)
    checkMountedEnums(model)
    add(aliases, to: &model)
    addRestrictions(to: &model)
    checkSharedKeys(model)
    reportUndeclaredAttributes()
    declarations.reportUnused(model)
    model.attributeDeclarations = declarations.sortedAttributes
    model.imports = imports(model)
    return model
  }

  /// Adds the routes and stacks of a table, and returns its aliases, which need all routes.
  private mutating func addLines(
    of files: [FileSyntax], to model: inout TableModel
  ) -> [AliasLine] {
    var aliases: [AliasLine] = []
    lazy var cases = Set(
      files.flatMap(\.lines).compactMap(\.item).filter { $0.route?.namesType ?? true }
        .flatMap(\.caseNames))
    for file in files {
      var scopes = [GroupScope(declarations)]
      for line in file.lines {
        let scope = scopes[scopes.count - 1]
        if line.endsGroup, scopes.count > 1 { scopes.removeLast() }
        guard let item = line.item else { continue }
        checkPath(item)
        warnOfSuspiciousText(item, until: line.range.upper)
        switch item.kind {
        case .alias(let alias): aliases.append(AliasLine(item: item, alias: alias, scope: scope))
        case .group:
          let attributes = attributes(of: item, in: scope)
          scopes.append(GroupScope(item.pattern, attributes, in: scope))
        case .stack(let screens): add(item, screens, in: scope, to: &model)
        case .route where item.pattern.isDefault && scopes.count > 1:
          // If a group is not closed, the route can be outside of the group.
          if !file.areGroupsSure { break }
          reporter.report(
            .unexpectedText,
            """
            the default route '_' cannot be in a group, because it matches every link that no \
            other route matches; write it outside
            """, at: item.pattern.range)
        case .route(let route) where !route.namesType:
          let isCase = cases.contains(route.destination.text)
          addSmall(item, route, isCase: isCase, in: scope, to: &model)
        case .route(let route): add(item, route, in: scope, to: &model)
        }
      }
    }
    return aliases
  }
}

extension FileSyntax {
  /// The empty range before the first line.
  var start: SourceRange { SourceRange(file: index, lower: 0, upper: 0) }

  /// The enum that the file is about.
  package var enumName: String { enumDeclaration?.name.text ?? "Route" }

  /// The first `enum` directive. A file should contain only one.
  var enumDeclaration: (name: NameSyntax, documentation: [String])? {
    for directive in directives {
      if case .enum(let name) = directive.kind { return (name, directive.documentation) }
    }
    return nil
  }
}
