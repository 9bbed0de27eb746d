/// UUIDs in links (RFC 9562, section 4), in upper or lower case.
package enum UUIDText {
  /// Returns the sixteen bytes in two numbers, the first byte highest, or nil for any other text.
  static func bits(_ text: Span<UInt8>) -> (UInt64, UInt64)? {
    guard text.count == 36 else { return nil }
    var (high, low): (UInt64, UInt64) = (0, 0)
    // One bit for the index of each `-`.
    let dashes: UInt64 = 1 << 8 | 1 << 13 | 1 << 18 | 1 << 23
    for index in text.indices {
      if dashes &>> UInt64(truncatingIfNeeded: index) & 1 == 1 {
        guard text[index] == UInt8(ascii: "-") else { return nil }
        continue
      }
      guard let digit = HexadecimalDigit.value(of: text[index]) else { return nil }
      // Each digit shifts the earlier ones by four bits.
      high = high << 4 | low >> 60
      low = low << 4 | UInt64(digit)
    }
    return (high, low)
  }
}
