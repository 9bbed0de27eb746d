/// A segment as one scan finds it: how long it is, its first eight bytes, its hash.
struct ScannedSegment {
  var count: Int
  var first: UInt64
  var hash: UInt64
  /// A `%` stands at `count`: the segment must be decoded before anything is known of it.
  var hasEscape: Bool

  /// Scans to the byte that ends the segment at an offset, eight bytes a step.
  @inline(__always)
  init(scanning link: LinkBytes, from position: Int) {
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
        if byte != SegmentMark.slash, byte != SegmentMark.question, byte != SegmentMark.hash,
          byte != SegmentMark.percent
        {
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
        count &+= length
        self.count = count
        self.first = first
        self.hash = SegmentHash.finish(folded, count: count)
        self.hasEscape = byte == SegmentMark.percent
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
    hash = SegmentHash.hash(UnsafeRawBufferPointer(start: text.start, count: text.count))
    hasEscape = false
  }
}
