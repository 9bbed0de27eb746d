/// Whether a text decodes to a custom type with a number in the table; implemented by the
/// route's module.
package typealias CustomCheck = (Int, String) -> Bool

// Checks whether a decoded text is a value of a type within its range.

extension TableView {
  package func accepts(
    _ text: Span<UInt8>, _ check: Address<CheckRecord>, _ custom: CustomCheck
  ) -> Bool {
    switch self[check, CheckRecord.kind] {
    case .string: true
    case .uuid: UUIDText.bits(text) != nil
    case .url: URLText.isURL(text)
    case .decimal: isDecimal(text, check)
    case .words: isWord(text, check)
    case .custom: custom(self[check, CheckRecord.customType], text.string)
    case .int, .int8, .int16, .int32, .int64, .uint, .uint8, .uint16, .uint32, .uint64, .double,
      .float, .bool, .date:
      bits(of: text, check) != nil
    }
  }

  /// The value of a text in at most 64 bits, if it is a value of the type within its range.
  ///
  /// The value is an integer with its sign, the bits of a `Double`, 1 for `true`, or the seconds
  /// since 2001 for a date. The result is nil for other types.
  func bits(of text: Span<UInt8>, _ check: Address<CheckRecord>) -> UInt64? {
    switch self[check, CheckRecord.kind] {
    case .int: signed(Int.self, text, check)
    case .int8: signed(Int8.self, text, check)
    case .int16: signed(Int16.self, text, check)
    case .int32: signed(Int32.self, text, check)
    case .int64: signed(Int64.self, text, check)
    case .uint: unsigned(UInt.self, text, check)
    case .uint8: unsigned(UInt8.self, text, check)
    case .uint16: unsigned(UInt16.self, text, check)
    case .uint32: unsigned(UInt32.self, text, check)
    case .uint64: unsigned(UInt64.self, text, check)
    case .double: floatingPoint(NumberText.double(text), check)
    case .float: floatingPoint(NumberText.float(text).map { Double($0) }, check)
    case .bool: text.isEqual(to: "true") ? 1 : text.isEqual(to: "false") ? 0 : nil
    case .date: CalendarText.seconds(text)?.bitPattern
    case .string, .uuid, .url, .decimal, .words, .custom: nil
    }
  }

  private func signed<Number: FixedWidthInteger>(
    _ type: Number.Type, _ text: Span<UInt8>, _ check: Address<CheckRecord>
  ) -> UInt64? {
    guard let value = NumberText.signed(text), Number(exactly: value) != nil,
      isInRange(value, check, { Int64(bitPattern: $0) })
    else { return nil }
    return UInt64(bitPattern: value)
  }

  private func unsigned<Number: FixedWidthInteger>(
    _ type: Number.Type, _ text: Span<UInt8>, _ check: Address<CheckRecord>
  ) -> UInt64? {
    guard let value = NumberText.unsigned(text), Number(exactly: value) != nil,
      isInRange(value, check, { $0 })
    else { return nil }
    return value
  }

  private func floatingPoint(_ value: Double?, _ check: Address<CheckRecord>) -> UInt64? {
    guard let value, isInRange(value, check, { Double(bitPattern: $0) }) else { return nil }
    return value.bitPattern
  }

  private func isInRange<Number: Comparable>(
    _ value: Number, _ check: Address<CheckRecord>, _ bound: (UInt64) -> Number
  ) -> Bool {
    if self[check, CheckRecord.hasLower], value < bound(self[check, CheckRecord.lower].bits) {
      return false
    }
    guard self[check, CheckRecord.hasUpper] else { return true }
    let upper = bound(self[check, CheckRecord.upper].bits)
    return self[check, CheckRecord.includesUpper] ? value <= upper : value < upper
  }

  private func isDecimal(_ text: Span<UInt8>, _ check: Address<CheckRecord>) -> Bool {
    guard DecimalText.isDecimal(text) else { return false }
    let bounds = self[check, CheckRecord.bounds]
    if self[check, CheckRecord.hasLower], DecimalText.isLess(text, bytes(self[bounds, 0])) {
      return false
    }
    guard self[check, CheckRecord.hasUpper] else { return true }
    let upper = bytes(self[bounds, 1])
    return self[check, CheckRecord.includesUpper]
      ? !DecimalText.isLess(upper, text) : DecimalText.isLess(text, upper)
  }

  private func isWord(_ text: Span<UInt8>, _ check: Address<CheckRecord>) -> Bool {
    let words = self[check, CheckRecord.words]
    for index in indices(words) where text.isEqual(to: bytes(self[words, index])) { return true }
    return false
  }
}
