/// The query and the fragment of a link, which follow its path.
package struct LinkTail {
  /// The items of the query.
  package let query: QueryItems
  private let pathEnd: Int

  /// - Parameter end: The end of the path, or nil if it is not known.
  @inline(__always)
  package init(_ link: Span<UInt8>, _ path: PathSegments, end: Int? = nil) {
    let pathEnd = end ?? path.end(in: link)
    let hasQuery = pathEnd < link.count && link[pathEnd] == Mark.question
    query = QueryItems((hasQuery ? pathEnd + 1 : link.count)..<link.count)
    self.pathEnd = pathEnd
  }

  /// Returns the bytes after the `#`, or nil if the link has no fragment.
  package func fragment(of link: Span<UInt8>) -> Range<Int>? {
    let hash = link.firstIndex(of: Mark.hash, in: pathEnd..<link.count)
    return hash < link.count ? hash + 1..<link.count : nil
  }
}
