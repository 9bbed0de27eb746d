/// Classes of ASCII bytes in links.
package enum ASCII {
  @inline(__always)
  static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  package static func isLetter(_ byte: UInt8) -> Bool {
    let lowered = byte | 0x20
    return lowered >= 0x61 && lowered <= 0x7A
  }

  /// Whether a byte may follow the first one of a scheme (RFC 3986, section 3.1).
  package static func isSchemeByte(_ byte: UInt8) -> Bool {
    isLetter(byte) || isDigit(byte) || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
      || byte == Mark.dot
  }

  /// The byte in lower case.
  @inline(__always)
  package static func lowered(_ byte: UInt8) -> UInt8 {
    byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte
  }
}
