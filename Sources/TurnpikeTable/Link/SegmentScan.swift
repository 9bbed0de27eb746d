/// Where a segment of a path ends, and at what.
struct SegmentEnd {
  /// The offset of the byte behind the segment.
  let offset: Int
  /// The byte there; a slash for the end of the link. A `%` says that the segment goes on, and must
  /// be decoded before anything is known of it.
  let mark: UInt8
}

extension ByteSpan {
  /// Where a byte first stands from an offset on, and the end where it does not, eight bytes a step.
  ///
  /// - Parameter byte: no slash, since slashes stand for what lies past the end.
  func firstIndex(of byte: UInt8, from start: Int) -> Int {
    var offset = start
    while count &- offset >= 8 {
      let found = SegmentMark.find(byte, in: Self.word(at: self.start + offset))
      if found != 0 { return offset &+ found.trailingZeroBitCount &>> 3 }
      offset &+= 8
    }
    if offset >= count { return max(start, count) }
    let found = SegmentMark.find(byte, in: word(at: offset))
    return found == 0 ? count : offset &+ found.trailingZeroBitCount &>> 3
  }

  /// Scans to the end of a path of which all segments from an offset on are taken as they are, eight
  /// bytes a step: a slash stands for the link's end, and a `.` for a segment `.` or `..`.
  ///
  /// - Parameter start: where a segment starts.
  func restEnd(from start: Int) -> SegmentEnd {
    var offset = start
    while offset < count {
      let startsSegment = offset == start || self[offset &- 1] == SegmentMark.slash
      let found = SegmentMark.findInRest(word(at: offset), startsSegment: startsSegment)
      if found == 0 {
        offset &+= 8
        continue
      }
      for position in offset..<min(offset &+ 8, count) {
        switch self[position] {
        case SegmentMark.question, SegmentMark.hash:
          return SegmentEnd(offset: position, mark: self[position])
        case SegmentMark.dot where position == start || self[position &- 1] == SegmentMark.slash:
          if isDotSegment(at: position) {
            return SegmentEnd(offset: position, mark: SegmentMark.dot)
          }
        default: break
        }
      }
      offset &+= 8
    }
    return SegmentEnd(offset: count, mark: SegmentMark.slash)
  }

  /// Whether the segment that starts at an offset is `.` or `..`.
  private func isDotSegment(at offset: Int) -> Bool {
    var end = offset
    while end < min(offset &+ 3, count), !SegmentMark.endsSegment(self[end]) { end &+= 1 }
    return DotSegment.isDots(bytes(offset..<end))
  }

  /// Where the segment ends that an offset is in, past all its escapes.
  func writtenSegmentEnd(from start: Int) -> SegmentEnd {
    var offset = start
    while true {
      let found = segmentEnd(from: offset, word(at: offset))
      if found.mark != SegmentMark.percent { return found }
      offset = found.offset &+ 1
    }
  }

  /// Scans to the byte that ends the segment at an offset, eight bytes a step.
  ///
  /// - Parameter word: the eight bytes at the offset.
  @inline(__always)
  func segmentEnd(from offset: Int, _ word: UInt64) -> SegmentEnd {
    // Nearly every segment ends inside its first word, at a slash.
    let marks = SegmentMark.find(word)
    let bits = SegmentMark.bits(before: marks)
    if marks != 0, SegmentMark.isSlash(word &>> bits) {
      return SegmentEnd(
        offset: offset &+ Int(truncatingIfNeeded: bits &>> 3), mark: SegmentMark.slash)
    }
    return laterSegmentEnd(from: offset, word, marks)
  }

  /// The same for a segment of more than eight bytes, with bytes that look like marks, or with
  /// another mark behind it.
  @inline(never)
  func laterSegmentEnd(
    from offset: Int, _ word: UInt64, _ marks: UInt64
  ) -> SegmentEnd {
    var (offset, word, marks) = (offset, word, marks)
    while true {
      while marks != 0 {
        let bits = SegmentMark.bits(before: marks)
        let mark = UInt8(truncatingIfNeeded: word &>> bits)
        if SegmentMark.isMark(mark) {
          return SegmentEnd(offset: offset &+ Int(truncatingIfNeeded: bits &>> 3), mark: mark)
        }
        marks &= marks &- 1
      }
      offset &+= 8
      word = self.word(at: offset)
      marks = SegmentMark.find(word)
    }
  }
}
