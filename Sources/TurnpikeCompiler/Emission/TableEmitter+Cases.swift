import TurnpikeTable

extension TableEmitter {
  func emitCases(to writer: inout SwiftWriter) {
    for (index, route) in model.routes.enumerated() {
      writer.line()
      let name = SwiftNames.escaped(route.caseName)
      let documentation = documentation(route, notes[index])
      guard let mount = route.mount else {
        writer.documentation(documentation)
        if let deprecation = deprecation(route) { writer.line(deprecation) }
        writer.line(
          route.parameters.isEmpty ? "case \(name)" : "case \(name)(\(route.destination))")
        continue
      }
      let parameters = route.parameters.map {
        "\(SwiftNames.escaped($0.swiftName)): \(typeName($0, in: scope)), "
      }
      // A directive between the attribute and the case would end the declaration.
      let attribute = deprecation(route).map { $0 + " " } ?? ""
      writer.line(
        "\(attribute)case \(name)(\(parameters.joined())\(SwiftNames.type(mount)))",
        documentation: documentation, at: source.place(of: route.destinationRange))
    }
  }

  /// A function for each case with parameters, which makes it of them.
  func emitFactories(to writer: inout SwiftWriter) {
    for (index, route) in model.routes.enumerated()
    where !route.parameters.isEmpty && route.mount == nil {
      writer.line()
      let documentation = factoryDocumentation(route, notes[index])
      let name = SwiftNames.escaped(route.caseName)
      let head = "\(access)static func \(name)("
      let parameters = route.parameters.map { parameter(of: route, $0, in: scope) }
      let result = ") -> " + model.name
      let call = ".\(name)(.init("
      let arguments = route.parameters.map {
        "\(SwiftNames.label($0.swiftName)): \(SwiftNames.variable($0.swiftName))"
      }
      if let place = customPlace(route) {
        // On one line: where the type does not exist, the struct's initialiser is not found either.
        let attribute = deprecation(route).map { $0 + " " } ?? ""
        let signature = "\(head)\(parameters.joined(separator: ", "))\(result)"
        let body = "\(call)\(arguments.joined(separator: ", "))))"
        writer.line(
          "\(attribute)\(signature) { \(body) }", documentation: documentation, at: place)
        continue
      }
      writer.documentation(documentation)
      if let deprecation = deprecation(route) { writer.line(deprecation) }
      writer.function(head, parameters, result) { $0.call(call, arguments, "))") }
    }
  }

  /// The text before what makes a deprecated route.
  private func deprecation(_ route: RouteModel) -> String? {
    if !hasDeprecatedRoutes { return nil }
    return route.attribute(.deprecated).map { attribute in
      let message = attribute.value.map { ", message: \(SwiftLiteral.string($0))" } ?? ""
      return "@available(*, deprecated\(message))"
    }
  }
}
