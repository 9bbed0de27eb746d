/// The condition of a capture on a segment: its affixes, and a value of the type between them.
///
/// Segments are bytes throughout: equal strings may differ in their bytes, and links compare by
/// bytes.
package struct SegmentPredicate: Hashable, Sendable {
  let prefix: [UInt8]
  let type: ValueType
  let suffix: [UInt8]

  package init(prefix: String, type: ValueType, suffix: String) {
    self.prefix = Array(prefix.utf8)
    self.type = type
    self.suffix = Array(suffix.utf8)
  }

  /// Whether every segment passes.
  var acceptsAll: Bool {
    prefix.isEmpty && suffix.isEmpty && type.isString
  }

  /// The segments that pass where they are finitely many: those of a word list.
  var words: [[UInt8]]? {
    guard case .words(_, let words) = type else { return nil }
    return words.map { prefix + Array($0.text.utf8) + suffix }
  }

  /// The texts that are accepted, if they are finitely many: words, or `Bool`.
  var finiteTexts: [[UInt8]]? { type.isFinite ? candidates : nil }

  /// Whether a segment passes; nil where only the user's own type knows.
  package func accepts(_ segment: [UInt8]) -> Bool? {
    let count = segment.count - prefix.count - suffix.count
    guard count > 0, hasPrefix(segment), segment.suffix(suffix.count) == suffix[...]
    else { return false }
    return type.accepts(Array(segment[prefix.count..<prefix.count + count]))
  }

  /// From the end, where prefixes that were numbered differ. For unoptimised builds: see `SyntaxByte`.
  private func hasPrefix(_ segment: [UInt8]) -> Bool {
    var index = prefix.count
    while index > 0 {
      index -= 1
      if segment[index] != prefix[index] { return false }
    }
    return true
  }

  /// A segment that both accept, the types of the user's own taken to accept everything; nil when
  /// there is none.
  func witness(with other: SegmentPredicate) -> [UInt8]? {
    if affixesExclude(other) { return nil }
    if prefix == other.prefix, suffix == other.suffix, type.isDisjoint(from: other.type) {
      return nil
    }
    let head = prefix.count >= other.prefix.count ? prefix : other.prefix
    let tail = suffix.count >= other.suffix.count ? suffix : other.suffix
    let middles = (type.samples + other.type.samples).map { head + Array($0.utf8) + tail }
    return (candidates + other.candidates + middles).first {
      accepts($0) != false && other.accepts($0) != false
    }
  }

  /// Segments that pass, the plainest first.
  package var candidates: [[UInt8]] {
    type.samples.map { prefix + Array($0.utf8) + suffix }
  }

  private static let plainSample = Array("a".utf8)

  /// The plainest segment that passes; nil only for a range that holds nothing.
  var sample: [UInt8]? {
    if acceptsAll { return Self.plainSample }
    guard let sample = type.samples.first else { return nil }
    let text = Array(sample.utf8)
    return prefix.isEmpty && suffix.isEmpty ? text : prefix + text + suffix
  }

  /// Whether it is certain that no segment passes both.
  func excludes(_ other: SegmentPredicate) -> Bool {
    if affixesExclude(other) { return true }
    return prefix == other.prefix && suffix == other.suffix && witness(with: other) == nil
  }

  /// Whether no segment has both prefixes, or both suffixes.
  private func affixesExclude(_ other: SegmentPredicate) -> Bool {
    let prefixCount = min(prefix.count, other.prefix.count)
    if prefix.prefix(prefixCount) != other.prefix.prefix(prefixCount) { return true }
    let suffixCount = min(suffix.count, other.suffix.count)
    return suffix.suffix(suffixCount) != other.suffix.suffix(suffixCount)
  }

  /// Whether it is certain that each segment that passes also passes the other.
  func implies(_ other: SegmentPredicate) -> Bool {
    if self == other || other.acceptsAll { return true }
    let isInside =
      prefix.starts(with: other.prefix)
      && suffix.reversed().starts(with: other.suffix.reversed())
    if isInside, other.type.isString { return true }
    return prefix == other.prefix && suffix == other.suffix && type.implies(other.type)
  }
}
