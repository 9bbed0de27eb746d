extension TableView {
  /// The path of a link from an origin of the table.
  package func path(of link: Span<UInt8>) throws(Refusal) -> PathSegments {
    try start(of: link).path
  }

  /// The path of a link from an origin of the table, and the node at which a separate site starts.
  ///
  /// A custom scheme's authority is an ordinary first segment without user and port; a web URL's
  /// must be a declared origin's.
  @inline(__always)
  func start(
    of link: Span<UInt8>
  ) throws(Refusal) -> (path: PathSegments, node: Address<NodeRecord>?) {
    guard let first = link.first, let last = link.last else { return (PathSegments(from: 0), nil) }
    // The caller trims the link. Otherwise, a space before a scheme would make it text of the app.
    if min(first, last) <= 0x20 { throw .malformed }
    if first == Mark.slash { return (PathSegments(from: 0), nil) }
    let head = LinkHead(link)
    if head.schemeEnd == 0 { return (PathSegments(from: 0), nil) }
    let (path, origin) = try source(of: link, head)
    guard let origin, let node = self[origin, OriginRecord.start] else { return (path, nil) }
    var sitePath = path
    sitePath.siteCount = count(self[origin, OriginRecord.site])
    return (sitePath, node)
  }

  /// The declared origin that a link comes from.
  package func origin(of link: Span<UInt8>) -> Address<OriginRecord>? {
    let head = LinkHead(link)
    return head.schemeEnd == 0 ? nil : (try? source(of: link, head))?.origin
  }

  /// The path of a link with a scheme, and the origin that it comes from, which is nil if the table
  /// declares no origin. Origins with a longer path come first.
  @inline(__always)
  private func source(
    of link: Span<UInt8>, _ head: LinkHead
  ) throws(Refusal) -> (path: PathSegments, origin: Address<OriginRecord>?) {
    try head.isWeb(in: link) ? webSource(of: link, head) : customSource(of: link, head)
  }

  private func webSource(
    of link: Span<UInt8>, _ head: LinkHead
  ) throws(Refusal) -> (path: PathSegments, origin: Address<OriginRecord>?) {
    let host = try host(of: link, head)
    for index in indices(origins) {
      let origin: Address<OriginRecord> = origins.element(index)
      if let path = path(below: origin, in: link, head, host: host) { return (path, origin) }
    }
    throw webRefusal(of: link, head, host: host)
  }

  /// The reason that a web link comes from no declared origin.
  private func webRefusal(of link: Span<UInt8>, _ head: LinkHead, host: Range<Int>) -> Refusal {
    let websites = elements(origins).filter {
      self[$0, OriginRecord.isWeb] && hold(self[$0, OriginRecord.conditions])
    }
    if websites.isEmpty { return .noWebsite }
    let schemes = websites.filter { isHost(host, of: link, $0) }
      .map { hasScheme($0, head, of: link) }
    return schemes.isEmpty || schemes.contains(true) ? .undeclaredOrigin : .undeclaredHostScheme
  }

  /// Without origins, every scheme is accepted. If there are only web origins, no custom scheme is
  /// accepted, so that `javascript:` and `file:` are rejected.
  private func customSource(
    of link: Span<UInt8>, _ head: LinkHead
  ) throws(Refusal) -> (path: PathSegments, origin: Address<OriginRecord>?) {
    var isDeclared = false
    for index in indices(origins) {
      let origin: Address<OriginRecord> = origins.element(index)
      guard accepts(origin, head, of: link) else { continue }
      isDeclared = true
      let whole = try customPath(of: link, head)
      if let path = path(below: origin, whole, in: link) { return (path, origin) }
    }
    if isDeclared { throw .undeclaredOrigin }
    guard count(origins) == 0 else { throw .undeclaredScheme }
    return (try customPath(of: link, head), nil)
  }

  /// The path after a custom scheme, without user and port.
  private func customPath(of link: Span<UInt8>, _ head: LinkHead) throws(Refusal) -> PathSegments {
    guard let range = head.authority else { return PathSegments(from: head.pathStart) }
    let authority = Authority(link, range, keepsEmptyUser: true)
    if authority.isMalformed { throw .malformed }
    return PathSegments(
      from: authority.userEnd, port: authority.hostEnd..<range.upperBound)
  }

  /// Whether an origin with a custom scheme has the scheme of a link.
  private func accepts(
    _ origin: Address<OriginRecord>, _ head: LinkHead, of link: Span<UInt8>
  ) -> Bool {
    !self[origin, OriginRecord.isWeb] && hasScheme(origin, head, of: link)
      && hold(self[origin, OriginRecord.conditions])
  }

  func hasScheme(
    _ origin: Address<OriginRecord>, _ head: LinkHead, of link: Span<UInt8>
  ) -> Bool {
    let scheme = self[origin, OriginRecord.scheme]
    return isEqual(0..<head.schemeEnd, of: link, to: scheme)
      || head.hasScheme(bytes(scheme), in: link)
  }

  /// Returns whether a link with a scheme comes from an origin: its host must match, and the
  /// origin's path must be the part of the link that is not part of the route. A table without
  /// origins uses the origins of the table that mounts it, which has already selected one of them.
  func isFrom(_ origin: Address<OriginRecord>, _ link: Span<UInt8>, _ head: LinkHead) -> Bool {
    guard let path = path(below: origin, of: link, head) else { return false }
    return count(origins) == 0 || (try? source(of: link, head))?.path.position == path.position
  }

  /// Returns the path after an origin, or nil if the link does not come from the origin.
  private func path(
    below origin: Address<OriginRecord>, of link: Span<UInt8>, _ head: LinkHead
  ) -> PathSegments? {
    if head.isWeb(in: link) {
      guard let host = try? host(of: link, head) else { return nil }
      return path(below: origin, in: link, head, host: host)
    }
    guard accepts(origin, head, of: link), let whole = try? customPath(of: link, head) else {
      return nil
    }
    return path(below: origin, whole, in: link)
  }

  /// Returns the path after a web origin, or nil if the link does not come from the origin.
  private func path(
    below origin: Address<OriginRecord>, in link: Span<UInt8>, _ head: LinkHead, host: Range<Int>
  ) -> PathSegments? {
    guard self[origin, OriginRecord.isWeb], hasScheme(origin, head, of: link),
      isHost(host, of: link, origin), hold(self[origin, OriginRecord.conditions])
    else { return nil }
    return path(below: origin, PathSegments(from: head.pathStart), in: link)
  }

  /// The host of a web link. The port after it is ignored.
  @inline(__always)
  private func host(of link: Span<UInt8>, _ head: LinkHead) throws(Refusal) -> Range<Int> {
    guard let range = head.authority, !range.isEmpty else { throw .malformed }
    // Most authorities are only the host of an origin.
    for index in indices(origins) {
      let origin: Address<OriginRecord> = origins.element(index)
      if isEqual(range, of: link, to: self[origin, OriginRecord.host]) { return range }
    }
    return try head.webHost(in: link)
  }

  package func isHost(
    _ range: Range<Int>, of link: Span<UInt8>, _ origin: Address<OriginRecord>
  ) -> Bool {
    let host = self[origin, OriginRecord.host]
    let isWildcard = self[origin, OriginRecord.isWildcard]
    return !isWildcard && isEqual(range, of: link, to: host)
      || HostName.isHost(link.extracting(range), bytes(host), isWildcard: isWildcard)
  }

  /// Returns the path after the path of an origin, or nil if it does not start with it.
  private func path(
    below origin: Address<OriginRecord>, _ whole: PathSegments, in link: Span<UInt8>
  ) -> PathSegments? {
    let expected = self[origin, OriginRecord.path]
    var segments = whole
    for index in indices(expected) {
      let text = bytes(self[expected, index])
      guard let segment = segments.next(in: link) else { return nil }
      // The first segment after a custom scheme is a host to whoever writes the link.
      let isHost = index == 0 && !self[origin, OriginRecord.isWeb]
      let isEqual =
        isHost
        ? segment.text(of: link).read(in: link) { HostName.isHost($0, text, isWildcard: false) }
        : segment.text(of: link).isEqual(to: text, in: link)
      if !isEqual { return nil }
    }
    return segments
  }
}
