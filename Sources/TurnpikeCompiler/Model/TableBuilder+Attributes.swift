import TurnpikeTable

extension TableBuilder {
  /// Returns a line's attributes with the attributes of its groups, and the line's examples.
  mutating func attributes(
    _ own: [AttributeSyntax], in scope: GroupScope
  ) -> (attributes: AttributeChain?, examples: [ExampleModel]) {
    var attributes: [AttributeModel] = []
    var examples: [ExampleModel] = []
    for attribute in own {
      guard let resolved = resolve(attribute) else { continue }
      if let link = attribute.value, attribute.isBuiltIn(.example) {
        examples.append(ExampleModel(link: link.text.trimmed, range: link.range))
      } else {
        attributes.append(resolved)
      }
    }
    return (chain(attributes, over: scope.attributes), examples)
  }

  /// Returns the attributes of a group with the attributes of the groups around it.
  mutating func attributes(of group: ItemSyntax, in scope: GroupScope) -> AttributeChain? {
    for example in group.attributes where example.isBuiltIn(.example) {
      reporter.report(
        .exampleMismatch, "a group cannot have an example; move '@example' to a route",
        at: example.range)
    }
    for entity in group.attributes where entity.isBuiltIn(.entity) {
      reporter.report(
        .entityRoute, "a group cannot have '@entity'; move it to a route", at: entity.range)
    }
    let own = group.attributes.filter { !$0.isBuiltIn(.example) && !$0.isBuiltIn(.entity) }
      .compactMap { resolve($0) }
    return chain(own, over: scope.attributes)
  }

  /// Returns attributes with the attributes that they inherit.
  mutating func chain(
    _ own: [AttributeModel], over inherited: AttributeChain?
  ) -> AttributeChain? {
    if own.isEmpty { return inherited }
    return AttributeChain(
      own, over: inherited, restriction: restriction(of: own, in: inherited))
  }

  /// Resolves an attribute with its declaration. If the attribute is not declared or its value does
  /// not have the declared type, this reports the error and returns nil.
  private mutating func resolve(_ attribute: AttributeSyntax) -> AttributeModel? {
    let name = attribute.name.text
    if let builtIn = BuiltInAttribute(rawValue: name) { return resolve(attribute, as: builtIn) }
    guard let declaration = declarations.attributes[name] else {
      reportUndeclared(attribute)
      return nil
    }
    declarations.attributes[name]?.isUsed = true
    var value = attribute.value?.text.trimmed
    if let spec = declaration.spec {
      guard let text = value ?? spec.defaultText else {
        reporter.report(
          .attributeValue,
          "\(quoted: "@" + name) must have a value of the type \(quoted: spec.type.spelling)",
          at: attribute.range)
        return nil
      }
      value = spec.type.canonical(text)
      if value == nil {
        let values = Array(spec.type.words.prefix(100).map(\.text))
        reporter.report(
          .attributeValue,
          """
          \(quoted: text) is not a valid value of \(quoted: "@" + name), whose type is \
          \(quoted: spec.type.spelling)\(meant: nearestNames(to: text, in: values))
          """, at: attribute.value?.range ?? attribute.name.range)
        return nil
      }
    } else if isFlagWithText(attribute) {
      return nil
    }
    return AttributeModel(name: name, value: value, range: attribute.range)
  }

  func resolve(
    _ attribute: AttributeSyntax, as builtIn: BuiltInAttribute
  ) -> AttributeModel? {
    let name = builtIn.rawValue
    var value = attribute.value?.text.trimmed
    switch builtIn.textRule {
    case .required:
      if value?.isEmpty ?? true {
        reporter.report(.missingAttributeText(builtIn, at: attribute.range))
        return nil
      }
    case .none: if isFlagWithText(attribute) { return nil }
    case .optional: if value?.isEmpty ?? false { value = nil }
    }
    if builtIn == .container, let names = attribute.value?.listed {
      let mark = reporter.mark
      var seen: [String: SourceRange] = [:]
      for name in names {
        if !isContainerName(name.text) {
          reporter.report(
            .badContainer,
            "\(name) is not a valid container name; write a name like '@container(home)'",
            at: name.range)
        } else if let earlier = seen.updateValue(name.range, forKey: name.text) {
          reporter.report(
            .badContainer, "'@container' cannot name \(name) twice; remove one of them",
            at: name.range, note: "previously named here", at: earlier)
        }
      }
      if reporter.hasErrors(since: mark) { return nil }
      value = names.map(\.text).joined(separator: ", ")
    }
    return AttributeModel(name: name, value: value, range: attribute.range)
  }

  /// Reports the text of an attribute that has no value, and returns whether the attribute has a
  /// text.
  private func isFlagWithText(_ attribute: AttributeSyntax) -> Bool {
    guard let value = attribute.value else { return false }
    let (text, range) = (value.text.trimmed, value.range)
    let parentheses = SourceRange(file: range.file, lower: range.lower - 1, upper: range.upper + 1)
    let problem = Diagnostic(
      .attributeValue,
      """
      \(quoted: "@" + attribute.name.text) cannot have a value; remove \
      \(quoted: "(\(text))")\(replacement: "")
      """, at: text.isEmpty ? parentheses : range)
    reporter.report(text.isEmpty ? problem : problem.withoutReplacement)
    return true
  }

  private func isContainerName(_ text: String) -> Bool {
    SwiftNames.isIdentifier(Naming.caseName(ofWord: text))
      && text.utf8.allSatisfy(SyntaxByte.isWordPart)
  }

  /// Reports an undeclared name if it is similar to a declared name, and keeps any other name. For
  /// each of these, only the first use is reported at the end, because one declaration is missing.
  private mutating func reportUndeclared(_ attribute: AttributeSyntax) {
    let name = attribute.name
    if unread.mayDeclareAttribute(name.text) { return }
    if let earlier = undeclared[name.text] {
      if name.range.isBefore(earlier.name.range) { undeclared[name.text] = attribute }
      return
    }
    let attributes = declarations.attributes
    let near = nearest(
      "attribute", to: name.text,
      in: attributes.keys.sorted() + BuiltInAttribute.allCases.map(\.rawValue))
    if near.names.isEmpty {
      undeclared[name.text] = attribute
    } else {
      reportUnknown(.undeclaredAttribute, "attribute", name, near)
    }
  }

  func reportUndeclaredAttributes() {
    for attribute in undeclared.values {
      let name = attribute.name
      let spec = attribute.value == nil ? "" : "<String>"
      let hint: Wording =
        switch name.text {
        case "fullScreenCover":
          "write '!' after the destination of a modal, and '@cover' if it covers the screen"
        case "modal", "sheet":
          "write '!' after the destination of a modal, as in 'LoginDestination!'"
        case "tab":
          """
          write '@\(proposed: "container")' with the name of the tab, as in '@container(home)'
          """
        default: "write 'attribute \(name.text)\(spec)' before the first route"
        }
      reporter.report(
        .undeclaredAttribute, "unknown attribute \(name); \(hint)", at: name.range)
    }
  }
}
