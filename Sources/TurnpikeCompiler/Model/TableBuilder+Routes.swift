import TurnpikeTable

extension TableBuilder {
  /// Adds a route. If the route has an error, this adds it without the invalid parts, so that
  /// aliases and the search for conflicts know its names.
  mutating func add(
    _ item: ItemSyntax, _ syntax: RouteSyntax, in scope: GroupScope, to model: inout TableModel
  ) {
    reporter.checkIdentifier(syntax.nameOfCase, of: syntax.caseName ?? syntax.destination)
    let isDefault = item.pattern.isDefault
    var resolver = scope.prefix(before: item.pattern.segments)
    if !isDefault { resolver.append(item.pattern) }
    let text = scope.text(before: item.pattern.text)
    let pattern = isDefault ? nil : resolver.pattern(text, item.pattern.range)
    if isDefault, let earlier = model.routes.first(where: \.isDefault) {
      reporter.report(
        .duplicateDefaultRoute, "an enum cannot have two default routes '_'",
        at: item.pattern.range, note: "the other route is here", at: earlier.own.patternRange)
      return
    }
    if syntax.isMount { checkMount(item, syntax, in: scope, model) }
    let (attributes, examples) = attributes(item.attributes, in: scope)
    if let example = examples.first, isDefault {
      reporter.report(
        .exampleMismatch, "the default route cannot have an example, because no link matches it",
        at: example.range)
    }
    let line = LineModel(
      pattern: pattern, documentation: item.documentation, attributeChain: attributes,
      examples: examples, range: item.range, patternRange: item.pattern.range)
    model.routes.append(
      RouteModel(
        caseName: syntax.nameOfCase, caseRange: syntax.caseName?.range,
        destination: syntax.destination.text, destinationRange: syntax.destination.range,
        parameters: resolver.parameters, lines: [line], isDefault: isDefault,
        isModal: syntax.isModal, mount: syntax.isMount ? syntax.destination.text : nil,
        group: scope.text))
  }

  /// Reports a destination that does not start with a capital letter. If it is the name of a case,
  /// the line should be an alias. Otherwise, this adds the route with the destination that is meant.
  mutating func addSmall(
    _ item: ItemSyntax, _ syntax: RouteSyntax, isCase: Bool, in scope: GroupScope,
    to model: inout TableModel
  ) {
    let (arrow, written) = (syntax.arrow, syntax.destination)
    if isCase {
      reporter.report(
        Diagnostic(
          .unknownCase,
          """
          '->' must be followed by a destination, and \(written) is a case; write \
          '\(proposed: "=> " + written.text)'
          """, at: written.range
        ).replacing(arrow.extended(to: written.range.upper)))
      return
    }
    reporter.report(.lowerCaseType(written))
    guard let name = capitalizedTypeName(written.text) else { return }
    var meant = syntax
    meant.destination.text = name
    add(item, meant, in: scope, to: &model)
  }

  /// Two routes must not have the same case, and a case must not have the name of a static member
  /// of the enum or of a type.
  func checkCases(_ model: TableModel) {
    lazy var types = model.typeNames
    var cases: [String: RouteModel] = [:]
    for route in model.routes {
      let name = NameSyntax(route.caseName, route.caseRange ?? route.destinationRange)
      if SwiftNames.staticMembersOfEnum.contains(name.text) {
        reporter.report(
          .nameOfMember(.badIdentifier, "a case", name, fix: "name the route with 'as'"))
      }
      // Few cases start with a capital letter, unlike types.
      if isCapitalized(name.text), SwiftNames.isTaken(name.text) || types.contains(name.text) {
        reporter.report(
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
          reporter.report(.duplicatePattern(pattern.written, other.written))
        }
      } else if earlier.destination != route.destination || route.mount != nil
        || route.caseRange != nil
      {
        reporter.report(
          .duplicateCase,
          "two routes cannot have the same case \(name); name one of them with 'as'",
          at: name.range, note: "the other route is here",
          at: earlier.caseRange ?? earlier.destinationRange)
      }
    }
  }
}
