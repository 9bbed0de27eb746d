/// A path that has been walked to its end.
struct WalkedPath {
  /// The start of the memory that segments with escapes have been decoded in, each as far behind it
  /// as it stands behind the link's start; eight more bytes before it can be read.
  let decoded: UnsafeRawPointer
  let link: ByteSpan
  /// Where the query or fragment starts, or the link ends.
  let end: UnsafeRawPointer
  /// Behind the segments that are remembered.
  let segmentsEnd: UnsafeMutablePointer<ByteSpan>

  /// Where a segment that starts at a position stands as it is written.
  func written(_ start: UnsafeRawPointer) -> UnsafeRawPointer {
    start < link.start || start >= link.end ? link.start + (start - decoded) : start
  }
}
