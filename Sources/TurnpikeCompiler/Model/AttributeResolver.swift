import TurnpikeTable

/// Resolves the attributes of the lines and groups of a table.
final class AttributeResolver {
  /// The attributes of a line.
  struct Attributes {
    var own: [AttributeModel] = []
    var examples: [ExampleModel] = []
    /// Its own attributes, and the attributes of its groups.
    var chain: AttributeChain?
  }

  private let declarations: Declarations
  private let unknown: UnknownNames
  private var origins: OriginNames
  /// The attributes that are not declared and not similar to a declared name, each with its first
  /// use.
  private var undeclared: [String: AttributeSyntax] = [:]

  init(_ declarations: Declarations, _ origins: OriginNames, _ unknown: UnknownNames) {
    self.declarations = declarations
    self.origins = origins
    self.unknown = unknown
  }

  private var reporter: Reporter { declarations.reporter }

  /// Returns the attributes of a line or group inside of groups with the inherited attributes.
  func resolve(_ attributes: [AttributeSyntax], over inherited: AttributeChain?) -> Attributes {
    var result = Attributes(chain: inherited)
    for attribute in attributes {
      guard let resolved = resolve(attribute) else { continue }
      if let link = attribute.value, attribute.isBuiltIn(.example) {
        result.examples.append(ExampleModel(link: link.text.trimmed, range: link.range))
      } else {
        result.own.append(resolved)
      }
    }
    if !result.own.isEmpty {
      let restriction = restriction(of: result.own, in: inherited)
      result.chain = AttributeChain(result.own, over: inherited, restriction: restriction)
    }
    return result
  }

  /// Returns the attributes of a group with the inherited attributes.
  func resolve(group: ItemSyntax, over inherited: AttributeChain?) -> AttributeChain? {
    var attributes = group.attributes
    for example in attributes where example.isBuiltIn(.example) {
      reporter.report(
        .exampleMismatch, "a group cannot have an example; move '@example' to a route",
        at: example.range)
    }
    for entity in attributes where entity.isBuiltIn(.entity) {
      reporter.report(
        .entityRoute, "a group cannot have '@entity'; move it to a route", at: entity.range)
    }
    attributes.removeAll { $0.isBuiltIn(.example) || $0.isBuiltIn(.entity) }
    return resolve(attributes, over: inherited).chain
  }

  /// Resolves an attribute with its declaration. If the attribute is not declared or its value does
  /// not have the declared type, this reports the error and returns nil.
  private func resolve(_ attribute: AttributeSyntax) -> AttributeModel? {
    let name = attribute.name.text
    if let builtIn = BuiltInAttribute(rawValue: name) {
      return attribute.resolved(as: builtIn, reporter)
    }
    guard let declaration = declarations.use(attribute: name) else {
      collectUndeclared(attribute)
      return nil
    }
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
    } else if !attribute.checkNoText(reporter) {
      return nil
    }
    return AttributeModel(name: name, value: value, range: attribute.range)
  }

  /// Returns the links that the attributes of a line or group allow. They narrow the links that the
  /// groups around it allow.
  private func restriction(
    of own: [AttributeModel], in outer: AttributeChain?
  ) -> LinkRestriction {
    var result = outer?.restriction ?? LinkRestriction()
    let excluding = own.first { $0.isBuiltIn(.internal) } ?? outer?[.internal]
    for attribute in own {
      switch BuiltInAttribute(rawValue: attribute.name) {
      case .internal: result.isInternal = true
      case .from:
        let allowed = origins.restriction(of: attribute, unknown, reporter)
        if let excluding {
          reporter.report(.contradictoryAttributes([attribute, excluding]))
        } else {
          result = result.narrowed(by: allowed)
        }
      case .only:
        if let condition = attribute.condition(reporter) {
          result = result.narrowed(by: LinkRestriction(buildConditions: [condition]))
        }
      case .container, .cover, .deprecated, .entity, .example, .web, nil: break
      }
    }
    return result
  }
}

// Attributes without a declaration.

extension AttributeResolver {
  /// Keeps the first use of an undeclared name, which is reported at the end, because one declaration
  /// is missing. A name that is similar to a declared name is reported directly.
  private func collectUndeclared(_ attribute: AttributeSyntax) {
    let name = attribute.name
    if declarations.unread.mayDeclareAttribute(name.text) { return }
    if let earlier = undeclared[name.text] {
      if name.range.isBefore(earlier.name.range) { undeclared[name.text] = attribute }
      return
    }
    let similar = unknown.similar(
      "attribute", to: name.text,
      in: declarations.attributes.keys.sorted() + BuiltInAttribute.allCases.map(\.rawValue))
    if similar.names.isEmpty {
      undeclared[name.text] = attribute
    } else {
      unknown.report(.undeclaredAttribute, "attribute", name, similar)
    }
  }

  /// Reports the first use of each undeclared attribute, when all lines are resolved.
  func reportUndeclared() {
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
