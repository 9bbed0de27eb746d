/// The query and the fragment of a link: what stands behind its path.
package struct LinkTail {
  /// Behind the `?`; empty when there is none.
  let query: UnsafeRawBufferPointer
  /// Behind the `#`; nil when there is none.
  let fragment: UnsafeRawBufferPointer?

  /// - Parameter pathEnd: where the `?` or the `#` stands, or the link ends.
  @inline(__always)
  init(_ link: ByteSpan, pathEnd: UnsafeRawPointer) {
    let pathEnd = pathEnd - link.start
    let hash = link.firstIndex(of: SegmentMark.hash, from: pathEnd)
    let hasQuery = pathEnd < link.count && link[pathEnd] == SegmentMark.question
    query = link.bytes(hasQuery ? pathEnd + 1..<hash : hash..<hash)
    fragment = hash < link.count ? link.bytes(hash + 1..<link.count) : nil
  }

  init(_ link: ByteSpan) {
    self.init(link, pathEnd: link.start + link.pathEnd)
  }

  package var items: QueryItems { QueryItems(query) }
}
