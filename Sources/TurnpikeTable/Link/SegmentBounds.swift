/// The bounds of the last segments of a path. With them, reading a capture does not have to split
/// the path again.
package struct SegmentBounds: Sendable {
  /// Sixteen bits for each segment's start, the last segment lowest. The end of the path follows as
  /// the start that another segment would have.
  private var low: UInt64 = 0
  private var high: UInt64 = 0
  /// The number of starts, including starts that have been shifted out.
  private(set) var count = 0
  /// Whether each segment is used as written.
  private var isPlain = true

  /// The number of starts that are stored, and the maximum length of a link.
  private static var capacity: Int { 8 }
  private static var maximum: Int { 0xFFFF }

  @inline(__always)
  init() {}

  /// Adds the start of the next segment.
  @inline(__always)
  mutating func append(_ segment: PathSegments.Segment) {
    append(segment.start)
    if segment.hasPercent { isPlain = false }
  }

  @inline(__always)
  private mutating func append(_ start: Int) {
    high = high &<< 16 | low &>> 48
    low = low &<< 16 | UInt64(truncatingIfNeeded: start)
    count += 1
  }

  /// Adds the end of the path, before which nothing is found.
  @inline(__always)
  mutating func finish(_ path: PathSegments, end: Int) {
    append(end + 1)
    if path.hasPort { isPlain = false }
    // A larger start does not fit.
    if end >= Self.maximum { count = 0 }
  }

  /// Returns the start of a segment, or nil if it is not stored.
  @inline(__always)
  func start(_ index: Int) -> Int? { index + 1 < count ? self[index] : nil }

  /// Returns the range of a segment that is used as written, or nil if it is not known.
  @inline(__always)
  func range(_ index: Int, in link: Span<UInt8>) -> Range<Int>? {
    guard isPlain, let start = start(index), let next = self[index + 1] else { return nil }
    // After an empty segment, there is another slash.
    guard next > start + 1, link[next - 2] != Mark.slash else { return nil }
    return start..<next - 1
  }

  @inline(__always)
  private subscript(index: Int) -> Int? {
    let place = count - 1 - index
    guard place >= 0, place < Self.capacity else { return nil }
    let bits = (place < 4 ? low : high) &>> UInt64(truncatingIfNeeded: place % 4 * 16)
    return Int(truncatingIfNeeded: bits) & Self.maximum
  }
}
