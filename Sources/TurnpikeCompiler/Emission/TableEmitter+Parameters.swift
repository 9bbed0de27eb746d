extension TableEmitter {
  func parameter(
    of route: RouteModel, _ parameter: ParameterModel, qualified: Bool
  ) -> String {
    var type = typeName(parameter)
    if qualified, case .words = parameter.type, parameter.typeOwner == nil {
      type = qualify(type, route)
    }
    return "\(SwiftNames.parameter(parameter.swiftName)): \(type)\(defaultValue(parameter))"
  }

  func qualify(_ type: String, _ route: RouteModel) -> String {
    type.hasPrefix("[")
      ? "[\(route.destination).\(type.dropFirst())" : "\(route.destination).\(type)"
  }

  func typeName(_ parameter: ParameterModel) -> String {
    let name: String
    switch parameter.type {
    case .builtIn(let type, _): name = type.rawValue
    case .words(let typeName, _):
      name = (parameter.typeOwner.map { $0 + "." } ?? "") + SwiftNames.escaped(typeName)
    case .custom(let typeName): name = typeName
    }
    return parameter.isList ? "[\(name)]" : parameter.isOptional ? name + "?" : name
  }

  func defaultValue(_ parameter: ParameterModel) -> String {
    if let text = parameter.defaultText {
      return " = " + SwiftLiteral.value(text, of: parameter.type)
    }
    if parameter.isOptional { return " = nil" }
    return parameter.isList && !parameter.isRest ? " = []" : ""
  }

  func nestedTypes(_ route: RouteModel) -> [(name: String, words: [ValueType.Word])] {
    var types: [(name: String, words: [ValueType.Word])] = []
    for parameter in route.parameters {
      if case .words(let name, let words) = parameter.type, parameter.typeOwner == nil,
        !types.contains(where: { $0.name == name })
      {
        types.append((name, words))
      }
    }
    return types
  }

  func customPlace(_ parameter: ParameterModel) -> SwiftPlace? {
    guard case .custom = parameter.type, let range = parameter.typeRange else { return nil }
    return source.place(of: range)
  }

  func customPlace(_ route: RouteModel) -> SwiftPlace? {
    for parameter in route.parameters {
      if let place = customPlace(parameter) { return place }
    }
    return nil
  }
}
