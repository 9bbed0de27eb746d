import TurnpikeTable

extension TableEmitter {
  /// Whether the enum declares attributes or uses built-in attributes.
  var hasAttributes: Bool { !model.attributeDeclarations.isEmpty || !builtInAttributes.isEmpty }

  /// The attributes that the files declare, and the built-in attributes that lines have.
  func emitAttributes(to writer: inout SwiftWriter) {
    if !hasAttributes { return }
    let declarations = model.attributeDeclarations
    writer.blank()
    writer.block(
      "\(access)enum Attribute: \(scope.standard("String")), Turnpike.RouteAttribute",
      documentation: ["The attributes that routes can have."]
    ) { writer in
      for attribute in declarations {
        writer.documentation(documentation(attribute))
        writer.line(Self.enumCase(attribute.swiftName, of: attribute.name))
      }
      for attribute in builtInAttributes {
        writer.documentation(["`@\(attribute.rawValue)` (built in)"])
        writer.line("case " + attribute.rawValue)
      }
      let types = Self.enumerations(
        declarations.compactMap { attribute in attribute.spec.map { ($0, "@" + attribute.name) } })
      let scope = TypeScope(enumerations: types.map(\.name), in: scope)
      for type in types { emitEnumeration(type, in: scope, to: &writer) }
    }
  }

  /// A key for each attribute with a value: `route.attribute(.level)`.
  func emitAttributeKeys(to writer: inout SwiftWriter) {
    for attribute in model.attributeDeclarations {
      guard let spec = attribute.spec else { continue }
      let type = typeName(
        spec, owner: model.name + ".Attribute", in: TypeScope(enumerations: []))
      let name = SwiftNames.escaped(attribute.swiftName)
      let key = SwiftLiteral.string(attribute.name)
      writer.blank()
      // The extension has no `where` clause, in which the key's own parameters would hide types
      // with the same names.
      writer.block(
        "nonisolated extension Turnpike\(customMark(spec, before: 1)).RouteAttributeKey<"
          + "\(model.name), \(type)>",
        at: customPlace(spec)
      ) { writer in
        writer.documentation(documentation(attribute))
        writer.line("\(access)static var \(name): Self { Self(\(key)) }")
      }
    }
  }

  private func documentation(_ attribute: AttributeDeclarationModel) -> [String] {
    documentation(
      attribute.documentation,
      source.sourceLine("attribute " + attribute.name, at: attribute.range))
  }

  /// The containers that the files name, in the files' order. The runtime has one for other enums.
  func emitContainers(to writer: inout SwiftWriter) {
    let values = model.containers.map { ValueType.Word(text: $0.name, swiftName: $0.swiftName) }
    if values.isEmpty { return }
    let containers = Enumeration(
      name: "Container", protocols: "Turnpike.RouteContainer", values: values,
      documentation: ["The containers that lines name, such as tabs: `@container(name)`."])
    emitEnumeration(containers, in: scope, to: &writer)
  }
}
