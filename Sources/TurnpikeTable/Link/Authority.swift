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

  init(_ link: ByteSpan, _ range: Range<Int>, keepsEmptyUser: Bool) {
    var userEnd = range.lowerBound
    var isMalformed = false
    var hasOtherScripts = false
    var index = range.lowerBound
    while index < range.upperBound {
      if range.upperBound - index >= 8,
        SegmentMark.isHostText(ByteSpan.word(at: link.start + index))
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
