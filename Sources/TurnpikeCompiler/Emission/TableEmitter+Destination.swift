import TurnpikeTable

extension TableEmitter {
  /// A route's parameter struct.
  func emitDestination(_ route: RouteModel, to writer: inout SwiftWriter) {
    let documentation =
      "Parameters of `\(model.name).\(route.caseName)` (\(source.origin(of: route.range)))."
    let head = "nonisolated \(access)struct \(route.destination): Turnpike.Destination"
    // Where the module has the type already, Swift speaks of the routes file.
    let place = source.place(of: route.destinationRange)
    writer.block(head, documentation: [documentation], locatedAt: place) { writer in
      if route.parameters.isEmpty { return emitEmptyMembers(to: &writer) }
      let types = enumerations(route)
      let scope = TypeScope(enumerations: types.map(\.name))
      for parameter in route.parameters {
        let name = SwiftNames.escaped(parameter.swiftName)
        writer.line(
          "\(access)let \(name): \(typeName(parameter, in: scope))",
          locatedAt: customPlace(parameter))
      }
      for type in types { emitEnumeration(type.name, type.words, in: scope, to: &writer) }
      writer.line()
      emitInitialiser(route, in: scope, to: &writer)
      writer.line()
      emitWriting(route, to: &writer)
    }
  }

  private func emitEmptyMembers(to writer: inout SwiftWriter) {
    writer.line("\(access)init() {}")
    writer.line("\(access)func write(to writer: inout Turnpike.RouteWriter) {}")
  }

  private func emitInitialiser(
    _ route: RouteModel, in scope: TypeScope, to writer: inout SwiftWriter
  ) {
    let parameters = route.parameters.map { parameter($0, in: scope) }
    emitFunction("\(access)init(", parameters, ")", at: customPlace(route), to: &writer) { writer in
      for parameter in route.parameters {
        let name = parameter.swiftName
        writer.line("self.\(SwiftNames.escaped(name)) = \(SwiftNames.variable(name))")
      }
    }
  }

  private func emitWriting(_ route: RouteModel, to writer: inout SwiftWriter) {
    let head = "\(access)func write(to writer: inout Turnpike.RouteWriter)"
    writer.block(head) { writer in
      for parameter in route.parameters {
        writer.line(
          "writer.\(parameter.writingMethod)(\(parameter.storage))",
          locatedAt: customPlace(parameter))
      }
    }
  }

  /// - Parameter isolation: what stands before a declaration of the module.
  func emitEnumeration(
    _ name: String, _ words: [ValueType.Word], documentation: [String] = [],
    isolation: String = "", in scope: TypeScope, to writer: inout SwiftWriter
  ) {
    writer.line()
    writer.documentation(documentation)
    let protocols = "Turnpike.RouteValue, \(scope.standard("CaseIterable"))"
    let head = "\(isolation)\(access)enum \(SwiftNames.escaped(name)): \(scope.standard("String"))"
    writer.block("\(head), \(protocols)") { writer in
      for word in words {
        let name = SwiftNames.escaped(word.swiftName)
        writer.line(
          word.swiftName == word.text
            ? "case \(name)" : "case \(name) = \(SwiftLiteral.string(word.text))")
      }
    }
  }
}

extension ParameterModel {
  /// The reader's method for the parameter; only those for types that the table has checked by
  /// itself cannot throw.
  var reading: (method: String, canThrow: Bool) {
    if isList { return ("list", true) }
    if isOptional { return ("optional", true) }
    guard case .builtIn(let type, _) = type, let method = type.readingMethod else {
      return ("value", true)
    }
    return (method, false)
  }

  /// The writer's method for the parameter.
  var writingMethod: String {
    if isList { return "list" }
    if isOptional { return "optional" }
    guard case .builtIn(let type, _) = type else { return "value" }
    return type.writingMethod ?? "value"
  }

  /// The property inside the struct's own functions.
  var storage: String {
    switch swiftName {
    case "reader", "writer", "self", "init": "self.\(SwiftNames.escaped(swiftName))"
    default: SwiftNames.escaped(swiftName)
    }
  }
}
