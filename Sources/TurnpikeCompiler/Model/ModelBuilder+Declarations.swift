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
    // Two names do not share a case of the generated enum, and two nested enums not a name.
    var seen: [String: AttributeDeclarationModel] = [:]
    var types = NestedTypes()
    for attribute in declarations.attributes.values.sorted(by: { $0.range.isBefore($1.range) }) {
      if let earlier = seen[attribute.swiftName] {
        diagnostics.append(
          .sameSwiftName(
            .badIdentifier, NameSyntax(attribute.name, attribute.range),
            NameSyntax(earlier.name, earlier.range), attribute.swiftName))
      } else {
        seen[attribute.swiftName] = attribute
      }
      if let spec = attribute.spec, let problem = types.insert(spec, at: attribute.range) {
        diagnostics.append(problem)
      }
    }
  }

  private mutating func declare(_ syntax: AttributeDeclarationSyntax) {
    let name = syntax.name
    if BuiltInAttribute(rawValue: name.text) != nil {
      diagnostics.report(
        .repeatedDirective, "the built-in attribute \(name) cannot be declared", at: name.range)
      return
    }
    if let earlier = declarations.attributes[name.text] {
      diagnostics.append(
        .redeclaration(.repeatedDirective, "attribute", name, earlier: earlier.range))
      return
    }
    let swiftName = Naming.caseName(ofWord: name.text)
    if !SwiftNames.isIdentifier(swiftName) {
      diagnostics.append(.badIdentifier(swiftName, of: name.text, at: name.range))
    } else if swiftName == "allCases" {
      diagnostics.append(.nameOfMember(.badIdentifier, "an attribute", name))
    }
    var isWhole = true
    var value: ValueSpec?
    if let spec = syntax.spec {
      let count = diagnostics.count
      let resolved = resolve(spec, parameter: swiftName, imports: importedModules)
      if let mark = spec.lenientMark {
        diagnostics.append(.fallbackOutsideQuery(.badDefault, at: mark))
      }
      if spec.isOptional || resolved.spec.isList {
        diagnostics.report(
          .badType, "the value of \(quoted: "@" + name.text) cannot be optional or a list",
          at: spec.range)
      }
      if !resolved.spec.isTypeNamed, case .words(let type, _) = resolved.spec.type,
        SwiftNames.typesOfRawValues.contains(type)
      {
        diagnostics.append(
          .nameOfNestedEnum(type, at: resolved.spec.typeRange ?? spec.range))
      }
      isWhole = isWhole && resolved.isWhole && diagnostics.count == count
      value = resolved.spec
    }
    declarations.attributes[name.text] = AttributeDeclarationModel(
      name: name.text, swiftName: swiftName, documentation: syntax.documentation, spec: value,
      isWhole: isWhole, range: name.range)
  }

  private mutating func declare(_ syntax: TypeDeclarationSyntax) {
    let name = syntax.name
    if BuiltInType(rawValue: name.text) != nil {
      diagnostics.report(
        .repeatedDirective, "the built-in type \(name) cannot be declared", at: name.range)
      return
    }
    if let earlier = declarations.types[name.text] {
      if joinsTypes, join(syntax) { return }
      diagnostics.append(.redeclaration(.repeatedDirective, "type", name, earlier: earlier.range))
      return
    }
    declarations.types[name.text] = NamedTypeModel(
      name: name.text, documentation: syntax.documentation,
      type: resolve(syntax.definition, of: name), range: name.range)
  }

  /// Adds the values of a second declaration to those of the first, and returns whether both are
  /// enums.
  private mutating func join(_ syntax: TypeDeclarationSyntax) -> Bool {
    let name = syntax.name
    guard case .words(let typeName, let words) = declarations.types[name.text]?.type,
      case .words(_, let others) = resolve(syntax.definition, of: name)
    else { return false }
    let news = others.filter { other in
      !words.contains { $0.text.utf8.elementsEqual(other.text.utf8) }
    }
    declarations.types[name.text]?.type = .words(typeName: typeName, words + news)
    return true
  }

  /// What a named type's definition says; nil if it is wrong, which is reported.
  private mutating func resolve(
    _ definition: SpecSyntax.TypeSyntax, of name: NameSyntax
  ) -> ValueType? {
    switch definition {
    case .words(_, let words):
      return enumeration(name, words, name.text, name.range).type
    case .named(let type, let range), .list(let type, let range):
      guard let builtIn = BuiltInType(rawValue: type.text), builtIn.isNumber else {
        diagnostics.report(
          .badType, "a named type must be enum values or a number with a range, not \(type)",
          at: type.range)
        return nil
      }
      guard let range else { return nil }
      return numberRange(range, builtIn).map { .builtIn(builtIn, $0) }
    }
  }

  /// Each container is a case of one enum, so two names cannot be one in Swift.
  mutating func checkContainers(_ model: TableModel) {
    var seen: [String: NameSyntax] = [:]
    for container in model.containers {
      let name = NameSyntax(container.name, container.range)
      if container.swiftName == "allCases" {
        diagnostics.append(.nameOfMember(.badContainer, "a container", name))
      } else if let earlier = seen[container.swiftName] {
        diagnostics.append(.sameSwiftName(.badContainer, name, earlier, container.swiftName))
      } else {
        seen[container.swiftName] = name
      }
    }
  }

  /// Warns of what no line uses; a table with a mount can declare the attributes of mounted routes.
  mutating func reportUnusedDeclarations(_ model: TableModel) {
    for type in declarations.types.values where !declarations.usedTypes.contains(type.name) {
      diagnostics.report(
        .unusedDeclaration, "no route uses the type \(quoted: type.name)", at: type.range)
    }
    if model.routes.contains(where: { $0.mount != nil }) { return }
    for attribute in declarations.attributes.values
    where !declarations.usedAttributes.contains(attribute.name) {
      diagnostics.report(
        .unusedDeclaration, "no route uses the attribute \(quoted: attribute.name)",
        at: attribute.range)
    }
  }
}
