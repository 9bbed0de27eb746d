/// The parts of a link other than its path, split and decoded by the same rules as in matching.
///
/// - Complexity: Linear in the link's length for each part.
package enum LinkParts {
  /// Returns the scheme in lower case, or nil for an internal link.
  package static func scheme(_ link: String) -> String? {
    LinkBytes.read(link) { LinkHead($0).scheme(in: $0) }
  }

  /// Returns the host, or nil if the link has no host or a malformed authority.
  ///
  /// The host of a web URL is in lower case and without a trailing dot. For a custom scheme, it is
  /// the decoded text after `//`.
  package static func host(_ link: String) -> String? {
    LinkBytes.read(link) { link in
      let head = LinkHead(link)
      return head.authority.flatMap { host(link, $0, isWeb: head.isWeb(in: link)) }
    }
  }

  private static func host(_ link: Span<UInt8>, _ range: Range<Int>, isWeb: Bool) -> String? {
    let authority = Authority(link, range, keepsEmptyUser: !isWeb)
    guard !authority.isMalformed, authority.hostEnd > authority.userEnd else { return nil }
    let written = authority.userEnd..<authority.hostEnd
    guard isWeb else { return EncodedText(written, of: link).string(in: link) }
    var host = link.extracting(written).array.map { ASCII.lowered($0) }
    if host.last == Mark.dot { host.removeLast() }
    return host.isEmpty ? nil : String(decoding: host, as: UTF8.self)
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
