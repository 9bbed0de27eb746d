/// Whether a text decodes to a custom type with a number in the table; implemented by the
/// route's module.
package typealias CustomCheck = (Int, String) -> Bool

// Checks whether a decoded text is a value of a type within its range.

extension TableView {
  package func accepts(
    _ text: Span<UInt8>, _ check: Address<CheckRecord>, _ custom: CustomCheck
  ) -> Bool {
    let kind = self[check, CheckRecord.kind]
    switch kind {
    case .string: return true
    case .decimal: return isDecimal(text, check)
    case .words: return word(text, check) != nil
    case .custom: return custom(self[check, CheckRecord.customType], text.string)
    case .int, .int8, .int16, .int32, .int64, .uint, .uint8, .uint16, .uint32, .uint64, .double,
      .float, .bool, .uuid, .date, .url:
      return kind.accepts(text, in: range(check))
    }
  }

  /// The value of a text in at most 64 bits; nil if it is not a value of the type, or has more bits.
  func bits(of text: Span<UInt8>, _ check: Address<CheckRecord>) -> UInt64? {
    self[check, CheckRecord.kind].bits(of: text, in: range(check))
  }

  /// The range of a number; nil if it has no bounds.
  private func range(_ check: Address<CheckRecord>) -> ValueRange? {
    let hasLower = self[check, CheckRecord.hasLower]
    let hasUpper = self[check, CheckRecord.hasUpper]
    if !hasLower, !hasUpper { return nil }
    return ValueRange(
      lower: hasLower ? self[check, CheckRecord.lower].bits : nil,
      upper: hasUpper ? self[check, CheckRecord.upper].bits : nil,
      includesUpper: self[check, CheckRecord.includesUpper])
  }

  private func isDecimal(_ text: Span<UInt8>, _ check: Address<CheckRecord>) -> Bool {
    let bounds = self[check, CheckRecord.bounds]
    return DecimalText.isDecimal(
      text, from: bytes(self[bounds, 0]), to: bytes(self[bounds, 1]),
      includesUpper: self[check, CheckRecord.includesUpper])
  }

  /// Returns the value of an enumeration that a text is, apart from the case of letters if that is
  /// ignored.
  func word(_ text: Span<UInt8>, _ check: Address<CheckRecord>) -> Address<TextRecord>? {
    let words = self[check, CheckRecord.words]
    for index in indices(words) where text.isEqual(to: bytes(self[words, index])) {
      return self[words, index]
    }
    guard self[check, CheckRecord.ignoresCase] else { return nil }
    for index in indices(words) where text.isEqual(toLetters: bytes(self[words, index])) {
      return self[words, index]
    }
    return nil
  }
}
