/// The host and the other parts of an authority.
package struct Authority {
  /// The start of the host, after the last `@` with a user before it.
  package let userEnd: Int
  /// The end of the host, and the start of a `:port`.
  package let hostEnd: Int
  /// Whether it contains a backslash, white space or a control character, which no authority may.
  package let isMalformed: Bool

  /// - Parameter keepsEmptyUser: Whether an `@` at the start is part of the host, as in `@me`.
  package init(_ link: Span<UInt8>, _ range: Range<Int>, keepsEmptyUser: Bool) {
    var userEnd = range.lowerBound
    var isMalformed = false
    var isASCII = true
    for index in range {
      let byte = link[index]
      if byte == Mark.at, !keepsEmptyUser || index > range.lowerBound { userEnd = index + 1 }
      if byte <= 0x20 || byte == 0x7F || byte == UInt8(ascii: "\\") { isMalformed = true }
      isASCII = isASCII && byte < 0x80
    }
    if !isASCII, !isMalformed {
      isMalformed = link.extracting(range).string.unicodeScalars.contains {
        $0.properties.isWhitespace || $0.properties.generalCategory == .control
      }
    }
    var hostEnd = range.upperBound
    while hostEnd > userEnd, ASCII.isDigit(link[hostEnd - 1]) { hostEnd -= 1 }
    let hasPort = hostEnd > userEnd && link[hostEnd - 1] == Mark.colon
    self.userEnd = userEnd
    self.hostEnd = hasPort ? hostEnd - 1 : range.upperBound
    self.isMalformed = isMalformed
  }
}
