/// A Swift enum of words.
struct Enumeration {
  let name: String
  let words: [ValueType.Word]
  let documentation: [String]
}

extension TableEmitter {
  /// - Parameter isolation: the text before a declaration of the module.
  func emitEnumeration(
    _ enumeration: Enumeration, isolation: String = "", in scope: TypeScope,
    to writer: inout SwiftWriter
  ) {
    writer.line()
    writer.documentation(enumeration.documentation)
    let name = SwiftNames.escaped(enumeration.name)
    let protocols = "Turnpike.RouteValue, \(scope.standard("CaseIterable"))"
    let head = "\(isolation)\(access)enum \(name): \(scope.standard("String")), \(protocols)"
    writer.block(head) { writer in
      for word in enumeration.words {
        writer.line(Self.enumCase(word.swiftName, of: word.text))
      }
    }
  }

  /// The case of an enum of texts.
  static func enumCase(_ name: String, of text: String) -> String {
    let declaration = "case " + SwiftNames.escaped(name)
    return name == text ? declaration : declaration + " = " + SwiftLiteral.string(text)
  }

  /// The enumerations that the parameters make, those of one name once.
  func enumerations(_ route: RouteModel) -> [Enumeration] {
    Self.enumerations(route.parameters)
  }

  /// The enumerations in prefixes of mounts.
  static func mountedEnumerations(_ model: TableModel) -> [Enumeration] {
    enumerations(model.routes.filter { $0.mount != nil }.flatMap(\.parameters))
  }

  static func enumerations(_ parameters: [ParameterModel]) -> [Enumeration] {
    var types: [Enumeration] = []
    lazy var names: Set<String> = []
    for parameter in parameters {
      if case .words(let name, let words) = parameter.type, parameter.typeOwner == nil,
        !parameter.spec.isTypeNamed, names.insert(name).inserted
      {
        types.append(
          Enumeration(
            name: name, words: words,
            documentation: ["The words of `" + parameter.wireName + "`."]))
      }
    }
    return types
  }

  func emitMountedEnumerations(to writer: inout SwiftWriter) {
    for type in Self.mountedEnumerations(model) { emitEnumeration(type, in: scope, to: &writer) }
  }

  /// The enums that `type` directives name.
  func emitNamedTypes(to writer: inout SwiftWriter) {
    for type in model.types {
      guard case .words(let name, let words) = type.type else { continue }
      let origin = source.origin("type " + name, at: type.range)
      emitEnumeration(
        Enumeration(
          name: name, words: words, documentation: introduction(type.documentation, origin)),
        isolation: "nonisolated ", in: TypeScope(enumerations: []), to: &writer)
    }
  }
}
