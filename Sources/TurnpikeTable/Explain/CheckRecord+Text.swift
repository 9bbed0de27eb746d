extension CheckRecord {
  /// A type as people call it: `an Int 1...`, `one of new, price`.
  var typeName: String {
    switch kind {
    case .words: "one of " + words.map(\.string).joined(separator: ", ")
    case .custom: "of type " + (customType?.string ?? "")
    case .int: "an Int" + rangeText
    case .int8: "an Int8" + rangeText
    case .int16: "an Int16" + rangeText
    case .int32: "an Int32" + rangeText
    case .int64: "an Int64" + rangeText
    case .uint: "a UInt" + rangeText
    case .uint8: "a UInt8" + rangeText
    case .uint16: "a UInt16" + rangeText
    case .uint32: "a UInt32" + rangeText
    case .uint64: "a UInt64" + rangeText
    case .double: "a Double" + rangeText
    case .float: "a Float" + rangeText
    case .bool: "'true' or 'false'"
    case .uuid: "a UUID"
    case .date: "a date (2026-01-31, or 2026-01-31T12:00:00Z)"
    case .url: "an absolute URL (https://example.com/a)"
    case .string: "a text"
    }
  }

  private var rangeText: String {
    if range.isEmpty { return "" }
    let dots = range.contains(.includesUpper) || !range.contains(.hasUpper) ? "..." : "..<"
    return " " + (range.contains(.hasLower) ? text(ofBound: lower) : "") + dots
      + (range.contains(.hasUpper) ? text(ofBound: upper) : "")
  }

  private func text(ofBound bits: UInt64) -> String {
    switch kind {
    case .double, .float: "\(Double(bitPattern: bits))"
    case .uint, .uint8, .uint16, .uint32, .uint64: "\(bits)"
    case .int, .int8, .int16, .int32, .int64, .string, .bool, .uuid, .date, .words, .custom, .url:
      "\(Int64(bitPattern: bits))"
    }
  }

  /// The type's class in the words of the language's ranks.
  var className: String {
    switch kind {
    case .words: "an enumeration"
    case .custom: "a type of your own"
    case .string: "a String"
    case .int, .int8, .int16, .int32, .int64, .uint, .uint8, .uint16, .uint32, .uint64, .double,
      .float, .bool, .uuid, .date, .url:
      "a built-in type"
    }
  }
}
