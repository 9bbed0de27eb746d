/// The texts of absolute URLs: a scheme, a `:`, and more.
///
/// As in a browser, bytes that RFC 3986 does not allow in their place are percent-encoded. Control
/// characters and invalid escapes are rejected. The host is not checked.
package enum URLText {
  package static func isURL(_ text: Span<UInt8>) -> Bool {
    let schemeEnd = LinkHead(text).schemeEnd
    guard schemeEnd > 0, schemeEnd + 1 < text.count else { return false }
    for index in schemeEnd..<text.count {
      switch text[index] {
      case 0...0x1F, 0x7F: return false
      // U+0080 to U+009F in UTF-8.
      case 0xC2 where index + 1 < text.count && (0x80...0x9F).contains(text[index + 1]):
        return false
      case Mark.percent
      where PercentCoding.escapedByte(at: index, of: text, before: text.count) == nil:
        return false
      default: break
      }
    }
    return true
  }

  /// Whether a text is a scheme: a letter, then letters, digits, `+`, `-` and `.` (3.1).
  package static func isScheme(_ text: String) -> Bool {
    LinkBytes.read(text) { text in
      guard let first = text.first, ASCII.isLetter(first) else { return false }
      return text.allSatisfy { ASCII.isSchemeByte($0) }
    }
  }

  /// Returns the URL of RFC 3986 for a text, or nil if the text is not a URL.
  ///
  /// A text that already is a URL of RFC 3986 is returned as it is.
  package static func encoded(_ text: String) -> String? {
    LinkBytes.read(text) { isURL($0) ? encoded($0) : nil }
  }

  private static func encoded(_ text: Span<UInt8>) -> String {
    let head = LinkHead(text)
    let pathEnd = PathSegments(from: head.pathStart).end(in: text)
    let queryEnd = text.firstIndex(of: Mark.hash, in: pathEnd..<text.count)
    let fragment = min(queryEnd + 1, text.count)
    var bytes: [UInt8] = []
    func append(_ range: Range<Int>, _ isAllowed: (UInt8) -> Bool = { _ in true }) {
      for byte in text.extracting(range).array {
        if byte == Mark.percent || isAllowed(byte) {
          bytes.append(byte)
        } else {
          PercentCoding.append(CollectionOfOne(byte), as: .value, to: &bytes)
        }
      }
    }
    append(0..<(head.authority?.lowerBound ?? head.pathStart))
    if let range = head.authority {
      let authority = Authority(text, range, keepsEmptyUser: false)
      let host = authority.userEnd..<authority.hostEnd
      let userEnd = max(range.lowerBound, host.lowerBound - 1)
      let isAddress = isAddress(text.extracting(host))
      append(range.lowerBound..<userEnd) { $0 != Mark.at && LinkComponent.segment.allows($0) }
      append(userEnd..<host.lowerBound)
      append(host) { isAddress || $0 != Mark.at && LinkComponent.firstSegment.allows($0) }
      append(host.upperBound..<range.upperBound)
    }
    append(head.pathStart..<pathEnd) { $0 == Mark.slash || LinkComponent.segment.allows($0) }
    append(pathEnd..<queryEnd, LinkComponent.fragment.allows)
    append(queryEnd..<fragment)
    append(fragment..<text.count, LinkComponent.fragment.allows)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Whether a host is an address in brackets (RFC 3986, 3.2.2), perhaps with a zone (RFC 6874).
  private static func isAddress(_ host: Span<UInt8>) -> Bool {
    guard host.count >= 2, host.first == UInt8(ascii: "["), host.last == UInt8(ascii: "]") else {
      return false
    }
    let end = host.count - 1
    let zone = host.firstIndex(of: Mark.percent, in: 1..<end)
    return (zone == end || host.extracting(zone..<end).string.hasPrefix("%25"))
      && host.extracting(1..<zone).allSatisfy {
        $0 != Mark.at && LinkComponent.segment.allows($0)
      }
      && host.extracting(zone..<end).allSatisfy {
        $0 == Mark.percent || LinkComponent.value.allows($0)
      }
  }
}
