/// Eight bytes that are compared at once, the first one in the lowest bits.
package struct ByteWord {
  package let bits: UInt64

  /// The bytes at an index; slashes follow the last byte, as if the text were a segment.
  @inline(__always)
  package init(_ bytes: Span<UInt8>, at index: Int) {
    let rest = bytes.count - index
    if rest >= 8 {
      bits = bytes.word(at: index)
    } else if rest > 0, bytes.count >= 8 {
      let width = UInt64(truncatingIfNeeded: rest) &* 8
      bits = bytes.word(at: bytes.count - 8) &>> (64 &- width) | Self.slashes &<< width
    } else {
      bits = Self.short(bytes, at: index)
    }
  }

  @inline(never)
  private static func short(_ bytes: Span<UInt8>, at index: Int) -> UInt64 {
    let rest = bytes.count - index
    if rest >= 4 {
      // The last four bytes overlap with the first four, and have the same bits there.
      let width = UInt64(truncatingIfNeeded: rest) &* 8
      let last = UInt64(bytes.halfWord(at: bytes.count - 4))
      return UInt64(bytes.halfWord(at: index)) | last &<< (width &- 32) | slashes &<< width
    }
    var bits = slashes
    for position in stride(from: bytes.count - 1, through: index, by: -1) {
      bits = bits << 8 | UInt64(bytes[position])
    }
    return bits
  }

  /// The high bit of the first byte that equals the given one. Bits above it mean nothing.
  @inline(__always)
  package func marks(of byte: UInt8) -> UInt64 {
    let difference = bits ^ (Self.ones &* UInt64(byte))
    return (difference &- Self.ones) & ~difference & Self.highs
  }

  /// The index of the byte whose high bit is the lowest one set.
  @inline(__always)
  package static func index(of mark: UInt64) -> Int { mark.trailingZeroBitCount / 8 }

  /// The byte at an index.
  @inline(__always)
  package subscript(index: Int) -> UInt8 {
    UInt8(truncatingIfNeeded: bits &>> (UInt64(truncatingIfNeeded: index) &* 8))
  }

  /// The indices of all bytes that are `/`, `?`, `#` or `%`, and perhaps of others.
  ///
  /// `/` and `?` differ in one bit, and `#` and `%` in two, so two comparisons find the four.
  @inline(__always)
  var marks: Indices {
    let first = (bits | Self.ones &* 0x10) ^ (Self.ones &* 0x3F)
    let second = (bits | Self.ones &* 0x06) ^ (Self.ones &* 0x27)
    let zeros = (first &- Self.ones) & ~first | (second &- Self.ones) & ~second
    return Indices(marks: zeros & Self.highs)
  }

  /// The indices of some bytes of a word.
  struct Indices: Sequence, IteratorProtocol {
    /// The high bit of each byte.
    fileprivate var marks: UInt64

    @inline(__always)
    mutating func next() -> Int? {
      if marks == 0 { return nil }
      let index = ByteWord.index(of: marks)
      marks &= marks - 1
      return index
    }
  }

  /// The first bytes, as many as given, and slashes after them.
  @inline(__always)
  package func first(_ count: Int) -> UInt64 {
    if count >= 8 { return bits }
    let others = UInt64.max &<< (UInt64(truncatingIfNeeded: count) &* 8)
    return bits & ~others | Self.slashes & others
  }

  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highs: UInt64 = 0x8080_8080_8080_8080
  static let slashes: UInt64 = 0x2F2F_2F2F_2F2F_2F2F
}
