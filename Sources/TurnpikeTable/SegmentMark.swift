/// The bytes that end or change a path segment.
enum SegmentMark {
  static let slash = UInt8(ascii: "/")
  static let question = UInt8(ascii: "?")
  static let hash = UInt8(ascii: "#")
  static let percent = UInt8(ascii: "%")

  static let slashes: UInt64 = 0x2F2F_2F2F_2F2F_2F2F
  private static let ones: UInt64 = 0x0101_0101_0101_0101

  /// Whether a byte ends or changes a segment.
  @inline(__always)
  static func isMark(_ byte: UInt8) -> Bool {
    byte == slash || byte == question || byte == hash || byte == percent
  }

  /// The high bit of every byte of the word that may be a mark.
  ///
  /// `/` and `?` differ in one bit, `#` and `%` in two, so two tests find the four, and with them
  /// `!` and `'`: whoever asks looks at the byte itself.
  @inline(__always)
  static func find(_ word: UInt64) -> UInt64 {
    let first = (word | (ones &* 0x10)) ^ (ones &* 0x3F)
    let second = (word | (ones &* 0x06)) ^ (ones &* 0x27)
    let zeros = ((first &- ones) & ~first) | ((second &- ones) & ~second)
    return zeros & (ones &* 0x80)
  }

  /// How many bytes stand before the first slash of a word without another mark before it, at least
  /// one; nil where that is not so.
  @inline(__always)
  static func count(throughSlash word: UInt64) -> Int? {
    let marks = find(word)
    let bits = self.bits(before: marks)
    guard bits != 0, isSlash(word &>> bits) else { return nil }
    return Int(truncatingIfNeeded: bits &>> 3)
  }

  /// Whether a segment may be `.` or `..`.
  @inline(__always)
  static func mayBeDots(_ word: UInt64) -> Bool {
    UInt8(truncatingIfNeeded: word) == UInt8(ascii: ".")
  }

  /// How many bits stand before the first byte that may be a mark.
  @inline(__always)
  static func bits(before marks: UInt64) -> UInt64 {
    UInt64(truncatingIfNeeded: marks.trailingZeroBitCount) & 0x38
  }

  /// Whether the lowest byte is a slash.
  @inline(__always)
  static func isSlash(_ word: UInt64) -> Bool {
    UInt8(truncatingIfNeeded: word) == slash
  }

  /// The bytes of the word up to its first slash, and the slash; all where there is none.
  @inline(__always)
  static func maskThroughSlash(_ word: UInt64) -> UInt64 {
    let difference = word ^ slashes
    let zeros = (difference &- ones) & ~difference & (ones &* 0x80)
    return zeros ^ (zeros &- 1)
  }
}
