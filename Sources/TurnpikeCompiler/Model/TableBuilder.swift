import TurnpikeTable

/// Resolves the syntax of the files of an enum to the table that they make together.
///
/// The model omits names that cannot be resolved, so that one error does not cause others.
struct TableBuilder {
  /// The modules that the module can import, or nil if they are not known.
  let dependencies: ModuleDependencies?
  /// The files of the enum.
  let files: [FileSyntax]
  let directives: [DirectiveSyntax]
  let declarations: Declarations

  var reporter: Reporter { declarations.reporter }

  func model(_ name: String) -> TableModel {
    var model = TableModel(module: declarations.module, name: name)
    model.nameRange = files.first?.enumDeclaration?.name.range
    model.documentation = documentation()
    model.access = access()
    model.types = declarations.types.values.sorted { $0.range.isBefore($1.range) }
    model.query = sharedQuery()
    let areOriginsWhole = addOrigins(to: &model)
    if directives.origins.isEmpty { model.outerOrigins = outerOrigins() }

    let unknown = UnknownNames(declarations)
    let origins = OriginNames(
      model.origins + model.outerOrigins, names: directives.origins.map(\.text),
      areWhole: areOriginsWhole)
    let attributes = AttributeResolver(declarations, origins, unknown)
    let lines = lines(attributes)
    var routes = RouteResolver(files: files, attributes: attributes, reporter: reporter)
    var stacks = StackResolver(attributes: attributes, reporter: reporter)
    for line in lines {
      switch line.item.kind {
      case .route(let route): routes.add(line, route, to: &model)
      case .stack(let screens): stacks.add(line, screens, to: &model.routes)
      case .alias, .group: break
      }
    }
    stacks.finish(&model.routes)
    var aliases = AliasResolver(
      routes: model.routes, attributes: attributes, unknown: unknown, declarations: declarations)
    for (route, line) in aliases.aliases(in: lines) { model.routes[route].lines.append(line) }
    if ignoresCase { model.ignoreCase() }
    model.addRestrictions(reporter)
    model.narrowToSites(reporter)
    attributes.reportUndeclared()
    declarations.reportUnused(model)
    model.attributeDeclarations = declarations.attributes.values.sorted {
      $0.range.isBefore($1.range)
    }
    model.imports = imports(model)

    checkSharedKeys(model)
    return model
  }

  /// Returns the routes, stacks, and aliases, each in the scope of its groups.
  private func lines(_ attributes: AttributeResolver) -> [ScopedLine] {
    var lines: [ScopedLine] = []
    for file in files {
      let text = LineTextCheck(source: file.source, declarations: declarations)
      var scopes = [GroupScope(declarations)]
      for line in file.lines {
        let scope = scopes[scopes.count - 1]
        if line.endsGroup, scopes.count > 1 { scopes.removeLast() }
        guard let item = line.item else { continue }
        text.check(item, until: line.range.upper)
        if item.isGroup {
          let attributes = attributes.resolve(group: item, over: scope.attributes)
          scopes.append(GroupScope(item.pattern, attributes, in: scope))
        } else if item.route != nil, item.pattern.isDefault, scopes.count > 1 {
          // If a group is not closed, the route can be outside of the group.
          if !file.areGroupsSure { continue }
          reporter.report(
            .unexpectedText,
            """
            the default route '_' cannot be in a group, because it matches every link that no \
            other route matches; write it outside
            """, at: item.pattern.range)
        } else {
          lines.append(ScopedLine(source: file.source, item: item, scope: scope))
        }
      }
    }
    return lines
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
