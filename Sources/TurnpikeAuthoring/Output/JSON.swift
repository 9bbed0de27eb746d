import TurnpikeTable

/// A JSON value, whose object keys keep their order.
package indirect enum JSON: Sendable {
  case null
  case bool(Bool)
  case number(Int)
  /// A number that is not an `Int`, as a text has it.
  case otherNumber(String)
  case string(String)
  case array([JSON])
  case object([(String, JSON)])

  /// The text when there is one, else null.
  package static func optional(_ text: String?) -> JSON {
    text.map(JSON.string) ?? .null
  }

  /// On one line, without white space.
  package var text: String {
    switch self {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number(let value): String(value)
    case .otherNumber(let text): text
    case .string(let text): Self.quoted(text)
    case .array(let elements): "[" + elements.map(\.text).joined(separator: ",") + "]"
    case .object(let members):
      "{" + members.map { Self.quoted($0) + ":" + $1.text }.joined(separator: ",") + "}"
    }
  }

  /// An array with a line for each element, and a line feed at the end.
  package static func lines(_ elements: [JSON]) -> String {
    elements.isEmpty ? "[]\n" : "[\n" + elements.map(\.text).joined(separator: ",\n") + "\n]\n"
  }

  private static func quoted(_ text: String) -> String {
    var bytes = [UInt8(ascii: "\"")]
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
      case 0x08: bytes += "\\b".utf8
      case 0x09: bytes += "\\t".utf8
      case 0x0A: bytes += "\\n".utf8
      case 0x0C: bytes += "\\f".utf8
      case 0x0D: bytes += "\\r".utf8
      case 0..<0x10: bytes += "\\u000\(String(byte, radix: 16))".utf8
      case 0x10..<0x20, 0x7F: bytes += "\\u00\(String(byte, radix: 16))".utf8
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
    return String(decoding: bytes, as: UTF8.self).escapingHidden { scalar in
      String(scalar).utf16.map { "\\u\(hexadecimal($0))" }.joined()
    }
  }
}

/// Four digits.
private func hexadecimal(_ unit: UInt16) -> String {
  let digits = String(unit, radix: 16)
  return String(repeating: "0", count: 4 - digits.utf8.count) + digits
}

extension JSON: ExpressibleByDictionaryLiteral {
  /// Creates an object without the members whose value is nil.
  package init(dictionaryLiteral members: (String, JSON?)...) {
    self = .object(members.compactMap { name, value in value.map { (name, $0) } })
  }

  /// An object that has the members of another after its own.
  package func adding(_ other: JSON) -> JSON {
    guard case .object(let members) = self, case .object(let more) = other else { return self }
    return .object(members + more)
  }
}

extension JSON: ExpressibleByArrayLiteral {
  package init(arrayLiteral elements: JSON...) { self = .array(elements) }

  package static func strings(_ texts: [String]) -> JSON { .array(texts.map(JSON.string)) }
}

extension JSON: ExpressibleByStringInterpolation {
  package init(stringLiteral text: String) { self = .string(text) }
}

extension JSON: ExpressibleByIntegerLiteral {
  package init(integerLiteral number: Int) { self = .number(number) }
}

extension JSON: ExpressibleByBooleanLiteral {
  package init(booleanLiteral value: Bool) { self = .bool(value) }
}
