/// Compares the patterns that end at nodes which the same ranks and literals lead to: which of them
/// some link matches alike.
///
/// Patterns of one node with the same conditions are one class, since nothing else tells whether two
/// conflict. A class is compared with those alone that a `CandidateIndex` finds.
struct ConflictComparison {
  /// Patterns that conflict with the same others.
  struct Class {
    /// The nodes from the root to where they end.
    let nodes: [Int]
    /// In the order of the keys' bytes.
    let conditions: [(key: [UInt8], value: [UInt8])]
    /// As the first of the patterns has them.
    let query: [(key: String, value: String)]
    var entries: [Int] = []
  }

  /// How many conflicts an entry is reported with, so that a thousand conflicting routes give thousands of
  /// errors and not half a million.
  private static let maximumConflicts = 4
  /// How many comparisons of classes that do not conflict are made, and how many more for each entry.
  private static let comparisons = 100_000
  private static let comparisonsOfEntry = 16

  let trie: PatternTrie
  private(set) var found: [ConflictSearch.Conflict] = []
  /// The entries before it that an entry conflicts with.
  private var reported: [Int: [Int]] = [:]
  /// By node, its parent and the question of the edge between them; made for the first comparison.
  private var parents: [Parent] = []
  private var remaining: Int

  private struct Parent {
    var node = -1
    var step = Step.root
  }

  /// What leads to a node.
  enum Step {
    case root
    case literal([UInt8])
    case question(PatternTrie.Question)
  }

  init(_ trie: PatternTrie) {
    self.trie = trie
    remaining = Self.comparisons + Self.comparisonsOfEntry * trie.entries.count
  }

  /// Compares all that ends at the nodes.
  mutating func compare(_ nodes: [Int]) throws(TableTooLarge) {
    // A mount comes after the routes that end at its prefix, and before rests.
    try compare(nodes) { !$0.isMount }
    try compare(nodes) { $0.isMount }
  }

  private mutating func compare(
    _ nodes: [Int], where isMeant: (TableEntry) -> Bool
  ) throws(TableTooLarge) {
    // More conditions are better than fewer.
    var groups: [Int: [(node: Int, entry: Int)]] = [:]
    for node in nodes {
      for entry in trie.nodes[node].accepts where isMeant(trie.entries[entry]) {
        groups[trie.entries[entry].conditions.count, default: []].append((node, entry))
      }
    }
    for (_, members) in groups.sorted(by: { $0.key < $1.key }) where members.count > 1 {
      try compare(members)
    }
  }

  private mutating func compare(
    _ members: [(node: Int, entry: Int)]
  ) throws(TableTooLarge) {
    var classes: [Class] = []
    var indices: [ClassKey: Int] = [:]
    var mounts: [MountKey: Int] = [:]
    for (node, entry) in members {
      let conditions = sortedConditions(trie.entries[entry])
      let key = ClassKey(node: node, conditions: conditions.map { [$0.key, $0.value] })
      let index = indices[key] ?? classes.count
      if index == classes.count {
        indices[key] = index
        classes.append(
          Class(
            nodes: path(to: node), conditions: conditions, query: trie.entries[entry].conditions))
      }
      // Those of one class all conflict: with the first of them is enough.
      var first = classes[index].entries.first
      if trie.entries[entry].isMount {
        // Different mounts at one prefix are tried in turn; `SharedPrefixes` compares what they
        // answer.
        let key = MountKey(index: index, route: trie.entries[entry].route)
        first = mounts[key]
        mounts[key] = first ?? entry
      }
      if let first {
        report(first, entry, witness: witness(classes[index], classes[index]))
      }
      classes[index].entries.append(entry)
    }
    for part in CandidateIndex.parts(classes, in: self) where part.count > 1 {
      try compare(part.map { classes[$0] })
    }
  }

  /// Compares classes that others do not conflict with.
  private mutating func compare(_ classes: [Class]) throws(TableTooLarge) {
    var classes = classes
    var entries: [(entry: Int, index: Int)] = []
    for index in classes.indices {
      for entry in classes[index].entries { entries.append((entry, index)) }
      classes[index].entries = []
    }
    entries.sort { isBefore($0.entry, $1.entry) }
    var candidates = CandidateIndex(classes, in: self)
    for (entry, index) in entries {
      candidates.visit(of: index) { other in
        if other == index { return true }
        if let witness = witness(classes[other], classes[index]) {
          for earlier in classes[other].entries { report(earlier, entry, witness: witness) }
          return !isFull(entry)
        }
        remaining -= 1
        return remaining >= 0
      }
      if remaining < 0 {
        throw TableTooLarge(entries: Array(entries.prefix(4).map(\.entry)))
      }
      if classes[index].entries.isEmpty { candidates.insert(index) }
      classes[index].entries.append(entry)
    }
  }

  private struct ClassKey: Hashable {
    let node: Int
    let conditions: [[[UInt8]]]
  }

  /// A mount whose own prefix or an alias's has a class.
  private struct MountKey: Hashable {
    let index: Int
    let route: Int
  }

  private func isFull(_ entry: Int) -> Bool {
    (reported[entry]?.count ?? 0) >= Self.maximumConflicts
  }

  private mutating func report(_ first: Int, _ second: Int, witness: String?) {
    guard let witness, first != second else { return }
    let later = isBefore(first, second) ? second : first
    let earlier = later == first ? second : first
    if isFull(later) || reported[later]?.contains(earlier) ?? false { return }
    reported[later, default: []].append(earlier)
    found.append(
      ConflictSearch.Conflict(
        first: min(first, second), second: max(first, second), witness: witness))
  }

  private func isBefore(_ first: Int, _ second: Int) -> Bool {
    trie.entries[first].pattern.range.isBefore(trie.entries[second].pattern.range)
  }

  /// In the order of the keys' bytes.
  private func sortedConditions(_ entry: TableEntry) -> [(key: [UInt8], value: [UInt8])] {
    entry.conditions.map { (key: Array($0.key.utf8), value: Array($0.value.utf8)) }
      .sorted { $0.key.lexicographicallyPrecedes($1.key) }
  }
}

extension ConflictComparison {
  /// What leads to a node.
  func step(to node: Int) -> Step { parents[node].step }

  /// The nodes from the root to one, that included.
  private mutating func path(to node: Int) -> [Int] {
    if parents.isEmpty { findParents() }
    var path = [node]
    while let last = path.last, parents[last].node >= 0 { path.append(parents[last].node) }
    return path.reversed()
  }

  private mutating func findParents() {
    parents = Array(repeating: Parent(), count: trie.nodes.count)
    for (index, node) in trie.nodes.enumerated() {
      for text in node.literalOrder {
        if let child = node.literals[text] {
          parents[child] = Parent(node: index, step: .literal(text))
        }
      }
      for edge in node.edges where edge.child != index {
        parents[edge.child] = Parent(node: index, step: .question(edge.question))
      }
    }
  }

  /// A link that both answer; nil when there is none.
  private func witness(_ first: Class, _ second: Class) -> String? {
    guard let query = commonQuery(first, second) else { return nil }
    // The first one in the tree gives the segments.
    let isInOrder = first.nodes.lexicographicallyPrecedes(second.nodes)
    let (left, right) = isInOrder ? (first.nodes, second.nodes) : (second.nodes, first.nodes)
    for index in left.indices.reversed() where left[index] != right[index] {
      if case (.question(let one), .question(let other)) = (
        step(to: left[index]), step(to: right[index])
      ),
        trie.witness(one, other) == nil
      {
        return nil
      }
    }
    var segments: [[UInt8]] = []
    for index in left.indices.dropFirst() {
      switch (step(to: left[index]), step(to: right[index])) {
      case (.question(let one), .question(let other)):
        guard let segment = trie.witness(one, other) else { return nil }
        segments.append(segment)
      case (.literal(let text), _), (_, .literal(let text)): segments.append(text)
      case (.root, _), (_, .root): break
      }
    }
    return LinkText(segments: segments, query: query).text
  }

  /// Conditions that fulfil both; nil when they exclude each other.
  private func commonQuery(
    _ first: Class, _ second: Class
  ) -> [(key: String, value: String)]? {
    if first.conditions.isEmpty { return [] }
    var shared: Set<[UInt8]> = []
    var (left, right) = (0, 0)
    while left < first.conditions.count, right < second.conditions.count {
      let (one, other) = (first.conditions[left], second.conditions[right])
      if one.key == other.key {
        if one.value != other.value { return nil }
        shared.insert(one.key)
        left += 1
        right += 1
      } else if one.key.lexicographicallyPrecedes(other.key) {
        left += 1
      } else {
        right += 1
      }
    }
    return first.query + second.query.filter { !shared.contains(Array($0.key.utf8)) }
  }
}
