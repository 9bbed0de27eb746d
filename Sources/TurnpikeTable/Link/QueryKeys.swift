/// Keys of a query by their first two bytes: of most other items those show that they have none of the
/// keys.
struct QueryKeys {
  /// A bit for each pair of bytes, and perhaps for others.
  private var bits: UInt64 = 0

  init() {}

  init(_ key: UnsafeRawBufferPointer) {
    insert(key)
  }

  var isEmpty: Bool { bits == 0 }

  mutating func insert(_ key: UnsafeRawBufferPointer) {
    switch key.count {
    case 0: bits = ~0
    case 1:
      insert(key[0], UInt8(ascii: "="))
      insert(key[0], UInt8(ascii: "&"))
    default: insert(key[0], key[1])
    }
  }

  private mutating func insert(_ first: UInt8, _ second: UInt8) {
    bits |= 1 &<< Self.bit(first, second)
  }

  /// Whether an item whose first byte is the word's lowest may have one of the keys.
  @inline(__always)
  func mayBegin(_ word: UInt64) -> Bool {
    let first = UInt8(truncatingIfNeeded: word)
    let second = UInt8(truncatingIfNeeded: word &>> 8)
    return bits &>> Self.bit(first, second) & 1 != 0 || Self.isEncoded(first)
      || Self.isEncoded(second)
  }

  /// A bit for two bytes, the same perhaps for others.
  @inline(__always)
  private static func bit(_ first: UInt8, _ second: UInt8) -> UInt64 {
    UInt64(first) &+ UInt64(second) &* 5
  }

  /// Whether a byte stands for others: a `%` or a `+`.
  @inline(__always)
  private static func isEncoded(_ byte: UInt8) -> Bool {
    // Both and five between them, of which keys seldom have one.
    let isNear = byte &- SegmentMark.percent <= UInt8(ascii: "+") &- SegmentMark.percent
    return isNear && (byte == SegmentMark.percent || byte == UInt8(ascii: "+"))
  }
}
