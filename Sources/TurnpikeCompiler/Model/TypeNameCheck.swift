/// Checks the names of types. Enums, named types, and destinations are types of one module, so each
/// name can only be used once. An exception is a destination that several routes share.
struct TypeNameCheck: Check {
  var findings: Findings { reporter.findings }
  private let reporter = Reporter()

  init(_ models: [TableModel]) {
    for model in models {
      if let range = model.nameRange { checkTypeName(NameSyntax(model.name, range)) }
      for type in model.typesOfOthers { checkTypeOfOthers(type) }
    }
    // A table without an `enum` directive also has a name, but the name has no position.
    var declared = Dictionary(uniqueKeysWithValues: models.map { ($0.name, $0.nameRange) })
    for type in models.flatMap(\.types).sorted(by: { $0.range.isBefore($1.range) }) {
      let name = NameSyntax(type.name, type.range)
      checkTypeName(name)
      if let earlier = declared[type.name] {
        reporter.report(.redeclaration(.repeatedDirective, "type", name, earlier: earlier))
      } else {
        declared[type.name] = type.range
      }
    }
    // The order of the files decides, regardless of the tables' names: the later use is reported.
    let destinations = models.enumerated().flatMap { index, model in
      model.routes.filter { $0.mount == nil }.map { (model: index, route: $0) }
    }.sorted { $0.route.destinationRange.isBefore($1.route.destinationRange) }
    var seen: [String: (model: Int, route: RouteModel)] = [:]
    for (model, route) in destinations {
      let name = NameSyntax(route.destination, route.destinationRange)
      checkTypeName(name)
      if let earlier = declared[name.text] {
        reporter.report(
          .duplicateDestination,
          """
          a destination cannot have the name of an enum or a named type, and \(name) is one; rename \
          it
          """, at: name.range, note: "previously declared here", at: earlier)
      } else if let earlier = seen[name.text] {
        checkSharedDestination(of: route, and: earlier.route, isOneEnum: earlier.model == model)
      } else {
        seen[name.text] = (model, route)
      }
    }
    warnOfSimilarEnums(models)
  }

  /// Warns of two enums whose names are probably the same name with a typing error. Such a typing error
  /// moves the routes of a file to another enum.
  private func warnOfSimilarEnums(_ models: [TableModel]) {
    let names = models.compactMap { model in model.nameRange.map { NameSyntax(model.name, $0) } }
      .sorted { $0.range.isBefore($1.range) }
    for (index, name) in names.enumerated() {
      guard let earlier = names[..<index].first(where: { isSlip(name.text, for: $0.text) }) else {
        continue
      }
      reporter.report(
        .similarEnums,
        """
        \(name) and \(earlier) are two enums with a route table each; write one name if you mean one \
        enum
        """, at: name.range, note: "the other enum is here", at: earlier.range)
    }
  }

  /// Routes of one enum can share a destination if their cases differ and their parameters do not.
  private func checkSharedDestination(
    of route: RouteModel, and earlier: RouteModel, isOneEnum: Bool
  ) {
    let name = route.destination
    let hasSameCase = route.caseName == earlier.caseName
    let problem: Wording
    if !isOneEnum {
      problem = "two enums cannot have the same destination \(quoted: name)"
    } else if let pattern = route.pattern, earlier.pattern?.isSame(as: pattern) == true {
      // For a repeated line, the repeated pattern is reported.
      return
    } else if hasSameCase, route.caseRange != nil {
      // For a repeated name after `as`, the repeated case is reported.
      return
    } else if route.hasKnownParameters, earlier.hasKnownParameters,
      let parameter = route.firstDifference(from: earlier)
    {
      problem = """
        routes with the same destination \(quoted: name) must have the same parameters, and \
        \(quoted: parameter) differs
        """
    } else if hasSameCase {
      problem = """
        two routes cannot have the same destination \(quoted: name); write \
        '=> \(earlier.caseName)' for a second pattern of one route, or '-> \(name) as name' for a \
        second case
        """
    } else {
      return
    }
    reporter.report(
      .duplicateDestination, problem, at: route.destinationRange, note: "the other route is here",
      at: earlier.destinationRange)
  }

  private func checkTypeName(_ name: NameSyntax) {
    guard SwiftNames.isTaken(name.text) else { return }
    reporter.report(
      .badIdentifier,
      "a type cannot be named \(name), because generated code needs that name; rename it",
      at: name.range)
  }

  /// Checks a type of another module. Generated code would refer to another type by some names.
  private func checkTypeOfOthers(_ name: NameSyntax) {
    let outermost = name.text.outermostName
    if outermost == name.text, SwiftNames.isTaken(outermost) {
      reporter.report(
        .badIdentifier,
        """
        \(name) means another type in generated code; use another name, such as that of a \
        'typealias'
        """, at: name.range)
    } else if outermost != name.text, SwiftNames.namesOfNoType.contains(outermost) {
      reporter.report(
        .badIdentifier, "\(quoted: outermost) is not a valid module name", at: name.range)
    }
  }
}

extension TableModel {
  /// The names of types and modules in the code of the table.
  var typeNames: Set<String> {
    Set(
      [name] + types.map(\.name) + routes.map(\.destination.outermostName)
        + typesOfOthers.map(\.text.outermostName))
  }

  /// The types of other modules that the table names: types of parameters, and mounted enums.
  fileprivate var typesOfOthers: [NameSyntax] {
    // The lines of a group share the parameters of its prefix.
    var seen: Set<SourceRange> = []
    return routes.flatMap { route in
      route.parameters.compactMap { parameter in
        guard case .custom(let name) = parameter.type else { return nil }
        return NameSyntax(name, parameter.spec.typeRange ?? parameter.range)
      } + (route.mount.map { [NameSyntax($0, route.destinationRange)] } ?? [])
    }.filter { seen.insert($0.range).inserted }
  }
}

extension RouteModel {
  /// Whether all its parameters are known. They are not known if the pattern has an error.
  fileprivate var hasKnownParameters: Bool { pattern != nil || isDefault }

  /// Returns the name of the first parameter in which the structs of two routes differ, or nil if
  /// both have the same struct.
  fileprivate func firstDifference(from other: RouteModel) -> String? {
    for (own, others) in zip(parameters, other.parameters) where !own.isSame(as: others) {
      return own.wireName
    }
    let isShorter = parameters.count < other.parameters.count
    let (fewer, more) = isShorter ? (self, other) : (other, self)
    return more.parameters.dropFirst(fewer.parameters.count).first?.wireName
  }
}

extension ParameterModel {
  /// Whether both are the same property of a struct.
  fileprivate func isSame(as other: ParameterModel) -> Bool {
    swiftName == other.swiftName && type == other.type && isRest == other.isRest
      && spec.isOptional == other.spec.isOptional && spec.isList == other.spec.isList
      && spec.defaultText == other.spec.defaultText && typeOwner == other.typeOwner
      && spec.isTypeNamed == other.spec.isTypeNamed
  }
}
