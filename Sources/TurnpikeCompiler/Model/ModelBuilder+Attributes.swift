import TurnpikeTable

extension ModelBuilder {
  /// A line's attributes over those of its groups, and its examples.
  mutating func attributes(
    _ own: [AttributeSyntax], in scope: GroupScope
  ) -> (attributes: AttributeChain?, examples: [ExampleModel]) {
    var examples: [ExampleModel] = []
    var attributes: [AttributeModel] = []
    for attribute in own {
      guard let resolved = resolve(attribute) else { continue }
      if resolved.name == BuiltInAttribute.example.rawValue {
        let range = attribute.value?.range ?? attribute.range
        examples.append(ExampleModel(link: resolved.value ?? "", range: range))
      } else {
        attributes.append(resolved)
      }
    }
    return (chain(attributes, over: scope.attributes), examples)
  }

  /// The attributes of a group over those of the groups around it.
  mutating func attributes(of group: GroupSyntax, in scope: GroupScope) -> AttributeChain? {
    var attributes: [AttributeModel] = []
    for attribute in group.attributes {
      if attribute.name.text == BuiltInAttribute.example.rawValue {
        diagnostics.report(
          .exampleMismatch, "a group cannot have an example; move '@example' to a route",
          at: attribute.range)
      } else if let resolved = resolve(attribute) {
        attributes.append(resolved)
      }
    }
    return chain(attributes, over: scope.attributes)
  }

  /// Attributes over those that they inherit.
  mutating func chain(
    _ own: [AttributeModel], over inherited: AttributeChain?
  ) -> AttributeChain? {
    if own.isEmpty { return inherited }
    let restriction = restrictions.restriction(of: own, in: inherited, &diagnostics)
    return AttributeChain(own, over: inherited, restriction: restriction)
  }

  func isAttribute(_ name: String) -> Bool {
    declarations.attributes[name] != nil || BuiltInAttribute(rawValue: name) != nil
  }

  /// An attribute as its declaration has it; nil if it is not declared or its value is not one of its
  /// type, which is reported.
  private mutating func resolve(_ attribute: AttributeSyntax) -> AttributeModel? {
    let name = attribute.name.text
    if let builtIn = BuiltInAttribute(rawValue: name) { return resolve(attribute, as: builtIn) }
    guard let declaration = declarations.attributes[name] else {
      reportUndeclared(attribute)
      return nil
    }
    declarations.usedAttributes.insert(name)
    var value = attribute.value?.text.trimmed
    if let spec = declaration.spec {
      if let text = value {
        value = canonical(text, spec.type)
        if value == nil {
          let values = Array(spec.type.words.prefix(100).map(\.text))
          diagnostics.report(
            .attributeValue,
            """
            \(quoted: text) is not a valid value of \(quoted: "@" + name), whose type is \
            \(quoted: spec.type.spelling)\(meant: nearestNames(to: text, in: values))
            """, at: attribute.value?.range ?? attribute.name.range)
          return nil
        }
      } else if let defaultText = spec.defaultText {
        value = defaultText
      } else if declaration.isWhole {
        diagnostics.report(
          .attributeValue,
          "\(quoted: "@" + name) must have a value of the type \(quoted: spec.type.spelling)",
          at: attribute.range)
        return nil
      }
    } else if declaration.isWhole, isFlagWithText(attribute) {
      return nil
    }
    return AttributeModel(
      name: name, swiftName: declaration.swiftName, value: value, range: attribute.range)
  }

  private mutating func resolve(
    _ attribute: AttributeSyntax, as builtIn: BuiltInAttribute
  ) -> AttributeModel? {
    let name = builtIn.rawValue
    var value = attribute.value?.text.trimmed
    switch builtIn.textRule {
    case .required:
      if value?.isEmpty ?? true {
        diagnostics.append(.missingAttributeText(builtIn, at: attribute.range))
        return nil
      }
    case .none: if isFlagWithText(attribute) { return nil }
    case .optional: if value?.isEmpty ?? false { value = nil }
    }
    if builtIn == .container, let names = attribute.value?.listed {
      let count = diagnostics.count
      var seen: [String: SourceRange] = [:]
      for name in names {
        if !isContainerName(name.text) {
          diagnostics.report(
            .badContainer,
            "\(name) is not a valid container name; write a name like '@container(home)'",
            at: name.range)
        } else if let earlier = seen.updateValue(name.range, forKey: name.text) {
          diagnostics.report(
            .badContainer, "'@container' cannot name \(name) twice; remove one of them",
            at: name.range, note: "previously named here", at: earlier)
        }
      }
      if diagnostics.count > count { return nil }
      value = names.map(\.text).joined(separator: ", ")
    }
    return AttributeModel(name: name, swiftName: name, value: value, range: attribute.range)
  }

  /// Reports the text of an attribute that has no value, and returns whether there is one.
  private mutating func isFlagWithText(_ attribute: AttributeSyntax) -> Bool {
    guard let value = attribute.value else { return false }
    let name = "@" + attribute.name.text
    let range = value.range
    if range.lower == range.upper {
      diagnostics.report(
        .attributeValue, "\(quoted: name) cannot have a value; remove '()'\(replacement: "")",
        at: SourceRange(file: range.file, lower: range.lower - 1, upper: range.upper + 1))
    } else {
      diagnostics.report(
        .attributeValue,
        "\(quoted: name) cannot have a value; remove \(quoted: "(\(value.text.trimmed))")",
        at: range)
    }
    return true
  }

  private func isContainerName(_ text: String) -> Bool {
    SwiftNames.isIdentifier(Naming.caseName(ofWord: text))
      && text.utf8.allSatisfy(SyntaxByte.isWordPart)
  }

  /// Reports a name that no attribute has if it is near one that an attribute has, and keeps any other:
  /// of each of those, the first is reported at the end, because one line is missing.
  private mutating func reportUndeclared(_ attribute: AttributeSyntax) {
    let name = attribute.name
    if unread.mayDeclareAttribute(name.text) { return }
    if let earlier = declarations.undeclared[name.text] {
      if name.range.isBefore(earlier.name.range) {
        declarations.undeclared[name.text] = attribute
      }
      return
    }
    let near =
      attributeSearch.known(name.text)
      ?? attributeSearch.names(
        near: name.text,
        in: declarations.attributes.keys.sorted() + BuiltInAttribute.allCases.map(\.rawValue),
        beside: unread.attributeCandidates)
    if near.names.isEmpty {
      declarations.undeclared[name.text] = attribute
      return
    }
    let problem = Diagnostic(
      .undeclaredAttribute, "unknown attribute \(name)\(meant: near.names)", at: name.range)
    diagnostics.append(near.isSure ? problem : problem.withoutReplacement)
  }

  mutating func reportUndeclaredAttributes() {
    for attribute in declarations.undeclared.values {
      let name = attribute.name
      let spec = attribute.value == nil ? "" : "<String>"
      let hint: Wording =
        switch name.text {
        case "modal", "sheet":
          "write '!' after the destination of a modal, as in 'LoginDestination!'"
        case "tab":
          """
          write '@\(proposed: "container")' with the name of the tab, as in '@container(home)'
          """
        default: "write 'attribute \(name.text)\(spec)' before the first route"
        }
      diagnostics.report(
        .undeclaredAttribute, "unknown attribute \(name); \(hint)", at: name.range)
    }
  }

  /// The text that a value prints, of any text of the type; nil if it is not one.
  private func canonical(_ text: String, _ type: ValueType) -> String? {
    switch type {
    case .builtIn(let builtIn, let range): builtIn.canonical(Array(text.utf8), range)
    case .words(_, let words): words.contains { $0.text == text } ? text : nil
    case .custom: text
    }
  }
}
