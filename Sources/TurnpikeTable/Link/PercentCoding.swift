/// Percent-encoding as in RFC 3986, section 2.1.
package enum PercentCoding {
  /// Returns the byte of the escape at an index, or nil if there is no escape.
  @inline(__always)
  package static func escapedByte(
    at index: Int, of text: Span<UInt8>, before end: Int
  ) -> UInt8? {
    guard index + 2 < end, text[index] == Mark.percent,
      let high = HexadecimalDigit.value(of: text[index + 1]),
      let low = HexadecimalDigit.value(of: text[index + 2])
    else { return nil }
    return high << 4 | low
  }

  /// An invalid escape in a text, with its index.
  package enum EscapeError: Error {
    /// A `%` without two digits after it.
    case broken(at: Int)
    /// An escaped byte that is not part of well-formed UTF-8.
    case malformed(at: Int)
  }

  /// Returns the decoded text. The compiler uses it to report invalid escapes.
  package static func strictlyDecoded(_ written: [UInt8]) throws(EscapeError) -> [UInt8] {
    let text = ContiguousArray(written)
    var result: [UInt8] = []
    var decoder = UTF8Decoder()
    // The start of the current scalar.
    var scalarStart = 0
    var index = 0
    while index < text.count {
      if decoder.isComplete { scalarStart = index }
      var byte = text[index]
      if byte == Mark.percent {
        guard let escaped = escapedByte(at: index, of: text.span, before: text.count) else {
          throw .broken(at: index)
        }
        byte = escaped
        index += 2
      }
      if decoder.append(byte) == .malformed { throw .malformed(at: scalarStart) }
      result.append(byte)
      index += 1
    }
    if !decoder.isComplete { throw .malformed(at: scalarStart) }
    return result
  }

  /// Appends a text with escapes for the bytes that the component does not allow.
  ///
  /// The caller escapes a complete segment `.` or `..`.
  package static func append(
    _ text: some Sequence<UInt8>, as component: LinkComponent, to bytes: inout [UInt8]
  ) {
    for byte in text {
      if component.allows(byte) {
        bytes.append(byte)
      } else {
        bytes.append(Mark.percent)
        bytes.append(HexadecimalDigit.digit(of: byte >> 4))
        bytes.append(HexadecimalDigit.digit(of: byte & 0xF))
      }
    }
  }

  /// Appends a string in the same way.
  package static func append(
    _ text: String, as component: LinkComponent, to bytes: inout [UInt8]
  ) {
    LinkBytes.read(text) { text in
      if text.indices.allSatisfy({ component.allows(text[$0]) }) {
        bytes.append(text)
      } else {
        append(text.array, as: component, to: &bytes)
      }
    }
  }
}
