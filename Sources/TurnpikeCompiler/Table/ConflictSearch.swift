/// Finds every pair of patterns that some link matches with the same ranks and as many conditions.
///
/// Two nodes of the tree are tied when some path reaches both with the same ranks. The search
/// follows tied nodes down from the root, with a path that reaches both: the witness.
struct ConflictSearch {
  /// Two entries and a link that both answer.
  struct Conflict {
    let first: Int
    let second: Int
    let witness: String
  }

  private let trie: PatternTrie
  private var found: [Conflict] = []
  /// The entries before it that an entry clashes with: of many only the first few are said, so that
  /// a thousand clashing routes give thousands of errors and not half a million.
  private var reported: [Int: [Int]] = [:]
  private static let mostClashes = 4
  /// Pairs of nodes still to be looked at, each with the segments that lead there.
  private var pending: [(left: Int, right: Int, path: Path?)] = []

  /// A path as a chain of segments, shared by all that go on from it.
  private final class Path {
    let segment: [UInt8]
    let parent: Path?
    init(_ segment: [UInt8], _ parent: Path?) {
      self.segment = segment
      self.parent = parent
    }
  }

  static func conflicts(in trie: PatternTrie) -> [Conflict] {
    var search = ConflictSearch(trie)
    search.run()
    return search.found
  }

  private init(_ trie: PatternTrie) {
    self.trie = trie
  }

  private mutating func run() {
    pending = [(0, 0, nil)]
    while let (left, right, path) = pending.popLast() {
      compareAccepts(left, right, path)
      if left == right {
        descend(left, path)
      } else {
        descend(left, right, path)
      }
    }
  }

  /// Goes on from one node: each child alone, and each two children that are tied.
  private mutating func descend(_ node: Int, _ path: Path?) {
    let (literals, edges) = (trie.nodes[node].literalOrder, trie.nodes[node].edges)
    for text in literals {
      guard let child = trie.nodes[node].literals[text] else { continue }
      pending.append((child, child, Path(text, path)))
    }
    for index in edges.indices where edges[index].child != node {
      let edge = edges[index]
      if let segment = trie.sample(edge.question) {
        pending.append((edge.child, edge.child, Path(segment, path)))
      }
      var next = index + 1
      while next < edges.count {
        let other = edges[next]
        next += 1
        guard other.rank == edge.rank else { continue }
        if let segment = trie.witness(edge.question, other.question) {
          pending.append((edge.child, other.child, Path(segment, path)))
        }
      }
    }
  }

  /// Goes on from two tied nodes: to each pair of their children that stays tied.
  private mutating func descend(_ left: Int, _ right: Int, _ path: Path?) {
    for text in trie.nodes[left].literalOrder {
      if let child = trie.nodes[left].literals[text], let other = trie.nodes[right].literals[text] {
        pending.append((child, other, Path(text, path)))
      }
    }
    for edge in trie.nodes[left].edges {
      for other in trie.nodes[right].edges where other.rank == edge.rank {
        if edge.child == left, other.child == right { continue }
        if let segment = trie.witness(edge.question, other.question) {
          pending.append((edge.child, other.child, Path(segment, path)))
        }
      }
    }
  }

  private mutating func compareAccepts(_ left: Int, _ right: Int, _ path: Path?) {
    let accepts = (trie.nodes[left].accepts, trie.nodes[right].accepts)
    // So it is at nearly every node.
    if left == right ? accepts.0.count < 2 : accepts.0.isEmpty || accepts.1.isEmpty { return }
    if trie.isRest(left) { return compare(accepts.0, accepts.1, isOneNode: left == right, path) }
    // Where its prefix ends, a mount comes after the routes that end there.
    for isMount in [false, true] {
      compare(
        accepts.0.filter { trie.entries[$0].isMount == isMount },
        accepts.1.filter { trie.entries[$0].isMount == isMount }, isOneNode: left == right, path)
    }
  }

  private mutating func compare(
    _ accepts: [Int], _ others: [Int], isOneNode: Bool, _ path: Path?
  ) {
    if !isOneNode { return compare(accepts, others, path) }
    // Entries of one node with the same keys in their conditions clash only when they have the same
    // values: those need not be compared with each other.
    var groups: [[[UInt8]]: [[[UInt8]]: [Int]]] = [:]
    var order: [[[UInt8]]] = []
    for entry in accepts {
      let (keys, values) = sortedConditions(trie.entries[entry])
      if groups[keys] == nil { order.append(keys) }
      groups[keys, default: [:]][values, default: []].append(entry)
    }
    for keys in order {
      let equal = (groups[keys] ?? [:]).values.filter { $0.count > 1 }.sorted { $0[0] < $1[0] }
      for entries in equal { compare([entries[0]], Array(entries.dropFirst()), path) }
    }
    for (index, keys) in order.enumerated() {
      for other in order[(index + 1)...] where other.count == keys.count {
        compare(members(groups[keys]), members(groups[other]), path)
      }
    }
  }

  private func members(_ group: [[[UInt8]]: [Int]]?) -> [Int] {
    (group ?? [:]).values.flatMap { $0 }.sorted()
  }

  /// Keys and values in the order of the keys' bytes.
  private func sortedConditions(_ entry: TableEntry) -> (keys: [[UInt8]], values: [[UInt8]]) {
    let conditions = entry.conditions
      .map { (key: Array($0.key.utf8), value: Array($0.value.utf8)) }
      .sorted { $0.key.lexicographicallyPrecedes($1.key) }
    return (conditions.map(\.key), conditions.map(\.value))
  }

  private mutating func compare(_ entries: [Int], _ others: [Int], _ path: Path?) {
    for first in entries {
      for second in others where first != second {
        let later = isBefore(first, second) ? second : first
        let earlier = later == first ? second : first
        let known = reported[later] ?? []
        if known.count >= Self.mostClashes || known.contains(earlier) { continue }
        guard let query = commonQuery(trie.entries[first], trie.entries[second]) else { continue }
        reported[later, default: []].append(earlier)
        found.append(
          Conflict(
            first: min(first, second), second: max(first, second),
            witness: link(path, query: query)))
      }
    }
  }

  private func isBefore(_ first: Int, _ second: Int) -> Bool {
    let (left, right) = (trie.entries[first].pattern.range, trie.entries[second].pattern.range)
    return (left.file, left.lower) < (right.file, right.lower)
  }

  /// Conditions that fulfil both; nil when they exclude each other or one has more.
  private func commonQuery(
    _ first: TableEntry, _ second: TableEntry
  ) -> [(key: String, value: String)]? {
    guard first.conditions.count == second.conditions.count else { return nil }
    var query = first.conditions
    for condition in second.conditions {
      let key = Array(condition.key.utf8)
      if let other = query.first(where: { Array($0.key.utf8) == key }) {
        guard Array(other.value.utf8) == Array(condition.value.utf8) else { return nil }
      } else {
        query.append(condition)
      }
    }
    return query
  }

  private func link(_ path: Path?, query: [(key: String, value: String)]) -> String {
    var segments: [[UInt8]] = []
    var path = path
    while let step = path {
      segments.append(step.segment)
      path = step.parent
    }
    return LinkText(segments: segments.reversed(), query: query).text
  }
}
