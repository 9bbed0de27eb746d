/// An entry of a table that matches the path of a link.
package struct LinkMatch: Sendable {
  package let entry: Address<EntryRecord>
  /// The index of the case that the entry belongs to.
  package let route: Int
  /// Whether another enum matches the path after the entry's pattern.
  package let isMount: Bool
  /// The path, before its first segment.
  package let path: PathSegments
  /// The end of the path: a `?`, a `#` or the end of the link.
  let pathEnd: Int
  let bounds: SegmentBounds

  @inline(__always)
  init(
    _ entry: Address<EntryRecord>, _ path: PathSegments, end: Int, _ bounds: SegmentBounds,
    in table: TableView
  ) {
    self.entry = entry
    route = table.route(entry)
    isMount = table.isMount(entry)
    self.path = path
    pathEnd = end
    self.bounds = bounds
  }

  /// Creates an empty match, for a case that is created without a link.
  package init() {
    entry = Address(0)
    route = 0
    isMount = false
    path = PathSegments(from: 0)
    pathEnd = 0
    bounds = SegmentBounds()
  }

  /// Creates a match of an entry. It only reads the parameters in the query and the fragment.
  package init(_ entry: Address<EntryRecord>, queryOf link: Span<UInt8>) {
    self.entry = entry
    route = 0
    isMount = false
    pathEnd =
      link.indices.first { link[$0] == Mark.question || link[$0] == Mark.hash } ?? link.count
    path = PathSegments(from: pathEnd)
    bounds = SegmentBounds()
  }

  /// The path starting from a segment.
  func segments(from index: Int, in link: Span<UInt8>) -> PathSegments {
    if let start = bounds.start(index) { return path.continued(from: start, index) }
    var segments = path
    for _ in 0..<index { _ = segments.next(in: link) }
    return path.continued(from: segments.position, index)
  }

  /// The path after the segments of the entry's pattern, which a mounted enum matches.
  package func rest(of link: Span<UInt8>, _ table: TableView) -> PathSegments {
    segments(from: table.count(table.segments(entry)), in: link)
  }
}
