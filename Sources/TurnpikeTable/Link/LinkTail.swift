/// The query and the fragment of a link, which follow its path.
struct LinkTail {
  /// The bytes after the `?`. The range is empty if the link has no query.
  let query: Range<Int>
  /// The bytes after the `#`, or nil if the link has no fragment.
  let fragment: Range<Int>?

  /// - Parameter pathEnd: The index of the `?` or the `#`, or the end of the link.
  @inline(__always)
  init(_ link: Span<UInt8>, pathEnd: Int) {
    let hash = link.firstIndex(of: Mark.hash, in: pathEnd..<link.count)
    let hasQuery = pathEnd < link.count && link[pathEnd] == Mark.question
    query = hasQuery ? pathEnd + 1..<hash : hash..<hash
    fragment = hash < link.count ? hash + 1..<link.count : nil
  }
}
