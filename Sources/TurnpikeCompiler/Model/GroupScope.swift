/// What the groups round a line give it: the prefix of its path, and attributes.
struct GroupScope {
  var segments: [SegmentSyntax] = []
  /// The prefix as written, without slashes at its ends.
  var text = ""
  var attributes: [AttributeSyntax] = []

  /// A pattern with the groups' prefix before it; the pattern `/` is the prefix itself.
  func prefixing(_ pattern: PatternSyntax) -> PatternSyntax {
    if segments.isEmpty { return pattern }
    var result = pattern
    result.segments = segments + pattern.segments
    result.text = joined(pattern.text, hasSegments: !pattern.segments.isEmpty)
    return result
  }

  /// The prefix's text before another.
  func joined(_ text: String, hasSegments: Bool) -> String {
    if segments.isEmpty { return text }
    let own = text.drop { $0 == "/" }
    return hasSegments ? self.text + "/" + own : self.text + own
  }

  /// The scope inside a group.
  func entering(_ group: GroupSyntax) -> GroupScope {
    var scope = self
    scope.segments += group.path.segments
    var own = group.path.text[...].drop { $0 == "/" }
    while own.last == "/" { own.removeLast() }
    scope.text += (text.isEmpty || own.isEmpty ? "" : "/") + own
    scope.attributes = group.attributes.overriding(attributes)
    return scope
  }
}

extension [AttributeSyntax] {
  /// The inherited attributes with these, which win where both have a name.
  func overriding(_ inherited: [AttributeSyntax]) -> [AttributeSyntax] {
    inherited.filter { old in !contains { $0.name.text == old.name.text } } + self
  }
}

extension ModelBuilder {
  /// The lines of a file with what their groups give them.
  mutating func flattened(
    _ items: [ItemSyntax], in scope: GroupScope = GroupScope()
  ) -> [(item: ItemSyntax, scope: GroupScope)] {
    var result: [(item: ItemSyntax, scope: GroupScope)] = []
    for item in items {
      guard case .group(var group) = item else {
        result.append((item, scope))
        continue
      }
      for attribute in group.attributes where attribute.name.text == "example" {
        diagnostics.append(.exampleOfGroup(at: attribute.range))
      }
      group.attributes.removeAll { $0.name.text == "example" }
      result += flattened(group.items, in: scope.entering(group))
    }
    return result
  }

  /// A line's attributes with the inherited ones, and its examples.
  mutating func attributes(
    _ own: [AttributeSyntax], in scope: GroupScope
  ) -> (attributes: [AttributeModel], examples: [ExampleModel]) {
    var examples: [ExampleModel] = []
    for attribute in own where attribute.name.text == "example" {
      let link = (attribute.value?.text ?? "").trimmed
      if link.isEmpty {
        diagnostics.append(.exampleWithoutLink(at: attribute.range))
      } else {
        examples.append(
          ExampleModel(link: link, range: attribute.value?.range ?? attribute.range))
      }
    }
    let attributes = own.filter { $0.name.text != "example" }.overriding(scope.attributes)
    return (attributes.compactMap { model($0) }, examples)
  }

  private mutating func model(_ attribute: AttributeSyntax) -> AttributeModel? {
    let swiftName = Naming.caseName(ofWord: attribute.name.text)
    guard SwiftNames.isIdentifier(swiftName) else {
      diagnostics.append(
        .badIdentifier(swiftName, of: attribute.name.text, at: attribute.name.range))
      return nil
    }
    return AttributeModel(
      name: attribute.name.text, swiftName: swiftName, value: attribute.value?.text,
      range: attribute.range)
  }
}

extension ModelBuilder {
  /// Each attribute is a case of one enum: two names do not share one.
  mutating func checkAttributes(_ model: TableModel) {
    var seen: [String: AttributeModel] = [:]
    for route in model.routes {
      for attribute in route.attributes + route.aliases.flatMap(\.attributes) {
        if attribute.swiftName == "allCases" {
          diagnostics.append(.attributeHidesMember(attribute.name, at: attribute.range))
        } else if let earlier = seen[attribute.swiftName], earlier.name != attribute.name {
          let (first, second) =
            earlier.range.isBefore(attribute.range)
            ? (earlier, attribute) : (attribute, earlier)
          diagnostics.append(.attributesOfOneName(second, first))
        } else {
          seen[attribute.swiftName] = attribute
        }
      }
    }
  }
}

extension String {
  /// Without white space at its ends.
  fileprivate var trimmed: String {
    var text = self[...].drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
