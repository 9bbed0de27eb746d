import TurnpikeTable

extension TableEmitter {
  func emitCases(to writer: inout SwiftWriter) {
    for route in model.routes {
      let place = route.mount == nil ? nil : source.place(of: route.destinationRange)
      writer.blank()
      writer.line(
        caseHead(route), documentation: caseDocumentation(route), attribute: deprecation(route),
        at: place)
    }
  }

  package func caseHead(_ route: RouteModel) -> String {
    let name = "case " + SwiftNames.escaped(route.caseName)
    if let mount = route.mount {
      let parameters = route.parameters.map {
        "\(SwiftNames.escaped($0.swiftName)): \(typeName($0, in: scope)), "
      }
      return "\(name)(\(parameters.joined())\(SwiftNames.type(mount)))"
    }
    return route.parameters.isEmpty ? name : "\(name)(\(route.destination))"
  }

  /// A function for each case with parameters, which creates it from them.
  func emitFactories(to writer: inout SwiftWriter) {
    for route in model.routes where !route.parameters.isEmpty && route.mount == nil {
      let name = SwiftNames.escaped(route.caseName)
      let arguments = route.parameters.map {
        "\(SwiftNames.label($0.swiftName)): \(SwiftNames.variable($0.swiftName))"
      }
      let place = customPlace(route.parameters)
      writer.blank()
      writer.function(
        factoryHead(route), documentation: factoryDocumentation(route),
        attribute: deprecation(route), at: place
      ) { writer in
        // If a type does not exist, Swift does not find the struct's initializer either.
        writer.list(SwiftList(".\(name)(.init(", arguments, "))"), at: place)
      }
    }
  }

  package func factoryHead(_ route: RouteModel) -> SwiftList {
    SwiftList(
      "\(access)static func \(SwiftNames.escaped(route.caseName))(",
      route.parameters.map { parameter(of: route, $0) }, ") -> \(model.name)")
  }

  /// Without this attribute, Swift would warn in functions that create deprecated cases. Only the
  /// runtime calls these functions, through a protocol, which does not cause a warning.
  func emitDeprecation(to writer: inout SwiftWriter) {
    if !model.routes.contains(where: { $0.own.attribute(.deprecated) != nil }) { return }
    writer.line("// Deprecated, or Swift would warn about the deprecated routes in it.")
    writer.line("@available(*, deprecated)")
  }

  /// The attribute of a deprecated route's declarations.
  private func deprecation(_ route: RouteModel) -> String? {
    route.own.attribute(.deprecated).map { attribute in
      let message = attribute.value.map { ", message: \(SwiftLiteral.string($0))" } ?? ""
      return "@available(*, deprecated\(message))"
    }
  }
}
