extension TableView {
  private typealias Accept = TableLayout.Accept

  /// Looks a link up, for links without escapes and tables that capture few segments, as nearly all
  /// are: at the lowest cost, and without a word about why there is no route.
  ///
  /// - Parameter room: `LinkLookUp.roomSize` bytes, aligned as words are; where there is a route, the
  ///   reading stands at their start.
  /// - Returns: the index of the case, or an answer of `LinkLookUp`.
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
      ? read(link, in: room, custom, isLarge: true) : LinkLookUp.needsRoom
  }

  @inline(__always)
  private func read(
    _ link: UnsafeBufferPointer<UInt8>, in room: UnsafeMutableRawPointer, _ custom: CustomCheck,
    isLarge: Bool
  ) -> Int {
    let link = LinkBytes(link, withFullWordIn: room + LinkReading.shortLinkOffset)
    var start = link.start + 1
    if link.start == link.end || link[0] != SegmentMark.slash {
      let offset = link.startsWithSegment ? 0 : pathStart(link)
      if offset < 0 { return offset }
      start = link.start + offset
    }
    // In bounds: the room holds a reading, behind it sixteen bytes for each of the segments, and
    // sixteen for a short link.
    let segments = PathSegments(
      places: (room + LinkReading.placesOffset).assumingMemoryBound(to: PathSegments.Place.self),
      capacity: LinkReading.nearSegments)
    let walk = PathWalk(table: self, link: link, segments: segments, isLarge: isLarge)
    return walk.run(from: start, custom: custom) { outcome in
      switch outcome {
      case .entry(let end): readOnly(end, link, in: room)
      case .end(let end): readOther(end, link, segments, in: room, custom)
      case .nowhere: LinkLookUp.refused
      case .needsMore: LinkLookUp.needsRoom
      }
    }
  }

  /// Reads a link by the only entry of the state that its path ends at.
  @inline(__always)
  private func readOnly(
    _ end: PathWalk.End, _ link: LinkBytes, in room: UnsafeMutableRawPointer
  ) -> Int {
    typealias Node = TableLayout.Node
    let captures = (end.state + Node.captures).loadUnaligned(as: UInt32.self)
    let reading = LinkReading(self, end.state, captures: captures.littleEndian, end, link)
    room.initializeMemory(as: LinkReading.self, to: reading)
    return Self.number(at: end.state + Node.acceptedRoute)
  }

  /// The same where the path may end at no entry, or before the link.
  @inline(never)
  private func readOther(
    _ end: PathWalk.End, _ link: LinkBytes, _ segments: PathSegments,
    in room: UnsafeMutableRawPointer, _ custom: CustomCheck
  ) -> Int {
    if link.count - end.pathEnd > Int32.max { return LinkLookUp.needsRoom }
    switch Self.accept(at: end.state) {
    case TableLayout.byte(Accept.entry): return readOnly(end, link, in: room)
    case TableLayout.byte(Accept.nothing): return LinkLookUp.refused
    default: return readFirst(of: end, link, segments, in: room, custom)
    }
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
    guard let place = path.entryPlace(at: end.state - base, custom, { _ in false }) else {
      return LinkLookUp.refused
    }
    let state = base + (place - TableLayout.Node.accept)
    let reading = LinkReading(self, state, captures: LinkReading.noCaptures, end, link)
    room.initializeMemory(as: LinkReading.self, to: reading)
    return isAnswered(in: room, custom)
      ? number(number(place) &+ TableLayout.Entry.route) : LinkLookUp.refused
  }

  @inline(never)
  private func isAnswered(in room: UnsafeMutableRawPointer, _ custom: CustomCheck) -> Bool {
    LinkReading.match(of: room.assumingMemoryBound(to: LinkReading.self)).isAnswered(custom)
  }

  /// Where the path starts of a link that does not start with a slash, or an answer of `LinkLookUp`.
  @inline(never)
  private func pathStart(_ link: LinkBytes) -> Int {
    switch OriginCheck(table: self, link: link).pathStart() {
    case .path(let start, let port):
      return port.isEmpty ? start : LinkLookUp.needsRoom
    case .foreignScheme, .foreignOrigin, .malformedAuthority:
      return LinkLookUp.refused
    }
  }
}
