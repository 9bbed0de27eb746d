extension TableView {
  /// The path of a link from an origin of the table.
  ///
  /// A custom scheme's authority is an ordinary first segment without user and port; a web URL's
  /// must be a declared origin's.
  @inline(__always)
  package func path(of link: Span<UInt8>) throws(Refusal) -> PathSegments {
    guard let first = link.first, let last = link.last else { return PathSegments(from: 0) }
    // The caller trims the link. Otherwise, a space before a scheme would make it text of the app.
    if min(first, last) <= 0x20 { throw .malformed }
    if first == Mark.slash { return PathSegments(from: 0) }
    let head = LinkHead(link)
    if head.schemeEnd == 0 { return PathSegments(from: 0) }
    return try head.isWeb(in: link) ? webPath(of: link, head) : customPath(of: link, head)
  }

  private func webPath(of link: Span<UInt8>, _ head: LinkHead) throws(Refusal) -> PathSegments {
    let host = try host(of: link, head)
    // The longest matching path of an origin is not part of the route.
    var start: Int?
    for index in indices(origins) {
      let origin: Address<OriginRecord> = origins.element(index)
      guard let end = pathEnd(of: origin, in: link, head, host: host) else { continue }
      start = max(start ?? 0, end)
    }
    guard let start else { throw webRefusal(of: link, head, host: host) }
    return PathSegments(from: start)
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

  private func customPath(of link: Span<UInt8>, _ head: LinkHead) throws(Refusal) -> PathSegments {
    guard acceptsScheme(head, of: link) else { throw .undeclaredScheme }
    guard let range = head.authority else { return PathSegments(from: head.pathStart) }
    let authority = Authority(link, range, keepsEmptyUser: true)
    if authority.isMalformed { throw .malformed }
    return PathSegments(
      from: authority.userEnd, port: authority.hostEnd..<range.upperBound)
  }

  /// Whether a declared origin has the link's scheme.
  ///
  /// Without origins, every scheme is accepted. If there are only web origins, no custom scheme is
  /// accepted, so that `javascript:` and `file:` are rejected.
  private func acceptsScheme(_ head: LinkHead, of link: Span<UInt8>) -> Bool {
    for index in indices(origins) {
      let origin: Address<OriginRecord> = origins.element(index)
      if !self[origin, OriginRecord.isWeb], hasScheme(origin, head, of: link),
        hold(self[origin, OriginRecord.conditions])
      {
        return true
      }
    }
    return count(origins) == 0
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
    guard head.isWeb(in: link) else {
      return !self[origin, OriginRecord.isWeb] && hasScheme(origin, head, of: link)
        && hold(self[origin, OriginRecord.conditions])
    }
    guard let host = try? host(of: link, head) else { return false }
    let end = pathEnd(of: origin, in: link, head, host: host)
    if end == nil || count(origins) == 0 { return end != nil }
    return (try? webPath(of: link, head))?.position == end
  }

  /// Returns the index after the path of a web origin, or nil if the link does not come from the
  /// origin.
  private func pathEnd(
    of origin: Address<OriginRecord>, in link: Span<UInt8>, _ head: LinkHead, host: Range<Int>
  ) -> Int? {
    guard self[origin, OriginRecord.isWeb], hasScheme(origin, head, of: link),
      isHost(host, of: link, origin), hold(self[origin, OriginRecord.conditions])
    else { return nil }
    return pathEnd(of: origin, in: link, from: head.pathStart)
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

  /// Returns the index after the path of an origin, or nil if the link's path does not start with
  /// it.
  private func pathEnd(
    of origin: Address<OriginRecord>, in link: Span<UInt8>, from start: Int
  ) -> Int? {
    let expected = self[origin, OriginRecord.path]
    var segments = PathSegments(from: start)
    for index in indices(expected) {
      guard let segment = segments.next(in: link),
        segment.text(of: link).isEqual(to: bytes(self[expected, index]), in: link)
      else { return nil }
    }
    return segments.position
  }
}
