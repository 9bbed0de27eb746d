import TurnpikeTable

/// The attributes of a line or group, and the inherited attributes. The lines of a group share the
/// group's attributes, so that the memory is the sum of both and not their product.
package final class AttributeChain: Sendable {
  let own: [AttributeModel]
  let inherited: AttributeChain?
  /// The links that all of these attributes allow.
  let restriction: LinkRestriction
  /// The innermost built-in attribute of each name.
  private let builtIn: [BuiltInAttribute: AttributeModel]

  /// - Parameter own: The attributes of the line or group, each name once.
  init(
    _ own: [AttributeModel], over inherited: AttributeChain?, restriction: LinkRestriction
  ) {
    self.own = own
    self.inherited = inherited
    self.restriction = restriction
    builtIn = own.reduce(into: inherited?.builtIn ?? [:]) { builtIn, attribute in
      if let name = BuiltInAttribute(rawValue: attribute.name) { builtIn[name] = attribute }
    }
  }

  /// The innermost attribute with the name.
  subscript(name: BuiltInAttribute) -> AttributeModel? { builtIn[name] }

  /// The same with other attributes of the line.
  func replacing(own attributes: [AttributeModel]) -> AttributeChain {
    AttributeChain(attributes, over: inherited, restriction: restriction)
  }

  /// The attributes, the outermost first. An inner attribute replaces an outer attribute with the
  /// same name.
  var all: [AttributeModel] { levels.reduce([]) { $1.overriding($0, \.name) } }

  /// The attributes of each group and of the line, the outermost first.
  var levels: [[AttributeModel]] {
    var levels: [[AttributeModel]] = []
    var chain: AttributeChain? = self
    while let level = chain {
      levels.append(level.own)
      chain = level.inherited
    }
    return levels.reversed()
  }
}
