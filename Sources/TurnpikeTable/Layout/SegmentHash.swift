/// The perfect hash of two steps, for states with many literals: a key is spread over 64 bits, whose
/// upper ones are its bucket; times the bucket's displacement, the upper ones are its slot.
package enum SegmentHash {
  private static let spread: UInt64 = 0x9E37_79B9_7F4A_7C15
  private static let odd: UInt64 = 0xD6E8_FEB8_6659_FD93

  /// The bits of a key, to find its bucket and its slot by.
  @inline(__always)
  package static func bits(of key: UInt64) -> UInt64 { key &* spread }

  /// The bucket: as many bits as the shift leaves of 64.
  @inline(__always)
  package static func bucket(of bits: UInt64, shift: UInt64) -> Int {
    Int(truncatingIfNeeded: bits &>> shift)
  }

  /// The slot under the displacement of the bucket.
  @inline(__always)
  package static func slot(of bits: UInt64, displacement: DigitPair, shift: UInt64) -> Int {
    Int(truncatingIfNeeded: (bits &* UInt64(displacement.bytes)) &>> shift)
  }

  /// The key of a whole text.
  package static func key(_ text: [UInt8]) -> UInt64 { text.withUnsafeBytes { key($0) } }

  /// In bounds: of a text of more than eight bytes the last eight are the last word, some of them
  /// again.
  static func key(_ text: UnsafeRawBufferPointer) -> UInt64 {
    let count = text.count
    guard let start = text.baseAddress else { return finish(0, count: 0) }
    if count < 8 { return finish(ByteSpan.shortWord(start, count), count: count) }
    var folded = ByteSpan.word(at: start)
    var offset = 8
    while offset < count {
      folded = fold(folded, ByteSpan.word(at: start + min(offset, count &- 8)))
      offset &+= 8
    }
    return finish(folded, count: count)
  }

  /// Mixes the next eight bytes of a long text into those before.
  private static func fold(_ folded: UInt64, _ word: UInt64) -> UInt64 {
    let mixed = folded &* spread
    return (mixed ^ (mixed &>> 32)) ^ word
  }

  /// Ends the fold: texts that differ in trailing zero bytes differ in their length.
  private static func finish(_ folded: UInt64, count: Int) -> UInt64 {
    folded ^ (UInt64(truncatingIfNeeded: count) &* odd)
  }
}
