/// What a table found in a link, and how far its parameters have been read: the state behind a
/// reader, in memory that whoever reads the link lends.
///
/// Of an ordinary link it has what the walk knows anyway, since most readers ask for texts alone;
/// the match is put together where one asks for more.
package struct LinkReading {
  private let table: TableView
  private let entry: Int
  private let link: LinkBytes
  /// Behind the segments, which stand in the room behind the reading.
  private let placesEnd: UnsafeMutablePointer<PathSegments.Place>?
  private let pathEnd: Int
  /// The match of any other link, which the reading's owner keeps.
  private let far: UnsafePointer<LinkMatch>?
  /// The offset of the next parameter's record from the first.
  private var parameter = 0
  /// The mounted route's box, which the reading's owner keeps.
  package let mounted: Unmanaged<AnyObject>?
  /// A byte for each of the next parameters, the lowest first: see `TableLayout.Node.captures`.
  private var captures: UInt32

  /// The bytes that a reading, the segments of an ordinary table and a short link take.
  package static var size: Int { 320 }
  package static var nearSegments: Int { 14 }
  static var placesOffset: Int { 80 }
  /// Sixteen bytes.
  static var shortLinkOffset: Int { 304 }

  package enum Answer {
    /// There is no route.
    package static var refused: Int { -1 }
    /// The path has escapes, or the table captures more segments than there is room for.
    package static var needsRoom: Int { -2 }
  }

  package init(_ match: UnsafePointer<LinkMatch>, mounted: Unmanaged<AnyObject>? = nil) {
    table = match.pointee.table
    entry = match.pointee.entry
    link = match.pointee.link
    placesEnd = nil
    pathEnd = match.pointee.pathEnd
    far = match
    self.mounted = mounted
    captures = 0
  }

  /// A reading in a room that has the segments behind it.
  @inline(__always)
  fileprivate init(
    _ table: TableView, _ entry: Int, captures: UInt32, _ end: PathWalk.End, _ link: LinkBytes
  ) {
    self.table = table
    self.entry = entry
    self.link = link
    self.captures = captures
    placesEnd = end.places
    pathEnd = end.pathEnd
    far = nil
    mounted = nil
  }

  /// The match that is read.
  package static func match(of reading: UnsafeMutablePointer<LinkReading>) -> LinkMatch {
    if let far = reading.pointee.far { return far.pointee }
    let segments = places(of: reading)
    let count = (reading.pointee.placesEnd ?? segments) - segments
    return LinkMatch(
      table: reading.pointee.table, entry: reading.pointee.entry, link: reading.pointee.link,
      segments: segments, segmentCount: count, pathEnd: reading.pointee.pathEnd, plainCount: count)
  }

  /// The next parameter, which must be read.
  @inline(__always)
  package mutating func next() -> MatchedParameter {
    let offset = parameter
    parameter = offset &+ TableLayout.Parameter.size
    captures = captures &>> 8
    return MatchedParameter(table: table, offset: entry &+ TableLayout.Entry.size &+ offset)
  }

  /// The next parameter of a reading, a text.
  ///
  /// Nearly all are short and stand in the link as they are. The others are a call at the end, and
  /// the reading is a pointer: so this keeps nothing on the stack.
  package static func nextString(_ reading: UnsafeMutablePointer<LinkReading>) -> String {
    guard let place = nextCapture(reading) else { return laterString(reading) }
    _ = reading.pointee.next()
    return String(shortSegment: place, of: reading.pointee.link)
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
    String(segment: place, of: reading.pointee.link)
  }

  /// The next parameter of a reading, and its text in the link, or its default.
  package static func nextText(
    _ reading: UnsafeMutablePointer<LinkReading>
  ) -> (parameter: MatchedParameter, text: String?) {
    let place = nextCapture(reading)
    let parameter = reading.pointee.next()
    if let place { return (parameter, String(segment: place, of: reading.pointee.link)) }
    return (parameter, match(of: reading).text(parameter) ?? parameter.defaultText)
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
    let index = Int(truncatingIfNeeded: byte) &- Int(truncatingIfNeeded: TableLayout.byte(0))
    return places(of: reading)[index]
  }

  @inline(__always)
  private static func places(
    of reading: UnsafeMutablePointer<LinkReading>
  ) -> UnsafeMutablePointer<PathSegments.Place> {
    (UnsafeMutableRawPointer(reading) + placesOffset)
      .assumingMemoryBound(to: PathSegments.Place.self)
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
    let link = LinkBytes(link, withFullWordIn: room + LinkReading.shortLinkOffset)
    var start = 1
    if link.count == 0 || link[0] != SegmentMark.slash {
      start = link.startsWithSegment ? 0 : pathStart(link)
      if start < 0 { return start }
    }
    // In bounds: the room holds a reading, behind it sixteen bytes for each of the segments, and
    // sixteen for a short link.
    let segments = PathSegments(
      places: (room + LinkReading.placesOffset).assumingMemoryBound(to: PathSegments.Place.self),
      capacity: LinkReading.nearSegments)
    let walk = PathWalk(table: self, link: link, segments: segments, isLarge: isLarge)
    guard let end = walk.run(from: start, custom: custom) else {
      return LinkReading.Answer.needsRoom
    }
    let accept = (end.state + Node.acceptKind).load(as: UInt8.self)
    if accept != TableLayout.byte(Accept.entry) {
      return accept == TableLayout.byte(Accept.nothing)
        ? LinkReading.Answer.refused : readFirst(of: end, link, segments, in: room, custom)
    }
    let captures = (end.state + Node.captures).loadUnaligned(as: UInt32.self)
    let reading = LinkReading(
      self, Self.number(at: end.state + Node.accept), captures: UInt32(littleEndian: captures), end,
      link)
    room.initializeMemory(as: LinkReading.self, to: reading)
    return Self.number(at: end.state + Node.acceptedRoute)
  }

  /// The same where more than the path decides.
  @inline(never)
  private func readFirst(
    of end: PathWalk.End, _ link: LinkBytes, _ segments: PathSegments,
    in room: UnsafeMutableRawPointer, _ custom: CustomCheck
  ) -> Int {
    let path = PathEnd(
      table: self, link: link, segments: segments, segmentCount: end.segmentCount(segments),
      pathEnd: end.pathEnd)
    let entry = path.entry(at: end.state - base) { _ in false }
    if entry == 0 { return LinkReading.Answer.refused }
    let reading = LinkReading(self, entry, captures: 0, end, link)
    room.initializeMemory(as: LinkReading.self, to: reading)
    return isAnswered(in: room, custom)
      ? number(entry &+ TableLayout.Entry.route) : LinkReading.Answer.refused
  }

  @inline(never)
  private func isAnswered(in room: UnsafeMutableRawPointer, _ custom: CustomCheck) -> Bool {
    LinkReading.match(of: room.assumingMemoryBound(to: LinkReading.self)).isAnswered(custom)
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
