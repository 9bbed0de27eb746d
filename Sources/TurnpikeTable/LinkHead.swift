/// What stands before the path of a link: the scheme (RFC 3986, 3.1) and the authority (3.2).
package struct LinkHead {
  /// The scheme's length; 0 for an internal link.
  package let schemeEnd: Int
  /// The authority, nil when no `//` follows the scheme.
  package let authority: Range<Int>?

  @inline(__always)
  init(_ link: LinkBytes) {
    self =
      link.count == 0 || link[0] == SegmentMark.slash
      ? LinkHead(schemeEnd: 0, authority: nil) : LinkHead(scanning: link)
  }

  private init(schemeEnd: Int, authority: Range<Int>?) {
    self.schemeEnd = schemeEnd
    self.authority = authority
  }

  private init(scanning link: LinkBytes) {
    let end = Self.schemeEnd(link)
    schemeEnd = end
    guard end > 0, end + 2 < link.count, link[end + 1] == SegmentMark.slash,
      link[end + 2] == SegmentMark.slash
    else {
      authority = nil
      return
    }
    var index = end + 3
    while true {
      let found = link.segmentEnd(from: index, link.word(at: index))
      index = found.offset
      // A `%` ends no authority.
      if found.mark != SegmentMark.percent { break }
      index += 1
    }
    authority = end + 3..<index
  }

  /// Where the path starts when the authority is not part of it.
  var pathStart: Int {
    if let authority { return authority.upperBound }
    return schemeEnd == 0 ? 0 : schemeEnd + 1
  }

  /// A letter, then letters, digits, `+`, `-` and `.`, then the `:`.
  private static func schemeEnd(_ link: LinkBytes) -> Int {
    var index = 0
    while index < link.count {
      let byte = link[index]
      switch byte {
      case 0x41...0x5A, 0x61...0x7A: break
      case 0x30...0x39, UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
        if index == 0 { return 0 }
      case UInt8(ascii: ":"): return index
      default: return 0
      }
      index += 1
    }
    return 0
  }
}

/// The host and the other parts of an authority.
package struct Authority {
  /// What stands before the last `@`, when that is not empty, and the `@`.
  package let userEnd: Int
  /// Where the host ends and a `:port` starts.
  package let hostEnd: Int
  /// Whether there is a byte that no authority may have: a backslash, white space, a control
  /// character.
  package let isMalformed: Bool
  let isASCII: Bool

  init(_ link: LinkBytes, _ range: Range<Int>, keepsEmptyUser: Bool) {
    var userEnd = range.lowerBound
    var isMalformed = false
    var hasOtherScripts = false
    var index = range.lowerBound
    while index < range.upperBound {
      if range.upperBound - index >= 8,
        SegmentMark.isHostText(LinkBytes.word(at: link.start + index))
      {
        index += 8
        continue
      }
      let byte = link[index]
      if byte == UInt8(ascii: "@"), !keepsEmptyUser || index > range.lowerBound {
        userEnd = index + 1
      }
      if byte <= 0x20 || byte == 0x7F || byte == UInt8(ascii: "\\") { isMalformed = true }
      hasOtherScripts = hasOtherScripts || byte >= 0x80
      index += 1
    }
    if hasOtherScripts, !isMalformed {
      let text = UnsafeRawBufferPointer(start: link.start + range.lowerBound, count: range.count)
      isMalformed = String(decoding: text, as: UTF8.self).unicodeScalars.contains {
        $0.properties.isWhitespace || $0.properties.generalCategory == .control
      }
    }
    var hostEnd = range.upperBound
    while hostEnd > userEnd, link[hostEnd - 1] &- 0x30 <= 9 { hostEnd -= 1 }
    if hostEnd > userEnd, link[hostEnd - 1] == UInt8(ascii: ":") {
      hostEnd -= 1
    } else {
      hostEnd = range.upperBound
    }
    self.userEnd = userEnd
    self.hostEnd = hostEnd
    self.isMalformed = isMalformed
    isASCII = !hasOtherScripts
  }
}
