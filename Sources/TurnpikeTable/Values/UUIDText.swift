/// UUIDs as links write them (RFC 9562, section 4), in either case.
enum UUIDText {
  /// The sixteen bytes, the first one lowest.
  static func bits(_ text: UnsafeRawBufferPointer) -> (UInt64, UInt64)? {
    guard text.count == 36, let start = text.baseAddress else { return nil }
    let dash = UInt8(ascii: "-")
    guard text[8] == dash, text[13] == dash, text[18] == dash, text[23] == dash,
      let first = digits(start), let second = digits(start + 9, start + 14),
      let third = digits(start + 19, start + 24), let last = digits(start + 28)
    else { return nil }
    return (
      UInt64(first) | UInt64(second) &<< 32, UInt64(third) | UInt64(last) &<< 32
    )
  }

  /// The four bytes that eight digits stand for, the first one lowest.
  ///
  /// In bounds: the eight digits stand together, or in two halves, inside the text.
  @inline(__always)
  private static func digits(_ start: UnsafeRawPointer) -> UInt32? {
    digits(ByteSpan.word(at: start))
  }

  @inline(__always)
  private static func digits(
    _ first: UnsafeRawPointer, _ second: UnsafeRawPointer
  ) -> UInt32? {
    digits(
      UInt64(UInt32(littleEndian: first.loadUnaligned(as: UInt32.self)))
        | UInt64(UInt32(littleEndian: second.loadUnaligned(as: UInt32.self))) &<< 32)
  }

  /// Eight hexadecimal digits at once, each in a byte of its own.
  @inline(__always)
  private static func digits(_ word: UInt64) -> UInt32? {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let highs = ones &* 0x80
    if word & highs != 0 { return nil }
    // A high bit for each byte from `0` to `9`, and for each letter from `a` to `f` in lower case.
    let lowered = word | ones &* 0x20
    let isDigit = (word &+ ones &* (0x80 - 0x30)) & ~(word &+ ones &* (0x80 - 0x3A)) & highs
    let isLetter = (lowered &+ ones &* (0x80 - 0x61)) & ~(lowered &+ ones &* (0x80 - 0x67)) & highs
    if isDigit | isLetter != highs { return nil }
    let values = (word & (ones &* 0x0F)) &+ (isLetter &>> 7) &* 9
    // The digits of a byte stand side by side, the higher one first.
    let pairs = (values &<< 4 | values &>> 8) & 0x00FF_00FF_00FF_00FF
    let words = (pairs | pairs &>> 8) & 0x0000_FFFF_0000_FFFF
    return UInt32(truncatingIfNeeded: words | words &>> 16)
  }
}
