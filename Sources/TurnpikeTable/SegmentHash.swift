/// The hash of a segment, for states with many literals.
package enum SegmentHash {
  static let spread: UInt64 = 0x9E37_79B9_7F4A_7C15

  /// Takes the next eight bytes of a long segment in.
  @inline(__always)
  static func fold(_ folded: UInt64, _ word: UInt64) -> UInt64 {
    let mixed = folded &* spread
    return (mixed ^ (mixed &>> 32)) ^ word
  }

  /// Ends the fold: texts that differ in trailing zero bytes differ in their length.
  @inline(__always)
  static func finish(_ folded: UInt64, count: Int) -> UInt64 {
    folded ^ (UInt64(truncatingIfNeeded: count) &* 0xD6E8_FEB8_6659_FD93)
  }

  /// The bucket of a hash among `1 << bits`.
  @inline(__always)
  package static func bucket(_ hash: UInt64, bits: Int) -> Int {
    Int(truncatingIfNeeded: ((hash &* spread) &>> 1) &>> UInt64(truncatingIfNeeded: 63 &- bits))
  }

  /// The slot of a hash among `1 << bits` under the displacement of its bucket.
  @inline(__always)
  package static func slot(_ hash: UInt64, displacement: Int, bits: Int) -> Int {
    let odd =
      0xD6E8_FEB8_6659_FD93 &+ UInt64(truncatingIfNeeded: displacement) &* 0x9E37_79B9_7F4A_7C14
    let mixed = (hash ^ (hash &>> 32)) &* odd
    return Int(truncatingIfNeeded: (mixed &>> 1) &>> UInt64(truncatingIfNeeded: 63 &- bits))
  }

  /// The hash of a whole text.
  package static func hash(_ text: [UInt8]) -> UInt64 {
    text.withUnsafeBytes { bytes in
      bytes.baseAddress.map { hash($0, bytes.count) } ?? finish(0, count: 0)
    }
  }

  /// In bounds: of a text of more than eight bytes the last eight are the last word, some of them
  /// again.
  @inline(__always)
  static func hash(_ start: UnsafeRawPointer, _ count: Int) -> UInt64 {
    if count < 8 { return finish(LinkBytes.shortWord(start, count), count: count) }
    var folded = UInt64(littleEndian: start.loadUnaligned(as: UInt64.self))
    var offset = 8
    while offset < count {
      let step = min(offset, count &- 8)
      folded = fold(
        folded,
        UInt64(littleEndian: start.loadUnaligned(fromByteOffset: step, as: UInt64.self)))
      offset &+= 8
    }
    return finish(folded, count: count)
  }
}
