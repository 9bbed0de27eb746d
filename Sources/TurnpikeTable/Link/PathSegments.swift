/// Memory of the caller's for where the segments of a path stand.
struct PathSegments {
  let start: UnsafeMutablePointer<ByteSpan>
  /// How many are remembered: as many as captures of the table point at, and no less than stand
  /// before a late state.
  let capacity: Int

  /// In bounds: the caller's memory holds `capacity` of them.
  @inline(__always)
  func remember(_ index: Int, _ segment: ByteSpan) {
    if index < capacity { start[index] = segment }
  }
}
