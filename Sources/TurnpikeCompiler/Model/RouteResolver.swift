import TurnpikeTable

/// Resolves the routes of a table, apart from the screens of stacks.
struct RouteResolver {
  /// The files of the enum.
  let files: [FileSyntax]
  let attributes: AttributeResolver
  let reporter: Reporter
  /// The names of all cases.
  private(set) lazy var cases = Set(
    files.flatMap(\.lines).compactMap(\.item).filter { $0.route?.namesType ?? true }
      .flatMap(\.caseNames))

  /// Adds a route. If the route has an error, this adds it without the invalid parts, so that
  /// aliases and the search for conflicts know its names.
  mutating func add(_ line: ScopedLine, _ route: RouteSyntax, to model: inout TableModel) {
    var route = route
    if !route.namesType {
      if reportSmall(route) { return }
      guard let name = capitalizedTypeName(route.destination.text) else { return }
      route.destination.text = name
    }
    let rest = RouteModel.typeOfRest
    if route.isMount, route.destination.text == "Turnpike." + rest { route.destination.text = rest }
    let item = line.item
    let isDefault = item.pattern.isDefault
    var resolver = line.prefix
    if !isDefault { resolver.append(item.pattern) }
    let pattern = isDefault ? nil : resolver.pattern(line.text, item.pattern.range)
    if isDefault, let earlier = model.routes.first(where: \.isDefault) {
      reporter.report(
        .duplicateDefaultRoute, "an enum cannot have two default routes '_'",
        at: item.pattern.range, note: "the other route is here", at: earlier.own.patternRange)
      return
    }
    if route.isMount { checkMount(line, route, model) }
    let attributes = attributes.resolve(item.attributes, over: line.scope.attributes)
    if let example = attributes.examples.first, isDefault {
      reporter.report(
        .exampleMismatch, "the default route cannot have an example, because no link matches it",
        at: example.range)
    }
    model.routes.append(
      RouteModel(
        caseName: route.nameOfCase, caseRange: route.caseName?.range,
        destination: route.destination.text, destinationRange: route.destination.range,
        parameters: resolver.parameters, lines: [LineModel(item, pattern, attributes)],
        isDefault: isDefault, isModal: route.isModal,
        mount: route.isMount ? route.destination.text : nil, group: line.scope.text))
  }

  /// Reports a destination that does not start with a capital letter, and returns whether it is the
  /// name of a case, so that the line should be an alias.
  private mutating func reportSmall(_ route: RouteSyntax) -> Bool {
    let destination = route.destination
    let isCase = cases.contains(destination.text)
    reporter.report(
      isCase
        ? Diagnostic(
          .unknownCase,
          """
          '->' must be followed by a destination, and \(destination) is a case; write \
          '\(proposed: "=> " + destination.text)'
          """, at: destination.range
        ).replacing(route.arrow.extended(to: destination.range.upper))
        : .lowerCaseType(destination))
    return isCase
  }

  /// Reports an optional capture in a mount's prefix, or text after the prefix.
  private func checkMount(_ line: ScopedLine, _ route: RouteSyntax, _ model: TableModel) {
    let (item, destination) = (line.item, route.destination)
    if model.nameInModule(destination.text) == model.name {
      reporter.report(
        .badMount, "\(destination) cannot be mounted in itself", at: destination.range)
    }
    if route.isModal {
      reporter.report(
        .badMount, "a mount cannot have '!'; write it after the mounted routes", at: item.range)
    }
    if item.pattern.isDefault {
      reporter.report(
        .badMount, "the default route cannot be a mount", at: item.pattern.range)
    } else {
      _ = line.checkPrefix(ofMount: destination.text, reporter)
    }
  }
}

extension LineModel {
  /// - Parameter pattern: The resolved pattern of the line, or nil if it has an error.
  init(_ item: ItemSyntax, _ pattern: PatternModel?, _ attributes: AttributeResolver.Attributes) {
    self.init(
      pattern: pattern, documentation: item.documentation, attributeChain: attributes.chain,
      examples: attributes.examples, range: item.range, patternRange: item.pattern.range)
  }
}
