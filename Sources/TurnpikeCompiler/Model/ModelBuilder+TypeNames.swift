// What is wrong with the names of types: code would mean another type by them, or none.

extension ModelBuilder {
  /// Destinations and enums are types of one module: each name is used once in the run.
  mutating func checkTypeNames(_ models: [TableModel]) {
    // A table that no `enum` names has a name too, and no place for it.
    let enums = Dictionary(models.map { ($0.name, $0.nameRange) }, uniquingKeysWith: { $1 })
    for model in models {
      if let range = model.nameRange { checkTypeName(model.name, range) }
      checkTypesOfOthers(model)
    }
    checkModules(models)
    // In the files' order, whatever the tables are called: what is later is what is wrong.
    var destinations: [(model: Int, route: Int, name: String, range: SourceRange)] = []
    for (index, model) in models.enumerated() {
      for (route, one) in model.routes.enumerated() where one.mount == nil {
        destinations.append((index, route, one.destination, one.destinationRange))
      }
    }
    destinations.sort { $0.range.isBefore($1.range) }
    checkNamedTypes(models, enums)
    let named = Dictionary(
      models.flatMap(\.types).map { ($0.name, $0.range) }, uniquingKeysWith: { first, _ in first })
    var types: [String: Int] = [:]
    for (index, destination) in destinations.enumerated() {
      checkTypeName(destination.name, destination.range)
      if let declared = enums[destination.name] {
        diagnostics.append(
          .destinationNamedAsEnum(destination.name, at: destination.range, declared: declared))
      } else if let declared = named[destination.name] {
        diagnostics.append(
          .destinationNamedAsType(destination.name, at: destination.range, declared: declared))
      } else if let earlier = types[destination.name].map({ destinations[$0] }) {
        let route = models[destination.model].routes[destination.route]
        let other = models[earlier.model].routes[earlier.route]
        if destination.model != earlier.model {
          diagnostics.append(
            .duplicateDestination(destination.name, at: destination.range, earlier: earlier.range))
        } else {
          checkSharedDestination(of: route, and: other)
        }
      } else {
        types[destination.name] = index
      }
    }
  }

  /// Routes of one enum may share a destination if their cases differ and their parameters do not.
  private mutating func checkSharedDestination(of route: RouteModel, and earlier: RouteModel) {
    // Of a repeated line, the pattern is reported.
    if let pattern = route.pattern, earlier.pattern?.isSame(as: pattern) == true { return }
    // Of a repeated name after `as`, the case is reported.
    let hasSameCase = route.caseName == earlier.caseName
    if hasSameCase, route.caseRange != nil { return }
    // Parameters of a pattern that has an error are not all known.
    let areKnown = [route, earlier].allSatisfy { $0.pattern != nil || text($0.patternRange) == "_" }
    if areKnown, let name = route.firstDifference(from: earlier) {
      diagnostics.append(
        .destinationWithOtherParameters(
          route.destination, name, at: route.destinationRange, earlier: earlier.destinationRange))
    } else if hasSameCase {
      diagnostics.append(
        .duplicateDestination(
          route.destination, alias: earlier.caseName, at: route.destinationRange,
          earlier: earlier.destinationRange))
    }
  }

  /// A named type is one of the module too.
  private mutating func checkNamedTypes(
    _ models: [TableModel], _ enums: [String: SourceRange?]
  ) {
    var seen: [String: SourceRange] = [:]
    for type in models.flatMap(\.types).sorted(by: { $0.range.isBefore($1.range) }) {
      checkTypeName(type.name, type.range)
      if let declared = enums[type.name] {
        diagnostics.append(
          .destinationNamedAsEnum(type.name, at: type.range, declared: declared))
      } else if let earlier = seen[type.name] {
        diagnostics.append(
          .declaredTwice("type", NameSyntax(type.name, type.range), earlier: earlier))
      } else {
        seen[type.name] = type.range
      }
    }
  }

  private mutating func checkTypeName(_ name: String, _ range: SourceRange) {
    if SwiftNames.reservedTypes.contains(name) || SwiftNames.plainTypes.contains(name)
      || SwiftNames.typesOfEnum.contains(name)
    {
      diagnostics.append(.typeHidesName(name, at: range))
    }
  }

  /// Types that the file only names: what generated code would mean by some names is another type,
  /// or none.
  private mutating func checkTypesOfOthers(_ model: TableModel) {
    for (name, range) in model.typesOfOthers {
      let outermost = name.outermostName
      let isQualified = outermost.utf8.count < name.utf8.count
      let isTaken =
        isQualified
        ? SwiftNames.namesOfNoType.contains(outermost)
        : SwiftNames.reservedTypes.contains(name) || SwiftNames.plainTypes.contains(name)
          || SwiftNames.typesOfEnum.contains(name)
      if isTaken { diagnostics.append(.typeIsHidden(name, outermost, at: range)) }
    }
  }

  /// A type of the module hides a module of its name, by which generated code names other types.
  private mutating func checkModules(_ models: [TableModel]) {
    var modules: [String: (type: String, range: SourceRange)] = [:]
    for (name, range) in models.flatMap(\.typesOfOthers) {
      let module = name.outermostName
      guard module.utf8.count < name.utf8.count else { continue }
      if let earlier = modules[module], earlier.range.isBefore(range) { continue }
      modules[module] = (name, range)
    }
    if modules.isEmpty { return }
    var seen: Set<String> = []
    let types = models.flatMap(\.ownTypeNames).sorted { $0.range.isBefore($1.range) }
    for (name, range) in types {
      guard let module = modules[name], seen.insert(name).inserted else { continue }
      diagnostics.append(.typeHidesModule(name, at: range, module.type, at: module.range))
    }
  }
}

extension TableModel {
  /// The types of others that the table names: those of parameters, and mounted enums.
  fileprivate var typesOfOthers: [(name: String, range: SourceRange)] {
    routes.flatMap { route in
      route.parameters.compactMap { parameter in
        if case .custom(let name) = parameter.type {
          (name, parameter.typeRange ?? parameter.range)
        } else {
          nil
        }
      } + (route.mount.map { [($0, route.destinationRange)] } ?? [])
    }
  }

  /// Types of the module itself: those that the run makes, and those that it names by no module.
  fileprivate var ownTypeNames: [(name: String, range: SourceRange)] {
    (nameRange.map { [(name, $0)] } ?? [])
      + routes.filter { $0.mount == nil }.map { ($0.destination, $0.destinationRange) }
      + types.map { ($0.name, $0.range) }
      + typesOfOthers.filter { $0.name.outermostName == $0.name }
  }

  /// The names that stand for types in the code of the enum.
  var namedTypes: Set<String> {
    SwiftNames.reservedTypes.union(SwiftNames.plainTypes).union(SwiftNames.typesOfEnum)
      .union([name] + types.map(\.name))
      .union(routes.map { ($0.mount ?? $0.destination).outermostName })
      .union(typesOfOthers.map { $0.name.outermostName })
      .union(
        routes.filter { $0.mount != nil }.flatMap(\.parameters).compactMap { parameter in
          if case .words(let name, _) = parameter.type { name } else { nil }
        })
  }
}

extension String {
  /// The text before the first dot of a type's name: its module, or the name itself.
  var outermostName: String {
    let bytes = utf8
    guard let dot = bytes.firstIndex(of: SyntaxByte.dot) else { return self }
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
    let (count, otherCount) = (parameters.count, other.parameters.count)
    if count == otherCount { return nil }
    return count < otherCount
      ? other.parameters[count].wireName : parameters[otherCount].wireName
  }
}

extension ParameterModel {
  /// Whether both are the same property of a struct.
  fileprivate func isSame(as other: ParameterModel) -> Bool {
    swiftName == other.swiftName && type == other.type && isOptional == other.isOptional
      && isList == other.isList && isRest == other.isRest && defaultText == other.defaultText
      && typeOwner == other.typeOwner && isTypeNamed == other.isTypeNamed
  }
}
