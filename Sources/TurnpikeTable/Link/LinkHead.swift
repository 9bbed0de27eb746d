/// The part of a link before its path: the scheme (RFC 3986, section 3.1) and the authority (3.2).
package struct LinkHead {
  /// The scheme's length; 0 for an internal link.
  package let schemeEnd: Int
  /// The authority, or nil if no `//` follows the scheme.
  package let authority: Range<Int>?

  @inline(__always)
  package init(_ link: Span<UInt8>) {
    let end = Self.schemeEnd(link)
    schemeEnd = end
    guard end > 0, end + 2 < link.count, link[end + 1] == Mark.slash, link[end + 2] == Mark.slash
    else {
      authority = nil
      return
    }
    var index = end + 3
    while index < link.count, !Self.endsAuthority(link[index]) { index += 1 }
    authority = end + 3..<index
  }

  private static func endsAuthority(_ byte: UInt8) -> Bool {
    byte == Mark.slash || byte == Mark.question || byte == Mark.hash
  }

  /// The host of a web link. The port after it is ignored.
  ///
  /// A user is rejected, because it makes a host look like another one (RFC 9110, section 4.2.4).
  @inline(__always)
  package func webHost(in link: Span<UInt8>) throws(Refusal) -> Range<Int> {
    guard let authority, !authority.isEmpty else { throw .malformed }
    let parts = Authority(link, authority, keepsEmptyUser: false)
    if parts.isMalformed { throw .malformed }
    if parts.userEnd > authority.lowerBound { throw .userBeforeHost }
    return authority.lowerBound..<parts.hostEnd
  }

  /// The start of the path if the authority is not part of it.
  var pathStart: Int {
    if let authority { return authority.upperBound }
    return schemeEnd == 0 ? 0 : schemeEnd + 1
  }

  /// A letter, then letters, digits, `+`, `-` and `.`, then the `:`.
  private static func schemeEnd(_ link: Span<UInt8>) -> Int {
    for index in link.indices {
      let byte = link[index]
      if byte == Mark.colon { return index }
      guard index == 0 ? ASCII.isLetter(byte) : ASCII.isSchemeByte(byte) else { return 0 }
    }
    return 0
  }

  /// Whether the scheme equals a text in lower case; the case of the scheme is ignored.
  func hasScheme(_ scheme: Span<UInt8>, in link: Span<UInt8>) -> Bool {
    guard scheme.count == schemeEnd else { return false }
    for index in 0..<schemeEnd where ASCII.lowered(link[index]) != scheme[index] { return false }
    return true
  }

  /// Whether the scheme is `http` or `https`.
  package func isWeb(in link: Span<UInt8>) -> Bool {
    // In a scheme, only letters change if the bit of lower case is set.
    let word = ByteWord(link, at: 0).first(schemeEnd) | 0x2020_2020_2020_2020
    // `http////` and `https///`, with the first byte lowest.
    return word == 0x2F2F_2F2F_7074_7468 || word == 0x2F2F_2F73_7074_7468
  }
}
