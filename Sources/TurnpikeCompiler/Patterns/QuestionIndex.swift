/// Finds which of some questions a text passes, without trying each of many ranges of numbers.
struct QuestionIndex {
  /// Ranges of numbers with the same affixes.
  private struct Numbers {
    let affixes: SegmentPredicate.Affixes
    let ranges: RangeIndex
  }

  private let questions: [PatternTrie.Question]
  private let tree: PatternTrie
  private var numbers: [Numbers] = []
  /// The indices of the questions that are not in `numbers`.
  private var others: [Int] = []

  /// With fewer questions than this, each is tried.
  private static let fewQuestions = 16

  init(_ questions: [PatternTrie.Question], in tree: PatternTrie) {
    self.questions = questions
    self.tree = tree
    var ranges: [SegmentPredicate.Affixes: [(lower: Double, upper: Double, index: Int)]] = [:]
    for (index, question) in questions.enumerated() {
      if questions.count >= Self.fewQuestions, case .test(let test) = question,
        let bounds = tree.predicates[test].type.roundedBounds
      {
        ranges[tree.predicates[test].affixes, default: []]
          .append((bounds.lower, bounds.upper, index))
      } else {
        others.append(index)
      }
    }
    for (affixes, ranges) in ranges {
      var index = RangeIndex(ranges)
      for range in ranges { index.insert(range.index) }
      numbers.append(Numbers(affixes: affixes, ranges: index))
    }
  }

  /// How many questions or groups of them are tried for each text.
  var count: Int { others.count + numbers.count }

  /// The indices of the questions that a text passes, in order. A type of the app's own accepts
  /// every text.
  func passed(by text: [UInt8]) -> [Int] {
    var passed = others.filter { tree.accepts(questions[$0], text) }
    if numbers.isEmpty { return passed }
    for group in numbers {
      guard let value = group.affixes.value(in: text),
        let number = Double(String(decoding: value, as: UTF8.self))
      else { continue }
      group.ranges.visitOverlapping(number, number) { index in
        if tree.accepts(questions[index], text) { passed.append(index) }
        return true
      }
    }
    return passed.sorted()
  }
}

extension SegmentPredicate.Affixes {
  /// What is between the affixes of a text; nil if it does not have both.
  fileprivate func value(in text: [UInt8]) -> ArraySlice<UInt8>? {
    guard text.count > prefix.count + suffix.count, text.starts(with: prefix),
      text.suffix(suffix.count) == suffix[...]
    else { return nil }
    return text.dropFirst(prefix.count).dropLast(suffix.count)
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
