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
    guard end > prefix.count, hasText(prefix, in: segment, at: 0),
      hasText(suffix, in: segment, at: end)
    else { return nil }
    return prefix.count..<end
  }

  private func hasText(_ text: Span<UInt8>, in segment: Span<UInt8>, at start: Int) -> Bool {
    if segment.hasText(text, at: start) { return true }
    return ignoresCase
      && segment.extracting(start..<start + text.count).isEqual(toLetters: text)
  }
}
