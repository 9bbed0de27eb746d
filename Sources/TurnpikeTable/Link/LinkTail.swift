/// The query and the fragment of a link, as offsets: what stands behind its path.
package struct LinkTail {
  /// Behind the `?`; empty when there is none.
  package let query: Range<Int>
  /// Behind the `#`; nil when there is none.
  package let fragment: Range<Int>?

  init(_ link: LinkBytes, pathEnd: Int) {
    let index = link.firstIndex(of: SegmentMark.hash, from: pathEnd)
    let hasQuery = pathEnd < link.count && link[pathEnd] == SegmentMark.question
    query = hasQuery ? pathEnd + 1..<index : index..<index
    fragment = index < link.count ? index + 1..<link.count : nil
  }

  func queryBytes(of link: LinkBytes) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: link.start + query.lowerBound, count: query.count)
  }
}
