/// What a table found in a link, and how far its parameters have been read: the state behind a
/// reader, in memory that whoever reads the link lends.
package struct LinkReading {
  package let match: LinkMatch
  /// The offset of the next parameter's record.
  private var parameter: Int
  /// The mounted route's box, which the reading's owner keeps.
  package let mounted: Unmanaged<AnyObject>?
  /// A byte for each of the next parameters, the lowest first: see `TableLayout.Node.captures`.
  private var captures: UInt32

  /// The bytes that a reading and the segments of an ordinary table take.
  package static var size: Int { 312 }
  package static var nearSegments: Int { 14 }
  static var placesOffset: Int { 88 }

  package enum Answer {
    /// There is no route.
    package static var refused: Int { -1 }
    /// The path has escapes, or the table captures more segments than there is room for.
    package static var needsRoom: Int { -2 }
  }

  /// - Parameter captures: of a match whose segments stand behind the reading, in its room.
  @inline(__always)
  package init(
    _ match: LinkMatch, captures: UInt32 = 0, mounted: Unmanaged<AnyObject>? = nil
  ) {
    self.match = match
    self.mounted = mounted
    self.captures = captures
    parameter = match.entry &+ TableLayout.Entry.size
  }

  /// The next parameter, which must be read.
  @inline(__always)
  package mutating func next() -> MatchedParameter {
    let offset = parameter
    parameter = offset &+ TableLayout.Parameter.size
    captures = captures &>> 8
    return MatchedParameter(table: match.table, offset: offset)
  }

  /// The next parameter of a reading, a text.
  ///
  /// Nearly all are short and stand in the link as they are. The others are a call at the end, and
  /// the reading is a pointer: so this keeps nothing on the stack.
  package static func nextString(_ reading: UnsafeMutablePointer<LinkReading>) -> String {
    guard let place = nextCapture(reading) else { return laterString(reading) }
    _ = reading.pointee.next()
    return String(shortSegment: place, of: reading.pointee.match.link)
      ?? longString(place, reading)
  }

  @inline(never)
  private static func laterString(_ reading: UnsafeMutablePointer<LinkReading>) -> String {
    nextText(reading).text ?? ""
  }

  @inline(never)
  private static func longString(
    _ place: PathSegments.Place, _ reading: UnsafeMutablePointer<LinkReading>
  ) -> String {
    String(segment: place, of: reading.pointee.match.link)
  }

  /// The next parameter of a reading, and its text in the link, or its default.
  package static func nextText(
    _ reading: UnsafeMutablePointer<LinkReading>
  ) -> (parameter: MatchedParameter, text: String?) {
    let place = nextCapture(reading)
    let parameter = reading.pointee.next()
    let match = reading.pointee.match
    let text =
      place.map { String(segment: $0, of: match.link) } ?? match.text(parameter)
      ?? parameter.defaultText
    return (parameter, text)
  }

  /// Where the next parameter stands, if that is a whole segment of every link.
  ///
  /// In bounds: only a reading in a room has captures, and they are of segments that the walk has
  /// remembered there.
  @inline(__always)
  private static func nextCapture(
    _ reading: UnsafeMutablePointer<LinkReading>
  ) -> PathSegments.Place? {
    let byte = UInt8(truncatingIfNeeded: reading.pointee.captures)
    if byte < TableLayout.byte(0) { return nil }
    let places = (UnsafeMutableRawPointer(reading) + placesOffset)
      .assumingMemoryBound(to: PathSegments.Place.self)
    return places[Int(truncatingIfNeeded: byte &- TableLayout.byte(0))]
  }
}

extension TableView {
  /// Looks a link up, for links without escapes and tables that capture few segments, as nearly all
  /// are: at the lowest cost, and without a word about why there is no route.
  ///
  /// - Parameters:
  ///   - base: the table's start.
  ///   - room: `LinkReading.size` bytes, aligned as words are; where there is a route, the reading
  ///     stands at their start.
  /// - Returns: the index of the case, or an `Answer`.
  package static func read(
    _ link: UnsafeBufferPointer<UInt8>, in room: UnsafeMutableRawPointer, custom: CustomCheck,
    by base: UnsafeRawPointer
  ) -> Int {
    TableView(base: base).read(link, in: room, custom: custom)
  }

  /// The same by this table.
  @inline(__always)
  package func read(
    _ link: UnsafeBufferPointer<UInt8>, in room: UnsafeMutableRawPointer, custom: CustomCheck
  ) -> Int {
    byte(TableLayout.Header.reach) == TableLayout.byte(TableLayout.Reach.small)
      ? read(link, in: room, custom, isLarge: false) : readLarge(link, in: room, custom)
  }

  @inline(never)
  private func readLarge(
    _ link: UnsafeBufferPointer<UInt8>, in room: UnsafeMutableRawPointer, _ custom: CustomCheck
  ) -> Int {
    byte(TableLayout.Header.reach) == TableLayout.byte(TableLayout.Reach.large)
      ? read(link, in: room, custom, isLarge: true) : LinkReading.Answer.needsRoom
  }

  @inline(__always)
  private func read(
    _ link: UnsafeBufferPointer<UInt8>, in room: UnsafeMutableRawPointer, _ custom: CustomCheck,
    isLarge: Bool
  ) -> Int {
    typealias Accept = TableLayout.Accept
    typealias Node = TableLayout.Node
    guard let bytes = link.baseAddress else { return LinkReading.Answer.needsRoom }
    let link = LinkBytes(start: UnsafeRawPointer(bytes), count: link.count)
    var start = 1
    if link.count == 0 || link[0] != SegmentMark.slash {
      start = link.startsWithSegment ? 0 : pathStart(link)
      if start < 0 { return start }
    }
    // In bounds: the room holds a reading, and behind it sixteen bytes for each of the segments.
    let segments = PathSegments(
      places: (room + LinkReading.placesOffset).assumingMemoryBound(to: PathSegments.Place.self),
      capacity: LinkReading.nearSegments)
    let walk = PathWalk(table: self, link: link, segments: segments, isLarge: isLarge)
    guard let end = walk.run(from: start, custom: custom) else {
      return LinkReading.Answer.needsRoom
    }
    let accept = byte(end.state &+ Node.acceptKind)
    guard accept == TableLayout.byte(Accept.entry) else {
      return accept == TableLayout.byte(Accept.nothing)
        ? LinkReading.Answer.refused : readFirst(of: end, link, segments, in: room, custom)
    }
    store(
      number(end.state &+ Node.accept), captures: halfWord(end.state &+ Node.captures), end, link,
      segments, in: room)
    return number(end.state &+ Node.acceptedRoute)
  }

  /// The same where more than the path decides.
  @inline(never)
  private func readFirst(
    of end: PathWalk.End, _ link: LinkBytes, _ segments: PathSegments,
    in room: UnsafeMutableRawPointer, _ custom: CustomCheck
  ) -> Int {
    let path = PathEnd(
      table: self, link: link, segments: segments, segmentCount: end.segmentCount,
      pathEnd: end.pathEnd)
    let entry = path.entry(at: end.state) { _ in false }
    if entry == 0 { return LinkReading.Answer.refused }
    store(entry, captures: 0, end, link, segments, in: room)
    return isAnswered(in: room, custom)
      ? number(entry &+ TableLayout.Entry.route) : LinkReading.Answer.refused
  }

  @inline(__always)
  private func store(
    _ entry: Int, captures: UInt32, _ end: PathWalk.End, _ link: LinkBytes, _ segments: PathSegments,
    in room: UnsafeMutableRawPointer
  ) {
    let match = LinkMatch(
      table: self, entry: entry, link: link, segments: segments.places,
      segmentCount: end.segmentCount, pathEnd: end.pathEnd, plainCount: end.segmentCount)
    room.initializeMemory(as: LinkReading.self, to: LinkReading(match, captures: captures))
  }

  @inline(never)
  private func isAnswered(in room: UnsafeMutableRawPointer, _ custom: CustomCheck) -> Bool {
    room.assumingMemoryBound(to: LinkReading.self).pointee.match.isAnswered(custom)
  }

  /// Where the path starts of a link that does not start with a slash, or an `Answer`.
  @inline(never)
  private func pathStart(_ link: LinkBytes) -> Int {
    switch OriginCheck(table: self, link: link).pathStart() {
    case .path(let start, let port):
      return port.isEmpty ? start : LinkReading.Answer.needsRoom
    case .foreignScheme, .foreignOrigin, .malformedAuthority:
      return LinkReading.Answer.refused
    }
  }
}
