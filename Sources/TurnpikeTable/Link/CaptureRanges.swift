/// The ranges of the last captures of a path, so that reading a capture does not split the path again.
package struct CaptureRanges: Sendable {
  /// Sixteen bits for the start and for the end of each capture, the last capture lowest. They are 0 if
  /// the capture has escapes, or if its end has more bits.
  private var low: UInt64 = 0
  private var high: UInt64 = 0
  /// The number of captures, including captures that have been shifted out.
  private var count = 0

  /// The number of captures that are stored.
  private static var capacity: Int { 4 }

  @inline(__always)
  package init() {}

  @inline(__always)
  mutating func append(_ segment: PathSegments.Segment) {
    let isStored = !segment.hasPercent && segment.end <= 0xFFFF
    let bits = isStored ? segment.start &<< 16 | segment.end : 0
    high = high &<< 32 | low &>> 32
    low = low &<< 32 | UInt64(truncatingIfNeeded: bits)
    count += 1
  }

  /// Returns the range of a capture, or nil if it is not stored.
  @inline(__always)
  subscript(index: Int) -> Range<Int>? {
    let place = count - 1 - index
    guard place >= 0, place < Self.capacity else { return nil }
    let bits = (place < 2 ? low : high) &>> UInt64(truncatingIfNeeded: place % 2 * 32)
    let (start, end) = (Int(truncatingIfNeeded: bits >> 16) & 0xFFFF, Int(bits & 0xFFFF))
    return start < end ? start..<end : nil
  }
}
