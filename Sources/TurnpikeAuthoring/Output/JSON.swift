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
    var bytes: [UInt8] = []
    append(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// An array with a line for each element, and a line feed at the end.
  package static func lines(_ elements: [JSON]) -> String {
    elements.isEmpty ? "[]\n" : "[\n" + elements.map(\.text).joined(separator: ",\n") + "\n]\n"
  }

  private func append(to bytes: inout [UInt8]) {
    switch self {
    case .null: bytes += "null".utf8
    case .bool(let value): bytes += (value ? "true" : "false").utf8
    case .number(let value): bytes += String(value).utf8
    case .otherNumber(let text): bytes += text.utf8
    case .string(let value): Self.append(value, to: &bytes)
    case .array(let elements):
      Self.append(elements, between: "[", "]", to: &bytes) { $0.append(to: &$1) }
    case .object(let members):
      Self.append(members, between: "{", "}", to: &bytes) { member, bytes in
        Self.append(member.0, to: &bytes)
        bytes += ":".utf8
        member.1.append(to: &bytes)
      }
    }
  }

  private static func append<Element>(
    _ elements: [Element], between open: String, _ close: String, to bytes: inout [UInt8],
    _ append: (Element, inout [UInt8]) -> Void
  ) {
    bytes += open.utf8
    for (index, element) in elements.enumerated() {
      if index > 0 { bytes += ",".utf8 }
      append(element, &bytes)
    }
    bytes += close.utf8
  }

  private static func append(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""): bytes += "\\\"".utf8
      case UInt8(ascii: "\\"): bytes += "\\\\".utf8
      case 0x08: bytes += "\\b".utf8
      case 0x09: bytes += "\\t".utf8
      case 0x0A: bytes += "\\n".utf8
      case 0x0C: bytes += "\\f".utf8
      case 0x0D: bytes += "\\r".utf8
      case 0..<0x20, 0x7F: bytes += "\\u00".utf8 + hexadecimal(byte)
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func hexadecimal(_ byte: UInt8) -> [UInt8] {
    let digits = Array("0123456789abcdef".utf8)
    return [digits[Int(byte >> 4)], digits[Int(byte & 15)]]
  }
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
