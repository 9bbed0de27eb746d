/// The range of a number, with its bounds in the bits of a value.
package struct ValueRange {
  /// A bound is nil if the range is open at that end.
  package let lower: UInt64?
  package let upper: UInt64?
  package let includesUpper: Bool

  package init(lower: UInt64?, upper: UInt64?, includesUpper: Bool) {
    self.lower = lower
    self.upper = upper
    self.includesUpper = includesUpper
  }

  /// Whether the range contains a value of a kind.
  fileprivate func contains(_ value: UInt64, _ kind: ValueKind) -> Bool {
    if let lower, kind.isLess(value, lower) { return false }
    guard let upper else { return true }
    return includesUpper ? !kind.isLess(upper, value) : kind.isLess(value, upper)
  }
}

extension ValueKind {
  /// Whether a text is a value of the kind, if the kind and its range decide it: false for enum
  /// values, custom types, and decimals, whose bounds are texts.
  package func accepts(_ text: Span<UInt8>, in range: ValueRange?) -> Bool {
    switch self {
    case .string: true
    case .uuid: UUIDText.bits(text) != nil
    case .url: URLText.isURL(text)
    case .int, .int8, .int16, .int32, .int64, .uint, .uint8, .uint16, .uint32, .uint64, .double,
      .float, .bool, .date, .decimal, .words, .custom:
      bits(of: text, in: range) != nil
    }
  }

  /// The value of a text in at most 64 bits, if it is a value of the kind within the range.
  ///
  /// The value is an integer with its sign, the bits of a `Double`, 1 for `true`, or the seconds
  /// since 2001 for a date. The result is nil for other kinds.
  func bits(of text: Span<UInt8>, in range: ValueRange?) -> UInt64? {
    guard let value = bits(of: text) else { return nil }
    if let range, !range.contains(value, self) { return nil }
    return value
  }

  private func bits(of text: Span<UInt8>) -> UInt64? {
    switch self {
    case .int: signed(Int.self, text)
    case .int8: signed(Int8.self, text)
    case .int16: signed(Int16.self, text)
    case .int32: signed(Int32.self, text)
    case .int64: signed(Int64.self, text)
    case .uint: unsigned(UInt.self, text)
    case .uint8: unsigned(UInt8.self, text)
    case .uint16: unsigned(UInt16.self, text)
    case .uint32: unsigned(UInt32.self, text)
    case .uint64: unsigned(UInt64.self, text)
    case .double: NumberText.double(text)?.bitPattern
    case .float: NumberText.float(text).map { Double($0).bitPattern }
    case .bool: text.isEqual(to: "true") ? 1 : text.isEqual(to: "false") ? 0 : nil
    case .date: CalendarText.seconds(text)?.bitPattern
    case .string, .uuid, .url, .decimal, .words, .custom: nil
    }
  }

  private func signed<Number: FixedWidthInteger>(
    _ type: Number.Type, _ text: Span<UInt8>
  ) -> UInt64? {
    guard let value = NumberText.signed(text), Number(exactly: value) != nil else { return nil }
    return UInt64(bitPattern: value)
  }

  private func unsigned<Number: FixedWidthInteger>(
    _ type: Number.Type, _ text: Span<UInt8>
  ) -> UInt64? {
    guard let value = NumberText.unsigned(text), Number(exactly: value) != nil else { return nil }
    return value
  }

  /// Whether the value of the first bits is less than the value of the second.
  fileprivate func isLess(_ first: UInt64, _ second: UInt64) -> Bool {
    switch self {
    case .int, .int8, .int16, .int32, .int64: Int64(bitPattern: first) < Int64(bitPattern: second)
    case .double, .float, .date: Double(bitPattern: first) < Double(bitPattern: second)
    case .uint, .uint8, .uint16, .uint32, .uint64, .bool, .string, .uuid, .url, .decimal, .words,
      .custom:
      first < second
    }
  }
}
