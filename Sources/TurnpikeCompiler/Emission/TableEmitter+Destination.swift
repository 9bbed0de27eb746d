import TurnpikeTable

extension TableEmitter {
  /// The parameter struct of routes that share it, by their indices.
  func emitDestination(_ routes: [Int], to writer: inout SwiftWriter) {
    guard let first = routes.first else { return }
    let (route, notes) = (model.routes[first], self.notes[first])
    writer.line()
    let documentation = routes.map {
      "What `\(model.name).\(model.routes[$0].caseName)` leads to: \(self.notes[$0].origin)."
    }
    let head = "nonisolated \(access)struct \(route.destination): Turnpike.Destination"
    // Where the module has the type already, Swift speaks of the routes file.
    let place = source.place(of: route.destinationRange)
    writer.block(head, documentation: documentation, at: place) { writer in
      if route.parameters.isEmpty {
        if hasPublicCode { writer.line(access + "init() {}") }
        return
      }
      let types = enumerations(route)
      let scope = TypeScope(enumerations: types.map(\.name))
      var index = 0
      for parameter in route.parameters {
        let name = SwiftNames.escaped(parameter.swiftName)
        writer.line(
          "\(access)let \(name): \(typeName(parameter, in: scope))",
          documentation: [notes.parameters[index]], at: customPlace(parameter))
        index += 1
      }
      for type in types { emitEnumeration(type, in: scope, to: &writer) }
      // Of other structs Swift makes the same.
      if hasPublicCode || route.parameters.contains(where: { !defaultValue($0).isEmpty }) {
        writer.line()
        emitInitialiser(route.parameters, in: scope, to: &writer)
      }
      writer.line()
      emitWriting(route.parameters, to: &writer)
    }
  }

  func emitInitialiser(
    _ all: [ParameterModel], in scope: TypeScope, to writer: inout SwiftWriter
  ) {
    let head = access + "init("
    let parameters = all.map { parameter($0, in: scope) }
    let body = { (writer: inout SwiftWriter) in
      for parameter in all {
        let name = parameter.swiftName
        writer.line("self.\(SwiftNames.escaped(name)) = \(SwiftNames.variable(name))")
      }
    }
    if let place = all.lazy.compactMap({ customPlace($0) }).first {
      writer.block("\(head)\(parameters.joined(separator: ", ")))", at: place, body)
    } else {
      writer.function(head, parameters, ")", body)
    }
  }

  func emitWriting(_ parameters: [ParameterModel], to writer: inout SwiftWriter) {
    let head = access + "func _write(to writer: inout Turnpike._ParameterWriter)"
    writer.block(head) { writer in
      var line = ""
      var place: SwiftPlace?
      for parameter in parameters {
        let next = customPlace(parameter)
        // Statements with the same source location are written on one line.
        if next != nil, next == place {
          line += "; " + parameter.writing
          continue
        }
        if !line.isEmpty { writer.line(line, at: place) }
        line = parameter.writing
        place = next
      }
      writer.line(line, at: place)
    }
  }
}

extension ParameterModel {
  /// The reader's method for the parameter.
  var readingMethod: String {
    if spec.isList { return "list" }
    if spec.isOptional { return "optional" }
    guard case .builtIn(let type, _) = type else { return "value" }
    return type.readingMethod ?? "value"
  }

  fileprivate var writing: String {
    if spec.isOptional, case .custom = type {
      return "writer.optional(\\Self.\(SwiftNames.escaped(swiftName)), of: self)"
    }
    return "writer.\(writingMethod)(\(storage))"
  }

  /// The writer's method for the parameter.
  var writingMethod: String {
    if spec.isList { return "list" }
    if spec.isOptional { return "optional" }
    guard case .builtIn(let type, _) = type else { return "value" }
    return type.writingMethod ?? "value"
  }

  /// The property inside the struct's own functions.
  private var storage: String {
    switch swiftName {
    case "reader", "writer", "self", "init": "self." + SwiftNames.escaped(swiftName)
    default: SwiftNames.escaped(swiftName)
    }
  }
}
