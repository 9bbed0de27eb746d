extension TableEmitter {
  /// The members that the runtime requires.
  func emitConformance(to writer: inout SwiftWriter) {
    writer.blank()
    let warning = "Do not use names that begin with '_'."
    writer.line("// How Turnpike reads and prints \(model.name). \(warning)")
    writer.block("nonisolated extension \(model.name): Turnpike.GeneratedRoute") { writer in
      emitMaking(to: &writer)
      emitVisit(to: &writer)
      emitTypeCheck(to: &writer)
      emitMounts(to: &writer)
      emitStack(to: &writer)
    }
  }

  /// The cases by their index.
  private func emitMaking(to writer: inout SwiftWriter) {
    let index = "_ index: \(scope.standard("Int"))"
    writer.blank()
    emitDeprecation(to: &writer)
    let head = SwiftList(
      "\(access)static func _make(", [index, "from reader: inout Turnpike._ParameterReader"],
      ") throws(Turnpike._NoRoute) -> \(model.name)")
    writer.function(head) { writer in
      if model.routes.isEmpty { return writer.line("throw .refused") }
      writer.line("switch index {")
      for index in model.routes.indices {
        // No other index exists.
        let label = index == model.routes.count - 1 ? "default" : "case \(index)"
        emitMaking(model.routes[index], label, to: &writer)
      }
      writer.line("}")
    }
  }

  private func emitMaking(_ route: RouteModel, _ label: String, to writer: inout SwiftWriter) {
    let call = ".\(SwiftNames.escaped(route.caseName))("
    var reads: [String] = []
    for index in route.parameters.indices {
      reads.append(argumentLabel(route.parameters[index]) + reading(index, of: route))
    }
    if route.mount != nil {
      let place = customPlace(route.parameters) ?? source.place(of: route.destinationRange)
      writer.branch(label, "return try " + call, reads + ["reader.mounted()"], ")", at: place)
    } else if reads.isEmpty {
      writer.branch(label, "return " + call.dropLast())
    } else if customPlace(route.parameters) == nil {
      // The module may have another type with the struct's name. If the factory is called and not
      // the struct, Swift reports fewer errors then.
      writer.branch(label, "return try " + call, reads, ")")
    } else {
      // Each value of a custom type is read on its own line, so that each type has its place.
      writer.line(label + ":")
      writer.indented { writer in
        var values = reads
        for index in values.indices {
          let parameter = route.parameters[index]
          guard let place = customPlace(parameter.spec) else { continue }
          let name = "_" + parameter.swiftName
          writer.line("let \(name) = try \(reading(index, of: route))", at: place)
          values[index] = argumentLabel(parameter) + name
        }
        let isReading = route.parameters.contains { customPlace($0.spec) == nil }
        // If a custom type does not exist, Swift does not find the factory.
        writer.list(
          SwiftList("return \(isReading ? "try " : "")\(call)\(route.destination)(", values, "))"))
      }
    }
  }

  private func argumentLabel(_ parameter: ParameterModel) -> String {
    SwiftNames.label(parameter.swiftName) + ": "
  }

  /// The call that reads a parameter of a route.
  private func reading(_ index: Int, of route: RouteModel) -> String {
    let parameter = route.parameters[index]
    let property = customProperty(parameter, of: route).map { ", for: " + $0 } ?? ""
    let mark = customMark(parameter.spec, before: 1)
    return "reader\(mark).\(parameter.readingMethod)(\(index)\(property))"
  }

  private func emitVisit(to writer: inout SwiftWriter) {
    writer.blank()
    writer.block("\(access)func _visit(_ visitor: inout Turnpike._CaseVisitor)") { writer in
      writer.line("switch self {")
      for index in model.routes.indices {
        let route = model.routes[index]
        var pattern = "case .\(SwiftNames.escaped(route.caseName))"
        var place: SwiftPlace?
        let visit: String
        if route.mount != nil {
          pattern += bindings(route)
          visit = mountVisit(route, index)
          place = source.place(of: route.destinationRange)
        } else if route.parameters.isEmpty {
          visit = "visitor.visit(\(index), \(route.destination)())"
        } else {
          pattern += "(let destination)"
          visit = "visitor.visit(\(index), destination)"
        }
        let otherwise = isLastOfMany(index) ? "return" : nil
        emitCase(pattern, visit, otherwise: otherwise, at: place, to: &writer)
      }
      writer.line("}")
    }
  }

  /// Whether a case is the default of a switch over the route, because it takes Swift too long to see
  /// that a switch has all of some hundreds of cases.
  func isLastOfMany(_ index: Int) -> Bool { index >= 100 && index == model.routes.count - 1 }

  /// A case of a switch over the route.
  ///
  /// - Parameter otherwise: The statement for a route of another case, if the case is the default.
  func emitCase(
    _ pattern: String, _ statement: String, otherwise: String?, at place: SwiftPlace?,
    to writer: inout SwiftWriter
  ) {
    guard let otherwise else { return writer.branch(pattern, statement, at: place) }
    writer.line("default:")
    writer.indented { writer in
      writer.line("guard \(pattern) = self else { \(otherwise) }")
      writer.line(statement, at: place)
    }
  }

  private func emitTypeCheck(to writer: inout SwiftWriter) {
    if customTypes.isEmpty { return }
    let uses = usesOfTypes()
    writer.blank()
    let head = SwiftList(
      "\(access)static func _decodes(",
      ["_ type: \(scope.standard("Int"))", "_ text: \(scope.standard("String"))"],
      ") -> \(scope.standard("Bool"))")
    writer.function(head) { writer in
      writer.line("switch type {")
      for (index, name) in customTypes.enumerated() {
        let use = uses[name]
        let (alias, type) = use?.property.map { ("", $0) } ?? expression(of: name)
        let mark = use.map { customMark($0.spec, before: 1) } ?? ""
        let decodes = "\(alias)return Turnpike._RouteTable\(mark).decodes(text, as: \(type))"
        writer.branch("case \(index)", decodes, at: use.flatMap { customPlace($0.spec) })
      }
      writer.branch("default", "return false")
      writer.line("}")
    }
  }

  /// Returns the first place that names each custom type, as the type of a property if possible.
  private func usesOfTypes() -> [String: (property: String?, spec: ValueSpec)] {
    var uses: [String: (property: String?, spec: ValueSpec)] = [:]
    func add(_ parameter: ParameterModel, _ property: String?) {
      guard case .custom(let name) = parameter.type, uses[name]?.property == nil else { return }
      if property == nil, uses[name] != nil { return }
      uses[name] = (property, parameter.spec)
    }
    for route in model.routes {
      for parameter in route.parameters { add(parameter, customProperty(parameter, of: route)) }
    }
    for parameter in model.query?.parameters ?? [] {
      add(parameter, "\\\(model.name).Query.\(SwiftNames.escaped(parameter.swiftName))")
    }
    return uses
  }

  /// The key path of a property with a custom type, which replaces the type elsewhere: if the type
  /// does not exist, Swift reports it at the property only.
  private func customProperty(_ parameter: ParameterModel, of route: RouteModel) -> String? {
    guard route.mount == nil, case .custom = parameter.type else { return nil }
    return "\\\(route.destination).\(SwiftNames.escaped(parameter.swiftName))"
  }
}
