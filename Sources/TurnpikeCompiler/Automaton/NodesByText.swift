/// Which nodes of a list of groups may go on with a segment that some of them name: of many nodes
/// most name another, and need not be asked for each.
struct NodesByText {
  /// From how many nodes on it is worth knowing.
  private static let manyNodes = 16

  /// The nodes that may go on with a segment that they do not name.
  private var others: AutomatonBuilder.Groups
  /// By text, the rest of those that name it, each with its group.
  private var nodesByText: [[UInt8]: [(group: Int, node: Int)]] = [:]

  /// Nil where the nodes are few.
  init?(_ groups: AutomatonBuilder.Groups, in trie: PatternTrie) {
    var count = 0
    for group in groups { count += group.count }
    if count < Self.manyNodes { return nil }
    others = groups.map { _ in [] }
    for (position, group) in groups.enumerated() {
      for node in group {
        if trie.nodes[node].edges.contains(where: Self.isWordless) {
          others[position].append(node)
          continue
        }
        for text in trie.nodes[node].literalOrder {
          nodesByText[text, default: []].append((position, node))
        }
        for word in trie.nodes[node].wordEdges.keys where trie.nodes[node].literals[word] == nil {
          nodesByText[word, default: []].append((position, node))
        }
      }
    }
  }

  private static func isWordless(_ edge: PatternTrie.Edge) -> Bool {
    if case .words = edge.question { false } else { true }
  }

  /// The groups, without nodes that a segment with this text cannot lead on from.
  func groups(for text: [UInt8]) -> AutomatonBuilder.Groups {
    var groups = others
    for (group, node) in nodesByText[text] ?? [] { groups[group].append(node) }
    return groups
  }
}
