/// 24-bit numbers in four digits, the lowest one first.
package enum TableNumber {
  /// The size of a number in bytes.
  package static var width: Int { 4 }

  /// The number in a word with the first byte lowest.
  ///
  /// The digits are joined to pairs of twelve bits, and the pairs to the number.
  @inline(__always)
  package static func value(of word: UInt32) -> Int {
    let pairs = word & 0x003F_003F | word >> 2 & 0x0FC0_0FC0
    return Int(truncatingIfNeeded: pairs & 0xFFF | pairs >> 4 & 0xFFF000)
  }
}
