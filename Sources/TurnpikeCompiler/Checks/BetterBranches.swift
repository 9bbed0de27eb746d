/// Whether a better route can branch off from the path to another. Where no sibling on that path
/// has a better rank, no route is better, whatever its captures read.
struct BetterBranches {
  /// By entry, whether there is such a branch on the path to where it first may end.
  private(set) var exist: [Bool]

  /// - Complexity: linear in the tree's size.
  init(_ trie: PatternTrie) {
    exist = Array(repeating: false, count: trie.entries.count)
    var isKnown = exist
    var pending = [(nodes: [0], isBeside: false)]
    while let (nodes, isBeside) = pending.popLast() {
      for node in nodes {
        for entry in trie.nodes[node].accepts where !isKnown[entry] {
          isKnown[entry] = true
          exist[entry] = isBeside
        }
      }
      let classes = trie.classes(behind: nodes)
      let best = classes.map(\.rank).min()
      for (rank, children) in classes {
        pending.append((children, isBeside || best.map { $0 < rank } ?? false))
      }
    }
  }
}
