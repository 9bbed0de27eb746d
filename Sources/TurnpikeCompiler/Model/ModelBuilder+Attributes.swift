import TurnpikeTable

extension ModelBuilder {
  /// A line's attributes over those of its groups, and its examples.
  mutating func attributes(
    _ own: [AttributeSyntax], in scope: GroupScope
  ) -> (attributes: AttributeChain?, examples: [ExampleModel]) {
    if own.isEmpty { return (scope.attributes, []) }
    var examples: [ExampleModel] = []
    var attributes: [AttributeModel] = []
    for attribute in own {
      if attribute.name.text == BuiltInAttribute.example.rawValue {
        let link = (attribute.value?.text ?? "").trimmed
        if link.isEmpty {
          diagnostics.append(.exampleWithoutLink(at: attribute.range))
        } else {
          examples.append(
            ExampleModel(link: link, range: attribute.value?.range ?? attribute.range))
        }
      } else if let resolved = resolve(attribute) {
        attributes.append(resolved)
      }
    }
    return (AttributeChain.chain(attributes, over: scope.attributes), examples)
  }

  /// The attributes of a group over those of the groups round it.
  mutating func attributes(of group: GroupSyntax, in scope: GroupScope) -> AttributeChain? {
    var attributes: [AttributeModel] = []
    for attribute in group.attributes {
      if attribute.name.text == BuiltInAttribute.example.rawValue {
        diagnostics.append(.exampleOfGroup(at: attribute.range))
      } else if let resolved = resolve(attribute) {
        attributes.append(resolved)
      }
    }
    return AttributeChain.chain(attributes, over: scope.attributes)
  }

  /// An attribute as its declaration has it; nil for one that is not declared or has another value
  /// than its type, which is reported.
  private mutating func resolve(_ attribute: AttributeSyntax) -> AttributeModel? {
    let name = attribute.name.text
    if let builtIn = BuiltInAttribute(rawValue: name) { return resolve(attribute, as: builtIn) }
    guard let declaration = declarations.attributes[name] else {
      reportUndeclared(attribute)
      return nil
    }
    declarations.usedAttributes.insert(name)
    var value = attribute.value?.text.trimmed
    if let type = declaration.type {
      let range = attribute.value?.range ?? attribute.name.range
      if let text = value {
        guard let canonical = canonical(text, type) else {
          diagnostics.append(
            .badAttributeValue(
              name, text, type: type.spelling, words: type.words.map(\.text), at: range))
          return nil
        }
        value = canonical
      } else if let defaultText = declaration.defaultText {
        value = defaultText
      } else if declaration.isWhole {
        diagnostics.append(
          .missingAttributeValue(name, type: type.spelling, at: attribute.range))
        return nil
      }
    } else if let range = attribute.value?.range, declaration.isWhole {
      diagnostics.append(.textOfFlag(name, value ?? "", at: range))
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
    case .none:
      if value != nil {
        diagnostics.append(
          .textOfFlag(name, value ?? "", at: attribute.value?.range ?? attribute.range))
        return nil
      }
    case .optional:
      if value?.isEmpty ?? false { value = nil }
    }
    if builtIn == .container, let names = attribute.value?.listed {
      let wrong = names.filter { !isContainerName($0.text) }
      diagnostics += wrong.map { .containerWithoutName($0.text, at: $0.range) }
      if !wrong.isEmpty { return nil }
      value = names.map(\.text).joined(separator: ", ")
    }
    return AttributeModel(name: name, swiftName: name, value: value, range: attribute.range)
  }

  private func isContainerName(_ text: String) -> Bool {
    SwiftNames.isIdentifier(Naming.caseName(ofWord: text))
      && text.utf8.allSatisfy(SyntaxByte.isWordPart)
  }

  /// Tells of a name that is no attribute where it is near another; any other is kept.
  private mutating func reportUndeclared(_ attribute: AttributeSyntax) {
    let name = attribute.name
    if unread.mayDeclareAttribute(name.text) { return }
    if let earlier = declarations.undeclared[name.text] {
      if name.range.isBefore(earlier.name.range) {
        declarations.undeclared[name.text] = attribute
      }
      return
    }
    let near = attributes(near: name.text)
    if near.names.isEmpty {
      declarations.undeclared[name.text] = attribute
      return
    }
    let problem = Diagnostic.undeclaredAttribute(
      name, hasText: attribute.value != nil, suggestions: near.names)
    diagnostics.append(near.isSure ? problem : problem.withoutReplacement)
  }

  /// The attributes whose names are nearest to a misspelt one.
  mutating func attributes(near name: String) -> NameSearch.Result {
    if let known = attributeSearch.known(name) { return known }
    return attributeSearch.names(
      near: name,
      in: declarations.attributes.keys.sorted() + BuiltInAttribute.allCases.map(\.rawValue),
      beside: unread.attributeCandidates)
  }

  /// The text that a value prints, of any text of the type; nil where it is none.
  private func canonical(_ text: String, _ type: ValueType) -> String? {
    switch type {
    case .builtIn(let builtIn, let range): builtIn.canonical(Array(text.utf8), range)
    case .words(_, let words): words.contains { $0.text == text } ? text : nil
    case .custom: text
    }
  }
}
