/// Why a table answers no route to a link. The raw values are the answers of `LinkLookUp`.
package enum Refusal: Int, Error, Sendable {
  case noRoute = -1
  case foreignScheme = -4
  case foreignOrigin = -5
  case malformedAuthority = -6
  case dotSegment = -7

  /// One line for people.
  package var description: String {
    switch self {
    case .noRoute: "no route answers this path"
    case .foreignScheme: "the scheme belongs to no declared origin"
    case .foreignOrigin: "the link belongs to no declared origin"
    case .malformedAuthority: "the authority is malformed"
    case .dotSegment: "a segment is '.' or '..'"
    }
  }

  /// The reason to show: a walk stops where no pattern goes on, and a segment `.` or `..` may stand
  /// behind that.
  func shown(of link: ByteSpan) -> Refusal {
    shown(of: link, from: OriginCheck.firstSegment(of: link))
  }

  private func shown(of link: ByteSpan, from start: Int) -> Refusal {
    guard case .noRoute = self else { return self }
    let end = link.pathEnd
    let start = min(start, end)
    return DotSegment.stands(in: link.bytes(start..<end)) ? .dotSegment : .noRoute
  }

  /// The reason to show where a link was refused; nil for an answer that is no refusal, and for a link
  /// with a port in its first segment.
  package init?(_ answer: Int, of link: String) {
    guard let refusal = Refusal(rawValue: answer) else { return nil }
    var link = link
    let shown: Refusal? = link.withUTF8 { bytes in
      guard let start = bytes.baseAddress else { return refusal }
      let link = ByteSpan(start: start, count: bytes.count)
      let first = OriginCheck.firstSegment(of: link)
      if let range = LinkHead(link).authority, first >= range.lowerBound, first < range.upperBound,
        Authority(link, range, keepsEmptyUser: true).hostEnd < range.upperBound
      {
        return nil
      }
      return refusal.shown(of: link, from: first)
    }
    guard let shown else { return nil }
    self = shown
  }
}
