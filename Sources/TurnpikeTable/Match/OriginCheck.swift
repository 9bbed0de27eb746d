/// Whether a link comes from an origin that the table answers, and where its path starts.
struct OriginCheck {
  enum Answer {
    /// Where the path starts, and the port inside it that is no part of it.
    case path(start: Int, port: Range<Int>)
    case refused(Refusal)
  }

  let table: TableView
  let link: ByteSpan

  @inline(__always)
  func pathStart() -> Answer {
    let head = LinkHead(link)
    return head.schemeEnd == 0 ? .path(start: 0, port: 0..<0) : answer(head)
  }

  /// A custom scheme's authority is an ordinary first segment without user and port; a web URL's
  /// must be a declared origin's.
  @inline(never)
  private func answer(_ head: LinkHead) -> Answer {
    isWeb(schemeEnd: head.schemeEnd) ? webAnswer(head) : customAnswer(head)
  }

  private func webAnswer(_ head: LinkHead) -> Answer {
    guard let range = head.authority, !range.isEmpty else { return .refused(.malformedAuthority) }
    let authority = Authority(link, range, keepsEmptyUser: false)
    if authority.isMalformed { return .refused(.malformedAuthority) }
    let host = link.bytes(authority.userEnd..<authority.hostEnd)
    // The longest path among the origins that the link belongs to is no part of the route.
    var start = -1
    let origins = origins
    for index in origins.indices {
      let origin = origins[index]
      if origin.isWeb, hasScheme(origin, head.schemeEnd),
        isHost(host, of: origin, isASCII: authority.isASCII),
        let behind = pathStart(behind: origin, from: range.upperBound)
      {
        start = max(start, behind)
      }
    }
    return start < 0 ? .refused(.foreignOrigin) : .path(start: start, port: 0..<0)
  }

  private func customAnswer(_ head: LinkHead) -> Answer {
    // Also where all the origins are of the web: `javascript:` and `file:` are nobody's links.
    let origins = origins
    let isAnswered =
      origins.count == 0
      || origins.indices.contains {
        !origins[$0].isWeb && hasScheme(origins[$0], head.schemeEnd)
      }
    guard isAnswered else { return .refused(.foreignScheme) }
    guard let range = head.authority else {
      return .path(start: head.pathStart, port: 0..<0)
    }
    let authority = Authority(link, range, keepsEmptyUser: true)
    return authority.isMalformed
      ? .refused(.malformedAuthority)
      : .path(start: authority.userEnd, port: authority.hostEnd..<range.upperBound)
  }

  /// Where the first segment stands of a link that is not refused for its origin: behind a custom
  /// scheme and its user, or behind a web URL's host.
  static func firstSegment(of link: ByteSpan) -> Int {
    let head = LinkHead(link)
    guard let range = head.authority,
      !OriginCheck.isScheme("http", head.schemeEnd, of: link),
      !OriginCheck.isScheme("https", head.schemeEnd, of: link)
    else { return head.pathStart }
    return Authority(link, range, keepsEmptyUser: true).userEnd
  }

  private var origins: ListRecord<OriginRecord> { table.header.origins }

  private func isWeb(schemeEnd: Int) -> Bool {
    isScheme("http", schemeEnd) || isScheme("https", schemeEnd)
  }

  private func isScheme(_ name: StaticString, _ schemeEnd: Int) -> Bool {
    Self.isScheme(name, schemeEnd, of: link)
  }

  private static func isScheme(
    _ name: StaticString, _ schemeEnd: Int, of link: ByteSpan
  ) -> Bool {
    name.withUTF8Buffer { isScheme(UnsafeRawBufferPointer($0), schemeEnd, of: link) }
  }

  private func hasScheme(_ origin: OriginRecord, _ schemeEnd: Int) -> Bool {
    Self.isScheme(origin.scheme.bytes, schemeEnd, of: link)
  }

  /// Schemes compare without case; the table has them in lower case.
  private static func isScheme(
    _ name: UnsafeRawBufferPointer, _ schemeEnd: Int, of link: ByteSpan
  ) -> Bool {
    guard name.count == schemeEnd else { return false }
    for index in 0..<schemeEnd where HostName.lowered(link[index]) != name[index] { return false }
    return true
  }

  /// - Parameter isASCII: whether all of the authority is; a user may have other letters alone.
  private func isHost(
    _ host: UnsafeRawBufferPointer, of origin: OriginRecord, isASCII: Bool
  ) -> Bool {
    HostName.isHost(
      host, origin.host.bytes, isWildcard: origin.isWildcard,
      isASCII: isASCII || host.allSatisfy { $0 < 0x80 })
  }

  /// Where a path goes on behind the origin's own; nil when it does not start with it.
  private func pathStart(behind origin: OriginRecord, from start: Int) -> Int? {
    let path = origin.path
    var position = start
    for index in path.indices {
      while position < link.count, link[position] == SegmentMark.slash { position += 1 }
      var end = position
      while end < link.count, link[end] != SegmentMark.slash, link[end] != SegmentMark.question,
        link[end] != SegmentMark.hash
      {
        end += 1
      }
      let isExpected = PercentCoding.withText(of: link.bytes(position..<end), plusIsSpace: false) {
        $0.elementsEqual(path[index].bytes)
      }
      if !isExpected { return nil }
      position = end
    }
    return position
  }
}
