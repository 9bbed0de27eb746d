extension TableEmitter {
  /// A parameter of the struct's initialiser.
  func parameter(_ parameter: ParameterModel, in scope: TypeScope) -> String {
    declaration(parameter, typeName(parameter, in: scope))
  }

  /// A parameter of the route's factory, or of its case.
  func parameter(
    of route: RouteModel, _ parameter: ParameterModel, in scope: TypeScope
  ) -> String {
    var type = typeName(parameter, in: scope)
    if route.mount == nil, case .words = parameter.type, parameter.typeOwner == nil,
      !parameter.spec.isTypeNamed
    {
      type = qualify(type, route)
    }
    return declaration(parameter, type)
  }

  private func declaration(_ parameter: ParameterModel, _ type: String) -> String {
    "\(SwiftNames.parameter(parameter.swiftName)): \(type)\(defaultValue(parameter))"
  }

  func qualify(_ type: String, _ route: RouteModel) -> String {
    type.hasPrefix("[")
      ? "[\(route.destination).\(type.dropFirst())" : "\(route.destination).\(type)"
  }

  func typeName(_ parameter: ParameterModel, in scope: TypeScope) -> String {
    let name: String
    switch parameter.type {
    case .builtIn(let type, _): name = scope.name(type)
    case .words(let typeName, _):
      name = (parameter.typeOwner.map { $0 + "." } ?? "") + SwiftNames.escaped(typeName)
    case .custom(let typeName): name = SwiftNames.type(typeName)
    }
    return parameter.spec.isList ? "[\(name)]" : parameter.spec.isOptional ? name + "?" : name
  }

  /// A type in an expression, and the declaration before it. A case or another value hides a module
  /// of its name in an expression, but not in a declaration of a type. No value has a capital: the
  /// compiler rejects a case with the name of a module that is a type's.
  func expression(of name: String) -> (alias: String, type: String) {
    let type = SwiftNames.type(name)
    if name.outermostName == name || SyntaxByte.isUpperCase(name.utf8.first ?? 0) {
      return ("", type + ".self")
    }
    return ("typealias _Type = \(type); ", "_Type.self")
  }

  func defaultValue(_ parameter: ParameterModel) -> String {
    if let text = parameter.spec.defaultText {
      return " = " + SwiftLiteral.value(text, of: parameter.type)
    }
    if parameter.spec.isOptional { return " = nil" }
    return parameter.spec.isList && !parameter.isRest ? " = []" : ""
  }

  func customPlace(_ parameter: ParameterModel) -> SwiftPlace? {
    if customTypes.isEmpty { return nil }
    guard case .custom = parameter.type, let range = parameter.spec.typeRange else { return nil }
    return source.place(of: range)
  }

  func customPlace(_ route: RouteModel) -> SwiftPlace? {
    if customTypes.isEmpty { return nil }
    for parameter in route.parameters {
      if let place = customPlace(parameter) { return place }
    }
    return nil
  }
}
