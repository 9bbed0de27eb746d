/// The check of a capture: a value of a type between a prefix and a suffix.
package struct AffixedCheck {
  package let prefix: Address<TextRecord>
  package let check: Address<CheckRecord>
  package let suffix: Address<TextRecord>
}

extension TableView {
  func accepts(_ segment: Span<UInt8>, _ affixed: AffixedCheck, _ custom: CustomCheck) -> Bool {
    guard let value = value(in: segment, affixed) else { return false }
    return accepts(segment.extracting(value), affixed.check, custom)
  }

  /// Returns the range between the prefix and the suffix, with at least one byte, or nil if the
  /// text lacks one of them.
  package func value(in segment: Span<UInt8>, _ affixed: AffixedCheck) -> Range<Int>? {
    let (prefix, suffix) = (bytes(affixed.prefix), bytes(affixed.suffix))
    let end = segment.count - suffix.count
    guard end > prefix.count else { return nil }
    if segment.hasText(prefix, at: 0), segment.hasText(suffix, at: end) {
      return prefix.count..<end
    }
    let hasLetters =
      ignoresCase && segment.extracting(0..<prefix.count).isEqual(toLetters: prefix)
      && segment.extracting(end..<segment.count).isEqual(toLetters: suffix)
    return hasLetters ? prefix.count..<end : nil
  }
}
