/// What a link says besides its path, split and decoded by the rules that it is matched by.
///
/// - Complexity: linear in the link's length, of each.
package enum LinkParts {
  /// The scheme in lower case; nil for an internal link.
  package static func scheme(_ link: String) -> String? {
    read(link) { scheme($0, LinkHead($0)) }
  }

  /// The host: of a web URL in lower case and without a trailing dot; of a custom scheme the text
  /// behind `//` decoded. Nil when there is none, or a malformed one.
  package static func host(_ link: String) -> String? {
    read(link) { link in
      let head = LinkHead(link)
      let scheme = scheme(link, head)
      return head.authority.flatMap {
        host(link, $0, isWeb: scheme == "http" || scheme == "https")
      }
    }
  }

  /// Every key of the query with every value, in the link's order.
  package static func query(_ link: String) -> [(name: String, values: [String])] {
    read(link) { LinkTail($0).items.grouped }
  }

  /// The fragment, decoded; nil when there is none.
  package static func fragment(_ link: String) -> String? {
    read(link) {
      LinkTail($0).fragment.map { PercentCoding.string(decoding: $0, plusIsSpace: false) }
    }
  }

  private static func read<Fact>(_ link: String, _ body: (ByteSpan) -> Fact) -> Fact {
    var link = link
    return link.withUTF8 { bytes in
      let empty = UnsafeRawPointer(bitPattern: 1).unsafelyUnwrapped
      return body(ByteSpan(UnsafeRawBufferPointer(bytes), orEmptyAt: empty))
    }
  }

  private static func scheme(_ link: ByteSpan, _ head: LinkHead) -> String? {
    if head.schemeEnd == 0 { return nil }
    return String(decoding: (0..<head.schemeEnd).map { HostName.lowered(link[$0]) }, as: UTF8.self)
  }

  private static func host(_ link: ByteSpan, _ range: Range<Int>, isWeb: Bool) -> String? {
    let authority = Authority(link, range, keepsEmptyUser: !isWeb)
    guard !authority.isMalformed, authority.hostEnd > authority.userEnd else { return nil }
    let written = link.bytes(authority.userEnd..<authority.hostEnd)
    guard isWeb else { return PercentCoding.string(decoding: written, plusIsSpace: false) }
    var host = written.map { HostName.lowered($0) }
    if host.last == UInt8(ascii: ".") { host.removeLast() }
    return host.isEmpty ? nil : String(decoding: host, as: UTF8.self)
  }
}

extension ByteSpan {
  /// Where the query or the fragment starts.
  var pathEnd: Int {
    var index = 0
    while index < count, self[index] != SegmentMark.question, self[index] != SegmentMark.hash {
      index += 1
    }
    return index
  }
}
