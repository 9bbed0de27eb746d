/// Finds which of some questions a text passes, without trying each of many captures.
struct QuestionIndex {
  /// Captures with the same affixes.
  fileprivate struct Group {
    /// The questions without a range of numbers.
    var others: [Int] = []
    var ranges: [(lower: Double, upper: Double, index: Int)] = []
    var rangeIndex = RangeIndex([])
  }

  /// How many bytes the affixes of a group have.
  private struct Lengths: Hashable {
    let prefix: Int
    let suffix: Int
  }

  private let questions: [PatternTrie.Question]
  private let tree: PatternTrie
  private var groups: [SegmentPredicate.Affixes: Group] = [:]
  private var lengths: [Lengths] = []

  /// With fewer questions than this, each is tried.
  private static let fewQuestions = 16

  init(_ questions: [PatternTrie.Question], in tree: PatternTrie) {
    self.questions = questions
    self.tree = tree
    if questions.count < Self.fewQuestions { return }
    for (index, question) in questions.enumerated() {
      let predicate = tree.predicate(question)
      let affixes = predicate?.affixes ?? SegmentPredicate.Affixes(prefix: [], suffix: [])
      if let bounds = predicate?.type.roundedBounds {
        groups[affixes, default: Group()].ranges.append((bounds.lower, bounds.upper, index))
      } else {
        groups[affixes, default: Group()].others.append(index)
      }
    }
    for affixes in groups.keys {
      groups[affixes]?.indexRanges()
      let length = Lengths(prefix: affixes.prefix.count, suffix: affixes.suffix.count)
      if !lengths.contains(length) { lengths.append(length) }
    }
  }

  /// How much work it is to find what a text passes, beside what it passes.
  var cost: Int { groups.isEmpty ? questions.count : lengths.count }

  /// The indices of the questions that a text passes, in order. A type of the app's own accepts
  /// every text.
  func passed(by text: [UInt8]) -> [Int] {
    if groups.isEmpty { return questions.indices.filter { tree.accepts(questions[$0], text) } }
    var passed: [Int] = []
    for length in lengths where text.count > length.prefix + length.suffix {
      let affixes = SegmentPredicate.Affixes(
        prefix: Array(text.prefix(length.prefix)), suffix: Array(text.suffix(length.suffix)))
      guard let group = groups[affixes] else { continue }
      passed += group.others.filter { tree.accepts(questions[$0], text) }
      let value = text.dropFirst(length.prefix).dropLast(length.suffix)
      guard !group.ranges.isEmpty, let number = Double(String(decoding: value, as: UTF8.self))
      else { continue }
      group.rangeIndex.visitOverlapping(number, number) { index in
        if tree.accepts(questions[index], text) { passed.append(index) }
        return true
      }
    }
    return passed.sorted()
  }
}

extension QuestionIndex.Group {
  fileprivate mutating func indexRanges() {
    rangeIndex = RangeIndex(ranges)
    for range in ranges { rangeIndex.insert(range.index) }
  }
}

extension ValueType {
  /// The bounds of a number type with its range, rounded outwards; nil for other types.
  var roundedBounds: (lower: Double, upper: Double)? {
    guard case .builtIn(let type, let range) = self, let form = type.numberForm else { return nil }
    if let bounds = form.bounds(range) {
      return (bounds.minimum.rounded.nextDown, bounds.maximum.rounded.nextUp)
    }
    // A link's text is rounded as its type is.
    func bound(_ text: String?) -> Float? { text.flatMap { Double($0) }.map { Float($0) } }
    return (
      bound(range?.lower).map { Double($0.nextDown) } ?? -.infinity,
      bound(range?.upper).map { Double($0.nextUp) } ?? .infinity
    )
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
