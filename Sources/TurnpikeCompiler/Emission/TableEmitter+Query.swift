extension TableEmitter {
  /// The struct of what any link may carry.
  func emitQuery(to writer: inout SwiftWriter) {
    guard let query = model.query else { return }
    let origin = source.origin("query", at: query.pattern.range)
    let documentation =
      query.documentation.isEmpty
      ? ["What any link may carry besides its route's parameters: \(origin)."]
      : query.documentation + ["", "What any link may carry: \(origin)."]
    writer.line()
    writer.block(
      "\(access)struct Query: Turnpike.RouteQuery", documentation: documentation,
      at: source.place(of: query.pattern.range)
    ) { writer in
      let types = Self.enumerations(query.parameters)
      let scope = TypeScope(enumerations: types.map(\.name), in: scope)
      let notes = RouteNotes(query, source)
      for (index, parameter) in query.parameters.enumerated() {
        let name = SwiftNames.escaped(parameter.swiftName)
        writer.line(
          "\(access)let \(name): \(typeName(parameter, in: scope))",
          documentation: [notes.parameters[index]], at: customPlace(parameter))
      }
      for type in types { emitEnumeration(type, in: scope, to: &writer) }
      writer.line()
      emitInitialiser(query.parameters, in: scope, to: &writer)
      writer.line()
      writer.block("\(access)init()") { writer in
        writer.line("self.init(\(Self.firstDefault(query.parameters)))")
      }
      writer.line()
      emitReading(query.parameters, to: &writer)
      writer.line()
      emitWriting(query.parameters, to: &writer)
    }
  }

  /// The arguments of a call of the memberwise initializer that `init()` alone would not mean.
  private static func firstDefault(_ parameters: [ParameterModel]) -> String {
    guard let first = parameters.first else { return "" }
    let value = first.spec.defaultText.map { SwiftLiteral.value($0, of: first.type) } ?? "nil"
    return "\(SwiftNames.label(first.swiftName)): \(value)"
  }

  /// Text that a type does not read counts as missing.
  private func emitReading(_ parameters: [ParameterModel], to writer: inout SwiftWriter) {
    writer.block("\(access)init(_reading reader: inout Turnpike._ParameterReader)") { writer in
      for (index, parameter) in parameters.enumerated() {
        let name = SwiftNames.escaped(parameter.swiftName)
        let value = parameter.spec.defaultText.map {
          " ?? " + SwiftLiteral.value($0, of: parameter.type)
        }
        let read = "try? reader.\(parameter.readingMethod)(\(index))"
        writer.line(
          "self.\(name) = " + (value.map { "(\(read))" + $0 } ?? read), at: customPlace(parameter))
      }
    }
  }
}
