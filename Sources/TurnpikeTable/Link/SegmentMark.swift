/// The bytes that end or change a path segment.
enum SegmentMark {
  static let slash = UInt8(ascii: "/")
  static let question = UInt8(ascii: "?")
  static let hash = UInt8(ascii: "#")
  static let percent = UInt8(ascii: "%")
  static let dot = UInt8(ascii: ".")
  static let colon = UInt8(ascii: ":")

  static let slashes: UInt64 = 0x2F2F_2F2F_2F2F_2F2F
  private static let ones: UInt64 = 0x0101_0101_0101_0101
  static let highs: UInt64 = 0x8080_8080_8080_8080

  /// A high bit for the first of some equal bytes in a word, and perhaps for others behind it.
  @inline(__always)
  static func find(_ byte: UInt8, in word: UInt64) -> UInt64 {
    let other = word ^ (ones &* UInt64(byte))
    return (other &- ones) & ~other & highs
  }

  /// A high bit for each of some equal bytes in a word, and for no others.
  @inline(__always)
  static func findAll(_ byte: UInt8, in word: UInt64) -> UInt64 {
    let other = word ^ (ones &* UInt64(byte))
    return ~(((other & ~highs) &+ ~highs) | other) & highs
  }

  /// Whether all bytes of a word may stand in a host: ASCII that prints, and no `@` or backslash.
  @inline(__always)
  static func isHostText(_ word: UInt64) -> Bool {
    let isVisible = ((word | highs) &- ones &* 0x21) & ~word & highs == highs
    let others =
      (highs &- (word ^ (ones &* 0x40))) | (highs &- (word ^ (ones &* 0x5C)))
      | (highs &- (word ^ (ones &* 0x7F)))
    return isVisible && others & highs == 0
  }

  /// Whether all bytes of a word before its first slash are small letters, or the next to them from
  /// 0x60 to 0x7E; nil where they are, and it has no slash.
  @inline(__always)
  static func areSmallLettersBeforeSlash(_ word: UInt64) -> Bool? {
    let zeros = (highs &- (word ^ slashes)) & highs
    // Less than 0x1F in the byte of each; a byte that is carried from has other bits itself.
    let others = word ^ (ones &* 0x60)
    let found = (others | (others &+ ones)) & (ones &* 0xE0) & (zeros ^ (zeros &- 1))
    // Of a slash 0x40 is left, of a byte that is no ASCII, and looks like one, more.
    if found != (zeros & (0 &- zeros)) &>> 1 { return false }
    return zeros == 0 ? nil : true
  }

  /// Whether a byte ends or changes a segment.
  @inline(__always)
  static func isMark(_ byte: UInt8) -> Bool { endsSegment(byte) || byte == percent }

  @inline(__always)
  static func endsSegment(_ byte: UInt8) -> Bool { byte == slash || endsPath(byte) }

  /// The high bit of every byte of the word that may be a mark.
  ///
  /// `/` and `?` differ in one bit, `#` and `%` in two, so two tests find the four, and with them
  /// `!` and `'`: whoever asks looks at the byte itself.
  @inline(__always)
  static func find(_ word: UInt64) -> UInt64 {
    let first = (word | (ones &* 0x10)) ^ (ones &* 0x3F)
    let second = (word | (ones &* 0x06)) ^ (ones &* 0x27)
    let zeros = ((first &- ones) & ~first) | ((second &- ones) & ~second)
    return zeros & highs
  }

  /// The same of ASCII in fewer steps; the first byte that is none may be found too, and nothing
  /// is sure behind it.
  ///
  /// A difference is 0x80 only of a byte that is zero, and borrows only for one past 0x80, which
  /// has its high bit set then.
  @inline(__always)
  static func findInASCII(_ word: UInt64) -> UInt64 {
    let first = (word | (ones &* 0x10)) ^ (ones &* 0x3F)
    let second = (word | (ones &* 0x06)) ^ (ones &* 0x27)
    return ((highs &- first) | (highs &- second)) & highs
  }

  /// The high bit of every byte that ends a path, and of every dot that starts a segment. A bit may
  /// stand where no such byte is, never the other way round.
  ///
  /// - Parameter startsSegment: whether the word's first byte starts one.
  @inline(__always)
  static func findInRest(_ word: UInt64, startsSegment: Bool) -> UInt64 {
    let starts = find(slash, in: word) &<< 8 | (startsSegment ? 0x80 : 0)
    return find(question, in: word) | find(hash, in: word) | find(dot, in: word) & starts
  }

  /// Whether a segment may be empty, `.` or `..`: other punctuation counts among them, since one
  /// comparison is enough so.
  @inline(__always)
  static func mayBeNone(_ word: UInt64) -> Bool {
    UInt8(truncatingIfNeeded: word) <= slash
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

  /// Whether a byte ends a path.
  @inline(__always)
  static func endsPath(_ byte: UInt8) -> Bool { byte == question || byte == hash }

  /// A word with slashes for all that stands behind some bits of it.
  @inline(__always)
  static func ended(_ word: UInt64, before bits: UInt64) -> UInt64 {
    word & ~(.max &<< bits) | slashes &<< bits
  }

  /// The high bit of every byte of an ASCII word that is a slash or a colon. The first byte that is
  /// no ASCII may be found too, and nothing is sure behind it.
  @inline(__always)
  static func slashesOrColons(_ word: UInt64) -> UInt64 {
    ((highs &- (word ^ slashes)) | (highs &- (word ^ (ones &* 0x3A)))) & highs
  }

  /// The same of question marks.
  @inline(__always)
  static func questions(_ word: UInt64) -> UInt64 {
    (highs &- (word ^ (ones &* 0x3F))) & highs
  }

  /// The bytes of the word up to its first slash, and the slash; all where there is none. A byte
  /// that is no ASCII may end them as well.
  @inline(__always)
  static func maskThroughSlash(_ word: UInt64) -> UInt64 {
    let zeros = (highs &- (word ^ slashes)) & highs
    return zeros ^ (zeros &- 1)
  }
}
