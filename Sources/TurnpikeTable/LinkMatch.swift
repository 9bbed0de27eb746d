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
  let entry: Int
  /// The link as written, and the same bytes with escapes in the path decoded.
  let link: LinkBytes
  let decoded: UnsafeRawPointer
  /// Nil, with a count of 0, where no entry answers.
  let segments: UnsafeMutablePointer<UInt64>?
  let segmentCount: Int
  let pathEnd: Int

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
    let link = LinkBytes(
      start: bytes.baseAddress ?? UnsafeRawPointer(base), count: bytes.count)
    let head = LinkHead(link)
    if head.schemeEnd == 0 {
      return match(link, from: 0, port: 0..<0, custom: custom, mount: mount, body)
    }
    switch OriginCheck(table: self, link: link).answer(head) {
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

  @inline(__always)
  private func match(
    _ link: LinkBytes, from start: Int, port: Range<Int>, custom: CustomCheck, mount: MountCheck,
    _ body: Reading
  ) {
    let capacity = number(TableLayout.Header.segmentCapacity)
    if capacity <= 32 {
      withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 32) { buffer in
        guard let segments = buffer.baseAddress else { return }
        match(
          link, from: start, port: port, segments, capacity: capacity, custom: custom,
          mount: mount, body)
      }
    } else {
      withUnsafeTemporaryAllocation(of: UInt64.self, capacity: capacity) { buffer in
        guard let segments = buffer.baseAddress else { return }
        match(
          link, from: start, port: port, segments, capacity: capacity, custom: custom,
          mount: mount, body)
      }
    }
  }

  @inline(__always)
  private func match(
    _ link: LinkBytes, from start: Int, port: Range<Int>,
    _ segments: UnsafeMutablePointer<UInt64>, capacity: Int, custom: CustomCheck,
    mount: MountCheck, _ body: Reading
  ) {
    if port.isEmpty {
      var walk = PathWalk(
        table: self, link: link, scratch: nil, segments: segments, capacity: capacity)
      let status = walk.run(from: start, custom: custom, mount: mount)
      if case .needsScratch = status {
      } else {
        return finish(status, walk, link.start, custom, body)
      }
    }
    matchWithScratch(
      link, from: start, port: port, segments, capacity: capacity, custom: custom, mount: mount,
      body)
  }

  /// The second pass, for links with escapes in their path or a port in a first segment: over a
  /// copy that segments are decoded in, behind one that has slashes for the port, since empty
  /// segments do not count.
  @inline(never)
  private func matchWithScratch(
    _ link: LinkBytes, from start: Int, port: Range<Int>,
    _ segments: UnsafeMutablePointer<UInt64>, capacity: Int,
    custom: CustomCheck, mount: MountCheck, _ body: Reading
  ) {
    withUnsafeTemporaryAllocation(byteCount: link.count * 2, alignment: 8) { buffer in
      guard let copy = buffer.baseAddress else { return }
      let scratch = copy + link.count
      copy.copyMemory(from: link.start, byteCount: link.count)
      for index in port {
        copy.storeBytes(of: SegmentMark.slash, toByteOffset: index, as: UInt8.self)
      }
      scratch.copyMemory(from: copy, byteCount: link.count)
      let written = LinkBytes(start: copy, count: link.count)
      var walk = PathWalk(
        table: self, link: written, scratch: scratch, segments: segments, capacity: capacity)
      let status = walk.run(from: start, custom: custom, mount: mount)
      finish(status, walk, scratch, custom, body)
    }
  }

  @inline(__always)
  private func finish(
    _ status: PathWalk.Status, _ walk: borrowing PathWalk, _ decoded: UnsafeRawPointer,
    _ custom: CustomCheck, _ body: Reading
  ) {
    switch status {
    case .matched(let entry):
      let match = LinkMatch(
        table: self, entry: entry, link: walk.link, decoded: decoded, segments: walk.segments,
        segmentCount: walk.segmentCount, pathEnd: walk.pathEnd)
      let flags = number(entry + TableLayout.Entry.flags)
      let isPlain = flags & TableLayout.Entry.hasQueryParameters == 0
      body(match, isPlain ? .matched : match.checked(custom: custom))
    case .noRoute, .needsScratch: refuse(.noRoute, walk.link, body)
    }
  }

  private func refuse(
    _ refusal: LinkMatch.Refusal, _ link: LinkBytes, _ body: Reading
  ) {
    let match = LinkMatch(
      table: self, entry: 0, link: link, decoded: link.start, segments: nil, segmentCount: 0,
      pathEnd: link.pathEnd)
    body(match, .unmatched(refusal))
  }
}
