extension TableEmitter {
  /// The members that the runtime asks for.
  func emitConformance(to writer: inout SwiftWriter) {
    writer.block("nonisolated extension \(model.name): Turnpike.TableRoute") { writer in
      emitTable(to: &writer)
      writer.line()
      emitLinkReading(to: &writer)
      writer.line()
      emitCaseReading(to: &writer)
      writer.line()
      emitVisit(to: &writer)
      if hasCustomTypes {
        writer.line()
        emitTypeCheck(to: &writer)
      }
      emitMounts(to: &writer)
      emitStack(to: &writer)
    }
  }

  private func emitTable(to writer: inout SwiftWriter) {
    writer.block("\(access)static var routeTable: Turnpike.RouteTable") { writer in
      writer.line("Turnpike.RouteTable(")
      writer.line("  format1: #\"\"\"")
      for line in SwiftLiteral.table(table.encoded) { writer.line("    " + line) }
      writer.line("    \"\"\"#)")
    }
  }

  /// The reading of a link, spelled out for this enum: generic code would cost more than the match.
  ///
  /// In two steps. A caller takes the first in, sees that the second makes the route itself, and so
  /// has a route to destroy, not an optional one, for which Swift asks the runtime in four calls.
  private func emitLinkReading(to writer: inout SwiftWriter) {
    let parameter = "link: borrowing \(scope.standard("String"))"
    let isPublic = model.access == .public
    if isPublic { writer.line("@inlinable") }
    writer.block("\(access)init?(_ \(parameter))") { writer in
      if model.routes.isEmpty { return writer.line("return nil") }
      writer.line("do { try self.init(reading: link) } catch { return nil }")
    }
    if model.routes.isEmpty { return }
    writer.line()
    // Of a public enum always inlined where the body is seen, it keeps its parameters for others:
    // Swift would else leave them a function that calls another and copies the route. Of any other
    // never, or each caller destroys the route through what wraps it on its way.
    writer.line(isPublic ? "@usableFromInline @inline(__always)" : "@inline(never)")
    writer.block("init(reading \(parameter)) throws(Turnpike.RouteTable.NoRoute)") { writer in
      var arguments = ["link"]
      if hasCustomTypes { arguments.append("decodes: Self.decodesRouteValue") }
      let canThrow = model.routes.contains { $0.canThrow }
      writer.line("self = try Self.routeTable.read(\(arguments.joined(separator: ", "))) {")
      writer.line(
        canThrow
          ? "  index, reader throws(Turnpike.RouteTable.NoRoute) in" : "  index, reader in")
      writer.line("  \(canThrow ? "try " : "")\(model.name)(routeCase: index, from: reader)")
      writer.line("}")
    }
  }

  /// The cases by their index. The last stands behind `default`: there is no other index.
  private func emitCaseReading(to writer: inout SwiftWriter) {
    let canThrow = model.routes.isEmpty || model.routes.contains { $0.canThrow }
    let index = "routeCase index: \(scope.standard("Int"))"
    let head = "\(access)init(\(index), from reader: borrowing Turnpike.RouteReader)"
    let effect = canThrow ? " throws(Turnpike.RouteTable.NoRoute)" : ""
    writer.block(head + effect) { writer in
      if model.routes.isEmpty { return writer.line("throw Turnpike.RouteTable.NoRoute()") }
      writer.line("switch index {")
      for (index, route) in model.routes.enumerated() {
        let isLast = index == model.routes.count - 1
        emitCaseReading(route, label: isLast ? "default" : "case \(index)", to: &writer)
      }
      writer.line("}")
    }
  }

  private func emitCaseReading(
    _ route: RouteModel, label: String, to writer: inout SwiftWriter
  ) {
    let effect = route.canThrow ? "try " : ""
    let value = "\(effect).\(SwiftNames.escaped(route.caseName))"
    if route.parameters.isEmpty, route.mount == nil {
      return writer.line("\(label): self = \(value)")
    }
    var arguments: [String] = []
    for parameter in route.parameters {
      arguments.append(
        "\(SwiftNames.label(parameter.swiftName)): reader.\(parameter.reading.method)()")
    }
    var open = "\(value)("
    var close = ")"
    if route.mount != nil {
      arguments.append("reader.mounted()")
    } else {
      open += route.destination + "("
      close = "))"
    }
    let line = "self = \(open)\(arguments.joined(separator: ", "))\(close)"
    let mountPlace = route.mount == nil ? nil : source.place(of: route.destinationRange)
    if let place = customPlace(route) ?? mountPlace {
      // Swift takes no directive between a `switch` and its first case.
      writer.line("\(label):")
      return writer.line("  " + line, locatedAt: place)
    }
    let short = "\(label): " + line
    if short.utf8.count <= 94 { return writer.line(short) }
    writer.line("\(label):")
    writer.line("  self = \(open)")
    for index in arguments.indices {
      writer.line("    " + arguments[index] + (index == arguments.count - 1 ? close : ","))
    }
  }

  /// A switch over all cases: past some hundreds without a `default` Swift does not compile it in
  /// a reasonable time, so there the last case stands behind one.
  private func emitVisit(to writer: inout SwiftWriter) {
    let isLarge = model.routes.count > Self.maximumOfExhaustiveCases
    let last = model.routes.count - 1
    let head = "\(access)func visitDestination(_ visitor: inout Turnpike.RouteVisitor)"
    writer.block(head) { writer in
      writer.line("switch self {")
      for (index, route) in model.routes.enumerated() {
        let name = SwiftNames.escaped(route.caseName)
        let isBehindDefault = isLarge && index == last
        if route.mount != nil {
          emitMountVisit(route, index, isBehindDefault: isBehindDefault, to: &writer)
          continue
        }
        switch (route.parameters.isEmpty, isBehindDefault) {
        case (true, false):
          writer.line("case .\(name): visitor.visit(\(index), \(route.destination)())")
        case (true, true):
          writer.line("default: visitor.visit(\(index), \(route.destination)())")
        case (false, false):
          writer.line("case .\(name)(let destination): visitor.visit(\(index), destination)")
        case (false, true):
          writer.line("default:")
          writer.line(
            "  if case .\(name)(let destination) = self { visitor.visit(\(index), destination) }")
        }
      }
      writer.line("}")
    }
  }

  private func emitTypeCheck(to writer: inout SwiftWriter) {
    let parameters = "_ type: \(scope.standard("Int")), _ text: \(scope.standard("String"))"
    let result = scope.standard("Bool")
    let head = "\(access)static func decodesRouteValue(\(parameters)) -> \(result)"
    let places = placesOfTypes()
    writer.block(head) { writer in
      writer.line("switch type {")
      for (index, name) in table.encoded.customTypes.enumerated() {
        writer.line("case \(index):")
        writer.line(
          "  return Turnpike.RouteTable.decodes(text, as: \(name).self)",
          locatedAt: places[name].map { source.place(of: $0) })
      }
      writer.line("default: return false")
      writer.line("}")
    }
  }

  /// Where each of the user's own types is named first.
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
}
