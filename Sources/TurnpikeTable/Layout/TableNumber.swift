/// Numbers of 24 bits in four bytes that print, read by one product: its upper 24 bits are the
/// number. Six bits in each byte would take four times the instructions, and a walk reads one or two
/// numbers a segment.
///
/// Each number stands in a few words that print, and in many that do not: a writer looks for one.
package enum TableNumber {
  /// One of the factors that give every number of 24 bits from bytes of the two bounds.
  private static let factor: UInt32 = 259

  private static let minimumByte: UInt64 = 0x24
  private static let maximumByte: UInt64 = 0x7E

  /// How many bytes a number takes.
  package static var width: Int { 4 }

  @inline(__always)
  static func value(at start: UnsafeRawPointer) -> Int {
    value(of: UInt32(littleEndian: start.loadUnaligned(as: UInt32.self)))
  }

  /// The 64 bits in twelve bytes.
  static func wideValue(at start: UnsafeRawPointer) -> UInt64 {
    UInt64(truncatingIfNeeded: value(at: start))
      | UInt64(truncatingIfNeeded: value(at: start + width)) << 24
      | UInt64(truncatingIfNeeded: value(at: start + 2 * width)) << 48
  }

  /// The number in a word, of whose bytes the first is the lowest.
  @inline(__always)
  package static func value(of word: UInt32) -> Int {
    Int(truncatingIfNeeded: (word &* factor) &>> 8)
  }

  /// A word that prints and stands for a number of less than 24 bits.
  ///
  /// The words of a number lie about 2³² by the factor apart: from one to the next the
  /// highest byte grows by about 1, the second shrinks by at most 3, and the third grows by at most
  /// 10. So few need be looked at.
  package static func word(of value: Int) -> UInt32 {
    // Most numbers are 0.
    if value == 0 { return 0x3E45_306F }
    let product = UInt64(truncatingIfNeeded: value) &<< 8
    let (minimum, maximum) = (Self.minimumByte, Self.maximumByte)
    let factor = UInt64(Self.factor)
    var turn = minimum
    while turn <= maximum &+ 2 {
      // The first word whose product is not less.
      let word = ((turn &<< 32) &+ product &+ factor &- 1) / factor
      turn = turn &+ 1
      let second = (word &>> 16) & 0xFF
      if second < minimum || second > maximum {
        turn = turn &+ ((second &- maximum &- 1) & 0xFF) / 3
        continue
      }
      let third = (word &>> 8) & 0xFF
      if third < minimum || third > maximum {
        turn = turn &+ ((minimum &- third &- 1) & 0xFF) / 10
        continue
      }
      let (first, last) = (word & 0xFF, word &>> 24)
      if first < minimum || first > maximum || last < minimum || last > maximum { continue }
      let found = UInt32(truncatingIfNeeded: word)
      if self.value(of: found) == value { return found }
    }
    // Each number has such a word: all were tried.
    return 0
  }
}
