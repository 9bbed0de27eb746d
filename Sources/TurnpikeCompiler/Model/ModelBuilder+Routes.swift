import TurnpikeTable

extension ModelBuilder {
  /// Adds a route; with an error in it, the route without what is wrong, so that its names are
  /// known to aliases and to the search for conflicts.
  mutating func add(_ syntax: RouteSyntax, in scope: GroupScope, to model: inout TableModel) {
    let caseName =
      syntax.caseName?.text ?? Naming.caseName(ofDestination: syntax.destination.text.lastName)
    if !SwiftNames.isIdentifier(caseName) {
      diagnostics.append(
        .badIdentifier(
          caseName, of: syntax.caseName?.text ?? syntax.destination.text,
          at: syntax.caseName?.range ?? syntax.destination.range))
    }
    var resolver = PatternResolver(imports: importedModules)
    let written = syntax.pattern.map { scope.prefixing($0) }
    let pattern = written.map { resolver.resolve($0, &self) }
    if syntax.pattern == nil {
      if let earlier = model.routes.first(where: { $0.caseName == model.defaultCase }) {
        diagnostics.append(
          .duplicateDefault(at: syntax.patternRange, earlier: earlier.patternRange))
        return
      }
      model.defaultCase = caseName
    }
    if syntax.isMount { checkMount(syntax, written, model) }
    let (attributes, examples) = attributes(syntax.attributes, in: scope)
    if let example = examples.first, syntax.pattern == nil {
      diagnostics.append(.exampleOfDefault(at: example.range))
    }
    model.routes.append(
      RouteModel(
        caseName: caseName, caseRange: syntax.caseName?.range,
        destination: syntax.destination.text, documentation: syntax.documentation,
        parameters: resolver.parameters, pattern: pattern ?? nil, aliases: [],
        isModal: syntax.isModal, attributeChain: attributes, examples: examples,
        mount: syntax.isMount ? syntax.destination.text : nil, range: syntax.range,
        patternRange: syntax.patternRange, destinationRange: syntax.destination.range,
        group: scope.text))
  }

  /// Adds routes whose destinations do not start with a capital, which is reported: the name of a
  /// case was meant to follow the other arrow.
  mutating func add(
    _ routes: [(syntax: RouteSyntax, scope: GroupScope)], to model: inout TableModel
  ) {
    if routes.isEmpty { return }
    let cases = Set(model.routes.map(\.caseName))
    for (syntax, scope) in routes {
      guard let written = syntax.smallDestination else { continue }
      if cases.contains(written.text) {
        diagnostics.append(.caseAfterArrow(written, syntax.arrow))
      } else {
        diagnostics.append(.lowerCaseType(written, suggestions: [syntax.destination.text]))
        add(syntax, in: scope, to: &model)
      }
    }
  }

  /// - Parameter cases: the routes by their cases.
  mutating func add(
    _ syntax: AliasSyntax, in scope: GroupScope, _ cases: [String: Int], to model: inout TableModel
  ) {
    guard let index = cases[syntax.target.text] else {
      if !unread.mayMake(syntax.target.text) {
        reportUnknownCase(syntax.target, after: syntax.arrow, cases, model)
      }
      return
    }
    // Without the aliases so far, which would be copied for each one that is added.
    var target = model.routes[index]
    target.aliases = []
    if target.caseName == model.defaultCase {
      diagnostics.append(.aliasOfDefault(syntax.target, declared: target.patternRange))
      return
    }
    if let deprecated = target.attribute(.deprecated) {
      diagnostics.append(.aliasOfDeprecated(syntax.target, declared: deprecated.range))
    }
    // A target with an error of its own has not all of its parameters.
    guard let inherited = target.pattern else { return }
    var resolver = PatternResolver(
      imports: importedModules, target: target.parameters, targetName: target.caseName)
    let prefixed = scope.prefixing(syntax.pattern)
    if target.mount != nil {
      let count = diagnostics.count
      checkPrefix(prefixed)
      if diagnostics.count > count { return }
    }
    guard let written = resolver.resolve(prefixed, &self) else { return }
    let pattern = written.inheriting(from: inherited, capturing: resolver.bound)
    let read = resolver.bound.union(pattern.bindingsAfterPath.map(\.parameter))
    let missing = target.parameters.indices.filter { index in
      !read.contains(index) && !target.parameters[index].mayBeMissing
    }
    if !missing.isEmpty {
      diagnostics.append(
        .aliasLacks(
          missing.map { target.parameters[$0].wireName }, at: syntax.pattern.range,
          target: target.patternRange))
      return
    }
    let (attributes, examples) = attributes(syntax.attributes, in: scope)
    model.routes[index].aliases.append(
      AliasModel(
        pattern: pattern, documentation: syntax.documentation, attributeChain: attributes,
        examples: examples, range: syntax.range))
  }

  /// The name of a destination is no case, and has its own words.
  private mutating func reportUnknownCase(
    _ target: NameSyntax, after arrow: SourceRange, _ cases: [String: Int], _ model: TableModel
  ) {
    let isType = SyntaxByte.isUpperCase(target.text.utf8.first ?? 0)
    if isType, let names = self.cases(of: target.text, model) {
      diagnostics.append(.destinationAsCase(target, cases: names))
      return
    }
    let name = isType ? Naming.caseName(ofDestination: target.text) : target.text
    if isType, unread.mayMake(name) { return }
    if isType, cases[name] != nil {
      diagnostics.append(.unknownCase(target, suggestions: [name]))
      return
    }
    let near =
      caseSearch.known(name)
      ?? caseSearch.names(
        near: name, in: model.routes.map(\.caseName), beside: unread.candidates)
    if isType, near.names.isEmpty {
      diagnostics.append(.destinationAfterAliasArrow(target, arrow))
      return
    }
    if meantCases.contains(target.text) { return }
    let problem = Diagnostic.unknownCase(target, suggestions: near.names)
    diagnostics.append(near.isSure ? problem : problem.withoutReplacement)
  }

  /// The cases with a destination; nil where there is none.
  private mutating func cases(of destination: String, _ model: TableModel) -> [String]? {
    if casesByDestination == nil {
      var all: [String: [String]] = [:]
      for route in model.routes { all[route.destination, default: []].append(route.caseName) }
      casesByDestination = all
    }
    return casesByDestination?[destination]
  }

  /// No two routes share a case, and none is called like another member of the enum.
  mutating func checkNames(_ model: TableModel) {
    lazy var types = model.namedTypes
    var cases: [String: RouteModel] = [:]
    for route in model.routes {
      if SwiftNames.staticMembersOfEnum.contains(route.caseName) {
        diagnostics.append(
          .caseHidesMember(route.caseName, at: route.caseRange ?? route.destinationRange))
      }
      // Types start with a capital, and few cases do.
      if route.caseName.utf8.first.map(SyntaxByte.isUpperCase) == true,
        types.contains(route.caseName)
      {
        diagnostics.append(
          .caseHidesType(route.caseName, at: route.caseRange ?? route.destinationRange))
      }
      if let earlier = cases[route.caseName] {
        if route.mount != nil, route.mount == earlier.mount, let pattern = route.pattern,
          let other = earlier.pattern, pattern.isSame(as: other)
        {
          diagnostics.append(.duplicatePattern(pattern.written, other.written))
        } else if earlier.destination != route.destination || route.mount != nil
          || route.caseRange != nil
        {
          diagnostics.append(
            .duplicateCase(
              route.caseName, at: route.caseRange ?? route.destinationRange,
              earlier: earlier.caseRange ?? earlier.destinationRange))
        }
      } else {
        cases[route.caseName] = route
      }
    }
  }
}

extension ParameterModel {
  var mayBeMissing: Bool { isOptional || (isList && !isRest) || defaultText != nil }
}

extension String {
  /// A type's name without its module.
  fileprivate var lastName: String {
    let bytes = Array(utf8)
    var start = bytes.count
    while start > 0, bytes[start - 1] != SyntaxByte.dot { start -= 1 }
    return start == 0 ? self : String(decoding: bytes[start...], as: UTF8.self)
  }
}
