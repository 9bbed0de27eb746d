import TurnpikeTable

extension TableEmitter {
  /// Whether the enum has attributes of its own.
  var hasAttributes: Bool { !model.attributeDeclarations.isEmpty || !builtInAttributes.isEmpty }

  /// The attributes that the files declare, used or not, and those of the language that lines bear.
  func emitAttributes(to writer: inout SwiftWriter) {
    if !hasAttributes { return }
    writer.line()
    writer.documentation(["The attributes that lines of the files bear."])
    let head =
      "\(access)enum Attribute: \(scope.standard("String")), Turnpike.RouteAttribute"
    writer.block(head) { writer in
      for attribute in model.attributeDeclarations {
        writer.documentation(documentation(attribute))
        writer.line(Self.enumCase(attribute.swiftName, of: attribute.name))
      }
      for attribute in builtInAttributes {
        writer.documentation(["`@\(attribute.rawValue)` (built in)"])
        writer.line("case " + attribute.rawValue)
      }
      let types = attributeEnumerations
      let scope = TypeScope(enumerations: types.map(\.name), in: scope)
      for type in types { emitEnumeration(type, in: scope, to: &writer) }
    }
  }

  /// The enumerations that attributes make, those of one name once.
  private var attributeEnumerations: [Enumeration] {
    var names: Set<String> = []
    return model.attributeDeclarations.compactMap { attribute in
      guard case .words(let name, let words) = attribute.type, attribute.spec?.isTypeNamed == false,
        names.insert(name).inserted
      else { return nil }
      return Enumeration(
        name: name, words: words, documentation: ["The words of `@\(attribute.name)`."])
    }
  }

  private var builtInAttributes: [BuiltInAttribute] {
    BuiltInAttribute.allCases.filter { attribute in
      attribute.isReadByCode
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
          attribute.spec?.isTypeNamed == true
          ? SwiftNames.escaped(words) : "\(model.name).Attribute.\(SwiftNames.escaped(words))"
      case .custom(let custom):
        name = SwiftNames.type(custom)
        place = attribute.spec?.typeRange.map { source.place(of: $0) }
      }
      writer.line()
      // Not by `where`, in which the key's own parameters would hide types of their names.
      let key = "Turnpike.RouteAttributeKey<\(model.name), \(name)>"
      writer.block("nonisolated extension \(key)", at: place) { writer in
        writer.documentation(documentation(attribute))
        let name = SwiftNames.escaped(attribute.swiftName)
        writer.line(
          "\(access)static var \(name): Self { Self(\(SwiftLiteral.string(attribute.name))) }")
      }
    }
  }

  private func documentation(_ attribute: AttributeDeclarationModel) -> [String] {
    let origin = source.origin("attribute " + attribute.name, at: attribute.range)
    return introduction(attribute.documentation, origin)
  }

  /// The parts of the app that the file names with `@container`, in its order; an enum whose file
  /// names none has the runtime's only one.
  func emitContainers(to writer: inout SwiftWriter) {
    let containers = model.containers
    if containers.isEmpty { return }
    writer.line()
    writer.documentation(["The parts of the app that routes are shown in: `@container(name)`."])
    let head =
      "\(access)enum Container: \(scope.standard("String")), Turnpike.RouteContainer"
    writer.block(head) { writer in
      for container in containers {
        writer.line(Self.enumCase(container.swiftName, of: container.name))
      }
    }
  }
}
