extension JSON {
  /// Reads one value.
  ///
  /// Nil for a text that is not JSON in UTF-8, or that nests deeper than any message does.
  package init?(reading bytes: ArraySlice<UInt8>) {
    var reader = JSONReader(bytes)
    guard let value = reader.document(),
      String(decoding: bytes, as: UTF8.self).utf8.elementsEqual(bytes)
    else { return nil }
    self = value
  }

  package init?(reading bytes: [UInt8]) { self.init(reading: bytes[...]) }
}

/// Reads values at an offset.
struct JSONReader {
  private let bytes: ArraySlice<UInt8>
  private(set) var offset: Int
  private var depth = 0

  private static let maximumDepth = 128

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    offset = bytes.startIndex
  }

  mutating func document() -> JSON? {
    guard let value = value() else { return nil }
    skipSpace()
    return offset == bytes.endIndex ? value : nil
  }

  private var current: UInt8? { offset < bytes.endIndex ? bytes[offset] : nil }

  private mutating func skipSpace() {
    while let byte = current, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      offset += 1
    }
  }

  mutating func take(_ byte: UInt8) -> Bool {
    skipSpace()
    guard current == byte else { return false }
    offset += 1
    return true
  }

  private mutating func take(_ word: String) -> Bool {
    guard bytes[offset...].starts(with: word.utf8) else { return false }
    offset += word.utf8.count
    return true
  }

  mutating func value() -> JSON? {
    skipSpace()
    switch current {
    case UInt8(ascii: "\""): return string().map(JSON.string)
    case UInt8(ascii: "{"): return parts().map { .object($0.map { ($0.name, $0.value) }) }
    case UInt8(ascii: "["): return parts().map { .array($0.map(\.value)) }
    case UInt8(ascii: "t"): return take("true") ? .bool(true) : nil
    case UInt8(ascii: "f"): return take("false") ? .bool(false) : nil
    case UInt8(ascii: "n"): return take("null") ? .null : nil
    default: return number()
    }
  }

  /// A member of an object, or an element of an array.
  struct Part {
    /// The index for an element.
    let name: String
    let start: Int
    let range: Range<Int>
    let value: JSON
  }

  /// Reads the object or array at the offset. Returns nil if another value is there, or if it is
  /// malformed.
  mutating func parts() -> [Part]? {
    depth += 1
    defer { depth -= 1 }
    let isObject = take(UInt8(ascii: "{"))
    guard depth <= Self.maximumDepth, isObject || take(UInt8(ascii: "[")) else { return nil }
    let end = isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")
    var parts: [Part] = []
    if take(end) { return parts }
    repeat {
      skipSpace()
      let start = offset
      let name = isObject ? string() : String(parts.count)
      guard let name, !isObject || take(UInt8(ascii: ":")), let part = part(name, from: start)
      else { return nil }
      parts.append(part)
    } while take(UInt8(ascii: ","))
    return take(end) ? parts : nil
  }

  /// Reads a value with its place.
  mutating func part(_ name: String = "", from start: Int? = nil) -> Part? {
    skipSpace()
    let lower = offset
    guard let value = value() else { return nil }
    return Part(name: name, start: start ?? lower, range: lower..<offset, value: value)
  }

  private mutating func number() -> JSON? {
    let start = offset
    while let byte = current, Self.numberBytes.contains(byte) { offset += 1 }
    let text = String(decoding: bytes[start..<offset], as: UTF8.self)
    guard text.utf8.first != UInt8(ascii: "+") else { return nil }
    if let whole = Int(text) { return .number(whole) }
    guard let number = Double(text), number.isFinite else { return nil }
    return .otherNumber(text)
  }

  private static let numberBytes = Set("0123456789+-.eE".utf8)

  /// A text in quotes, without them.
  mutating func string() -> String? {
    guard current == UInt8(ascii: "\"") else { return nil }
    offset += 1
    var text: [UInt8] = []
    while let byte = current {
      offset += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        guard let escape = escape() else { return nil }
        text += escape
      case 0..<0x20: return nil
      default: text.append(byte)
      }
    }
    return nil
  }

  private mutating func escape() -> [UInt8]? {
    guard let byte = current else { return nil }
    offset += 1
    guard byte == UInt8(ascii: "u") else { return Self.escapes[byte].map { [$0] } }
    guard let first = hexadecimal() else { return nil }
    var units = [first]
    // The second half of a character beyond the first 65 536.
    if 0xD800..<0xDC00 ~= first, take("\\u") {
      guard let second = hexadecimal() else { return nil }
      units.append(second)
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  /// The bytes for each letter after a backslash.
  private static let escapes = Dictionary(
    uniqueKeysWithValues: zip("ntrbf\"\\/".utf8, "\n\t\r\u{8}\u{C}\"\\/".utf8))

  private mutating func hexadecimal() -> UInt16? {
    guard offset + 4 <= bytes.endIndex else { return nil }
    defer { offset += 4 }
    return UInt16(String(decoding: bytes[offset..<(offset + 4)], as: UTF8.self), radix: 16)
  }
}
