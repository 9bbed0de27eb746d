/// Bytes that stand together, a link's or a segment's, read eight at a time without reading past their
/// end.
struct ByteSpan {
  let start: UnsafeRawPointer
  let end: UnsafeRawPointer

  @inline(__always)
  var count: Int { end - start }

  @inline(__always)
  init(start: UnsafeRawPointer, count: Int) {
    self.start = start
    end = start + count
  }

  @inline(__always)
  init(start: UnsafeRawPointer, end: UnsafeRawPointer) {
    self.start = start
    self.end = end
  }

  /// A buffer, which may be an empty one without an address.
  @inline(__always)
  init(_ bytes: UnsafeRawBufferPointer, orEmptyAt address: UnsafeRawPointer) {
    self.init(start: bytes.baseAddress ?? address, count: bytes.count)
  }

  @inline(__always)
  subscript(offset: Int) -> UInt8 {
    start.load(fromByteOffset: offset, as: UInt8.self)
  }

  /// In bounds: the range is one of the span's.
  @inline(__always)
  func bytes(_ range: Range<Int>) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: start + range.lowerBound, count: range.count)
  }

  /// A link of which eight bytes can be read that end with it: a shorter one is a copy in a buffer of
  /// sixteen bytes.
  @inline(__always)
  init(_ bytes: UnsafeBufferPointer<UInt8>, withFullWordIn buffer: UnsafeMutableRawPointer) {
    if _slowPath(bytes.count < 8) {
      Self.copy(bytes, to: buffer)
      start = UnsafeRawPointer(buffer + 8)
    } else {
      // A buffer with bytes has an address.
      start = UnsafeRawPointer(bytes.baseAddress.unsafelyUnwrapped)
    }
    end = start + bytes.count
  }

  @inline(never)
  private static func copy(
    _ bytes: UnsafeBufferPointer<UInt8>, to buffer: UnsafeMutableRawPointer
  ) {
    let text = ByteSpan(UnsafeRawBufferPointer(bytes), orEmptyAt: buffer)
    buffer.storeBytes(of: 0, as: UInt64.self)
    let word = shortWord(text.start, text.count).littleEndian
    buffer.storeBytes(of: word, toByteOffset: 8, as: UInt64.self)
  }

  var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: start, count: count) }

  /// The last position of eight bytes.
  @inline(__always)
  var lastFullWord: UnsafeRawPointer { end - 8 }

  /// The eight bytes at a position in the link, the first one lowest; slashes stand for what lies past
  /// the end, since the end of a link ends its last segment as a slash would. Nil at the end.
  ///
  /// In bounds: the link is one `withFullWord`; at the end its last eight bytes are loaded and
  /// shifted.
  @inline(__always)
  func word(from position: UnsafeRawPointer) -> UInt64? {
    if position <= lastFullWord { return Self.word(at: position) }
    if position >= end { return nil }
    let bits = UInt64(truncatingIfNeeded: (position - lastFullWord) &* 8)
    return Self.word(at: lastFullWord) &>> bits | SegmentMark.slashes &<< (0 &- bits)
  }

  @inline(__always)
  static func word(at position: UnsafeRawPointer) -> UInt64 {
    UInt64(littleEndian: position.loadUnaligned(as: UInt64.self))
  }

  /// The four bytes at an offset, the first one lowest.
  @inline(__always)
  func word32(at offset: Int) -> UInt32 {
    UInt32(littleEndian: start.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
  }

  /// The eight bytes at an offset, the first one lowest; slashes stand for what lies past the end.
  @inline(__always)
  func word(at offset: Int) -> UInt64 {
    count &- offset >= 8 ? Self.word(at: start + offset) : lastWord(at: offset)
  }

  @inline(never)
  private func lastWord(at offset: Int) -> UInt64 {
    let remaining = count &- offset
    if remaining <= 0 { return SegmentMark.slashes }
    let bits = UInt64(truncatingIfNeeded: remaining &* 8)
    if count < 8 {
      return Self.shortWord(start + offset, remaining) | SegmentMark.slashes &<< bits
    }
    return Self.word(at: lastFullWord) &>> (64 &- bits) | SegmentMark.slashes &<< bits
  }

  /// The first slash or colon among the first eight bytes, or the first byte that is no ASCII, and
  /// where it stands; a question mark where it has neither; 0 where there is none. Behind a slash or
  /// a question mark a link has no scheme (RFC 3986, 4.2).
  @inline(__always)
  var firstMark: (byte: UInt8, offset: Int) {
    if count < 8 { return (0, 0) }
    let word = Self.word(at: start)
    let marks = SegmentMark.slashesOrColons(word)
    if marks == 0 { return (SegmentMark.questions(word) == 0 ? 0 : SegmentMark.question, 0) }
    let bits = SegmentMark.bits(before: marks)
    return (UInt8(truncatingIfNeeded: word &>> bits), Int(truncatingIfNeeded: bits &>> 3))
  }

  /// Where the first colon stands, or before it the first byte that is no ASCII, which no scheme has;
  /// nil where a slash, a query or the link's end stands before both, so that the link has no scheme.
  var possibleSchemeEnd: Int? {
    var offset = 0
    while true {
      let word = word(at: offset)
      let marks = SegmentMark.slashesOrColons(word) | SegmentMark.questions(word)
      if marks != 0 {
        let bits = SegmentMark.bits(before: marks)
        let mark = UInt8(truncatingIfNeeded: word &>> bits)
        if mark == SegmentMark.slash || mark == SegmentMark.question { return nil }
        return offset &+ Int(truncatingIfNeeded: bits &>> 3)
      }
      offset &+= 8
    }
  }

  /// Whether a text stands at an offset.
  ///
  /// In bounds: the last eight bytes of a text of more are compared again with those before them, and
  /// of a shorter one as many as it has.
  @inline(__always)
  func has(_ text: UnsafeRawBufferPointer, at offset: Int) -> Bool {
    let length = text.count
    guard let expected = text.baseAddress, count &- offset >= length else { return false }
    let found = start + offset
    if length < 8 { return Self.shortWord(found, length) == Self.shortWord(expected, length) }
    var index = 0
    while index < length {
      let offset = min(index, length &- 8)
      if Self.word(at: found + offset) != Self.word(at: expected + offset) { return false }
      index &+= 8
    }
    return true
  }

  /// Up to seven bytes, the first one lowest.
  ///
  /// In bounds: two halves that overlap; of less than four bytes the first, the middle and the
  /// last, some of which are the same.
  @inline(__always)
  static func shortWord(_ start: UnsafeRawPointer, _ count: Int) -> UInt64 {
    if count >= 4 {
      let first = UInt32(littleEndian: start.loadUnaligned(as: UInt32.self))
      let last = UInt32(
        littleEndian: start.loadUnaligned(fromByteOffset: count &- 4, as: UInt32.self))
      return UInt64(first) | UInt64(last) &<< UInt64(truncatingIfNeeded: (count &- 4) &* 8)
    }
    if count <= 0 { return 0 }
    let middle = count &>> 1
    let last = count &- 1
    return UInt64(start.load(as: UInt8.self))
      | UInt64(start.load(fromByteOffset: middle, as: UInt8.self))
      &<< UInt64(truncatingIfNeeded: middle &* 8)
      | UInt64(start.load(fromByteOffset: last, as: UInt8.self))
      &<< UInt64(truncatingIfNeeded: last &* 8)
  }
}
