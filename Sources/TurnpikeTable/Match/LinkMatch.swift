/// An entry of a table that matches the path of a link.
package struct LinkMatch: Sendable {
  package private(set) var entry: Address<EntryRecord>
  /// The index of the case that the entry belongs to.
  package private(set) var route = 0
  /// Whether another enum matches the path after the entry's pattern.
  package private(set) var isMount = false
  /// The path, before its first segment.
  package internal(set) var path: PathSegments
  /// The end of the path: a `?`, a `#` or the end of the link; nil if it is not known yet.
  var pathEnd: Int?
  /// The start of the segments that a mounted enum matches.
  private var restStart = 0
  private(set) var captures = CaptureRanges()
  /// How many of the first parameters are captures of complete segments, in the order of the path.
  private var plainCaptureCount = 0

  /// Creates a match that finds the captures of an entry by splitting the path again.
  package init(
    _ entry: Address<EntryRecord> = Address(0), _ path: PathSegments = PathSegments(from: 0)
  ) {
    self.entry = entry
    self.path = path
  }

  /// Sets the positions in the path.
  @inline(__always)
  package mutating func set(end: Int?, rest: Int, _ captures: CaptureRanges) {
    pathEnd = end
    restStart = rest
    self.captures = captures
  }

  /// Sets the entry.
  @inline(__always)
  package mutating func set(_ entry: Address<EntryRecord>, in table: TableView) {
    let record = table[entry]
    self.entry = entry
    route = record[EntryRecord.route]
    isMount = record[EntryRecord.isMount]
    plainCaptureCount = record[EntryRecord.plainCaptureCount].digit
  }

  /// Returns the range of a parameter that is a complete segment without escapes, or nil if the record
  /// of the parameter has to be read.
  @inline(__always)
  func range(_ index: Int) -> Range<Int>? { index < plainCaptureCount ? captures[index] : nil }

  /// The parameter with an index in the route's order.
  @inline(__always)
  package func parameter(_ index: Int) -> Address<PieceRecord> {
    entry.inner(EntryRecord.parameter(index))
  }

  /// The segments that a mounted enum matches, without empty segments before them.
  package var rest: PathSegments {
    var rest = path
    rest.position = restStart
    rest.siteCount = 0
    return rest
  }
}

extension TableView {
  /// The index in a link after the prefix of the mount that matches, and after its slash.
  package func restStart(of match: LinkMatch, in link: Span<UInt8>) -> Int {
    let count = count(segments(match.entry))
    let start = match.path.dropFirst(count, in: link).position
    // If a separate site replaces the complete prefix, no segment before the rest has been read.
    let isUnread = count == match.path.siteCount && start < link.count && link[start] == Mark.slash
    return isUnread ? start + 1 : start
  }
}
