// The first way of a look-up: at the lowest cost, and without a word about why there is no route.

extension TableView {
  /// Looks a link up, for links that are short or without escapes and tables that capture few
  /// segments, as nearly all are.
  ///
  /// - Parameters:
  ///   - buffer: `LinkLookUp.bufferSize` bytes, aligned as words are; where there is a route, the
  ///     frame stands at their start.
  ///   - isLarge: whether the table is; a constant wherever this is called.
  /// - Returns: an answer of `LinkLookUp`.
  @inline(__always)
  func read(
    _ link: UnsafeBufferPointer<UInt8>, in buffer: UnsafeMutableRawPointer,
    _ custom: CustomCheck, isLarge: Bool
  ) -> Int {
    let link = ByteSpan(link, withFullWordIn: buffer + MatchFrame.shortLinkOffset)
    var start = link.start + 1
    if _slowPath(link.start == link.end || link[0] != SegmentMark.slash) {
      let (mark, end) = link.firstMark
      let offset =
        mark == SegmentMark.slash || mark == SegmentMark.question
        ? 0 : mark == SegmentMark.colon ? pathStart(link, behind: end) : pathStart(link)
      if offset < 0 { return offset }
      start = link.start + offset
    }
    return walk(link, from: start, in: buffer, nil, custom, isLarge: isLarge)
  }

  /// Looks up what follows the prefix of the mount that an outer frame has come to.
  @inline(__always)
  func readMounted(
    in outer: UnsafeMutablePointer<MatchFrame>, to buffer: UnsafeMutableRawPointer,
    _ custom: CustomCheck, isLarge: Bool
  ) -> Int {
    walk(
      MatchFrame.link(of: outer), from: MatchFrame.restStart(of: outer), in: buffer, outer, custom,
      isLarge: isLarge)
  }

  /// In bounds: the buffer holds a frame, behind it sixteen bytes for each of the segments, sixteen
  /// for a short link, and as many as a segment is decoded in.
  @inline(__always)
  private func walk(
    _ link: ByteSpan, from start: UnsafeRawPointer, in buffer: UnsafeMutableRawPointer,
    _ outer: UnsafeMutablePointer<MatchFrame>?, _ custom: CustomCheck, isLarge: Bool
  ) -> Int {
    MatchFrame.note(link, in: buffer)
    let segments = PathSegments(
      start: MatchFrame.segments(of: LinkLookUp.frame(buffer)),
      capacity: MatchFrame.segmentCapacity)
    let walk = PathWalk(table: self, link: link, segments: segments, isLarge: isLarge)
    return walk.run(from: start, custom: custom) { outcome in
      switch outcome {
      case .entry(let end): readOnly(end, link, in: buffer, outer)
      case .mount(let end): readMount(end, link, in: buffer, outer)
      case .end(let end): readOther(end, link, in: buffer, outer, custom)
      case .nowhere: LinkLookUp.refused
      case .needsMore: LinkLookUp.needsMore
      }
    }
  }

  /// Reads a link by the only entry of the state that its path ends at.
  @inline(__always)
  private func readOnly(
    _ end: PathWalk.End, _ link: ByteSpan, in buffer: UnsafeMutableRawPointer,
    _ outer: UnsafeMutablePointer<MatchFrame>?
  ) -> Int {
    let state = end.node.state
    buffer.initializeMemory(
      as: MatchFrame.self,
      to: MatchFrame(
        self, state.entry, captures: state.captures, path(end, link), in: outer))
    return state.route
  }

  /// Reads a link by the mount of the state that its path has come to.
  @inline(__always)
  private func readMount(
    _ end: PathWalk.End, _ link: ByteSpan, in buffer: UnsafeMutableRawPointer,
    _ outer: UnsafeMutablePointer<MatchFrame>?
  ) -> Int {
    let route = readOnly(end, link, in: buffer, outer)
    let frame = LinkLookUp.frame(buffer)
    // A mount at the root may be found behind more segments than its prefix has.
    if end.segmentsEnd == MatchFrame.segments(of: frame) + end.node.state.prefixCount {
      MatchFrame.note(restStart: end.pathEnd, in: buffer)
    } else {
      MatchFrame.noteRest(of: frame)
    }
    return LinkLookUp.mount(route)
  }

  /// The same where the path may end at no entry, or before the link.
  @inline(never)
  private func readOther(
    _ end: PathWalk.End, _ link: ByteSpan, in buffer: UnsafeMutableRawPointer,
    _ outer: UnsafeMutablePointer<MatchFrame>?, _ custom: CustomCheck
  ) -> Int {
    switch end.node[NodeRecord.accepting] {
    case .entry: readOnly(end, link, in: buffer, outer)
    case .mount: readMount(end, link, in: buffer, outer)
    case .nothing: LinkLookUp.refused
    case .entryAndQuery:
      PathEnd(table: self, path: path(end, link), outer: outer, buffer: buffer)
        .readOnly(at: end.node.state, custom)
    case .list, .indexedList, .pending:
      PathEnd(table: self, path: path(end, link), outer: outer, buffer: buffer)
        .read(at: end.node.state, custom)
    }
  }

  @inline(__always)
  private func path(_ end: PathWalk.End, _ link: ByteSpan) -> WalkedPath {
    WalkedPath(decoded: nil, link: link, end: end.pathEnd, segmentsEnd: end.segmentsEnd)
  }

  /// Where the path starts of a link that does not start with a slash, or an answer of `LinkLookUp`.
  @inline(never)
  private func pathStart(_ link: ByteSpan) -> Int {
    link.possibleSchemeEnd.map { pathStart(link, behind: $0) } ?? 0
  }

  /// The same where that is known to end which may be a scheme.
  @inline(never)
  private func pathStart(_ link: ByteSpan, behind schemeEnd: Int) -> Int {
    OrdinaryOrigin.pathStart(link, behind: schemeEnd, in: self)
  }
}
