/// The hash of a text, by which a table finds it.
///
/// FNV-1a with eight bytes in each step instead of one. The upper bits are the index of a slot,
/// because a product spreads every byte into the upper bits. The next step folds them into the lower
/// bits first.
package struct TextHash: Hashable {
  private var state: UInt64 = 0

  @inline(__always)
  init() {}

  /// The hash of a text.
  package init(_ text: [UInt8]) {
    let text = ContiguousArray(text)
    self.init(text.span, 0..<text.count)
  }

  /// The hash of the bytes in a range.
  init(_ bytes: Span<UInt8>, _ range: Range<Int>) {
    append(bytes, range)
  }

  /// Adds the bytes in a range.
  mutating func append(_ bytes: Span<UInt8>, _ range: Range<Int>) {
    var index = range.lowerBound
    while index < range.upperBound {
      append(ByteWord(bytes, at: index).first(range.upperBound - index))
      index += 8
    }
  }

  /// Adds eight bytes, the first one lowest; slashes replace those after the last.
  @inline(__always)
  mutating func append(_ word: UInt64) {
    // Multiplying wraps, as a hash does.
    state = (state ^ state >> 32 ^ word) &* 0x9E37_79B9_7F4A_7C15
  }

  /// The index of the text's slot, among a power of two of them.
  @inline(__always)
  package func slot(bits: Int) -> Int {
    // An index of more than 24 bits occurs only in an invalid table.
    Int(truncatingIfNeeded: state &>> (64 &- UInt64(truncatingIfNeeded: bits)))
      & (TableView.maximumSize - 1)
  }
}
