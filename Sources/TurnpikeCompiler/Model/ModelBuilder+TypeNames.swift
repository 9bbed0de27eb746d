extension ModelBuilder {
  /// Checks the names of types. Enums, named types and destinations are types of one module: each name
  /// is used once.
  mutating func checkTypeNames(_ models: [TableModel]) {
    var declared: [String: (what: String, range: SourceRange?)] = [:]
    for model in models {
      if let range = model.nameRange { checkTypeName(NameSyntax(model.name, range)) }
      model.typesOfOthers.forEach { checkTypeOfOthers($0) }
      // A table that no `enum` names has a name too, and no place for it.
      declared[model.name] = ("an enum", model.nameRange)
    }
    for type in models.flatMap(\.types).sorted(by: { $0.range.isBefore($1.range) }) {
      let name = NameSyntax(type.name, type.range)
      checkTypeName(name)
      switch declared[type.name] {
      case nil: declared[type.name] = ("a named type", type.range)
      case ("an enum", let range)?: reportTwoTypes(name, "a named type", "an enum", at: range)
      case (_, let range)?:
        diagnostics.append(.redeclaration(.repeatedDirective, "type", name, earlier: range))
      }
    }
    // In the files' order, whatever the tables are called: the later one is wrong.
    let destinations = models.enumerated().flatMap { index, model in
      model.routes.filter { $0.mount == nil }.map { (model: index, route: $0) }
    }.sorted { $0.route.destinationRange.isBefore($1.route.destinationRange) }
    var seen: [String: (model: Int, route: RouteModel)] = [:]
    for (model, route) in destinations {
      let name = NameSyntax(route.destination, route.destinationRange)
      checkTypeName(name)
      if let (what, range) = declared[name.text] {
        reportTwoTypes(name, "a destination", what, at: range)
      } else if let earlier = seen[name.text] {
        checkSharedDestination(of: route, and: earlier.route, isOneEnum: earlier.model == model)
      } else {
        seen[name.text] = (model, route)
      }
    }
  }

  /// The names of types and modules in the code of a table.
  func typeNames(of model: TableModel) -> Set<String> {
    Set(
      [model.name] + declarations.types.keys
        + model.routes.map(\.destination.outermostName)
        + model.typesOfOthers.map(\.text.outermostName))
  }

  private mutating func reportTwoTypes(
    _ name: NameSyntax, _ what: String, _ other: String, at range: SourceRange?
  ) {
    diagnostics.report(
      .duplicateDestination, "\(name) cannot be both \(what) and \(other); rename one of them",
      at: name.range, note: "previously declared here", at: range)
  }

  /// Routes of one enum may share a destination if their cases differ and their parameters do not.
  private mutating func checkSharedDestination(
    of route: RouteModel, and earlier: RouteModel, isOneEnum: Bool
  ) {
    let name = route.destination
    let (range, place, note) = (
      route.destinationRange, earlier.destinationRange, "the other route is here"
    )
    guard isOneEnum else {
      diagnostics.report(
        .duplicateDestination, "two enums cannot have the same destination \(quoted: name)",
        at: range, note: note, at: place)
      return
    }
    // Of a repeated line, the pattern is reported.
    if let pattern = route.pattern, earlier.pattern?.isSame(as: pattern) == true { return }
    // Of a repeated name after `as`, the case is reported.
    let hasSameCase = route.caseName == earlier.caseName
    if hasSameCase, route.caseRange != nil { return }
    // Parameters of a pattern that has an error are not all known.
    let areKnown = [route, earlier].allSatisfy { $0.pattern != nil || text($0.patternRange) == "_" }
    if areKnown, let parameter = route.firstDifference(from: earlier) {
      diagnostics.report(
        .duplicateDestination,
        """
        routes with the same destination \(quoted: name) must have the same parameters, and \
        \(quoted: parameter) differs
        """, at: range, note: note, at: place)
    } else if hasSameCase {
      diagnostics.report(
        .duplicateDestination,
        """
        two routes cannot have the same destination \(quoted: name); write \
        '=> \(earlier.caseName)' for a second pattern of one route, or '-> \(name) as name' for a \
        second case
        """, at: range, note: note, at: place)
    }
  }

  private mutating func checkTypeName(_ name: NameSyntax) {
    guard SwiftNames.isTaken(name.text) else { return }
    diagnostics.report(
      .badIdentifier,
      "a type cannot be named \(name), because generated code needs that name; rename it",
      at: name.range)
  }

  /// Checks a type that the file only names: generated code would mean another type by some names.
  private mutating func checkTypeOfOthers(_ name: NameSyntax) {
    let outermost = name.text.outermostName
    if outermost == name.text, SwiftNames.isTaken(outermost) {
      diagnostics.report(
        .badIdentifier,
        """
        \(name) means another type in generated code; use another name, such as that of a \
        'typealias'
        """, at: name.range)
    } else if outermost != name.text, SwiftNames.namesOfNoType.contains(outermost) {
      diagnostics.report(
        .badIdentifier, "\(quoted: outermost) is not a valid module name", at: name.range)
    }
  }
}

extension TableModel {
  /// The types of others that the table names: those of parameters, and mounted enums.
  fileprivate var typesOfOthers: [NameSyntax] {
    routes.flatMap { route in
      route.parameters.compactMap { parameter in
        guard case .custom(let name) = parameter.type else { return nil }
        return NameSyntax(name, parameter.spec.typeRange ?? parameter.range)
      } + (route.mount.map { [NameSyntax($0, route.destinationRange)] } ?? [])
    }
  }
}

extension String {
  /// The text before the first dot of a type's name: its module, or the name itself.
  var outermostName: String {
    guard let dot = utf8.firstIndex(of: SyntaxByte.dot) else { return self }
    return String(self[..<dot])
  }
}

extension RouteModel {
  /// The name of the first parameter that another route's struct would not have in its place; nil if
  /// both have the same struct.
  fileprivate func firstDifference(from other: RouteModel) -> String? {
    for (own, others) in zip(parameters, other.parameters) where !own.isSame(as: others) {
      return own.wireName
    }
    let count = parameters.count
    if count == other.parameters.count { return nil }
    return count < other.parameters.count
      ? other.parameters[count].wireName : parameters[other.parameters.count].wireName
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
