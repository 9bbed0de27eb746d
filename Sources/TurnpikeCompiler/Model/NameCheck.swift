/// Checks the names in generated code: the types of the module, and the cases and nested enums of each
/// enum and struct. The names of parameters and enum values are checked with their specs.
struct NameCheck: Check {
  private let reporter = Reporter()
  var findings: Findings { reporter.findings }

  init(_ models: [TableModel]) {
    for model in models {
      checkCases(of: model)
      checkNestedEnums(of: model)
      for type in model.typesOfOthers { checkTypeOfOthers(type) }
    }
    checkTypesOfModule(models)
    warnOfSimilarEnums(models)
  }

  /// Enums, named types, and destinations are types of one module, so each name can only be used
  /// once. An exception is a destination that several routes share.
  private func checkTypesOfModule(_ models: [TableModel]) {
    for model in models {
      if let range = model.nameRange { checkTypeName(NameSyntax(model.name, range)) }
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
  }

  private func checkTypeName(_ name: NameSyntax) {
    guard SwiftNames.isTaken(name.text) else { return }
    reporter.report(
      .badIdentifier,
      "a type cannot be named \(name), because generated code needs that name; rename it",
      at: name.range)
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

  /// Checks a type of another module. Generated code would refer to another type by some names.
  private func checkTypeOfOthers(_ name: NameSyntax) {
    let outermost = name.text.outermostName
    if outermost == name.text, SwiftNames.isTaken(outermost) {
      reporter.reportOnce(
        Diagnostic(
          .badIdentifier,
          """
          \(name) means another type in generated code; use another name, such as that of a \
          'typealias'
          """, at: name.range))
    } else if outermost != name.text, SwiftNames.namesOfNoType.contains(outermost) {
      reporter.reportOnce(
        Diagnostic(
          .badIdentifier, "\(quoted: outermost) is not a valid module name", at: name.range))
    }
  }
}

// The members of an enum of routes.

extension NameCheck {
  /// Two routes must not have the same case, and a case must not have the name of a static member
  /// of the enum or of a type.
  private func checkCases(of model: TableModel) {
    lazy var types = model.typeNames
    var cases: [String: RouteModel] = [:]
    for route in model.routes {
      let name = NameSyntax(route.caseName, route.caseRange ?? route.destinationRange)
      if !SwiftNames.isIdentifier(name.text) {
        let source = route.caseRange == nil ? route.destination : name.text
        reporter.report(.badIdentifier(name.text, of: source, at: name.range))
      }
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
      if let earlier = cases[name.text] {
        checkSharedCase(name, of: route, and: earlier)
      } else {
        cases[name.text] = route
      }
    }
  }

  private func checkSharedCase(
    _ name: NameSyntax, of route: RouteModel, and earlier: RouteModel
  ) {
    let isCopy = route.mount == earlier.mount && route.destination == earlier.destination
    if isCopy, let pattern = route.pattern, let other = earlier.pattern, pattern.isSame(as: other) {
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

  /// Checks the enums of attributes and containers, and the nested enums of each generated type.
  private func checkNestedEnums(of model: TableModel) {
    let attributes = model.attributeDeclarations
    reporter.checkCases(
      attributes.map { NameSyntax($0.name, $0.range) }, "an attribute", bad: .badIdentifier,
      same: .badIdentifier)
    reporter.checkCases(
      model.containers.map { NameSyntax($0.name, $0.range) }, "a container", bad: .badContainer,
      same: .badContainer)
    checkTypes(attributes.compactMap { attribute in attribute.spec.map { ($0, attribute.range) } })
    checkTypes((model.query?.parameters ?? []).map { ($0.spec, $0.range) })
    for route in model.routes where route.mount == nil {
      checkTypes(route.parameters.map { ($0.spec, $0.range) })
    }
    // Enums in the prefixes of mounts are nested in the mounting enum.
    let mounts = model.routes.filter { $0.mount != nil }
    if mounts.isEmpty { return }
    checkTypes(
      mounts.flatMap(\.parameters).map { ($0.spec, $0.range) },
      hiding: SwiftNames.typesOfEnum.union(model.typeNames))
  }

  /// Checks the types that the code of a generated type names without their module: its nested enums,
  /// and other types that such an enum would hide.
  ///
  /// - Parameters:
  ///   - types: The types, each with the range of its parameter or attribute. Lines of a group or of a
  ///     stack can share a parameter.
  ///   - hidden: The names that a nested enum cannot have.
  private func checkTypes(
    _ types: [(spec: ValueSpec, range: SourceRange)], hiding hidden: Set<String> = []
  ) {
    var known: [String: (spec: ValueSpec, range: SourceRange)] = [:]
    for (spec, range) in types {
      switch spec.type {
      case .builtIn: break
      case .words(let name, _) where !spec.isTypeNamed && hidden.contains(name):
        reporter.reportOnce(.nameOfNestedEnum(name, at: range))
      case .words(let name, _), .custom(let name):
        guard let earlier = known[name] else {
          known[name] = (spec, range)
          break
        }
        if earlier.spec.type == spec.type, earlier.spec.isTypeNamed == spec.isTypeNamed { break }
        reporter.reportOnce(
          Diagnostic(
            .badType,
            """
            \(quoted: name) cannot be the name of two different types here; name the enum, as in \
            '<\(name)Kind: a|b>'
            """, at: range, note: "the other type is here", at: earlier.range))
      }
    }
  }
}

extension TableModel {
  /// The names of types and modules in the code of the table.
  fileprivate var typeNames: Set<String> {
    Set(
      [name] + types.map(\.name) + routes.map(\.destination.outermostName)
        + typesOfOthers.map(\.text.outermostName))
  }

  /// The types of other modules that the table names: types of parameters, and mounted enums.
  fileprivate var typesOfOthers: [NameSyntax] {
    var types: [NameSyntax] = []
    for route in routes {
      for parameter in route.parameters {
        guard case .custom(let name) = parameter.type else { continue }
        types.append(NameSyntax(name, parameter.spec.typeRange ?? parameter.range))
      }
      if let mount = route.mount { types.append(NameSyntax(mount, route.destinationRange)) }
    }
    return types
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
