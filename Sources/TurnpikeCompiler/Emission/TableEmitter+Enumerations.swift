/// A Swift enum of texts.
package struct Enumeration {
  package let name: String
  /// Nil for the enum of a parameter's values.
  var protocols: String?
  let values: [ValueType.Word]
  package var documentation: [String] = []
}

extension TableEmitter {
  /// - Parameter isolation: The text before a declaration of the module.
  package func emitEnumeration(
    _ enumeration: Enumeration, isolation: String = "", in scope: TypeScope,
    to writer: inout SwiftWriter
  ) {
    let name = SwiftNames.escaped(enumeration.name)
    let protocols =
      enumeration.protocols ?? "Turnpike.RouteValue, \(scope.standard("CaseIterable"))"
    writer.blank()
    writer.block(
      "\(isolation)\(access)enum \(name): \(scope.standard("String")), \(protocols)",
      documentation: enumeration.documentation
    ) { writer in
      for value in enumeration.values {
        writer.line(Self.enumCase(value.swiftName, of: value.text))
      }
    }
  }

  /// The case of an enum of texts.
  static func enumCase(_ name: String, of text: String) -> String {
    let declaration = "case " + SwiftNames.escaped(name)
    return name == text ? declaration : declaration + " = " + SwiftLiteral.string(text)
  }

  /// The enums that parameters declare.
  package static func enumerations(_ parameters: [ParameterModel]) -> [Enumeration] {
    var values: [(spec: ValueSpec, name: String)] = []
    for parameter in parameters where parameter.typeOwner == nil {
      values.append((parameter.spec, parameter.wireName))
    }
    return enumerations(values)
  }

  /// The enums that values declare, each name once.
  static func enumerations(_ values: [(spec: ValueSpec, name: String)]) -> [Enumeration] {
    var names: Set<String> = []
    var found: [Enumeration] = []
    for (spec, owner) in values {
      guard case .words(let name, let words) = spec.type, !spec.isTypeNamed,
        names.insert(name).inserted
      else { continue }
      found.append(
        Enumeration(name: name, values: words, documentation: ["The values of `\(owner)`."]))
    }
    return found
  }

  /// The enums that prefixes of mounts declare.
  static func mountedEnumerations(_ model: TableModel) -> [Enumeration] {
    enumerations(model.routes.filter { $0.mount != nil }.flatMap(\.parameters))
  }

  /// The enums that `type` directives declare.
  func emitNamedTypes(to writer: inout SwiftWriter) {
    for type in model.types {
      guard case .words(let name, let words) = type.type else { continue }
      let line = source.sourceLine("type " + name, at: type.range)
      let enumeration = Enumeration(
        name: name, values: words, documentation: documentation(type.documentation, line))
      emitEnumeration(
        enumeration, isolation: "nonisolated ", in: TypeScope(enumerations: []), to: &writer)
    }
  }
}
