extension TableEmitter {
  /// The members that the runtime asks for.
  func emitConformance(to writer: inout SwiftWriter) {
    writer.line()
    let members = "what begins with '_' is for it alone"
    writer.line("// How Turnpike reads and prints \(model.name); \(members).")
    writer.block("nonisolated extension \(model.name): Turnpike.GeneratedRoute") { writer in
      emitMaking(to: &writer)
      emitVisit(to: &writer)
      emitTypeCheck(to: &writer)
      emitMounts(to: &writer)
      emitStack(to: &writer)
    }
  }

  /// The cases by their index, and apart from them those that mount other enums.
  private func emitMaking(to writer: inout SwiftWriter) {
    let routes = model.routes.enumerated()
    emitMaking("_make", routes.filter { $0.element.mount == nil }, to: &writer)
    let mounts = routes.filter { $0.element.mount != nil }
    if !mounts.isEmpty {
      emitMaking(
        "_makeMount", mounts, rest: "mounting rest: inout Turnpike._LinkRemainder", to: &writer)
    }
  }

  /// The last case is `default`: there is no other index.
  private func emitMaking(
    _ name: String, _ routes: [(offset: Int, element: RouteModel)], rest: String? = nil,
    to writer: inout SwiftWriter
  ) {
    writer.line()
    emitDeprecation(to: &writer)
    let parameters = [
      "_ index: \(scope.standard("Int"))",
      "from reader: inout Turnpike._ParameterReader",
    ]
    let result = ") throws(Turnpike._NoRoute) -> \(model.name)"
    let head = "\(access)static func \(name)("
    writer.function(head, parameters + (rest.map { [$0] } ?? []), result) { writer in
      guard let last = routes.last else { return writer.line("throw .refused") }
      writer.line("switch index {")
      for (index, route) in routes {
        let label = index == last.offset ? "default:" : "case \(index):"
        emitMaking(route, label: label, to: &writer)
      }
      writer.line("}")
    }
  }

  private func emitMaking(_ route: RouteModel, label: String, to writer: inout SwiftWriter) {
    let name = SwiftNames.escaped(route.caseName)
    if route.parameters.isEmpty, route.mount == nil {
      return writer.line("\(label) return .\(name)")
    }
    var arguments: [String] = []
    for (index, parameter) in route.parameters.enumerated() {
      let label = SwiftNames.label(parameter.swiftName)
      let property = customProperty(parameter, of: route).map { ", for: " + $0 } ?? ""
      arguments.append("\(label): reader.\(parameter.readingMethod)(\(index)\(property))")
    }
    var place = customPlace(route)
    // By its factory, for the module may have another type of the struct's name: Swift then reports
    // fewer errors. With a type that does not exist Swift would not find the factory.
    let isByStruct = route.mount == nil && place != nil
    if route.mount != nil {
      arguments.append("rest.route()")
      place = place ?? source.place(of: route.destinationRange)
    }
    let open = "return try .\(name)(" + (isByStruct ? "\(route.destination)(" : "")
    let close = isByStruct ? "))" : ")"
    let line = "\(open)\(arguments.joined(separator: ", "))\(close)"
    let labelled = "\(label) \(line)"
    if place == nil, writer.fits(labelled) { return writer.line(labelled) }
    // Swift takes no directive between a `switch` and its first case.
    writer.line(label)
    writer.indented { writer in
      if place == nil {
        writer.call(open, arguments, close)
      } else {
        writer.line(line, at: place)
      }
    }
  }

  /// A switch over all cases: past some hundreds without a `default` Swift does not compile it in
  /// a reasonable time, so there the last case is `default`.
  private func emitVisit(to writer: inout SwiftWriter) {
    let isLarge = model.routes.count > Self.maximumOfExhaustiveCases
    let last = model.routes.count - 1
    writer.line()
    writer.block("\(access)func _visit(_ visitor: inout Turnpike._CaseVisitor)") { writer in
      writer.line("switch self {")
      for (index, route) in model.routes.enumerated() {
        let isBehindDefault = isLarge && index == last
        if route.mount != nil {
          emitMountVisit(route, index, isBehindDefault: isBehindDefault, to: &writer)
          continue
        }
        let hasValue = !route.parameters.isEmpty
        let binding = hasValue ? "(let destination)" : ""
        let pattern = ".\(SwiftNames.escaped(route.caseName))\(binding)"
        let value = hasValue ? "destination" : "\(route.destination)()"
        let label = isBehindDefault ? "default:" : "case \(pattern):"
        var visit = "visitor.visit(\(index), \(value))"
        if isBehindDefault, hasValue { visit = "if case \(pattern) = self { \(visit) }" }
        let line = "\(label) \(visit)"
        if writer.fits(line) {
          writer.line(line)
        } else {
          writer.line(label)
          writer.indented { $0.line(visit) }
        }
      }
      writer.line("}")
    }
  }

  private func emitTypeCheck(to writer: inout SwiftWriter) {
    if customTypes.isEmpty { return }
    writer.line()
    let parameters = "_ type: \(scope.standard("Int")), _ text: \(scope.standard("String"))"
    let head = "\(access)static func _decodes(\(parameters)) -> \(scope.standard("Bool"))"
    let uses = usesOfTypes()
    writer.block(head) { writer in
      writer.line("switch type {")
      for (index, name) in customTypes.enumerated() {
        let use = uses[name]
        let (alias, type) = use?.property.map { ("", $0) } ?? expression(of: name)
        writer.line("case \(index):")
        writer.indented { writer in
          writer.line(
            "\(alias)return Turnpike._RouteTable.decodes(text, as: \(type))", at: use?.place)
        }
      }
      writer.line("default: return false")
      writer.line("}")
    }
  }

  /// Where each of the user's own types is named first, as the type of a property if there is one.
  private func usesOfTypes() -> [String: (property: String?, place: SwiftPlace?)] {
    var uses: [String: (property: String?, place: SwiftPlace?)] = [:]
    for route in model.routes {
      for parameter in route.parameters {
        guard case .custom(let name) = parameter.type, uses[name]?.property == nil else { continue }
        let property = customProperty(parameter, of: route)
        if property == nil, uses[name] != nil { continue }
        uses[name] = (property, customPlace(parameter))
      }
    }
    return uses
  }

  /// The key path of a property with a type of the user's, which stands for that type elsewhere: if
  /// the type does not exist, Swift reports it at the property only.
  private func customProperty(_ parameter: ParameterModel, of route: RouteModel) -> String? {
    guard route.mount == nil, case .custom = parameter.type else { return nil }
    return "\\\(route.destination).\(SwiftNames.escaped(parameter.swiftName))"
  }

  /// What makes deprecated cases is deprecated itself, or Swift would warn of it. Only the runtime
  /// calls it, by a protocol, where Swift does not warn.
  func emitDeprecation(to writer: inout SwiftWriter) {
    if !hasDeprecatedRoutes { return }
    writer.line("// Makes deprecated routes, of which Swift warns elsewhere.")
    writer.line("@available(*, deprecated)")
  }
}
