import TurnpikeTable

extension SegmentSet {
  /// The rank among the segments of other patterns at the same place.
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

  /// All texts of a literal, of enum values, or of a `Bool`. It is nil for other types, which have any
  /// number of texts.
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

  /// Returns whether it matches a text, or nil if a custom type decides that.
  package func matches(_ text: [UInt8]) -> Bool? {
    if case .literal(let literal) = self { return literal == text }
    guard let type = value?.type, let value = value(in: text) else { return false }
    return type.isString ? true : type.accepts(value)
  }

  /// Returns the bytes between the prefix and the suffix, or nil if a text lacks one of these or has no
  /// bytes between them.
  func value(in text: [UInt8]) -> [UInt8]? {
    guard let (prefix, _, suffix) = value else { return nil }
    let end = text.count - suffix.count
    guard end > prefix.count, text.starts(with: prefix), text[end...] == suffix[...] else {
      return nil
    }
    return Array(text[prefix.count..<end])
  }

  /// Returns whether it may match a text. A custom type may accept any text.
  func mayMatch(_ text: [UInt8]) -> Bool { matches(text) != false }

  /// Returns a text that both may match, or nil if they have no text in common.
  package func overlap(with other: SegmentSet) -> [UInt8]? {
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
  /// Returns whether it certainly matches a text that another set may match. A custom type may refuse
  /// any text, and `Int` and `UInt` have 32 bits on some devices.
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

  /// Returns a text that it may match and another set does not, or nil if there is no such text. Of
  /// several texts, it is the one that shows the difference best.
  func text(outside other: SegmentSet) -> [UInt8]? {
    if self == other { return nil }
    let texts = texts ?? other.numbersBeyond(self) + TellingTexts([self, other]).texts
    return texts.first { mayMatch($0) && other.matches($0) == false }
  }

  /// Returns the numbers outside of its range and next to the bounds, with the affixes of another set.
  private func numbersBeyond(_ other: SegmentSet) -> [[UInt8]] {
    guard case .builtIn(let type, let range)? = value?.type, let form = type.numberForm,
      let (prefix, otherType, suffix) = other.value, case .builtIn(let wider, _) = otherType,
      let widerForm = wider.numberForm
    else { return [] }
    let fractions = form.isWhole && !widerForm.isWhole ? ["0.5"] : []
    let numbers = fractions + (form.bounds(range)?.beyond ?? [])
    return numbers.map { prefix + Array($0.utf8) + suffix }
  }

  /// Returns the plainest text that is not one of the named texts.
  func plainText(except named: Set<[UInt8]>) -> [UInt8] {
    let texts = TellingTexts([self] + named.map(SegmentSet.literal)).texts.filter(mayMatch)
    return texts.first { !named.contains($0) } ?? texts.first ?? []
  }
}

/// The rank of a segment: the segment with the smaller rank is the better match.
package struct SegmentRank: Hashable, Comparable, Sendable {
  private var kind: Int
  /// The lengths of a capture's affixes. A longer affix is a better match.
  private var prefix = 0
  private var suffix = 0
  /// The rank of the type of a capture with affixes.
  private var type = 0

  package static let literal = SegmentRank(kind: 0)
  package static let rest = SegmentRank(kind: 6)

  private init(kind: Int) { self.kind = kind }

  /// The rank of a capture. Its type decides. If it has an affix, the length of the prefix and then
  /// the length of the suffix are compared before the type.
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
