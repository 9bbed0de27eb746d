/// Finds the pairs of patterns that some link matches with the same ranks and as many conditions.
///
/// Two nodes of the tree can be tied only where the same ranks and literals lead to both. The
/// search follows all such nodes together down from the root, which takes time with the tree's
/// size, and compares those at which patterns end: `ConflictComparison` says which.
struct ConflictSearch {
  /// Two entries and a link that both answer.
  struct Conflict {
    let first: Int
    let second: Int
    let witness: String
  }

  private let trie: PatternTrie
  private var comparison: ConflictComparison

  static func conflicts(in trie: PatternTrie) throws(TableTooLarge) -> [Conflict] {
    var search = ConflictSearch(trie)
    try search.run()
    return search.comparison.found
  }

  private init(_ trie: PatternTrie) {
    self.trie = trie
    comparison = ConflictComparison(trie)
  }

  private mutating func run() throws(TableTooLarge) {
    var pending = [[0]]
    while let nodes = pending.popLast() {
      if nodes.count > 1 || trie.nodes[nodes[0]].accepts.count > 1 { try comparison.compare(nodes) }
      for (_, children) in trie.classes(behind: nodes) { pending.append(children) }
    }
  }
}

extension PatternTrie {
  /// The nodes after some that the same ranks and literals lead to, in classes of which that is so
  /// again, each with the rank that leads there.
  func classes(behind nodes: [Int]) -> [(rank: SegmentRank, nodes: [Int])] {
    nodes.count == 1 ? classes(behind: nodes[0]) : classes(behindAll: nodes)
  }

  /// Of one node, as most classes are, so it is written for unoptimised builds: see `SyntaxByte`.
  private func classes(behind node: Int) -> [(rank: SegmentRank, nodes: [Int])] {
    let node = nodes[node]
    var classes: [(rank: SegmentRank, nodes: [Int])] = []
    var index = 0
    while index < node.literalOrder.count {
      if let child = node.literals[node.literalOrder[index]] { classes.append((.literal, [child])) }
      index += 1
    }
    // Inside a rest it goes on as before.
    if node.edges.isEmpty || node.isRest { return classes }
    if node.edges.count == 1 {
      classes.append((node.edges[0].rank, [node.edges[0].child]))
      return classes
    }
    let edges = Dictionary(grouping: node.edges, by: \.rank).sorted { $0.key < $1.key }
    for (rank, edges) in edges { classes.append((rank, edges.map(\.child))) }
    return classes
  }

  private func classes(behindAll members: [Int]) -> [(rank: SegmentRank, nodes: [Int])] {
    var literals: [[UInt8]: [Int]] = [:]
    var texts: [[UInt8]] = []
    var edges: [SegmentRank: [Int]] = [:]
    for member in members {
      for text in nodes[member].literalOrder {
        guard let child = nodes[member].literals[text] else { continue }
        if literals[text] == nil { texts.append(text) }
        literals[text, default: []].append(child)
      }
      if nodes[member].isRest { continue }
      for edge in nodes[member].edges { edges[edge.rank, default: []].append(edge.child) }
    }
    return texts.map { (.literal, literals[$0] ?? []) }
      + edges.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}
