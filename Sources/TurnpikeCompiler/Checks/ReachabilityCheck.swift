/// Finds routes that one better route wholly answers, so that no link ever reaches them.
struct ReachabilityCheck {
  private let trie: PatternTrie
  /// By entry, the texts that it accepts as each segment.
  private let pieces: [[SegmentTexts]]
  /// The entries that end at a node where many do, those of the same ranks together: one is better
  /// than another where all are.
  private var rankGroups: [Int: [[Int]]] = [:]
  private static let manyEntries = 8
  private let answers: EntryLookUp
  /// Made where a search would take long.
  private var links: ReachabilityWitness?
  private var betterBranches: BetterBranches?
  /// How many steps all searches together may take that take long.
  private var remaining: Int
  /// How many steps a search may take that does not.
  private static let fewSteps = 64
  private static let manySteps = 500_000
  private static let stepsOfEntry = 64

  private init(trie: PatternTrie, answers: EntryLookUp) {
    self.trie = trie
    self.answers = answers
    remaining = Self.manySteps + Self.stepsOfEntry * trie.entries.count
    pieces = trie.entries.map { $0.pattern.segments.map { SegmentTexts($0) } }
    for node in trie.nodes.indices where trie.nodes[node].accepts.count >= Self.manyEntries {
      let groups = Dictionary(grouping: trie.nodes[node].accepts) { pieces[$0].map(\.rank) }
      rankGroups[node] = groups.values.sorted { $0[0] < $1[0] }
    }
  }

  /// For each entry that cannot be reached, the better one; both as indices.
  ///
  /// - Parameter answers: of the trie's table.
  static func unreachable(
    in trie: PatternTrie, _ answers: EntryLookUp
  ) throws(TableTooLarge) -> [(entry: Int, better: Int)] {
    var check = ReachabilityCheck(trie: trie, answers: answers)
    var found: [(entry: Int, better: Int)] = []
    for entry in trie.entries.indices {
      if let better = try check.better(than: entry) { found.append((entry, better)) }
    }
    return found
  }

  /// A better entry that answers one link of the entry is the only kind that can answer all.
  private mutating func better(than entry: Int) throws(TableTooLarge) -> Int? {
    if trie.entries[entry].isMount { return nil }
    var path: [[UInt8]] = []
    for piece in pieces[entry].prefix(trie.entries[entry].minimumSegmentCount) {
      guard let sample = piece.sample else { return nil }
      path.append(sample)
    }
    var better: [Int] = []
    for node in try nodes(reachedBy: path, of: entry) {
      if !rankGroups.isEmpty, let groups = rankGroups[node] {
        for group in groups where isBetter(group[0], entry) { better += group }
      } else {
        for other in trie.nodes[node].accepts where other != entry && isBetter(other, entry) {
          better.append(other)
        }
      }
    }
    if better.isEmpty { return nil }
    return better.sorted().first { !trie.entries[$0].isMount && covers($0, entry) }
  }

  /// Whether the first one ranks better at the first segment in which they differ: cheap, and true of
  /// few pairs.
  private func isBetter(_ first: Int, _ second: Int) -> Bool {
    let (left, right) = (pieces[first], pieces[second])
    var index = 0
    while index < left.count, index < right.count {
      if left[index].rank != right[index].rank { return left[index].rank < right[index].rank }
      index += 1
    }
    // What is left of the longer one is optional, or a rest goes on.
    return left.count != right.count
  }

  /// The nodes where a path of an entry ends; none where it takes long to find them and
  /// another check shows that nothing better answers all of the entry's links.
  private mutating func nodes(
    reachedBy path: [[UInt8]], of entry: Int
  ) throws(TableTooLarge) -> [Int] {
    if let nodes = reached(by: path, steps: Self.fewSteps).nodes { return nodes }
    let betterBranches = betterBranches ?? BetterBranches(trie)
    self.betterBranches = betterBranches
    if !betterBranches.exist[entry] { return [] }
    let links = links ?? ReachabilityWitness(trie, answers)
    self.links = links
    if links.show(entry) { return [] }
    let (nodes, steps) = reached(by: path, steps: remaining)
    remaining -= steps
    guard let nodes else { throw TableTooLarge(entries: [entry]) }
    return nodes
  }

  /// The nodes where a path ends; nil where it takes more steps to find them.
  private func reached(by path: [[UInt8]], steps limit: Int) -> (nodes: [Int]?, steps: Int) {
    var nodes = [0]
    var depth = 0
    var steps = 0
    // For unoptimised builds: see `SyntaxByte`.
    while depth < path.count {
      let segment = path[depth]
      var next: [Int] = []
      var member = 0
      while member < nodes.count {
        let node = trie.nodes[nodes[member]]
        steps += 1 + node.edges.count
        if steps > limit { return (nil, steps) }
        if !node.literalOrder.isEmpty, let child = node.literals[segment] { next.append(child) }
        var index = 0
        while index < node.edges.count {
          let edge = node.edges[index]
          if passes(edge.question, segment) { next.append(edge.child) }
          index += 1
        }
        member += 1
      }
      nodes = next
      depth += 1
    }
    return (nodes, steps)
  }

  private func passes(_ question: PatternTrie.Question, _ segment: [UInt8]) -> Bool {
    switch question {
    case .any: true
    case .words(let words): words.contains(segment)
    case .test(let test): trie.predicates[test].accepts(segment) != false
    }
  }

  /// Whether the first entry answers, with a better rank, every link that the second answers.
  private func covers(_ better: Int, _ entry: Int) -> Bool {
    let left = trie.entries[better]
    let right = trie.entries[entry]
    guard
      left.conditions.allSatisfy({ condition in
        right.conditions.contains {
          Array($0.key.utf8) == Array(condition.key.utf8)
            && Array($0.value.utf8) == Array(condition.value.utf8)
        }
      })
    else { return false }
    let longest = max(left.pattern.segments.count, right.pattern.segments.count) + 1
    let lengths =
      right.hasRest
      ? right.pattern.segments.count...longest
      : right.minimumSegmentCount...right.pattern.segments.count
    return lengths.allSatisfy { covers(left, right, length: $0) }
  }

  private func covers(_ left: TableEntry, _ right: TableEntry, length: Int) -> Bool {
    guard let pieces = left.segmentTexts(length), let others = right.segmentTexts(length) else {
      return false
    }
    guard zip(pieces, others).allSatisfy({ $0.covers($1) }) else { return false }
    return LinkRank(left, count: length) < LinkRank(right, count: length)
  }
}
