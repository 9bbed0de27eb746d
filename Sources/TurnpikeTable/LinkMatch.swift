/// Where a table found what it answers a link with, while the link's bytes are at hand.
package struct LinkMatch {
  /// Why no entry answers.
  package enum Refusal: Sendable {
    case noRoute, foreignScheme, foreignOrigin, malformedAuthority, dotSegment

    /// One line for people.
    package var description: String {
      switch self {
      case .noRoute: "no route answers this path"
      case .foreignScheme: "the scheme belongs to no declared origin"
      case .foreignOrigin: "the host belongs to no declared origin"
      case .malformedAuthority: "the authority is malformed"
      case .dotSegment: "a segment is '.' or '..'"
      }
    }
  }

  package enum Outcome {
    case matched
    /// The path is answered, but this parameter of the query or fragment is missing (nil) or does
    /// not decode.
    case invalid(parameter: Int, text: String?)
    case unmatched(Refusal)
  }

  package let table: TableView
  /// The entry that answers the path; 0 when none does.
  package let entry: Int
  /// The link as written, or a copy of it without its port.
  let link: LinkBytes
  /// Where the first `segmentCount` segments stand.
  let segments: UnsafePointer<PathSegments.Place>
  let segmentCount: Int
  let pathEnd: Int
  /// How many segments are texts as they stand: none where there may be escapes.
  let plainCount: Int

  /// The index of the case that answers.
  package var route: Int { table.number(entry + TableLayout.Entry.route) }
  /// The pattern as the file has it.
  package var pattern: String { table.string(table.number(entry + TableLayout.Entry.pattern)) }
  package var parameterCount: Int { table.number(entry + TableLayout.Entry.parameterCount) }
  package var tail: LinkTail { LinkTail(link, pathEnd: pathEnd) }

  /// The reason to show: the walk stops where no pattern goes on, and a segment `.` or `..` may
  /// stand behind that.
  package func precise(_ refusal: Refusal) -> Refusal {
    guard case .noRoute = refusal else { return refusal }
    let start = min(OriginCheck.firstSegment(of: link), pathEnd)
    let path = UnsafeRawBufferPointer(start: link.start + start, count: pathEnd - start)
    let dot = UInt8(ascii: ".")
    let hasDots = path.split(separator: SegmentMark.slash).contains { segment in
      segment.count <= 2 && segment.allSatisfy { $0 == dot }
    }
    return hasDots ? .dotSegment : .noRoute
  }
}

extension TableView {
  /// The body that a match is handed to.
  package typealias Reading = (LinkMatch, LinkMatch.Outcome) -> Void

  /// Reads a link and calls the body with what the table answers; nothing is allocated unless the
  /// path has escapes and is longer than a kilobyte, or names more segments than a stack holds.
  ///
  /// - Complexity: linear in the link's length.
  package func match(
    _ bytes: UnsafeRawBufferPointer, custom: CustomCheck, mount: MountCheck, _ body: Reading
  ) {
    let link = LinkBytes(bytes, orEmptyAt: base)
    switch OriginCheck(table: self, link: link).pathStart() {
    case .path(let start, let port):
      match(link, from: start, port: port, custom: custom, mount: mount, body)
    case .foreignScheme: refuse(.foreignScheme, link, body)
    case .foreignOrigin: refuse(.foreignOrigin, link, body)
    case .malformedAuthority: refuse(.malformedAuthority, link, body)
    }
  }

  /// Reads what follows a mount's prefix.
  package func match(
    _ mounted: MountedLink, custom: CustomCheck, mount: MountCheck, _ body: Reading
  ) {
    match(mounted.link, from: mounted.start, port: 0..<0, custom: custom, mount: mount, body)
  }

  // Each copy of it in a caller is some kilobytes of every program.
  @inline(never)
  private func match(
    _ link: LinkBytes, from start: Int, port: Range<Int>, custom: CustomCheck, mount: MountCheck,
    _ body: Reading
  ) {
    let capacity = max(number(TableLayout.Header.segmentCapacity), LinkReading.nearSegments)
    // A place more, for a short link.
    withUnsafeTemporaryAllocation(of: PathSegments.Place.self, capacity: capacity + 1) { places in
      guard let start0 = places.baseAddress else { return }
      let segments = PathSegments(places: start0, capacity: capacity)
      let link = LinkBytes(
        link.bytes, withFullWordIn: UnsafeMutableRawPointer(start0 + capacity))
      if port.isEmpty {
        let walk = PathWalk(table: self, link: link, segments: segments, isLarge: true)
        switch walk.run(from: link.start + start, custom: custom, { $0 }) {
        case .entry(let end), .end(let end):
          let count = end.segmentCount(segments)
          let path = PathEnd(
            table: self, link: link, segments: segments, segmentCount: count, pathEnd: end.pathEnd)
          guard let place = path.entryPlace(at: end.state - base, custom, mount) else {
            fallthrough
          }
          let match = LinkMatch(
            table: self, entry: number(place), link: link, segments: segments.places,
            segmentCount: count, pathEnd: end.pathEnd, plainCount: count)
          return body(match, match.outcome(custom))
        case .nowhere: return refuse(.noRoute, link, body)
        case .needsMore: break
        }
      }
      matchWhole(link, from: start, port: port, segments, custom: custom, mount: mount, body)
    }
  }

  /// The second pass, for links with escapes in their path or a port in a first segment: with room
  /// to decode segments in, and for a port over a copy that has slashes in its place, since empty
  /// segments do not count.
  private func matchWhole(
    _ link: LinkBytes, from start: Int, port: Range<Int>, _ segments: PathSegments,
    custom: CustomCheck, mount: MountCheck, _ body: Reading
  ) {
    withUnsafeTemporaryAllocation(byteCount: link.count * 2, alignment: 8) { buffer in
      guard let decoded = buffer.baseAddress else { return }
      var written = link
      if !port.isEmpty {
        let copy = decoded + link.count
        copy.copyMemory(from: link.start, byteCount: link.count)
        for index in port {
          copy.storeBytes(of: SegmentMark.slash, toByteOffset: index, as: UInt8.self)
        }
        written = LinkBytes(start: copy, count: link.count)
      }
      var walk = WholePathWalk(table: self, link: written, decoded: decoded, segments: segments)
      let entry = walk.run(from: start, custom: custom, mount: mount)
      if entry == 0 { return refuse(.noRoute, written, body) }
      let match = LinkMatch(
        table: self, entry: entry, link: written, segments: segments.places,
        segmentCount: walk.segmentCount, pathEnd: walk.pathEnd, plainCount: 0)
      body(match, match.outcome(custom))
    }
  }

  private func refuse(
    _ refusal: LinkMatch.Refusal, _ link: LinkBytes, _ body: Reading
  ) {
    withUnsafeTemporaryAllocation(of: PathSegments.Place.self, capacity: 1) { places in
      guard let segments = places.baseAddress else { return }
      let match = LinkMatch(
        table: self, entry: 0, link: link, segments: segments, segmentCount: 0,
        pathEnd: link.pathEnd, plainCount: 0)
      body(match, .unmatched(refusal))
    }
  }
}
