/// The syntax of absolute URLs: a URI with a scheme (RFC 3986, section 3), which is ASCII and has
/// only valid escapes.
package enum URLText {
  package static func isURL(_ text: Span<UInt8>) -> Bool {
    let colon = text.firstIndex(of: Mark.colon)
    guard colon < text.count, isScheme(text.extracting(0..<colon)) else { return false }
    let hash = text.firstIndex(of: Mark.hash, in: colon + 1..<text.count)
    let question = text.firstIndex(of: Mark.question, in: colon + 1..<hash)
    guard isText(text, min(hash + 1, text.count)..<text.count, also: .query),
      isText(text, min(question + 1, hash)..<hash, also: .query)
    else { return false }
    var start = colon + 1
    if question - start >= 2, text[start] == Mark.slash, text[start + 1] == Mark.slash {
      start += 2
      while start < question, text[start] != Mark.slash { start += 1 }
      guard isAuthority(text.extracting(colon + 3..<start)) else { return false }
    }
    return isText(text, start..<question, also: .path)
  }

  /// Whether a text is a scheme: a letter, then letters, digits, `+`, `-` and `.` (3.1).
  package static func isScheme(_ text: String) -> Bool { LinkBytes.read(text) { isScheme($0) } }

  private static func isScheme(_ text: Span<UInt8>) -> Bool {
    guard let first = text.first, ASCII.isLetter(first) else { return false }
    return text.allSatisfy { ASCII.isSchemeByte($0) }
  }

  /// The characters that a part allows, in addition to unreserved characters, delimiters, and
  /// escapes.
  private enum Characters {
    case none, user, path, query
  }

  /// A user, a host and a port (3.2).
  private static func isAuthority(_ text: Span<UInt8>) -> Bool {
    let at = text.firstIndex(of: Mark.at)
    guard at < text.count else { return isHostAndPort(text) }
    return isText(text, 0..<at, also: .user) && isHostAndPort(text.dropFirst(at + 1))
  }

  private static func isHostAndPort(_ text: Span<UInt8>) -> Bool {
    if text.first == UInt8(ascii: "[") {
      let end = text.firstIndex(of: UInt8(ascii: "]"))
      guard end < text.count else { return false }
      return IPv6Text.isAddress(text.extracting(1..<end)) && isPort(text.dropFirst(end + 1))
    }
    let colon = text.firstIndex(of: Mark.colon)
    return isText(text, 0..<colon, also: .none) && isPort(text.dropFirst(colon))
  }

  /// An optional port: nothing, or a `:` and digits.
  private static func isPort(_ text: Span<UInt8>) -> Bool {
    guard let first = text.first else { return true }
    return first == Mark.colon && text.dropFirst().allSatisfy { ASCII.isDigit($0) }
  }

  private static func isText(
    _ text: Span<UInt8>, _ range: Range<Int>, also characters: Characters
  ) -> Bool {
    var index = range.lowerBound
    while index < range.upperBound {
      if text[index] == Mark.percent {
        guard PercentCoding.escapedByte(at: index, of: text, before: range.upperBound) != nil
        else { return false }
        index += 2
      } else if !isAllowed(text[index], also: characters) {
        return false
      }
      index += 1
    }
    return true
  }

  /// RFC 3986, 2.2 and 2.3.
  private static func isAllowed(_ byte: UInt8, also characters: Characters) -> Bool {
    switch byte {
    case _ where ASCII.isLetter(byte) || ASCII.isDigit(byte): true
    case UInt8(ascii: "-"), Mark.dot, UInt8(ascii: "_"), UInt8(ascii: "~"): true
    case UInt8(ascii: "!"), UInt8(ascii: "$"), 0x26...0x2C, UInt8(ascii: ";"), Mark.equals: true
    case Mark.colon: characters != .none
    case Mark.at, Mark.slash: characters == .path || characters == .query
    case Mark.question: characters == .query
    default: false
    }
  }
}
