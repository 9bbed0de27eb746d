/// The start indices of the first segments of a path, so that reading a capture need not split the
/// path again.
package struct SegmentStarts: Sendable {
  /// Sixteen bits for each segment; four segments in each number.
  private var low: UInt64 = 0
  private var high: UInt64 = 0
  private var count = 0

  /// The maximum number of segments, and the maximum length of a link.
  private static let capacity = 8
  private static let maximum = 0xFFFF

  init() {}

  /// Stores the start of the next segment, if there is room.
  @inline(__always)
  mutating func append(_ start: Int) {
    guard count < Self.capacity, start <= Self.maximum else { return }
    let bits = UInt64(truncatingIfNeeded: start) &<< UInt64(truncatingIfNeeded: count % 4 * 16)
    if count < 4 { low |= bits } else { high |= bits }
    count += 1
  }

  /// The start of a segment; nil if it is not stored.
  @inline(__always)
  subscript(index: Int) -> Int? {
    guard index < count else { return nil }
    let bits = (index < 4 ? low : high) &>> UInt64(truncatingIfNeeded: index % 4 * 16)
    return Int(truncatingIfNeeded: bits & UInt64(Self.maximum))
  }
}
