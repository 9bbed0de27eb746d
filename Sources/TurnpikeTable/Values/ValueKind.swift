/// How a text is checked and decoded, and all that the table knows of each type.
package enum ValueKind: Int, CaseIterable, DigitValue {
  case string, int, int8, int16, int32, int64, uint, uint8, uint16, uint32, uint64
  case double, float, bool, uuid, date
  case words
  case custom
  case url

  /// A kind that no table has reads no text.
  @inline(__always)
  package init(digit: Int) {
    // The raw values are those that memory has, since they are the first without a gap.
    self =
      digit < Self.count
      ? unsafeBitCast(UInt8(truncatingIfNeeded: digit), to: ValueKind.self) : .custom
  }

  private static var count: Int { 19 }

  /// What people call its values; nil where that stands in the record.
  var name: String? {
    switch self {
    case .string: "a text"
    case .int: "an Int"
    case .int8: "an Int8"
    case .int16: "an Int16"
    case .int32: "an Int32"
    case .int64: "an Int64"
    case .uint: "a UInt"
    case .uint8: "a UInt8"
    case .uint16: "a UInt16"
    case .uint32: "a UInt32"
    case .uint64: "a UInt64"
    case .double: "a Double"
    case .float: "a Float"
    case .bool: "'true' or 'false'"
    case .uuid: "a UUID"
    case .date: "a date (2026-01-31, or 2026-01-31T12:00:00Z)"
    case .url: "an absolute URL (https://example.com/a)"
    case .words, .custom: nil
    }
  }

  /// A bound of its range as text; nil where it has no range.
  func text(ofBound bits: UInt64) -> String? {
    switch self {
    case .int, .int8, .int16, .int32, .int64: "\(Int64(bitPattern: bits))"
    case .uint, .uint8, .uint16, .uint32, .uint64: "\(bits)"
    case .double, .float: "\(Double(bitPattern: bits))"
    case .string, .bool, .uuid, .date, .url, .words, .custom: nil
    }
  }
}

/// Whether a decoded text is a value of a type, within its range.
extension CheckRecord {
  package func accepts(_ text: UnsafeRawBufferPointer, custom: CustomCheck) -> Bool {
    switch kind {
    case .string: true
    case .uuid: UUIDText.bits(text) != nil
    case .url: URLText.isURL(text)
    case .words: isWord(text)
    case .custom: custom(customTypeNumber, String(segment: text))
    case .int, .int8, .int16, .int32, .int64, .uint, .uint8, .uint16, .uint32, .uint64, .double,
      .float, .bool, .date:
      bits(of: text) != nil
    }
  }

  /// The value of a text as at most 64 bits, if it is one of the type, within its range: a whole
  /// number with its sign, that of `Double`, 1 of `true`, the seconds since 2001 of a date. Nil for
  /// other types.
  func bits(of text: UnsafeRawBufferPointer) -> UInt64? {
    switch kind {
    case .int: signed(text, bits: Int.bitWidth)
    case .int8: signed(text, bits: 8)
    case .int16: signed(text, bits: 16)
    case .int32: signed(text, bits: 32)
    case .int64: signed(text, bits: 64)
    case .uint: unsigned(text, bits: UInt.bitWidth)
    case .uint8: unsigned(text, bits: 8)
    case .uint16: unsigned(text, bits: 16)
    case .uint32: unsigned(text, bits: 32)
    case .uint64: unsigned(text, bits: 64)
    case .double: decimal(NumberText.double(text))
    case .float: decimal(NumberText.float(text).map { Double($0) })
    case .bool: isEqual(text, "true") ? 1 : isEqual(text, "false") ? 0 : nil
    case .date: CalendarText.seconds(text)?.bitPattern
    case .string, .uuid, .url, .words, .custom: nil
    }
  }
}
