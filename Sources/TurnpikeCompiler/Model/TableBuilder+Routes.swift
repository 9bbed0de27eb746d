import TurnpikeTable

extension TableBuilder {
  /// Adds a route. If the route has an error, this adds it without the invalid parts, so that
  /// aliases and the search for conflicts know its names.
  mutating func add(_ syntax: RouteSyntax, in scope: GroupScope, to model: inout TableModel) {
    let caseName =
      syntax.caseName?.text ?? Naming.caseName(ofDestination: syntax.destination.text.lastName)
    checkIdentifier(caseName, of: syntax.caseName ?? syntax.destination)
    var resolver = PatternResolver(imports: importedModules)
    let written = syntax.pattern.map { scope.prefixing($0) }
    let pattern = written.flatMap { resolver.resolve($0, &self) }
    let isDefault = syntax.pattern == nil
    if isDefault, let earlier = model.routes.first(where: \.isDefault) {
      diagnostics.report(
        .duplicateDefaultRoute, "an enum cannot have two default routes '_'",
        at: syntax.patternRange, note: "the other route is here", at: earlier.patternRange)
      return
    }
    if syntax.isMount { checkMount(syntax, written, model) }
    let (attributes, examples) = attributes(syntax.attributes, in: scope)
    if let example = examples.first, isDefault {
      diagnostics.report(
        .exampleMismatch, "the default route cannot have an example, because no link matches it",
        at: example.range)
    }
    model.routes.append(
      RouteModel(
        caseName: caseName, caseRange: syntax.caseName?.range,
        destination: syntax.destination.text, documentation: syntax.documentation,
        parameters: resolver.parameters, pattern: pattern, isDefault: isDefault,
        isModal: syntax.isModal, attributeChain: attributes, examples: examples,
        mount: syntax.isMount ? syntax.destination.text : nil, range: syntax.range,
        patternRange: syntax.patternRange, destinationRange: syntax.destination.range,
        group: scope.text))
  }

  /// Adds routes whose destinations do not start with a capital, and reports them: the line should
  /// have the other arrow, followed by a case.
  mutating func add(_ routes: [(RouteSyntax, GroupScope)], to model: inout TableModel) {
    if routes.isEmpty { return }
    let cases = Set(model.routes.map(\.caseName))
    for (var syntax, scope) in routes {
      let written = syntax.destination
      if cases.contains(written.text) {
        let (arrow, name) = (syntax.arrow, written.range)
        diagnostics.append(
          Diagnostic(
            .unknownCase,
            """
            '->' must be followed by a destination, and \(written) is a case; write \
            '\(proposed: "=> " + written.text)'
            """, at: name
          ).replacing(SourceRange(file: arrow.file, lower: arrow.lower, upper: name.upper)))
      } else {
        let suggestion = capitalisedTypeName(written.text)
        diagnostics.append(
          .lowerCaseType(written, suggestions: suggestion.map { [$0] } ?? []))
        syntax.destination.text = suggestion ?? written.text
        add(syntax, in: scope, to: &model)
      }
    }
  }

  /// Reports a case whose name is not an identifier.
  ///
  /// - Parameter source: The name of the case or of its destination.
  mutating func checkIdentifier(_ caseName: String, of source: NameSyntax) {
    if SwiftNames.isIdentifier(caseName) { return }
    diagnostics.append(.badIdentifier(caseName, of: source.text, at: source.range))
  }

  /// Two routes must not have the same case, and a case must not have the name of a static member
  /// of the enum or of a type.
  mutating func checkCases(_ model: TableModel) {
    lazy var types = typeNames(of: model)
    var cases: [String: RouteModel] = [:]
    for route in model.routes {
      let name = NameSyntax(route.caseName, route.caseRange ?? route.destinationRange)
      if SwiftNames.staticMembersOfEnum.contains(name.text) {
        diagnostics.append(
          .nameOfMember(.badIdentifier, "a case", name, fix: "name the route with 'as'"))
      }
      // Few cases start with a capital letter, unlike types.
      if isCapitalized(name.text), SwiftNames.isTaken(name.text) || types.contains(name.text) {
        diagnostics.report(
          .badIdentifier,
          """
          a case cannot have the name of the type \(name); name the route with \
          'as \(Naming.lowerCamelCase(name.text))'
          """, at: name.range)
      }
      guard let earlier = cases[name.text] else {
        cases[name.text] = route
        continue
      }
      let isCopy = route.mount == earlier.mount && route.destination == earlier.destination
      if isCopy, let pattern = route.pattern, let other = earlier.pattern, pattern.isSame(as: other)
      {
        // The patterns of routes are compared later.
        if route.mount != nil {
          diagnostics.append(.duplicatePattern(pattern.written, other.written))
        }
      } else if earlier.destination != route.destination || route.mount != nil
        || route.caseRange != nil
      {
        diagnostics.report(
          .duplicateCase,
          "two routes cannot have the same case \(name); name one of them with 'as'",
          at: name.range, note: "the other route is here",
          at: earlier.caseRange ?? earlier.destinationRange)
      }
    }
  }
}

extension String {
  /// A type's name without its module.
  fileprivate var lastName: String {
    guard let dot = utf8.lastIndex(of: SyntaxByte.dot) else { return self }
    return String(self[utf8.index(after: dot)...])
  }
}
