extension TableEmitter {
  /// The attributes that the files declare, used or not, and those of the language that lines bear.
  func emitAttributes(to writer: inout SwiftWriter) {
    let builtIn = builtInAttributes
    if model.attributeDeclarations.isEmpty, builtIn.isEmpty { return }
    writer.line()
    writer.documentation(["What routes of the file bear."])
    let head =
      "\(access)enum Attribute: \(scope.standard("String")), Turnpike.RouteAttribute"
    writer.block(head) { writer in
      for attribute in model.attributeDeclarations {
        writer.documentation(attribute.documentation)
        let name = SwiftNames.escaped(attribute.swiftName)
        writer.line(
          attribute.swiftName == attribute.name
            ? "case \(name)" : "case \(name) = \(SwiftLiteral.string(attribute.name))")
      }
      for attribute in builtIn { writer.line("case \(attribute.rawValue)") }
      for attribute in model.attributeDeclarations where !attribute.isTypeNamed {
        guard case .words(let name, let words) = attribute.type else { continue }
        emitEnumeration(name, words, in: TypeScope(enumerations: [name]), to: &writer)
      }
    }
  }

  private var builtInAttributes: [BuiltInAttribute] {
    BuiltInAttribute.allCases.filter { attribute in
      attribute.isAskedFor
        && model.routes.contains { route in
          route.attribute(attribute) != nil
            || route.aliases.contains { $0.attributeChain?[attribute.rawValue] != nil }
        }
    }
  }

  /// A key for each attribute with a value: `route.attribute(.level)`.
  func emitAttributeKeys(to writer: inout SwiftWriter) {
    for attribute in model.attributeDeclarations {
      guard let type = attribute.type else { continue }
      let name: String
      var place: SwiftPlace?
      switch type {
      case .builtIn(let builtIn, _): name = TypeScope(enumerations: []).name(builtIn)
      case .words(let words, _):
        name =
          attribute.isTypeNamed
          ? SwiftNames.escaped(words) : "\(model.name).Attribute.\(SwiftNames.escaped(words))"
      case .custom(let custom):
        name = custom
        place = attribute.typeRange.map { source.place(of: $0) }
      }
      writer.line()
      // Not by `where`, in which the key's own parameters would hide types of their names.
      let key = "Turnpike.RouteAttributeKey<\(model.name), \(name)>"
      writer.block("nonisolated extension \(key)", locatedAt: place) { writer in
        writer.documentation(
          attribute.documentation.isEmpty
            ? ["The value of `@\(attribute.name)`."] : attribute.documentation)
        let name = SwiftNames.escaped(attribute.swiftName)
        writer.line(
          "\(access)static var \(name): Self { Self(\(SwiftLiteral.string(attribute.name))) }")
      }
    }
  }

  /// The enums that `type` directives name.
  func emitNamedTypes(to writer: inout SwiftWriter) {
    for type in model.types {
      guard case .words(let name, let words) = type.type else { continue }
      emitEnumeration(
        name, words, documentation: type.documentation, isolation: "nonisolated ",
        in: TypeScope(enumerations: []), to: &writer)
    }
  }
}
