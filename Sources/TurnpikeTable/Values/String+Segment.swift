extension String {
  /// The text of decoded bytes; what is no UTF-8 is replaced, as by `String(decoding:as:)`.
  @inline(__always)
  init(segment span: ByteSpan) {
    if let text = SmallText(span)?.string {
      self = text
    } else {
      self = Self.long(span)
    }
  }

  /// The same of any bytes.
  init(segment bytes: UnsafeRawBufferPointer) {
    guard let start = bytes.baseAddress else {
      self = ""
      return
    }
    self.init(segment: ByteSpan(start: start, count: bytes.count))
  }

  /// The same of one to eight bytes of ASCII, of which the last stands at least eight bytes behind
  /// the link's start; nil for others.
  ///
  /// In bounds: the eight bytes that are read end with the segment's, and stand in the link, or in
  /// the memory that segments are decoded in, which has eight more before it.
  @inline(__always)
  init?(shortSegment span: ByteSpan, of link: ByteSpan) {
    let count = span.count
    let last = span.end - 8
    guard count <= 8, last >= link.start else { return nil }
    let bits = UInt64(truncatingIfNeeded: 64 &- count &* 8)
    let word = UInt64(littleEndian: last.loadUnaligned(as: UInt64.self))
    guard let small = SmallText(word &>> bits, high: 0, count) else { return nil }
    self = small.string
  }

  @inline(never)
  private static func long(_ span: ByteSpan) -> String {
    String(decoding: span.bytes, as: UTF8.self)
  }
}

/// Up to fifteen bytes of ASCII as the standard library keeps them inside a `String`: the bytes in
/// their order, and in the sixteenth their number under the bits of small ASCII text.
///
/// Most captures are such, and the library's own way takes longer for them. Nothing rests on the
/// layout: where a literal of the compiler's is laid out in another way, which it
/// knows when it compiles this, no text is made so.
private struct SmallText {
  private let words: (UInt64, UInt64)

  /// Nil for longer texts, and for others than ASCII.
  @inline(__always)
  init?(_ text: ByteSpan) {
    let count = text.count
    guard count <= 15 else { return nil }
    var low = text.word(at: 0)
    var high: UInt64 = 0
    if count >= 8 {
      // The last eight bytes, some of them again.
      high =
        (text.word(at: count &- 8) &>> 1)
        &>> UInt64(truncatingIfNeeded: 127 &- count &* 8)
    } else {
      low &= (1 &<< UInt64(truncatingIfNeeded: count &* 8)) &- 1
    }
    self.init(low, high: high, count)
  }

  /// - Parameter low: the first eight bytes, the first one lowest; `high` has the others.
  @inline(__always)
  init?(_ low: UInt64, high: UInt64, _ count: Int) {
    guard Self.isLayoutKnown, (low | high) & 0x8080_8080_8080_8080 == 0 else { return nil }
    words = (low, high | (0xE0 | UInt64(truncatingIfNeeded: count)) &<< 56)
  }

  /// Taken out of memory, since a cast would count one owner more.
  @inline(__always)
  var string: String {
    var words = (words.0.littleEndian, words.1.littleEndian)
    return withUnsafeMutablePointer(to: &words) {
      UnsafeMutableRawPointer($0).assumingMemoryBound(to: String.self).move()
    }
  }

  @inline(__always)
  private static var isLayoutKnown: Bool {
    guard MemoryLayout<String>.size == 16 else { return false }
    let words = unsafeBitCast("turnpike", to: (UInt64, UInt64).self)
    return words.0.littleEndian == 0x656B_6970_6E72_7574
      && words.1.littleEndian == 0xE800_0000_0000_0000
  }
}
