/// The types of values: how a text is checked and decoded.
package enum ValueKind: Int, DigitValue {
  case string, int, int8, int16, int32, int64, uint, uint8, uint16, uint32, uint64
  case double, float, bool, uuid, date
  case words
  case custom
  case url
  case decimal

  /// An invalid digit becomes a kind that accepts no text.
  @inline(__always)
  package init(digit: Int) { self = ValueKind(rawValue: digit) ?? .custom }

  /// The name of its values in messages, or nil if it depends on the record.
  package var name: String? {
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
    case .decimal: "a Decimal"
    case .words, .custom: nil
    }
  }
}
