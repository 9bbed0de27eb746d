/// What a table found in a link, and how far its parameters have been read: the state behind a
/// reader, in memory that whoever reads the link lends.
package struct LinkReading {
  package let match: LinkMatch
  private var parameter: MatchedParameter
  /// How many segments are texts as they stand in the link.
  private let plainCount: Int
  private let places: UnsafePointer<PathSegments.Place>
  /// The mounted route's box, which the reading's owner keeps.
  package let mounted: Unmanaged<AnyObject>?

  /// The bytes that a reading and the segments of an ordinary table take.
  package static var size: Int { 192 }
  static var nearSegments: Int { 8 }
  static var placesOffset: Int { 128 }

  package enum Answer {
    /// There is no route.
    package static var refused: Int { -1 }
    /// The path has escapes, or the table captures more segments than there is room for.
    package static var needsRoom: Int { -2 }
  }

  @inline(__always)
  package init(_ match: LinkMatch, mounted: Unmanaged<AnyObject>? = nil) {
    self.match = match
    self.mounted = mounted
    parameter = MatchedParameter(table: match.table, offset: match.entry &+ TableLayout.Entry.size)
    plainCount = match.hasEscapes ? 0 : match.segmentCount
    places = match.segments
  }

  /// The next parameter, which must be read.
  @inline(__always)
  package mutating func next() -> MatchedParameter {
    let parameter = parameter
    self.parameter = parameter.next
    return parameter
  }

  /// The next parameter, a text.
  package mutating func nextString() -> String {
    let parameter = next()
    // Nearly all are: so that this needs no room for what the others do.
    if let index = parameter.plainSegment, index < plainCount,
      let text = String(shortSegment: places[index], of: match.link)
    {
      return text
    }
    return laterString(parameter)
  }

  @inline(never)
  private func laterString(_ parameter: MatchedParameter) -> String {
    text(parameter) ?? ""
  }

  /// A parameter's text in the link, or its default.
  package func text(_ parameter: MatchedParameter) -> String? {
    plainText(parameter) ?? laterText(parameter)
  }

  /// The text of a parameter that stands in one segment as it is; nil for any other.
  ///
  /// In bounds: the walk wrote every segment below `segmentCount` that captures point at.
  @inline(__always)
  private func plainText(_ parameter: MatchedParameter) -> String? {
    guard let index = parameter.plainSegment, index < plainCount else { return nil }
    return String(segment: places[index], of: match.link)
  }

  /// A parameter's text in the link, or its default.
  @inline(never)
  private func laterText(_ parameter: MatchedParameter) -> String? {
    match.text(parameter) ?? parameter.defaultText
  }
}

extension TableView {
  /// Looks a link up, for links without escapes and tables that capture few segments, as nearly all
  /// are: at the lowest cost, and without a word about why there is no route.
  ///
  /// - Parameter room: `LinkReading.size` bytes, aligned as words are; where there is a route, the
  ///   reading stands at their start.
  /// - Returns: the index of the case, or an `Answer`.
  package func read(
    _ link: UnsafeBufferPointer<UInt8>, in room: UnsafeMutableRawPointer, custom: CustomCheck
  ) -> Int {
    let link = LinkBytes(link, orEmptyAt: base)
    guard digit(TableLayout.Header.isNear) != 0, link.count <= PathSegments.Place.mostBytes else {
      return LinkReading.Answer.needsRoom
    }
    var start = 0
    if link.count > 0, link[0] != SegmentMark.slash {
      switch OriginCheck(table: self, link: link).pathStart() {
      case .path(let path, let port):
        guard port.isEmpty else { return LinkReading.Answer.needsRoom }
        start = path
      case .foreignScheme, .foreignOrigin, .malformedAuthority:
        return LinkReading.Answer.refused
      }
    }
    // In bounds: the room holds a reading, and behind it eight bytes for each of the segments.
    let segments = PathSegments(
      places: (room + LinkReading.placesOffset).assumingMemoryBound(to: PathSegments.Place.self),
      capacity: LinkReading.nearSegments)
    var walk = PathWalk(table: self, link: link, segments: segments)
    switch walk.run(from: start, custom: custom, mount: { _ in false }) {
    case .needsWholeWalk: return LinkReading.Answer.needsRoom
    case .noRoute: return LinkReading.Answer.refused
    case .matched(let entry):
      let match = LinkMatch(
        table: self, entry: entry, link: link, segments: segments.places,
        segmentCount: walk.segmentCount, pathEnd: walk.pathEnd, hasEscapes: false)
      room.initializeMemory(as: LinkReading.self, to: LinkReading(match))
      let isPlain =
        digit(entry &+ TableLayout.Entry.flags) & TableLayout.Entry.hasQueryParameters == 0
      if !isPlain, !isAnswered(in: room, custom) { return LinkReading.Answer.refused }
      return number(entry &+ TableLayout.Entry.route)
    }
  }

  @inline(never)
  private func isAnswered(in room: UnsafeMutableRawPointer, _ custom: CustomCheck) -> Bool {
    room.assumingMemoryBound(to: LinkReading.self).pointee.match.isAnswered(custom)
  }
}
