/// Finds links that patterns of different owners both answer, whatever their ranks.
///
/// Pairs of nodes that one link leads to are followed down from the root, each once.
struct OverlapSearch {
  struct Overlap {
    /// The first is smaller.
    let owners: (Int, Int)
    /// Of each owner one that answers.
    let entries: (Int, Int)
    let witness: String
  }

  /// Two nodes that the same segments lead to, and how.
  private struct Pair {
    let first: Int
    let second: Int
    /// The index of the pair before; -1 of the root.
    let parent: Int
    let segment: [UInt8]
  }

  private struct Owners: Hashable {
    let first: Int
    let second: Int
  }

  private let trie: PatternTrie
  private let owners: [Int]
  /// By node, the owner of all entries that end there or further down; nil if there are several.
  private var soleOwners: [Int?]
  private var pairs: [Pair] = []
  private var seen: Set<[Int]> = []
  private var found: [Owners: Overlap] = [:]

  /// How many pairs are followed.
  private static let maximumPairs = 400_000

  /// The first link that is found for each two owners, these in their order; nil if there are too
  /// many patterns to compare them all.
  static func overlaps(_ entries: [TableEntry], owners: [Int]) -> [Overlap]? {
    do {
      var search = OverlapSearch(try PatternTrie(entries), owners)
      try search.run()
      return search.found.values.sorted { $0.owners < $1.owners }
    } catch {
      return nil
    }
  }

  private init(_ trie: PatternTrie, _ owners: [Int]) {
    self.trie = trie
    self.owners = owners
    soleOwners = Array(repeating: nil, count: trie.nodes.count)
    // A node's children have greater indices.
    for index in trie.nodes.indices.reversed() {
      let node = trie.nodes[index]
      var all = node.accepts.map { owners[$0] as Int? }
      for child in node.literals.values { all.append(soleOwners[child]) }
      for edge in node.edges where edge.child != index { all.append(soleOwners[edge.child]) }
      if let first = all.first, all.allSatisfy({ $0 == first }) { soleOwners[index] = first }
    }
  }

  private mutating func run() throws(TableTooLarge) {
    follow(0, 0, from: -1, [])
    var next = 0
    while next < pairs.count {
      guard pairs.count < Self.maximumPairs else { throw TableTooLarge(entries: []) }
      compare(next)
      let (first, second) = (pairs[next].first, pairs[next].second)
      if first == second { branch(first, from: next) } else { branch(first, second, from: next) }
      next += 1
    }
  }

  private mutating func follow(_ first: Int, _ second: Int, from parent: Int, _ segment: [UInt8]) {
    let (first, second) = (min(first, second), max(first, second))
    if let owner = soleOwners[first], owner == soleOwners[second] { return }
    guard seen.insert([first, second]).inserted else { return }
    pairs.append(Pair(first: first, second: second, parent: parent, segment: segment))
  }

  /// Follows the pairs of children of one node.
  private mutating func branch(_ index: Int, from parent: Int) {
    let node = trie.nodes[index]
    for text in node.literalOrder {
      guard let child = node.literals[text] else { continue }
      follow(child, child, from: parent, text)
      for edge in node.edges where trie.accepts(edge.question, text) {
        follow(child, edge.child, from: parent, text)
      }
    }
    for (number, edge) in node.edges.enumerated() {
      for other in node.edges[number...] {
        if let segment = trie.witness(edge.question, other.question) {
          follow(edge.child, other.child, from: parent, segment)
        }
      }
    }
  }

  /// Follows the pairs of children of two nodes.
  private mutating func branch(_ first: Int, _ second: Int, from parent: Int) {
    let (left, right) = (trie.nodes[first], trie.nodes[second])
    for text in left.literalOrder {
      guard let child = left.literals[text] else { continue }
      if let other = right.literals[text] { follow(child, other, from: parent, text) }
      for edge in right.edges where trie.accepts(edge.question, text) {
        follow(child, edge.child, from: parent, text)
      }
    }
    for edge in left.edges {
      for text in right.literalOrder where trie.accepts(edge.question, text) {
        if let child = right.literals[text] { follow(edge.child, child, from: parent, text) }
      }
      for other in right.edges {
        if let segment = trie.witness(edge.question, other.question) {
          follow(edge.child, other.child, from: parent, segment)
        }
      }
    }
  }

  /// Compares what ends at a pair of nodes.
  private mutating func compare(_ index: Int) {
    let pair = pairs[index]
    for first in trie.nodes[pair.first].accepts {
      for second in trie.nodes[pair.second].accepts where owners[first] != owners[second] {
        let isInOrder = owners[first] < owners[second]
        let entries = isInOrder ? (first, second) : (second, first)
        let key = Owners(first: owners[entries.0], second: owners[entries.1])
        guard found[key] == nil, let query = query(entries.0, entries.1) else { continue }
        found[key] = Overlap(
          owners: (key.first, key.second), entries: entries,
          witness: LinkText(segments: segments(to: index), query: query).text)
      }
    }
  }

  private func segments(to index: Int) -> [[UInt8]] {
    var segments: [[UInt8]] = []
    var index = index
    while pairs[index].parent >= 0 {
      segments.append(pairs[index].segment)
      index = pairs[index].parent
    }
    return segments.reversed()
  }

  /// What fulfils the conditions of both; nil where they exclude each other.
  private func query(_ first: Int, _ second: Int) -> [(key: String, value: String)]? {
    var query = trie.entries[first].conditions
    for condition in trie.entries[second].conditions {
      if let same = query.first(where: { $0.key.utf8.elementsEqual(condition.key.utf8) }) {
        if !same.value.utf8.elementsEqual(condition.value.utf8) { return nil }
      } else {
        query.append(condition)
      }
    }
    return query
  }
}
