import TurnpikeTable

extension TableEmitter {
  func emitCases(to writer: inout SwiftWriter) {
    for (route, notes) in zip(model.routes, notes) {
      var payload = ""
      var place: SwiftPlace?
      if let mount = route.mount {
        let parameters = route.parameters.map {
          "\(SwiftNames.escaped($0.swiftName)): \(typeName($0, in: scope)), "
        }
        payload = "(\(parameters.joined())\(SwiftNames.type(mount)))"
        place = source.place(of: route.destinationRange)
      } else if !route.parameters.isEmpty {
        payload = "(\(route.destination))"
      }
      writer.blank()
      writer.line(
        "case \(SwiftNames.escaped(route.caseName))\(payload)",
        documentation: caseDocumentation(route, notes), attribute: deprecation(route), at: place)
    }
  }

  /// A function for each case with parameters, which creates it from them.
  func emitFactories(to writer: inout SwiftWriter) {
    for (route, notes) in zip(model.routes, notes)
    where !route.parameters.isEmpty && route.mount == nil {
      let name = SwiftNames.escaped(route.caseName)
      let arguments = route.parameters.map {
        "\(SwiftNames.label($0.swiftName)): \(SwiftNames.variable($0.swiftName))"
      }
      let place = customPlace(route)
      writer.blank()
      writer.function(
        "\(access)static func \(name)(", route.parameters.map { parameter(of: route, $0) },
        ") -> \(model.name)", documentation: factoryDocumentation(route, notes),
        attribute: deprecation(route), at: place
      ) { writer in
        // If a type does not exist, Swift does not find the struct's initializer either.
        writer.list(".\(name)(.init(", arguments, "))", at: place)
      }
    }
  }

  /// The attribute of a deprecated route's declarations.
  private func deprecation(_ route: RouteModel) -> String? {
    guard hasDeprecatedRoutes, let attribute = route.attribute(.deprecated) else { return nil }
    let message = attribute.value.map { ", message: \(SwiftLiteral.string($0))" } ?? ""
    return "@available(*, deprecated\(message))"
  }
}
