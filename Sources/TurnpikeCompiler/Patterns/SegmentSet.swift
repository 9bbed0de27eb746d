import TurnpikeTable

/// The texts that one segment of a pattern matches.
///
/// Texts are bytes, because links are compared by bytes: equal strings can differ in theirs.
package enum SegmentSet: Hashable, Sendable {
  case literal([UInt8])
  /// A value of a type between a prefix and a suffix, which can be empty.
  case capture(prefix: [UInt8], ValueType, suffix: [UInt8])
  /// A segment of a rest, or of what a mounted enum matches.
  case rest(ValueType)

  package init(_ segment: PatternModel.Segment) {
    switch segment {
    case .literal(let text): self = .literal(Array(text.utf8))
    case .capture(let prefix, let binding, let suffix):
      self = .capture(
        prefix: Array(prefix.utf8), binding.type.withoutName, suffix: Array(suffix.utf8))
    case .rest(let binding): self = .rest(binding.type.withoutName)
    }
  }

  /// The prefix, the type, and the suffix; nil for a literal.
  package var value: (prefix: [UInt8], type: ValueType, suffix: [UInt8])? {
    switch self {
    case .literal: nil
    case .capture(let prefix, let type, let suffix): (prefix, type, suffix)
    case .rest(let type): ([], type, [])
    }
  }

  /// Rule 4 of "Matching" in the language reference.
  package var rank: SegmentRank {
    switch self {
    case .literal: .literal
    case .capture(let prefix, let type, let suffix):
      SegmentRank(prefix: prefix.count, type: type, suffix: suffix.count)
    case .rest: .rest
    }
  }

  /// Whether it matches every segment.
  var matchesAll: Bool {
    guard let value else { return false }
    return value.prefix.isEmpty && value.suffix.isEmpty && value.type.isString
  }

  /// The texts, if there are finitely many: a literal, enum values, or those of `Bool`.
  package var texts: [[UInt8]]? {
    guard case .literal(let text) = self else {
      return value.flatMap { $0.type.isFinite ? plainTexts : nil }
    }
    return [text]
  }

  /// Texts that it matches, the plainest first.
  package var plainTexts: [[UInt8]] {
    guard let (prefix, type, suffix) = value else { return texts ?? [] }
    return type.samples.map { prefix + Array($0.utf8) + suffix }
  }

  /// Whether it matches a text; nil if only a type of the app's own knows.
  package func matches(_ text: [UInt8]) -> Bool? {
    if case .literal(let literal) = self { return literal == text }
    guard let (prefix, type, suffix) = value else { return false }
    let count = text.count - prefix.count - suffix.count
    guard count > 0, text.starts(with: prefix), text.suffix(suffix.count) == suffix[...] else {
      return false
    }
    if type.isString { return true }
    return type.accepts(Array(text[prefix.count..<prefix.count + count]))
  }

  /// Whether it may match a text. A type of the app's own may accept any text.
  func mayMatch(_ text: [UInt8]) -> Bool { matches(text) != false }

  /// A text that both may match; nil if they share no text.
  func overlap(with other: SegmentSet) -> [UInt8]? {
    if let texts { return texts.first(where: other.mayMatch) }
    if let texts = other.texts { return texts.first(where: mayMatch) }
    guard let left = value, let right = other.value else { return nil }
    let head = left.prefix.count >= right.prefix.count ? left.prefix : right.prefix
    let tail = left.suffix.count >= right.suffix.count ? left.suffix : right.suffix
    guard head.starts(with: left.prefix), head.starts(with: right.prefix),
      tail.suffix(left.suffix.count) == left.suffix[...],
      tail.suffix(right.suffix.count) == right.suffix[...]
    else { return nil }
    if left.prefix == right.prefix, left.suffix == right.suffix,
      left.type.isDisjoint(from: right.type)
    {
      return nil
    }
    let middles = (left.type.samples + right.type.samples).map { head + Array($0.utf8) + tail }
    return (plainTexts + other.plainTexts + middles).first { mayMatch($0) && other.mayMatch($0) }
  }
}

extension SegmentSet {
  /// Whether it certainly matches a text that another set may match: a type of the app's own may
  /// refuse any text, and `Int` and `UInt` have 32 bits on some devices.
  func matches(certainly text: [UInt8], of other: SegmentSet) -> Bool {
    if self == other { return true }
    guard matches(text) == true else { return false }
    guard case .builtIn(let type, _)? = value?.type, type == .int || type == .uint else {
      return true
    }
    if case .builtIn(type, _)? = other.value?.type { return true }
    let narrow = ValueType.builtIn(type == .int ? .int32 : .uint32, nil)
    let (prefix, _, suffix) = value ?? ([], narrow, [])
    return SegmentSet.capture(prefix: prefix, narrow, suffix: suffix).matches(text) == true
  }

  /// A text that it may match and another one does not, preferably one that shows the difference
  /// best; nil if there is none.
  func text(outside other: SegmentSet) -> [UInt8]? {
    if self == other { return nil }
    let texts = texts ?? other.numbersBeyond(self) + TellingTexts([self, other]).texts
    return texts.first { mayMatch($0) && other.matches($0) == false }
  }

  /// Numbers next to the bounds of its range that lie outside of it, with the affixes of another set.
  private func numbersBeyond(_ other: SegmentSet) -> [[UInt8]] {
    guard case .builtIn(let type, let range)? = value?.type, let form = type.numberForm,
      let (prefix, otherType, suffix) = other.value, case .builtIn(let wider, _) = otherType,
      let widerForm = wider.numberForm
    else { return [] }
    let fractions = form.isWhole && !widerForm.isWhole ? ["0.5"] : []
    let numbers = fractions + (form.bounds(range)?.beyond ?? [])
    return numbers.map { prefix + Array($0.utf8) + suffix }
  }

  /// The plainest text that patterns do not name.
  func plainText(except named: Set<[UInt8]>) -> [UInt8] {
    let texts = TellingTexts([self] + named.map(SegmentSet.literal)).texts.filter(mayMatch)
    return texts.first { !named.contains($0) } ?? texts.first ?? []
  }
}

/// How well a segment of a pattern matches: less is better.
package struct SegmentRank: Hashable, Comparable, Sendable {
  private var kind: Int
  /// The lengths of a capture's affixes: more is better.
  private var prefix = 0
  private var suffix = 0
  /// The rank of the type of a capture with affixes.
  private var type = 0

  package static let literal = SegmentRank(kind: 0)
  package static let rest = SegmentRank(kind: 6)

  private init(kind: Int) { self.kind = kind }

  /// The rank of a capture: with an affix the longer prefix, then the longer suffix, then the type
  /// decide; without one the type does.
  init(prefix: Int, type: ValueType, suffix: Int) {
    switch type {
    case .words: kind = 1
    case .builtIn(.string, _): kind = 5
    case .builtIn: kind = 3
    case .custom: kind = 4
    }
    if prefix + suffix > 0 {
      (self.prefix, self.suffix, self.type, kind) = (prefix, suffix, kind, 2)
    }
  }

  package static func < (left: Self, right: Self) -> Bool {
    (left.kind, right.prefix, right.suffix, left.type)
      < (right.kind, left.prefix, left.suffix, right.type)
  }
}
