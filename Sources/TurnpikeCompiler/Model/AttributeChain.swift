/// The attributes of a line or group, and those that it inherits: lines of one group share the
/// group's, so that many of both take no more than their sum.
package final class AttributeChain: Sendable {
  let own: [AttributeModel]
  let inherited: AttributeChain?
  private let indices: [String: Int]

  /// - Parameter own: not empty, each name once.
  private init(_ own: [AttributeModel], over inherited: AttributeChain?) {
    self.own = own
    self.inherited = inherited
    indices = Dictionary(
      own.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The chain of some attributes over another.
  static func chain(
    _ own: [AttributeModel], over inherited: AttributeChain?
  ) -> AttributeChain? {
    own.isEmpty ? inherited : AttributeChain(own, over: inherited)
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
    var levels: [[AttributeModel]] = []
    var chain: AttributeChain? = self
    while let level = chain {
      levels.append(level.own.filter { seen.insert($0.name).inserted })
      chain = level.inherited
    }
    return levels.reversed().flatMap { $0 }
  }
}
