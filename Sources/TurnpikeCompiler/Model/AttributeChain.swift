/// The attributes of a line or group, and those that it inherits: lines of one group share the
/// group's, so that many of both take no more than their sum.
package final class AttributeChain: Sendable {
  let own: [AttributeModel]
  let inherited: AttributeChain?
  /// The links that all of these attributes allow.
  let restriction: LinkRestriction
  private let indices: [String: Int]

  /// - Parameter own: Each name once.
  init(
    _ own: [AttributeModel], over inherited: AttributeChain?, restriction: LinkRestriction
  ) {
    self.own = own
    self.inherited = inherited
    self.restriction = restriction
    indices = Dictionary(
      own.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The attribute with a name: the innermost.
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
