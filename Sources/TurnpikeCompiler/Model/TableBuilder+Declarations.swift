import TurnpikeTable

/// The declarations of the directives `attribute` and `type` in a table's files.
struct Declarations {
  var attributes: [String: AttributeDeclarationModel] = [:]
  var types: [String: NamedTypeModel] = [:]
  var usedTypes: Set<String> = []
  /// The attributes that are not declared and not similar to a declared name, each with its first
  /// use.
  var undeclared: [String: AttributeSyntax] = [:]
}

extension TableBuilder {
  /// Collects the declarations of a table's files, types before the attributes that name them.
  mutating func declare() {
    declarations = Declarations()
    for directive in directives {
      if case .type(let name, let type) = directive.kind {
        declare(name, type, directive.documentation)
      }
    }
    for directive in directives {
      if case .attribute(let name, let spec) = directive.kind {
        declare(name, spec, directive.documentation)
      }
    }
    let attributes = declarations.attributes.values.sorted { $0.range.isBefore($1.range) }
    checkCases(
      attributes.map { NameSyntax($0.name, $0.range) }, "an attribute", bad: .badIdentifier,
      same: .badIdentifier)
    // Two nested enums must not have the same name.
    var types = NestedTypes()
    for attribute in attributes {
      if let spec = attribute.spec, let problem = types.insert(spec, at: attribute.range) {
        diagnostics.append(problem)
      }
    }
  }

  /// Checks the names of the cases of a generated enum. Each name must be an identifier other than
  /// `allCases`, and differ from the other names, also in Swift.
  mutating func checkCases(
    _ names: [NameSyntax], _ what: String, bad: DiagnosticID, same: DiagnosticID,
    fix: Wording = "rename it"
  ) {
    var seen: [String: NameSyntax] = [:]
    for name in names {
      let swiftName = Naming.caseName(ofWord: name.text)
      if let earlier = seen[swiftName] {
        if earlier.text != name.text {
          diagnostics.append(.sameSwiftName(same, name, earlier, swiftName))
        }
        continue
      }
      seen[swiftName] = name
      if !SwiftNames.isIdentifier(swiftName) {
        diagnostics.append(.badIdentifier(swiftName, of: name.text, at: name.range))
      } else if swiftName == "allCases" {
        diagnostics.append(.nameOfMember(bad, what, name, fix: fix))
      }
    }
  }

  /// Returns whether a name can be declared, and reports an error otherwise.
  private mutating func isNew(
    _ what: String, _ name: NameSyntax, isBuiltIn: Bool, _ earlier: SourceRange?
  ) -> Bool {
    if isBuiltIn {
      diagnostics.report(
        .repeatedDirective, "the built-in \(what) \(name) cannot be declared", at: name.range)
    } else if let earlier {
      diagnostics.append(.redeclaration(.repeatedDirective, what, name, earlier: earlier))
    }
    return !isBuiltIn && earlier == nil
  }

  private mutating func declare(
    _ name: NameSyntax, _ spec: SpecSyntax?, _ documentation: [String]
  ) {
    let isBuiltIn = BuiltInAttribute(rawValue: name.text) != nil
    let earlier = declarations.attributes[name.text]?.range
    guard isNew("attribute", name, isBuiltIn: isBuiltIn, earlier) else { return }
    let swiftName = Naming.caseName(ofWord: name.text)
    var value: ValueSpec?
    var isWhole = true
    if let spec {
      let count = diagnostics.count
      value = resolve(spec, parameter: swiftName)
      if let mark = spec.lenientMark {
        diagnostics.append(.fallbackOutsideQuery(.badDefault, at: mark))
      }
      if spec.isOptional || value?.isList == true {
        diagnostics.report(
          .badType, "the value of \(quoted: "@" + name.text) cannot be optional or a list",
          at: spec.range)
      }
      if let value, !value.isTypeNamed, case .words(let type, _) = value.type,
        SwiftNames.typesOfRawValues.contains(type)
      {
        diagnostics.append(.nameOfNestedEnum(type, at: value.typeRange ?? spec.range))
      }
      // If the declaration has an error, any value is allowed, and no value is allowed, too.
      if value == nil || diagnostics.count > count {
        value = ValueSpec(type: .builtIn(.string, nil), defaultText: "")
        isWhole = false
      }
    }
    declarations.attributes[name.text] = AttributeDeclarationModel(
      name: name.text, swiftName: swiftName, documentation: documentation, spec: value,
      range: name.range, isWhole: isWhole)
  }

  private mutating func declare(
    _ name: NameSyntax, _ definition: SpecSyntax.TypeSyntax, _ documentation: [String]
  ) {
    let earlier = declarations.types[name.text]?.range
    if earlier != nil, isLock, join(name, definition) { return }
    let isBuiltIn = BuiltInType(rawValue: name.text) != nil
    guard isNew("type", name, isBuiltIn: isBuiltIn, earlier) else { return }
    declarations.types[name.text] = NamedTypeModel(
      name: name.text, documentation: documentation, type: resolve(definition, of: name),
      range: name.range)
  }

  /// Adds the values of a second declaration to the values of the first, and returns whether both
  /// are enums.
  private mutating func join(
    _ name: NameSyntax, _ definition: SpecSyntax.TypeSyntax
  ) -> Bool {
    guard case .words(let typeName, let words) = declarations.types[name.text]?.type,
      case .words(_, let others) = resolve(definition, of: name)
    else { return false }
    let news = others.filter { other in
      !words.contains { $0.text.utf8.elementsEqual(other.text.utf8) }
    }
    declarations.types[name.text]?.type = .words(typeName: typeName, words + news)
    return true
  }

  /// Resolves the definition of a named type. If it has an error, this reports the error and
  /// returns nil.
  private mutating func resolve(
    _ definition: SpecSyntax.TypeSyntax, of name: NameSyntax
  ) -> ValueType? {
    switch definition {
    case .words(_, let words):
      return enumeration(name, words, name.text, name.range)
    case .named(let type, let range):
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

  mutating func checkContainers(_ model: TableModel) {
    checkCases(
      model.containers.map { NameSyntax($0.name, $0.range) }, "a container", bad: .badContainer,
      same: .badContainer)
  }

  /// Reports declarations that no line uses. A table with a mount can declare attributes for
  /// mounted routes.
  mutating func reportUnusedDeclarations(_ model: TableModel) {
    for type in declarations.types.values where !declarations.usedTypes.contains(type.name) {
      diagnostics.report(
        .unusedDeclaration, "no route uses the type \(quoted: type.name)", at: type.range)
    }
    if model.routes.contains(where: { $0.mount != nil }) { return }
    for attribute in declarations.attributes.values where !attribute.isUsed {
      diagnostics.report(
        .unusedDeclaration, "no route uses the attribute \(quoted: attribute.name)",
        at: attribute.range)
    }
  }
}
