extension JSON {
  /// The first member with the name; nil if no member has it, or if the value is not an object.
  package subscript(_ name: String) -> JSON? {
    members.first { $0.0 == name }?.1
  }

  /// The members of an object; empty for other values.
  package var members: [(String, JSON)] {
    if case .object(let members) = self { members } else { [] }
  }

  package var stringValue: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// A number without its fraction, because the protocol needs no fractions; nil for other values.
  package var intValue: Int? {
    switch self {
    case .number(let number): number
    case .otherNumber(let text): Double(text).flatMap { Int(exactly: $0.rounded(.towardZero)) }
    case .null, .bool, .string, .array, .object: nil
    }
  }

  package var boolValue: Bool? {
    if case .bool(let value) = self { value } else { nil }
  }

  package var arrayValue: [JSON]? {
    if case .array(let elements) = self { elements } else { nil }
  }

  /// The strings of an array; empty for other values.
  package var strings: [String] { arrayValue?.compactMap(\.stringValue) ?? [] }
}
