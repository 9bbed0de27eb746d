/// A path that has been walked to its end.
struct WalkedPath {
  let link: LinkBytes
  /// Where the query or fragment starts, or the link ends.
  let end: UnsafeRawPointer
  /// Behind the places of the segments.
  let placesEnd: UnsafeMutablePointer<PathSegments.Place>
  /// The start of the memory that segments with escapes have been decoded in; nil where there are
  /// none.
  let decoded: UnsafeRawPointer?

  /// Where a segment stands as it is written.
  static func written(
    _ place: UnsafeRawPointer, in link: LinkBytes, decoded: UnsafeRawPointer?
  ) -> UnsafeRawPointer {
    guard let decoded, place < link.start || place >= link.end else { return place }
    return link.start + (place - decoded)
  }
}
