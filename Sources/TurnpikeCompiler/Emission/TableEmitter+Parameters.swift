extension TableEmitter {
  /// A parameter of the struct's initializer.
  func parameter(_ parameter: ParameterModel, in scope: TypeScope) -> String {
    declaration(parameter, typeName(parameter, in: scope))
  }

  /// A parameter of the route's factory. The route's struct declares the enum of the parameter.
  func parameter(of route: RouteModel, _ parameter: ParameterModel) -> String {
    let owner = parameter.typeOwner ?? route.destination
    return declaration(parameter, typeName(parameter.spec, owner: owner, in: scope))
  }

  private func declaration(_ parameter: ParameterModel, _ type: String) -> String {
    "\(SwiftNames.parameter(parameter.swiftName)): \(type)\(defaultValue(parameter))"
  }

  func typeName(_ parameter: ParameterModel, in scope: TypeScope) -> String {
    typeName(parameter.spec, owner: parameter.typeOwner, in: scope)
  }

  /// - Parameter owner: The type that declares the enum of the values, unless the module does; nil for
  ///   the current type.
  func typeName(_ spec: ValueSpec, owner: String?, in scope: TypeScope) -> String {
    let name: String
    switch spec.type {
    case .builtIn(let type, _): name = scope.name(type)
    case .words(let typeName, _):
      let prefix = spec.isTypeNamed ? nil : owner.map { $0 + "." }
      name = (prefix ?? "") + SwiftNames.escaped(typeName)
    case .custom(let typeName): name = customMark(spec) + SwiftNames.type(typeName)
    }
    return spec.isList ? "[\(name)]" : spec.isOptional ? name + "?" : name
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

  /// The text after a parameter's type.
  func defaultValue(_ parameter: ParameterModel) -> String {
    parameter.mayBeMissing ? " = " + missingValue(parameter) : ""
  }

  /// The value of a link that omits the parameter.
  func missingValue(_ parameter: ParameterModel) -> String {
    if let text = parameter.spec.defaultText { return SwiftLiteral.value(text, of: parameter.type) }
    return parameter.spec.isList ? "[]" : "nil"
  }

  /// Returns the place of a custom type, whose name Swift may not find, or nil for other types.
  func customPlace(_ spec: ValueSpec) -> SwiftPlace? {
    guard case .custom = spec.type, let range = spec.typeRange else { return nil }
    return source.place(of: range)
  }

  /// The mark that moves the text after it to the column of a custom type; empty for other types.
  ///
  /// - Parameter offset: How many bytes of the text precede the column.
  func customMark(_ spec: ValueSpec, before offset: Int = 0) -> String {
    guard case .custom = spec.type, let range = spec.typeRange else { return "" }
    return SwiftPlace.mark(source.column(of: range) - offset)
  }

  /// The place of the first custom type.
  func customPlace(_ parameters: [ParameterModel]) -> SwiftPlace? {
    for parameter in parameters {
      if let place = customPlace(parameter.spec) { return place }
    }
    return nil
  }
}
