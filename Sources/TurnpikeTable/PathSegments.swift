/// Where the segments of a path stand, in memory that the caller lends.
struct PathSegments {
  /// A segment's bytes as written, as offsets from the start of the link.
  struct Place {
    private var bounds: UInt64 = 0

    init() {}

    @inline(__always)
    init(start: Int, end: Int) {
      bounds =
        UInt64(truncatingIfNeeded: start) &<< 32 | UInt64(UInt32(truncatingIfNeeded: end))
    }

    @inline(__always)
    var start: Int { Int(truncatingIfNeeded: bounds &>> 32) }
    @inline(__always)
    var end: Int { Int(truncatingIfNeeded: bounds & 0xFFFF_FFFF) }

    /// The longest link whose offsets a place holds: four gigabytes.
    static let mostBytes = 0xFFFF_FFFF
  }

  let places: UnsafeMutablePointer<Place>
  /// How many are remembered: as many as captures of the table point at.
  let capacity: Int

  /// In bounds: the caller lends room for `capacity` places.
  @inline(__always)
  func remember(_ index: Int, _ start: Int, _ end: Int) {
    if index < capacity { places[index] = Place(start: start, end: end) }
  }
}
