/// Finds the classes that may conflict with one among those inserted before, by what tells most of them
/// apart: the words or affixes of a segment, the range of a number, or the value of a condition.
struct CandidateIndex {
  /// What tells two classes apart.
  enum Extent {
    /// They conflict only where they have a text in common.
    case texts([[UInt8]])
    /// They conflict only where their ranges overlap; the bounds are rounded outwards.
    case range(lower: Double, upper: Double)
    /// It may conflict with each.
    case everything
  }

  /// With fewer classes than this, each is compared with each.
  private static let fewClasses = 16

  private var extents: [Extent] = []
  /// By class, its node in the tree.
  private let nodes: [Int]
  private var inserted: [Int] = []
  private var named: [[UInt8]: [Int]] = [:]
  private var others: [Int] = []
  private var ranges: RangeIndex?

  init(_ classes: [ConflictComparison.Class], in search: ConflictComparison) {
    nodes = classes.map { $0.nodes[$0.nodes.count - 1] }
    if classes.count <= Self.fewClasses { return }
    var minimum = classes.count * classes.count
    func consider(_ extents: [Extent]) {
      let pairs = Self.pairs(extents)
      if pairs < minimum {
        minimum = pairs
        self.extents = extents
      }
    }
    for extents in Self.dimensions(classes, search) { consider(extents) }
    ranges = RangeIndex(
      self.extents.enumerated().compactMap { index, extent in
        guard case .range(let lower, let upper) = extent else { return nil }
        return (lower, upper, index)
      })
  }

  /// The extents of the classes in every segment that tells some apart, and in a condition.
  private static func dimensions(
    _ classes: [ConflictComparison.Class], _ search: ConflictComparison
  ) -> [[Extent]] {
    var dimensions: [[Extent]] = []
    let depth = classes[0].nodes.count
    for level in 1..<max(depth, 1)
    where classes.contains(where: { $0.nodes[level] != classes[0].nodes[level] }) {
      let steps = classes.map { search.step(to: $0.nodes[level]) }
      dimensions.append(steps.map { texts($0, search.trie) })
      dimensions.append(steps.map { range($0, search.trie) })
    }
    var keys: [[UInt8]: Int] = [:]
    for condition in classes.flatMap(\.conditions) { keys[condition.key, default: 0] += 1 }
    // Of equally many the same in each run.
    let key = keys.max { left, right in
      left.value == right.value
        ? right.key.lexicographicallyPrecedes(left.key) : left.value < right.value
    }
    if let key = key?.key {
      dimensions.append(
        classes.map { one in
          one.conditions.first { $0.key == key }.map { .texts([$0.value]) } ?? .everything
        })
    }
    return dimensions
  }

  /// The classes, by their indices, in parts of which no two have conflicts with each other.
  static func parts(_ classes: [ConflictComparison.Class], in search: ConflictComparison) -> [[Int]]
  {
    var result: [[Int]] = []
    var pending = [Array(classes.indices)]
    while let part = pending.popLast() {
      var parts = [part]
      if part.count > fewClasses {
        for extents in dimensions(part.map { classes[$0] }, search) where parts.count == 1 {
          parts = ExtentPartition(extents).parts.map { $0.map { part[$0] } }
        }
      }
      if parts.count == 1 { result.append(part) } else { pending += parts }
    }
    return result
  }

  /// Calls the body with each class inserted so far that may conflict with one, until it gives false.
  func visit(of index: Int, _ body: (Int) -> Bool) {
    if extents.isEmpty { return visit(all: inserted, body) }
    switch extents[index] {
    case .everything: visit(all: inserted, body)
    case .texts(let texts):
      visit(all: others, body)
      if texts.count == 1 { return visit(all: named[texts[0]] ?? [], body) }
      var seen: Set<Int> = []
      for text in texts { visit(all: named[text] ?? []) { !seen.insert($0).inserted || body($0) } }
    case .range(let lower, let upper):
      visit(all: others, body)
      ranges?.visitOverlapping(lower, upper, body)
    }
  }

  private func visit(all indices: [Int], _ body: (Int) -> Bool) {
    for index in indices where !body(index) { return }
  }

  mutating func insert(_ index: Int) {
    inserted.append(index)
    if extents.isEmpty {
      // Of few, the nearest in the tree is reported first.
      if nodes.count <= Self.fewClasses {
        inserted.sort { nodes[$0] == nodes[$1] ? $0 < $1 : nodes[$0] > nodes[$1] }
      }
      return
    }
    switch extents[index] {
    case .everything: others.append(index)
    case .texts(let texts): for text in texts { named[text, default: []].append(index) }
    case .range: ranges?.insert(index)
    }
  }
}

extension CandidateIndex {
  /// How many pairs are left to compare, counted from both sides.
  private static func pairs(_ extents: [Extent]) -> Int {
    var counts: [[UInt8]: Int] = [:]
    var (lowers, uppers): ([Double], [Double]) = ([], [])
    var count = 0
    for extent in extents {
      switch extent {
      case .everything: count += extents.count
      case .texts(let texts): for text in texts { counts[text, default: 0] += 1 }
      case .range(let lower, let upper):
        lowers.append(lower)
        uppers.append(upper)
      }
    }
    for common in counts.values { count += common * common }
    // Of all pairs those are left of which neither range ends before the other starts.
    lowers.sort()
    uppers.sort()
    count += lowers.count * lowers.count
    var ended = 0
    for lower in lowers {
      while ended < uppers.count, uppers[ended] < lower { ended += 1 }
      count -= 2 * ended
    }
    return count
  }

  /// The words of a segment, or its affixes, of which those of one rank are equally long.
  private static func texts(_ step: ConflictComparison.Step, _ trie: PatternTrie) -> Extent {
    guard case .question(let question) = step else { return .everything }
    switch question {
    case .any: return .everything
    case .words(let words): return .texts(words)
    case .test(let test):
      let affixes = trie.predicates[test].prefix + trie.predicates[test].suffix
      return affixes.isEmpty ? .everything : .texts([affixes])
    }
  }

  private static func range(_ step: ConflictComparison.Step, _ trie: PatternTrie) -> Extent {
    guard case .question(.test(let test)) = step,
      let bounds = trie.predicates[test].type.roundedBounds
    else { return .everything }
    return .range(lower: bounds.lower, upper: bounds.upper)
  }
}
