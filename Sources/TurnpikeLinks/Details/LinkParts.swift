internal import TurnpikeTable

/// The parts of a link other than its path, split and decoded by the same rules as in matching.
///
/// - Complexity: Linear in the link's length for each part.
package enum LinkParts {
  /// Returns the scheme in lower case, or nil for an internal link.
  package static func scheme(_ link: String) -> String? {
    LinkBytes.read(link) { link in
      let end = LinkHead(link).schemeEnd
      return end == 0 ? nil : link.extracting(0..<end).string.lowercased()
    }
  }

  /// Returns the host, or nil if the link has no host or a malformed authority.
  ///
  /// The host of a web URL is in lower case and without a trailing dot. For a custom scheme, it is
  /// the decoded text after `//`.
  package static func host(_ link: String) -> String? {
    LinkBytes.read(link) { link in
      let head = LinkHead(link)
      return head.isWeb(in: link) ? webHost(link, head) : customHost(link, head)
    }
  }

  private static func webHost(_ link: Span<UInt8>, _ head: LinkHead) -> String? {
    guard let range = try? head.webHost(in: link) else { return nil }
    var host = link.extracting(range).array.map { ASCII.lowered($0) }
    if host.last == Mark.dot { host.removeLast() }
    return host.isEmpty ? nil : String(decoding: host, as: UTF8.self)
  }

  private static func customHost(_ link: Span<UInt8>, _ head: LinkHead) -> String? {
    guard let range = head.authority else { return nil }
    let authority = Authority(link, range, keepsEmptyUser: true)
    guard !authority.isMalformed, authority.hostEnd > authority.userEnd else { return nil }
    return EncodedText(authority.userEnd..<authority.hostEnd, of: link).string(in: link)
  }

  /// The user and the port of a link, which matching ignores. Each is nil if it is missing or empty.
  ///
  /// A web link with a user matches nothing.
  package static func ignoredAuthority(
    _ link: Span<UInt8>
  ) -> (user: String?, port: String?) {
    let head = LinkHead(link)
    guard let range = head.authority else { return (nil, nil) }
    let authority = Authority(link, range, keepsEmptyUser: true)
    func text(_ range: Range<Int>) -> String? {
      range.isEmpty ? nil : link.extracting(range).string
    }
    let userEnd = max(authority.userEnd - 1, range.lowerBound)
    let portStart = min(authority.hostEnd + 1, range.upperBound)
    return (text(range.lowerBound..<userEnd), text(portStart..<range.upperBound))
  }

  /// All keys of the query with their values, in the link's order.
  package static func query(_ link: String) -> [(name: String, values: [String])] {
    LinkBytes.read(link) { query($0) }
  }

  package static func query(_ link: Span<UInt8>) -> [(name: String, values: [String])] {
    tail(link).query.grouped(in: link)
  }

  /// Returns the decoded fragment, or nil if the link has no fragment.
  package static func fragment(_ link: String) -> String? {
    LinkBytes.read(link) { link in
      tail(link).fragment(of: link).map { EncodedText($0, of: link).string(in: link) }
    }
  }

  /// A line for each segment, key, value, or fragment whose escapes cannot be decoded.
  package static func invalidEscapes(_ link: Span<UInt8>) -> [String] {
    let tail = tail(link)
    var texts: [EncodedText] = []
    var segments = PathSegments(from: 0)
    while let segment = segments.next(in: link) { texts.append(segment.text(of: link)) }
    var items = tail.query
    while let item = items.next(in: link) {
      texts += [EncodedText(item.key, of: link), item.value(in: link)]
    }
    texts += [tail.fragment(of: link)].compactMap { $0.map { EncodedText($0, of: link) } }
    return texts.filter { text in
      !text.hasEscapes && text.range.contains { link[$0] == Mark.percent }
    }.map {
      let text = link.extracting($0.range).string
      return "'\(text)' has an invalid percent-encoding, so it is taken as written"
    }
  }

  private static func tail(_ link: Span<UInt8>) -> LinkTail {
    LinkTail(link, PathSegments(from: 0))
  }
}
