/// Finds the classes that may clash with one among those entered before, by what tells most of them
/// apart: the words or affixes of a segment, the range of a number, or the value of a condition.
struct ClashIndex {
  /// What tells two classes apart.
  enum Extent {
    /// They clash only where they have a mark in common.
    case marks([[UInt8]])
    /// They clash only where their ranges overlap; the bounds are rounded outwards.
    case range(lower: Double, upper: Double)
    /// It may clash with each.
    case everything
  }

  /// From how many classes on they are told apart.
  private static let fewClasses = 16

  private var extents: [Extent] = []
  /// By place, where the class stands in the tree.
  private let nodes: [Int]
  private var inserted: [Int] = []
  private var marked: [[UInt8]: [Int]] = [:]
  private var unmarked: [Int] = []
  private var ranges: RangeIndex?

  init(_ classes: [ClashSearch.Class], in search: ClashSearch) {
    nodes = classes.map { $0.nodes[$0.nodes.count - 1] }
    if classes.count <= Self.fewClasses { return }
    var least = classes.count * classes.count
    func consider(_ extents: [Extent]) {
      let pairs = Self.pairs(extents)
      if pairs < least {
        least = pairs
        self.extents = extents
      }
    }
    for extents in Self.dimensions(classes, search) { consider(extents) }
    ranges = RangeIndex(self.extents)
  }

  /// The extents of the classes in every segment that tells some apart, and in a condition.
  private static func dimensions(
    _ classes: [ClashSearch.Class], _ search: ClashSearch
  ) -> [[Extent]] {
    var dimensions: [[Extent]] = []
    let depth = classes[0].nodes.count
    for level in 1..<max(depth, 1)
    where classes.contains(where: { $0.nodes[level] != classes[0].nodes[level] }) {
      let steps = classes.map { search.step(to: $0.nodes[level]) }
      dimensions.append(steps.map { marks($0, search.trie) })
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
          one.conditions.first { $0.key == key }.map { .marks([$0.value]) } ?? .everything
        })
    }
    return dimensions
  }

  /// The classes, by their places, in parts of which no two have clashes with each other.
  static func parts(_ classes: [ClashSearch.Class], in search: ClashSearch) -> [[Int]] {
    var result: [[Int]] = []
    var pending = [Array(classes.indices)]
    while let part = pending.popLast() {
      var parts = [part]
      if part.count > fewClasses {
        for extents in dimensions(part.map { classes[$0] }, search) where parts.count == 1 {
          parts = ClashParts(extents).parts.map { $0.map { part[$0] } }
        }
      }
      if parts.count == 1 { result.append(part) } else { pending += parts }
    }
    return result
  }

  /// Calls the body with each class entered so far that may clash with one, until it gives false.
  func visitCandidates(of place: Int, _ body: (Int) -> Bool) {
    if extents.isEmpty { return visit(inserted, body) }
    switch extents[place] {
    case .everything: visit(inserted, body)
    case .marks(let marks):
      visit(unmarked, body)
      if marks.count == 1 { return visit(marked[marks[0]] ?? [], body) }
      var seen: Set<Int> = []
      for mark in marks { visit(marked[mark] ?? []) { !seen.insert($0).inserted || body($0) } }
    case .range(let lower, let upper):
      visit(unmarked, body)
      ranges?.visitOverlapping(lower, upper, body)
    }
  }

  private func visit(_ places: [Int], _ body: (Int) -> Bool) {
    for place in places where !body(place) { return }
  }

  mutating func insert(_ place: Int) {
    inserted.append(place)
    if extents.isEmpty {
      // Of few the nearest in the tree is told first.
      if nodes.count <= Self.fewClasses {
        inserted.sort { nodes[$0] == nodes[$1] ? $0 < $1 : nodes[$0] > nodes[$1] }
      }
      return
    }
    switch extents[place] {
    case .everything: unmarked.append(place)
    case .marks(let marks): for mark in marks { marked[mark, default: []].append(place) }
    case .range: ranges?.insert(place)
    }
  }
}

extension ClashIndex {
  /// How many pairs are left to compare, counted from both sides.
  private static func pairs(_ extents: [Extent]) -> Int {
    var counts: [[UInt8]: Int] = [:]
    var (lowers, uppers): ([Double], [Double]) = ([], [])
    var count = 0
    for extent in extents {
      switch extent {
      case .everything: count += extents.count
      case .marks(let marks): for mark in marks { counts[mark, default: 0] += 1 }
      case .range(let lower, let upper):
        lowers.append(lower)
        uppers.append(upper)
      }
    }
    for marked in counts.values { count += marked * marked }
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
  private static func marks(_ step: ClashSearch.Step, _ trie: PatternTrie) -> Extent {
    guard case .question(let question) = step else { return .everything }
    switch question {
    case .any: return .everything
    case .words(let words): return .marks(words)
    case .test(let test):
      let affixes = trie.predicates[test].prefix + trie.predicates[test].suffix
      return affixes.isEmpty ? .everything : .marks([affixes])
    }
  }

  private static func range(_ step: ClashSearch.Step, _ trie: PatternTrie) -> Extent {
    guard case .question(.test(let test)) = step,
      case .builtIn(let type, let range) = trie.predicates[test].type,
      let form = type.numberForm
    else { return .everything }
    if let bounds = form.bounds(range) {
      return .range(
        lower: bounds.minimum.rounded.nextDown, upper: bounds.maximum.rounded.nextUp)
    }
    // A link's text is rounded as its type is.
    func bound(_ text: String?) -> Float? { text.flatMap { Double($0) }.map { Float($0) } }
    return .range(
      lower: bound(range?.lower).map { Double($0.nextDown) } ?? -.infinity,
      upper: bound(range?.upper).map { Double($0.nextUp) } ?? .infinity)
  }
}

extension IntegerBounds.Number {
  fileprivate var rounded: Double {
    switch self {
    case .negative(let number): Double(number)
    case .natural(let number): Double(number)
    }
  }
}

/// Ranges by their lower bounds, over which a tree tells where one ends late enough.
private struct RangeIndex {
  private var lowers: [Double] = []
  private var uppers: [Double] = []
  private var places: [Int] = []
  /// By place, its position by lower bounds.
  private var positions: [Int: Int] = [:]
  /// Of the ranges entered so far the greatest upper bound, of two nodes behind each.
  private var tree: [Double] = []
  private var width = 1

  init?(_ extents: [ClashIndex.Extent]) {
    var ranges: [(lower: Double, upper: Double, place: Int)] = []
    for (place, extent) in extents.enumerated() {
      if case .range(let lower, let upper) = extent { ranges.append((lower, upper, place)) }
    }
    if ranges.isEmpty { return nil }
    ranges.sort { ($0.lower, $0.place) < ($1.lower, $1.place) }
    for (position, range) in ranges.enumerated() {
      lowers.append(range.lower)
      uppers.append(range.upper)
      places.append(range.place)
      positions[range.place] = position
    }
    while width < ranges.count { width *= 2 }
    tree = Array(repeating: -.infinity, count: 2 * width)
  }

  mutating func insert(_ place: Int) {
    guard let position = positions[place] else { return }
    var node = width + position
    while node > 0 {
      tree[node] = max(tree[node], uppers[position])
      node /= 2
    }
  }

  /// Calls the body with the places entered so far whose ranges overlap one, until it gives false.
  func visitOverlapping(_ lower: Double, _ upper: Double, _ body: (Int) -> Bool) {
    var pending = [1]
    while let node = pending.popLast() {
      if tree[node] < lower || tree[node] == -.infinity { continue }
      if node < width {
        pending.append(2 * node + 1)
        pending.append(2 * node)
      } else if lowers[node - width] > upper {
        // All behind it start later still.
        return
      } else if !body(places[node - width]) {
        return
      }
    }
  }
}
