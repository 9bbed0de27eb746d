/// A segment as one scan finds it: how long it is, its first eight bytes, its hash.
struct ScannedSegment {
  var count: Int
  var first: UInt64
  /// Folded bytes, from which `hash` is finished where a state needs it.
  private var folded: UInt64
  /// The byte behind it; a slash stands for the end of the link.
  var end: UInt8

  /// Whether its bytes are not those of the link as written.
  private(set) var isDecoded = false

  /// Whether it is `.` or `..` as written.
  var isDots: Bool { (first == 0x2E || first == 0x2E2E) && !isDecoded }

  @inline(__always)
  var hash: UInt64 { SegmentHash.finish(folded, count: count) }

  /// A `%` stands behind `count` bytes: the segment must be decoded before anything is known of it.
  @inline(__always)
  var hasEscape: Bool { end == SegmentMark.percent }

  /// Scans to the byte that ends the segment at an offset, eight bytes a step.
  @inline(__always)
  init(scanning link: LinkBytes, from position: Int) {
    // Nearly every segment ends inside its first word: no loop, one mask made of the mark found.
    let word = link.word(position)
    let remaining = link.count &- position
    var marks = SegmentMark.find(word)
    if remaining < 8 {
      marks |= 0x80 &<< UInt64(truncatingIfNeeded: max(0, remaining) &* 8)
    }
    let lowest = marks & (0 &- marks)
    let length = marks.trailingZeroBitCount &>> 3
    if marks != 0 {
      let byte = UInt8(truncatingIfNeeded: word &>> UInt64(truncatingIfNeeded: length &* 8))
      if byte == SegmentMark.slash || SegmentMark.isMark(byte) || length >= remaining {
        let text = word & ((lowest &>> 7) &- 1)
        self.init(
          count: length, first: text, folded: text,
          end: length >= remaining ? SegmentMark.slash : byte)
        return
      }
    }
    self.init(scanningOn: link, from: position)
  }

  @inline(__always)
  private init(count: Int, first: UInt64, folded: UInt64, end: UInt8) {
    self.count = count
    self.first = first
    self.folded = folded
    self.end = end
  }

  /// The same for a segment of more than eight bytes, or with bytes that look like marks.
  @inline(never)
  private init(scanningOn link: LinkBytes, from position: Int) {
    var count = 0
    var first: UInt64 = 0
    var folded: UInt64 = 0
    while true {
      let word = link.word(position &+ count)
      let remaining = link.count &- position &- count
      var marks = SegmentMark.find(word)
      while marks != 0 || remaining < 8 {
        let length = min(marks.trailingZeroBitCount &>> 3, remaining)
        let byte =
          length == remaining
          ? SegmentMark.slash
          : UInt8(truncatingIfNeeded: word &>> UInt64(truncatingIfNeeded: length &* 8))
        if !SegmentMark.isMark(byte) {
          marks &= marks &- 1
          if marks == 0, remaining >= 8 { break }
          continue
        }
        let last = word & SegmentHash.mask(length)
        if count == 0 {
          first = last
          folded = last
        } else if length > 0 {
          folded = SegmentHash.fold(folded, last)
        }
        self.init(count: count &+ length, first: first, folded: folded, end: byte)
        return
      }
      if count == 0 {
        first = word
        folded = word
      } else {
        folded = SegmentHash.fold(folded, word)
      }
      count &+= 8
    }
  }

  /// A segment whose bytes are known, as after decoding.
  init(decoded text: LinkBytes) {
    count = text.count
    first = text.word(0) & SegmentHash.mask(text.count)
    folded = SegmentHash.folded(UnsafeRawBufferPointer(start: text.start, count: text.count))
    end = SegmentMark.slash
    isDecoded = true
  }
}
