import TurnpikeTable

extension TableEmitter {
  /// Whether other modules see the code: Swift makes no initializer for them.
  private var hasPublicCode: Bool { model.access != .internal }

  /// A parameter struct for each destination. Routes that share a destination share its struct.
  func emitDestinations(to writer: inout SwiftWriter) {
    let unmounted = model.routes.filter { $0.mount == nil }
    let routesOfDestination = Dictionary(grouping: unmounted, by: \.destination)
    var emitted: Set<String> = []
    for route in unmounted where emitted.insert(route.destination).inserted {
      emitDestination(route, routesOfDestination[route.destination] ?? [], to: &writer)
    }
  }

  private func emitDestination(
    _ route: RouteModel, _ routes: [RouteModel], to writer: inout SwiftWriter
  ) {
    writer.blank()
    // If the module has the type already, Swift reports it in the routes file.
    writer.block(
      destinationHead(route), documentation: destinationDocumentation(routes),
      at: source.place(of: route.destinationRange)
    ) { writer in
      guard !route.parameters.isEmpty else {
        if hasPublicCode { writer.line(access + "init() {}") }
        return
      }
      let types = Self.enumerations(route.parameters)
      let scope = TypeScope(enumerations: types.map(\.name))
      emitProperties(route.parameters, route.pattern, in: scope, to: &writer)
      for type in types { emitEnumeration(type, in: scope, to: &writer) }
      // Swift makes the same initializer for other structs.
      if hasPublicCode || route.parameters.contains(where: { $0.mayBeMissing }) {
        emitInitializer(route.parameters, in: scope, to: &writer)
      }
      emitWriting(route.parameters, to: &writer)
    }
  }

  package func destinationHead(_ route: RouteModel) -> String {
    "nonisolated \(access)struct \(route.destination): Turnpike.Destination"
  }

  /// The struct of the shared query.
  func emitQuery(to writer: inout SwiftWriter) {
    guard let query = model.query else { return }
    let all = query.parameters
    let line = source.sourceLine("query", at: query.pattern.range)
    writer.blank()
    writer.block(
      "\(access)struct Query: Turnpike.RouteQuery",
      documentation: documentation(
        query.documentation, "The parameters that any link can have: \(line)."),
      at: source.place(of: query.pattern.range)
    ) { writer in
      let types = Self.enumerations(all)
      let scope = TypeScope(enumerations: types.map(\.name), in: scope)
      emitProperties(all, query.pattern, in: scope, to: &writer)
      for type in types { emitEnumeration(type, in: scope, to: &writer) }
      emitInitializer(all, in: scope, to: &writer)
      writer.blank()
      writer.block("\(access)init()") { writer in
        for parameter in all {
          let name = SwiftNames.escaped(parameter.swiftName)
          writer.line("self.\(name) = \(missingValue(parameter))")
        }
      }
      writer.blank()
      writer.block("\(access)init(_reading reader: inout Turnpike._ParameterReader)") { writer in
        // Text that a type does not accept counts as missing.
        for (index, parameter) in all.enumerated() {
          let name = SwiftNames.escaped(parameter.swiftName)
          let place = customPlace(parameter.spec)
          let mark = customMark(parameter.spec, before: 1)
          let property = place == nil ? "" : ", for: \\Self.\(name)"
          let read = "try? reader\(mark).\(parameter.readingMethod)(\(index)\(property))"
          let value =
            parameter.spec.isOptional ? read : "(\(read)) ?? \(missingValue(parameter))"
          writer.line("self.\(name) = \(value)", at: place)
        }
      }
      emitWriting(all, to: &writer)
    }
  }

  private func emitProperties(
    _ parameters: [ParameterModel], _ pattern: PatternModel?, in scope: TypeScope,
    to writer: inout SwiftWriter
  ) {
    let notes = pattern?.notes(parameters) ?? []
    for index in notes.indices {
      let parameter = parameters[index]
      writer.line(
        property(parameter, in: scope), documentation: [notes[index]],
        at: customPlace(parameter.spec))
    }
  }

  package func property(_ parameter: ParameterModel, in scope: TypeScope) -> String {
    let name = SwiftNames.escaped(parameter.swiftName) + ": "
    // Swift reports a type that is not `Sendable` at the name, which must be on the type's row.
    let mark = customMark(
      parameter.spec, before: name.utf8.count + (parameter.spec.isList ? 1 : 0))
    return "\(access)let \(mark)\(name)\(typeName(parameter, in: scope))"
  }

  private func emitInitializer(
    _ parameters: [ParameterModel], in scope: TypeScope, to writer: inout SwiftWriter
  ) {
    writer.blank()
    let head = SwiftList(access + "init(", parameters.map { parameter($0, in: scope) }, ")")
    writer.function(head, at: customPlace(parameters)) { writer in
      for name in parameters.map(\.swiftName) {
        writer.line("self.\(SwiftNames.escaped(name)) = \(SwiftNames.variable(name))")
      }
    }
  }

  private func emitWriting(_ parameters: [ParameterModel], to writer: inout SwiftWriter) {
    writer.blank()
    writer.block(access + "func _write(to writer: inout Turnpike._ParameterWriter)") { writer in
      for parameter in parameters {
        let mark = customMark(parameter.spec, before: 1)
        writer.line("writer\(mark).\(parameter.writing)", at: customPlace(parameter.spec))
      }
    }
  }
}

extension ParameterModel {
  /// The reader's method for the parameter.
  var readingMethod: String { method { $0.readingMethod } }

  /// The writer's method for the parameter.
  var writingMethod: String { method { $0.writingMethod } }

  private func method(_ builtIn: (BuiltInType) -> String?) -> String {
    if spec.isList { return "list" }
    if spec.isOptional { return "optional" }
    guard case .builtIn(let type, _) = type else { return "value" }
    return builtIn(type) ?? "value"
  }

  fileprivate var writing: String {
    let name = SwiftNames.escaped(swiftName)
    if spec.isOptional, case .custom = type { return "optional(\\Self.\(name), of: self)" }
    switch swiftName {
    case "reader", "writer", "self", "init": return "\(writingMethod)(self.\(name))"
    default: return "\(writingMethod)(\(name))"
    }
  }
}
