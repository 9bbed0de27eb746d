import TurnpikeTable

/// What the directives `attribute` and `type` of a table's files declare.
struct Declarations {
  var attributes: [String: AttributeDeclarationModel] = [:]
  var types: [String: NamedTypeModel] = [:]
  var usedAttributes: Set<String> = []
  var usedTypes: Set<String> = []
  /// Attributes that are not declared and near no other name: the first use of each.
  var undeclared: [String: AttributeSyntax] = [:]
}

extension ModelBuilder {
  /// Gathers what the files of a table declare, types before the attributes that name them.
  mutating func declare() {
    declarations = Declarations()
    for syntax in directives.types { declare(syntax) }
    for syntax in directives.attributes { declare(syntax) }
    // Two names do not share a case of the generated enum, and two enumerations are not of one name.
    var seen: [String: AttributeDeclarationModel] = [:]
    var enumerations: [String: (words: [ValueType.Word], range: SourceRange)] = [:]
    for attribute in declarations.attributes.values.sorted(by: { $0.range.isBefore($1.range) }) {
      if let earlier = seen[attribute.swiftName] {
        diagnostics.append(
          .attributesOfOneName(
            NameSyntax(attribute.name, attribute.range), NameSyntax(earlier.name, earlier.range),
            swiftName: attribute.swiftName))
      } else {
        seen[attribute.swiftName] = attribute
      }
      guard case .words(let name, let words) = attribute.type, !attribute.isTypeNamed else {
        continue
      }
      let range = attribute.typeRange ?? attribute.range
      if let earlier = enumerations[name] {
        if earlier.words != words {
          diagnostics.append(.enumerationTwice(name, at: range, earlier: earlier.range))
        }
      } else {
        enumerations[name] = (words, range)
      }
    }
  }

  private mutating func declare(_ syntax: AttributeDeclarationSyntax) {
    let name = syntax.name
    if BuiltInAttribute(rawValue: name.text) != nil {
      diagnostics.append(.declaredBuiltIn("attribute", name))
      return
    }
    if let earlier = declarations.attributes[name.text] {
      diagnostics.append(.declaredTwice("attribute", name, earlier: earlier.range))
      return
    }
    let swiftName = Naming.caseName(ofWord: name.text)
    if !SwiftNames.isIdentifier(swiftName) {
      diagnostics.append(.badIdentifier(swiftName, of: name.text, at: name.range))
    } else if swiftName == "allCases" {
      diagnostics.append(.attributeHidesMember(name.text, at: name.range))
    }
    var declaration = AttributeDeclarationModel(
      name: name.text, swiftName: swiftName, documentation: syntax.documentation, type: nil,
      defaultText: nil, isTypeNamed: false, typeRange: nil, isWhole: syntax.isWhole,
      range: name.range)
    if let spec = syntax.spec {
      let resolved = resolve(spec, parameter: swiftName, imports: importedModules)
      if !resolved.isWhole { declaration.isWhole = false }
      if let mark = spec.lenientMark {
        diagnostics.append(.lenientAttribute(name.text, at: mark))
        declaration.isWhole = false
      }
      if spec.isOptional || resolved.isList {
        diagnostics.append(.attributeOfManyValues(name.text, at: spec.range))
        declaration.isWhole = false
      }
      if !resolved.isNamed, case .words(let type, _) = resolved.type,
        SwiftNames.typesOfRawValues.contains(type)
      {
        diagnostics.append(.enumerationHidesName(type, at: resolved.typeRange ?? spec.range))
        declaration.isWhole = false
      }
      declaration.type = resolved.type
      declaration.defaultText = resolved.defaultText
      declaration.isTypeNamed = resolved.isNamed
      declaration.typeRange = resolved.typeRange
    }
    declarations.attributes[name.text] = declaration
  }

  private mutating func declare(_ syntax: TypeDeclarationSyntax) {
    let name = syntax.name
    if BuiltInType(rawValue: name.text) != nil {
      diagnostics.append(.declaredBuiltIn("type", name))
      return
    }
    if let earlier = declarations.types[name.text] {
      if joinsTypes, join(syntax) { return }
      diagnostics.append(.declaredTwice("type", name, earlier: earlier.range))
      return
    }
    declarations.types[name.text] = NamedTypeModel(
      name: name.text, documentation: syntax.documentation,
      type: syntax.definition.flatMap { resolve($0, of: name) }, range: name.range)
  }

  /// Adds the words of a second declaration to those of the first; gives whether both have words.
  private mutating func join(_ syntax: TypeDeclarationSyntax) -> Bool {
    let name = syntax.name
    guard case .words(let typeName, let words) = declarations.types[name.text]?.type,
      case .words(_, let others) = syntax.definition.flatMap({ resolve($0, of: name) })
    else { return false }
    let news = others.filter { other in
      !words.contains { $0.text.utf8.elementsEqual(other.text.utf8) }
    }
    declarations.types[name.text]?.type = .words(typeName: typeName, words + news)
    return true
  }

  /// What a named type's definition says; nil where it is wrong, which is reported.
  private mutating func resolve(
    _ definition: SpecSyntax.TypeSyntax, of name: NameSyntax
  ) -> ValueType? {
    switch definition {
    case .words(_, let words):
      return enumeration(name, words, name.text, name.range).0
    case .named(let type, let range), .list(let type, let range):
      guard let builtIn = BuiltInType(rawValue: type.text), builtIn.isNumber else {
        diagnostics.append(.namedTypeOfNoNumber(name, type))
        return nil
      }
      guard let range else { return nil }
      return numberRange(range, builtIn).map { .builtIn(builtIn, $0) }
    }
  }

  /// Each container is a case of one enum: two names do not share one.
  mutating func checkContainers(_ model: TableModel) {
    var seen: [String: ContainerModel] = [:]
    for container in model.containers {
      if container.swiftName == "allCases" {
        diagnostics.append(
          .containerHidesMember(NameSyntax(container.name, container.range)))
      } else if let earlier = seen[container.swiftName] {
        diagnostics.append(
          .containersOfOneName(
            NameSyntax(container.name, container.range), NameSyntax(earlier.name, earlier.range),
            swiftName: container.swiftName))
      } else {
        seen[container.swiftName] = container
      }
    }
  }

  /// Tells of attributes that are not declared: of each once, as one line is what is missing.
  mutating func reportUndeclaredAttributes() {
    for attribute in declarations.undeclared.values {
      diagnostics.append(
        .undeclaredAttribute(attribute.name, hasText: attribute.value != nil, suggestions: []))
    }
  }

  /// Tells of what no line uses; a table with a mount may declare what the mounted routes bear.
  mutating func reportUnusedDeclarations(_ model: TableModel) {
    for type in declarations.types.values where !declarations.usedTypes.contains(type.name) {
      diagnostics.append(.unusedDeclaration("type", type.name, at: type.range))
    }
    if model.routes.contains(where: { $0.mount != nil }) { return }
    for attribute in declarations.attributes.values
    where !declarations.usedAttributes.contains(attribute.name) {
      diagnostics.append(.unusedDeclaration("attribute", attribute.name, at: attribute.range))
    }
  }
}
