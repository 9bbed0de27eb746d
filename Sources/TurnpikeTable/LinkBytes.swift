/// A stretch of bytes that is read eight at a time without reading past its end.
struct LinkBytes {
  let start: UnsafeRawPointer
  let count: Int

  @inline(__always)
  subscript(offset: Int) -> UInt8 {
    start.load(fromByteOffset: offset, as: UInt8.self)
  }

  /// The eight bytes at an offset, the first one lowest; zero bytes stand for what lies past the
  /// end. In bounds: near the end the last eight bytes are loaded and shifted, and a text shorter
  /// than eight is read byte by byte.
  @inline(__always)
  func word(_ offset: Int) -> UInt64 {
    let remaining = count &- offset
    if remaining >= 8 {
      return UInt64(littleEndian: start.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }
    return tail(offset, remaining)
  }

  @inline(__always)
  private func tail(_ offset: Int, _ remaining: Int) -> UInt64 {
    if remaining <= 0 { return 0 }
    if count >= 8 {
      let last = start.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self)
      return UInt64(littleEndian: last) &>> UInt64(truncatingIfNeeded: 64 &- remaining &* 8)
    }
    return bytewise(offset)
  }

  @inline(never)
  private func bytewise(_ offset: Int) -> UInt64 {
    var word: UInt64 = 0
    for index in offset..<count {
      word |= UInt64(self[index]) << UInt64((index - offset) * 8)
    }
    return word
  }
}

/// The bytes that end or change a path segment.
enum SegmentMark {
  static let slash = UInt8(ascii: "/")
  static let question = UInt8(ascii: "?")
  static let hash = UInt8(ascii: "#")
  static let percent = UInt8(ascii: "%")

  /// Whether a byte ends or changes a segment.
  @inline(__always)
  static func isMark(_ byte: UInt8) -> Bool {
    byte == slash || byte == question || byte == hash || byte == percent
  }

  private static let ones: UInt64 = 0x0101_0101_0101_0101

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
}
