/// What stands before the path of a link: the scheme (RFC 3986, 3.1) and the authority (3.2).
package struct LinkHead {
  /// The scheme's length; 0 for an internal link.
  package let schemeEnd: Int
  /// The authority, nil when no `//` follows the scheme.
  package let authority: Range<Int>?

  @inline(__always)
  init(_ link: ByteSpan) {
    self =
      link.count == 0 || link[0] == SegmentMark.slash
      ? LinkHead(schemeEnd: 0, authority: nil) : LinkHead(scanning: link)
  }

  private init(schemeEnd: Int, authority: Range<Int>?) {
    self.schemeEnd = schemeEnd
    self.authority = authority
  }

  private init(scanning link: ByteSpan) {
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
  private static func schemeEnd(_ link: ByteSpan) -> Int {
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
