/// The attributes of a line or group, and the inherited attributes. The lines of a group share the
/// group's attributes, so that the memory is the sum of both and not their product.
package final class AttributeChain: Sendable {
  let own: [AttributeModel]
  let inherited: AttributeChain?
  /// The links that all of these attributes allow.
  let restriction: LinkRestriction
  private let indices: [String: Int]

  /// - Parameter own: The attributes of the line or group, each name once.
  init(
    _ own: [AttributeModel], over inherited: AttributeChain?, restriction: LinkRestriction
  ) {
    self.own = own
    self.inherited = inherited
    self.restriction = restriction
    indices = Dictionary(
      own.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The innermost attribute with a name.
  subscript(name: String) -> AttributeModel? {
    var chain: AttributeChain? = self
    while let level = chain {
      if let index = level.indices[name] { return level.own[index] }
      chain = level.inherited
    }
    return nil
  }

  /// Each attribute once, the outermost first.
  var all: [AttributeModel] {
    guard inherited != nil else { return own }
    var seen: Set<String> = []
    let levels = self.levels.reversed().map { $0.filter { seen.insert($0.name).inserted } }
    return levels.reversed().flatMap { $0 }
  }

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
