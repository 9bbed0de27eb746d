/// What a link says besides its path, split and decoded by the rules that it is matched by.
package struct LinkFacts: Sendable {
  /// In lower case; nil for an internal link.
  package let scheme: String?
  /// Of a web URL in lower case and without a trailing dot; of a custom scheme the text behind `//`
  /// decoded. Nil when there is none, or a malformed one.
  package let host: String?
  /// Every key with every value, in the link's order.
  package let query: [(name: String, values: [String])]
  package let fragment: String?

  /// - Complexity: linear in the link's length.
  package init(_ link: String) {
    var link = link
    self = link.withUTF8 { bytes in
      let empty = UnsafeRawPointer(bitPattern: 1).unsafelyUnwrapped
      return LinkFacts(
        LinkBytes(
          start: bytes.baseAddress.map { UnsafeRawPointer($0) } ?? empty, count: bytes.count))
    }
  }

  init(_ link: LinkBytes) {
    let head = LinkHead(link)
    let bytes = (0..<head.schemeEnd).map { HostName.lowered(link[$0]) }
    let scheme = bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
    let isWeb = scheme == "http" || scheme == "https"
    self.scheme = scheme
    host = head.authority.flatMap { Self.host(link, $0, isWeb: isWeb) }
    let tail = LinkTail(link, pathEnd: link.pathEnd)
    query = QueryItems(tail.queryBytes(of: link)).grouped
    fragment = tail.fragment.map {
      PercentCoding.string(
        decoding: UnsafeRawBufferPointer(start: link.start + $0.lowerBound, count: $0.count),
        plusIsSpace: false)
    }
  }

  private static func host(_ link: LinkBytes, _ range: Range<Int>, isWeb: Bool) -> String? {
    let authority = Authority(link, range, keepsEmptyUser: !isWeb)
    guard !authority.isMalformed, authority.hostEnd > authority.userEnd else { return nil }
    let written = UnsafeRawBufferPointer(
      start: link.start + authority.userEnd, count: authority.hostEnd - authority.userEnd)
    guard isWeb else { return PercentCoding.string(decoding: written, plusIsSpace: false) }
    var host = written.map { HostName.lowered($0) }
    if host.last == UInt8(ascii: ".") { host.removeLast() }
    return host.isEmpty ? nil : String(decoding: host, as: UTF8.self)
  }
}

extension LinkBytes {
  /// Where the query or the fragment starts.
  var pathEnd: Int {
    var index = 0
    while index < count, self[index] != SegmentMark.question, self[index] != SegmentMark.hash {
      index += 1
    }
    return index
  }
}
