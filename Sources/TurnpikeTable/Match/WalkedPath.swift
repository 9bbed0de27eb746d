/// A path that has been walked to its end.
struct WalkedPath {
  /// The start of the memory that segments with escapes have been decoded in, each as far behind it
  /// as it stands behind the link's start; eight more bytes before it can be read. Nil where that is
  /// the buffer's, as it nearly always is.
  let decoded: UnsafeRawPointer?
  let link: ByteSpan
  /// Where the query or fragment starts, or the link ends.
  let end: UnsafeRawPointer
  /// Behind the segments that are remembered.
  let segmentsEnd: UnsafeMutablePointer<ByteSpan>

  /// Where a segment that starts at a position stands as it is written.
  ///
  /// - Parameter segments: those that are remembered.
  func written(
    _ start: UnsafeRawPointer, of segments: UnsafeMutablePointer<ByteSpan>
  ) -> UnsafeRawPointer {
    if start >= link.start, start < link.end { return start }
    let decoded = decoded ?? UnsafeRawPointer(MatchFrame.decoded(behind: segments))
    return link.start + (start - decoded)
  }
}
