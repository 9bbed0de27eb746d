/// Whether a text is an absolute URL: a URI of RFC 3986, section 3, which has a scheme. ASCII only,
/// escapes in order, nothing that a parser would have to mend.
package enum URLText {
  package static func isURL(_ text: UnsafeRawBufferPointer) -> Bool {
    guard let colon = text.firstIndex(of: UInt8(ascii: ":")),
      isScheme(UnsafeRawBufferPointer(rebasing: text[..<colon]))
    else { return false }
    var rest = text[(colon + 1)...]
    if let hash = rest.firstIndex(of: UInt8(ascii: "#")) {
      guard isText(rest[(hash + 1)...], also: Characters.query) else { return false }
      rest = rest[..<hash]
    }
    if let mark = rest.firstIndex(of: UInt8(ascii: "?")) {
      guard isText(rest[(mark + 1)...], also: Characters.query) else { return false }
      rest = rest[..<mark]
    }
    if rest.starts(with: "//".utf8) {
      let behind = rest.dropFirst(2)
      let slash = behind.firstIndex(of: SegmentMark.slash) ?? behind.endIndex
      guard isAuthority(behind[..<slash]) else { return false }
      rest = behind[slash...]
    }
    return isText(rest, also: Characters.path)
  }

  /// Whether a text is a scheme: a letter, then letters, digits, `+`, `-` and `.` (3.1).
  package static func isScheme(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { isScheme(UnsafeRawBufferPointer($0)) }
  }

  private typealias Text = Slice<UnsafeRawBufferPointer>

  /// What stands in a part besides unreserved characters, delimiters and escapes.
  private enum Characters {
    case none, user, path, query
  }

  private static func isScheme(_ text: UnsafeRawBufferPointer) -> Bool {
    guard let first = text.first, isLetter(first) else { return false }
    return text.allSatisfy { byte in
      isLetter(byte) || isDigit(byte) || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
        || byte == UInt8(ascii: ".")
    }
  }

  /// A user, a host and a port (3.2).
  private static func isAuthority(_ text: Text) -> Bool {
    var host = text
    if let at = text.firstIndex(of: UInt8(ascii: "@")) {
      guard isText(text[..<at], also: .user) else { return false }
      host = text[(at + 1)...]
    }
    if host.first == UInt8(ascii: "[") {
      guard let end = host.firstIndex(of: UInt8(ascii: "]")) else { return false }
      return IPv6Text.isAddress(UnsafeRawBufferPointer(rebasing: host.dropFirst()[..<end]))
        && isPort(host[(end + 1)...])
    }
    let colon = host.firstIndex(of: UInt8(ascii: ":")) ?? host.endIndex
    return isText(host[..<colon], also: .none) && isPort(host[colon...])
  }

  /// Nothing, or a `:` with digits behind.
  private static func isPort(_ text: Text) -> Bool {
    guard let first = text.first else { return true }
    return first == UInt8(ascii: ":") && text.dropFirst().allSatisfy { isDigit($0) }
  }

  private static func isText(_ text: Text, also characters: Characters) -> Bool {
    var index = text.startIndex
    while index < text.endIndex {
      let byte = text[index]
      if byte == SegmentMark.percent {
        let rest = UnsafeRawBufferPointer(rebasing: text[index...])
        guard PercentCoding.escapedByte(in: rest, at: 0) != nil else { return false }
        index += 2
      } else if !isAllowed(byte, also: characters) {
        return false
      }
      index += 1
    }
    return true
  }

  /// RFC 3986, 2.2 and 2.3.
  private static func isAllowed(_ byte: UInt8, also characters: Characters) -> Bool {
    switch byte {
    case _ where isLetter(byte) || isDigit(byte): return true
    case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"): return true
    case UInt8(ascii: "!"), UInt8(ascii: "$"), 0x26...0x2C, UInt8(ascii: ";"), UInt8(ascii: "="):
      return true
    case UInt8(ascii: ":"): return characters != .none
    case UInt8(ascii: "@"), UInt8(ascii: "/"): return characters == .path || characters == .query
    case UInt8(ascii: "?"): return characters == .query
    default: return false
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }
  private static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }
}
