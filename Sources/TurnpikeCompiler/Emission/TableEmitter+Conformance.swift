extension TableEmitter {
  /// The members that the runtime asks for.
  @_optimize(none)
  func emitConformance(to writer: inout SwiftWriter) {
    writer.line()
    let members = "what begins with '_' is for it alone"
    writer.line("// How Turnpike reads and prints \(model.name); \(members).")
    writer.block("nonisolated extension \(model.name): Turnpike.GeneratedRoute") { writer in
      emitLinkReading(to: &writer)
      emitCaseReading(to: &writer)
      emitVisit(to: &writer)
      emitTypeCheck(to: &writer)
      emitMounts(to: &writer)
      emitStack(to: &writer)
    }
  }

  /// The reading of a link, in two steps: a caller inlines the first, sees that the second makes the
  /// route itself, and so has a route to destroy, not an optional one, for which Swift asks the
  /// runtime in four calls.
  @_optimize(none)
  private func emitLinkReading(to writer: inout SwiftWriter) {
    let link = "link: borrowing \(scope.standard("String"))"
    let isPublic = model.access == .public
    writer.documentation([
      "The route that answers a link; nil where none does, and for a link whose query is invalid."
    ])
    if isPublic { writer.line("@inlinable") }
    writer.block("\(access)init?(_ \(link))") { writer in
      if model.routes.isEmpty { return writer.line("return nil") }
      writer.line("do { try self.init(_reading: link) } catch { return nil }")
    }
    if model.routes.isEmpty { return }
    writer.line()
    // Of a public enum always inlined where the body is seen, it keeps its parameters for others:
    // Swift would else leave them a function that calls another and copies the route. Of any other
    // never, or each caller destroys the route through what wraps it on its way.
    writer.line(isPublic ? "@usableFromInline @inline(__always)" : "@inline(never)")
    writer.block("init(_reading \(link)) throws(Turnpike._NoRoute)") { writer in
      writer.line("self = try Self._routeTable.read(link)")
    }
  }

  /// The cases by their index, and apart from them those that mount other enums.
  @_optimize(none)
  private func emitCaseReading(to writer: inout SwiftWriter) {
    let routes = model.routes.enumerated()
    emitCaseReading("_makeCase", routes.filter { $0.element.mount == nil }, to: &writer)
    let mounts = routes.filter { $0.element.mount != nil }
    if !mounts.isEmpty { emitCaseReading("_makeMount", mounts, to: &writer) }
  }

  /// The last stands behind `default`: there is no other index.
  @_optimize(none)
  private func emitCaseReading(
    _ name: String, _ routes: [(offset: Int, element: RouteModel)], to writer: inout SwiftWriter
  ) {
    writer.line()
    emitDeprecation(to: &writer)
    let canThrow = routes.isEmpty || routes.contains { $0.element.canThrow }
    let parameters = [
      "_ index: \(scope.standard("Int"))",
      "from reader: borrowing Turnpike._ParameterReader",
      "in memory: Turnpike._RouteMemory<Self>",
    ]
    let result = canThrow ? ") throws(Turnpike._NoRoute)" : ")"
    writer.function("\(access)static func \(name)(", parameters, result) { writer in
      guard let last = routes.last else { return writer.line("throw Turnpike._NoRoute()") }
      writer.line("switch index {")
      for (index, route) in routes {
        let label = index == last.offset ? "default:" : "case \(index):"
        emitCaseReading(route, label: label, to: &writer)
      }
      writer.line("}")
    }
  }

  @_optimize(none)
  private func emitCaseReading(
    _ route: RouteModel, label: String, to writer: inout SwiftWriter
  ) {
    let name = SwiftNames.escaped(route.caseName)
    if route.parameters.isEmpty, route.mount == nil {
      return writer.line("\(label) memory.initialize(to: .\(name))")
    }
    var canThrow = route.mount != nil
    var arguments: [String] = []
    for parameter in route.parameters {
      let reading = parameter.reading
      canThrow = canThrow || reading.canThrow
      arguments.append("\(SwiftNames.label(parameter.swiftName)): reader.\(reading.method)()")
    }
    var place = customPlace(route)
    if route.mount != nil {
      arguments.append("reader.mounted()")
      place = place ?? source.place(of: route.destinationRange)
    }
    var open = "\(canThrow ? "try " : "")memory.initialize(to: .\(name)("
    if route.mount == nil { open += "\(route.destination)(" }
    let close = route.mount == nil ? ")))" : "))"
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
  /// a reasonable time, so there the last case stands behind one.
  @_optimize(none)
  private func emitVisit(to writer: inout SwiftWriter) {
    let isLarge = model.routes.count > Self.maximumOfExhaustiveCases
    let last = model.routes.count - 1
    writer.line()
    writer.block("\(access)func _visit(_ visitor: Turnpike._CaseVisitor)") { writer in
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

  @_optimize(none)
  private func emitTypeCheck(to writer: inout SwiftWriter) {
    if customTypes.isEmpty { return }
    writer.line()
    let parameters = "_ type: \(scope.standard("Int")), _ text: \(scope.standard("String"))"
    let head = "\(access)static func _decodes(\(parameters)) -> \(scope.standard("Bool"))"
    let places = placesOfTypes()
    writer.block(head) { writer in
      writer.line("switch type {")
      for (index, name) in customTypes.enumerated() {
        writer.line("case \(index):")
        writer.indented { writer in
          writer.line(
            "return Turnpike._RouteTable.decodes(text, as: \(name).self)",
            at: places[name].map { source.place(of: $0) })
        }
      }
      writer.line("default: return false")
      writer.line("}")
    }
  }

  /// Where each of the user's own types is named first.
  @_optimize(none)
  private func placesOfTypes() -> [String: SourceRange] {
    var places: [String: SourceRange] = [:]
    for route in model.routes {
      for parameter in route.parameters {
        guard case .custom(let name) = parameter.type, places[name] == nil else { continue }
        places[name] = parameter.typeRange
      }
    }
    return places
  }

  /// What makes deprecated cases is deprecated itself, or Swift would warn of it. Only the runtime
  /// calls it, by a protocol, where Swift does not warn.
  func emitDeprecation(to writer: inout SwiftWriter) {
    if !hasDeprecatedRoutes { return }
    writer.line("// Makes deprecated routes, of which Swift warns elsewhere.")
    writer.line("@available(*, deprecated)")
  }
}
