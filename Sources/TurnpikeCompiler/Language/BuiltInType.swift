import TurnpikeTable

/// The types that the language knows without a declaration, with the properties of each.
///
/// A new type needs a case here and a case of the table's `ValueKind`, and conforms to the runtime's
/// `RouteValue`. The compiler reports the switches in these three files that lack it.
package enum BuiltInType: String, CaseIterable, Sendable {
  // In the order in which suggestions list them.
  case string = "String"
  case int = "Int"
  case double = "Double"
  case bool = "Bool"
  case uuid = "UUID"
  case date = "Date"
  case float = "Float"
  case int8 = "Int8"
  case int16 = "Int16"
  case int32 = "Int32"
  case int64 = "Int64"
  case uint = "UInt"
  case uint8 = "UInt8"
  case uint16 = "UInt16"
  case uint32 = "UInt32"
  case uint64 = "UInt64"
  case url = "URL"
  case decimal = "Decimal"

  /// The kind of its values in the table.
  var kind: ValueKind { facts.kind }

  /// The form of its numbers, or nil for a type that cannot have a range.
  var numberForm: NumberForm? { facts.number }

  /// The method of the runtime's reader for its values. It is nil if they are read as any `RouteValue`.
  var readingMethod: String? { facts.method }

  /// The method of the runtime's writer for its values. It is nil if they are printed as any
  /// `RouteValue`.
  var writingMethod: String? { self == .string || self == .int ? readingMethod : nil }

  private var facts: (kind: ValueKind, number: NumberForm?, method: String?) {
    switch self {
    case .string: (.string, nil, "string")
    case .int: (.int, .signed(bits: nil), "int")
    case .int8: (.int8, .signed(bits: 8), "integer")
    case .int16: (.int16, .signed(bits: 16), "integer")
    case .int32: (.int32, .signed(bits: 32), "integer")
    case .int64: (.int64, .signed(bits: 64), "integer")
    case .uint: (.uint, .unsigned(bits: nil), "integer")
    case .uint8: (.uint8, .unsigned(bits: 8), "integer")
    case .uint16: (.uint16, .unsigned(bits: 16), "integer")
    case .uint32: (.uint32, .unsigned(bits: 32), "integer")
    case .uint64: (.uint64, .unsigned(bits: 64), "integer")
    case .double: (.double, .double, "double")
    case .float: (.float, .float, "float")
    case .decimal: (.decimal, .decimal, nil)
    case .bool: (.bool, nil, "bool")
    case .uuid: (.uuid, nil, "uuid")
    case .date: (.date, nil, "date")
    case .url: (.url, nil, nil)
    }
  }
}

// The values, for the checks of a build.
extension BuiltInType {
  /// Some texts of the type, the plainest first. If two types overlap, one of these texts is a value
  /// of both.
  func samples(_ range: NumberRange?) -> [String] {
    switch self {
    case .string: ["a"]
    case .bool: ["true", "false"]
    case .uuid: ["6ba7b810-9dad-11d1-80b4-00c04fd430c8"]
    case .date: ["2026-01-31"]
    case .url: ["https://example.com/a"]
    case .int, .int8, .int16, .int32, .int64, .uint, .uint8, .uint16, .uint32, .uint64, .double,
      .float, .decimal:
      numberForm.map { $0.samples(range) }?.filter { accepts(Array($0.utf8), range) } ?? []
    }
  }

  /// Returns whether a text is a value of the type. Links are matched with the same check.
  func accepts(_ text: [UInt8], _ range: NumberRange?) -> Bool {
    let text = ContiguousArray(text)
    guard self == .decimal else { return kind.accepts(text.span, in: valueRange(range)) }
    let lower = ContiguousArray((range?.lower ?? "").utf8)
    let upper = ContiguousArray((range?.upper ?? "").utf8)
    return DecimalText.isDecimal(
      text.span, from: lower.span, to: upper.span, includesUpper: range?.includesUpper ?? false)
  }

  /// Returns a range as the table stores it, or nil for a decimal, whose bounds are texts there.
  func valueRange(_ range: NumberRange?) -> ValueRange? {
    guard let range, let numberForm, self != .decimal else { return nil }
    return ValueRange(
      lower: range.lower.flatMap(numberForm.bits), upper: range.upper.flatMap(numberForm.bits),
      includesUpper: range.includesUpper)
  }

  /// Returns the canonical text of a value, or nil if the text is not a value of the type.
  func canonical(_ text: [UInt8], _ range: NumberRange?) -> String? {
    guard accepts(text, range) else { return nil }
    let string = String(decoding: text, as: UTF8.self)
    return LinkBytes.read(string) { bytes in
      switch self {
      case .string, .bool: string
      case .url: URLText.encoded(string)
      case .uuid: string.uppercased()
      case .date: CalendarText.seconds(bytes).map { CalendarText.text(secondsSince2001: $0) }
      case .double: NumberText.double(bytes).map { "\($0)" }
      case .float: NumberText.float(bytes).map { "\($0)" }
      case .decimal: DecimalText.canonical(bytes)
      case .uint, .uint8, .uint16, .uint32, .uint64: NumberText.unsigned(bytes).map { "\($0)" }
      case .int, .int8, .int16, .int32, .int64: NumberText.signed(bytes).map { "\($0)" }
      }
    }
  }
}

// The type in generated code.
extension BuiltInType {
  /// The module that declares the type, or nil for the standard library.
  var module: String? {
    switch self {
    case .uuid, .date, .url, .decimal: "Foundation"
    case .string, .int, .int8, .int16, .int32, .int64, .uint, .uint8, .uint16, .uint32, .uint64,
      .double, .float, .bool:
      nil
    }
  }

  /// Returns a value with a canonical text as Swift source.
  func literal(_ text: String) -> String {
    switch self {
    case .string:
      return SwiftLiteral.string(text)
    case .int, .int8, .int16, .int32, .int64, .uint, .uint8, .uint16, .uint32, .uint64, .double,
      .float, .bool:
      return text
    case .uuid:
      // The text is a valid UUID, so the initializer returns a value. The same is true of a URL.
      return "Foundation.UUID(uuidString: \(SwiftLiteral.string(text)))!"
    case .date:
      let seconds = LinkBytes.read(text) { CalendarText.seconds($0) } ?? 0
      return "Foundation.Date(timeIntervalSinceReferenceDate: \(seconds))"
    case .url:
      return "Foundation.URL(string: \(SwiftLiteral.string(text)))!"
    case .decimal:
      // Swift would read a numeric literal as a Double first.
      return "Foundation.Decimal(string: \(SwiftLiteral.string(text)))!"
    }
  }
}
