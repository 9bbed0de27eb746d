/// Finds the pairs of patterns that some link matches with the same ranks and as many conditions.
///
/// Two nodes of the tree can be tied only where the same ranks and literals lead to both. The
/// search follows all such nodes together down from the root, which takes time with the tree's
/// size, and compares those at which patterns end: `ClashSearch` says which.
struct ConflictSearch {
  /// Two entries and a link that both answer.
  struct Conflict {
    let first: Int
    let second: Int
    let witness: String
  }

  /// Too many captures that overlap were compared, and none yet clash.
  struct TooLarge: Error {
    let entries: [Int]
  }

  private let trie: PatternTrie
  private var clashes: ClashSearch

  static func conflicts(in trie: PatternTrie) throws(TooLarge) -> [Conflict] {
    var search = ConflictSearch(trie)
    try search.run()
    return search.clashes.found
  }

  private init(_ trie: PatternTrie) {
    self.trie = trie
    clashes = ClashSearch(trie)
  }

  private mutating func run() throws(TooLarge) {
    var pending = [[0]]
    while let nodes = pending.popLast() {
      if nodes.count == 1 {
        if trie.nodes[nodes[0]].accepts.count > 1 { try clashes.compare(nodes) }
        descend(nodes[0], &pending)
      } else {
        try clashes.compare(nodes)
        descend(nodes, &pending)
      }
    }
  }

  /// Goes on from one node, as most are: loops by index, as in a debug build each `for` takes as long
  /// as the rest.
  private func descend(_ node: Int, _ pending: inout [[Int]]) {
    let node = trie.nodes[node]
    var index = 0
    while index < node.literalOrder.count {
      if let child = node.literals[node.literalOrder[index]] { pending.append([child]) }
      index += 1
    }
    if node.edges.isEmpty || node.isRest { return }
    if node.edges.count == 1 { return pending.append([node.edges[0].child]) }
    pending += Dictionary(grouping: node.edges, by: \.rank).sorted { $0.key < $1.key }
      .map { $0.value.map(\.child) }
  }

  /// Goes on from nodes that may be tied.
  private func descend(_ nodes: [Int], _ pending: inout [[Int]]) {
    var literals: [[UInt8]: [Int]] = [:]
    var texts: [[UInt8]] = []
    var edges: [SegmentRank: [Int]] = [:]
    for node in nodes {
      for text in trie.nodes[node].literalOrder {
        guard let child = trie.nodes[node].literals[text] else { continue }
        if literals[text] == nil { texts.append(text) }
        literals[text, default: []].append(child)
      }
      // Inside a rest it goes on as before.
      if trie.nodes[node].isRest { continue }
      for edge in trie.nodes[node].edges { edges[edge.rank, default: []].append(edge.child) }
    }
    for text in texts { if let children = literals[text] { pending.append(children) } }
    pending += edges.sorted { $0.key < $1.key }.map(\.value)
  }
}
