/// The types that the language knows without a declaration.
package enum BuiltInType: String, CaseIterable, Sendable {
  case string = "String"
  case int = "Int"
  case int8 = "Int8"
  case int16 = "Int16"
  case int32 = "Int32"
  case int64 = "Int64"
  case uint = "UInt"
  case uint8 = "UInt8"
  case uint16 = "UInt16"
  case uint32 = "UInt32"
  case uint64 = "UInt64"
  case double = "Double"
  case float = "Float"
  case bool = "Bool"
  case uuid = "UUID"
  case date = "Date"
  case url = "URL"

  /// Whether Foundation declares it, and not the standard library.
  var isOfFoundation: Bool {
    switch self {
    case .uuid, .date, .url: true
    case .string, .int, .int8, .int16, .int32, .int64, .uint, .uint8, .uint16, .uint32, .uint64,
      .double, .float, .bool:
      false
    }
  }
}

/// A range that narrows a number, its bounds within the type.
package struct NumberRange: Hashable, Sendable {
  /// Canonical texts of the bounds, nil where the range is open.
  package var lower: String?
  package var upper: String?
  package var includesUpper: Bool
}
