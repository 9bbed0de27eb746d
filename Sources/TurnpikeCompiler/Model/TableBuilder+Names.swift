extension TableBuilder {
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
    reporter.checkCases(
      model.containers.map { NameSyntax($0.name, $0.range) }, "a container", bad: .badContainer,
      same: .badContainer)
  }

  /// Enums in the prefixes of mounts are nested in the mounting enum.
  func checkMountedEnums(_ model: TableModel) {
    var nested = NestedTypes()
    lazy var types = SwiftNames.typesOfEnum.union(model.typeNames)
    var seen: Set<SourceRange> = []
    for parameter in model.routes.filter({ $0.mount != nil }).flatMap(\.parameters)
    where seen.insert(parameter.range).inserted {
      if case .words(let name, _) = parameter.type, !parameter.spec.isTypeNamed,
        types.contains(name)
      {
        reporter.report(.nameOfNestedEnum(name, at: parameter.range))
      } else if let problem = nested.insert(parameter.spec, at: parameter.range) {
        reporter.report(problem)
      }
    }
  }
}
