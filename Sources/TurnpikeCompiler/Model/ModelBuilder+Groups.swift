extension ModelBuilder {
  /// The lines of a file with what their groups give them.
  mutating func flattened(
    _ items: [ItemSyntax], in scope: GroupScope = GroupScope()
  ) -> [(item: ItemSyntax, scope: GroupScope)] {
    var result: [(item: ItemSyntax, scope: GroupScope)] = []
    for item in items {
      guard case .group(let group) = item else {
        result.append((item, scope))
        continue
      }
      let attributes = attributes(of: group, in: scope)
      result += flattened(group.items, in: scope.entering(group, attributes))
    }
    return result
  }

  /// The attributes of a group over those of the groups round it.
  private mutating func attributes(of group: GroupSyntax, in scope: GroupScope) -> AttributeChain? {
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
}
