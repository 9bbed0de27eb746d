/// Where the segments of a path stand, in memory that the caller lends.
struct PathSegments {
  /// A segment's bytes as written, in the link.
  struct Place {
    let start: UnsafeRawPointer
    let end: UnsafeRawPointer

    @inline(__always)
    init(start: UnsafeRawPointer, end: UnsafeRawPointer) {
      self.start = start
      self.end = end
    }

    var bytes: UnsafeRawBufferPointer {
      UnsafeRawBufferPointer(start: start, count: end - start)
    }
  }

  let places: UnsafeMutablePointer<Place>
  /// How many are remembered: as many as captures of the table point at, and no less than stand
  /// before a late state.
  let capacity: Int

  /// In bounds: the caller lends room for `capacity` places.
  @inline(__always)
  func remember(_ index: Int, _ place: Place) {
    if index < capacity { places[index] = place }
  }
}
