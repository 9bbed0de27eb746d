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
  package let entry: Int
  /// The link as written, or a copy of it without its port.
  let link: LinkBytes
  /// Where the first `segmentCount` segments stand, decoded.
  let segments: UnsafePointer<PathSegments.Place>
  let segmentCount: Int
  let pathEnd: Int
  /// The start of the memory that segments with escapes have been decoded in; nil where there are
  /// none.
  let decoded: UnsafeRawPointer?
  /// Where the values of the query stand, by the parameters' indices; nil where that is not known.
  let items: UnsafePointer<PathSegments.Place>?
  /// The reading that the match is of.
  let reading: UnsafeMutablePointer<LinkReading>

  /// The buffer that the reading stands in.
  package var buffer: UnsafeMutableRawPointer { UnsafeMutableRawPointer(reading) }

  /// The index of the case that answers.
  package var route: Int { table.number(entry + TableLayout.Entry.route) }
  /// The pattern as the file has it.
  package var pattern: String { table.string(table.number(entry + TableLayout.Entry.pattern)) }
  package var parameterCount: Int { table.number(entry + TableLayout.Entry.parameterCount) }
  package var tail: LinkTail { LinkTail(link, pathEnd: pathEnd) }

  /// The reason to show.
  package func precise(_ refusal: Refusal) -> Refusal {
    Self.precise(refusal, link, from: OriginCheck.firstSegment(of: link), to: pathEnd)
  }

  /// The walk stops where no pattern goes on, and a segment `.` or `..` may stand behind that.
  fileprivate static func precise(
    _ refusal: Refusal, _ link: LinkBytes, from start: Int, to end: Int
  ) -> Refusal {
    guard case .noRoute = refusal else { return refusal }
    let start = min(start, end)
    let path = UnsafeRawBufferPointer(start: link.start + start, count: end - start)
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

  /// Reads a link and calls the body with what the table answers.
  ///
  /// - Complexity: linear in the link's length.
  package func match(
    _ bytes: UnsafeRawBufferPointer, custom: CustomCheck, mount: MountCheck, _ body: Reading
  ) {
    _ = readAny(
      bytes, custom: custom,
      attempt: { Self.report($0, LinkLookUp.reading($1), mount, body) },
      failed: { Self.report($0, $1, custom, body) })
  }

  /// Reads what follows a mount's prefix.
  package func match(
    _ mounted: MountedLink, custom: CustomCheck, mount: MountCheck, _ body: Reading
  ) {
    _ = readAnyMounted(
      in: mounted.reading, custom: custom,
      attempt: { Self.report($0, LinkLookUp.reading($1), mount, body) },
      failed: { Self.report($0, $1, custom, body) })
  }

  private static func report(
    _ route: Int, _ reading: UnsafeMutablePointer<LinkReading>, _ mount: MountCheck,
    _ body: Reading
  ) -> Int {
    let match = LinkReading.match(of: reading)
    if match.isMount, !mount(MountedLink(reading)) {
      reading.pointee.mountAnswer = .refused
      return LinkLookUp.refused
    }
    body(match, .matched)
    return route
  }

  private static func report(
    _ answer: Int, _ reading: UnsafeMutablePointer<LinkReading>, _ custom: CustomCheck,
    _ body: Reading
  ) {
    let match = LinkReading.match(of: reading)
    let refusal = LinkMatch.Refusal(answer)
    body(match, refusal.map { .unmatched($0) } ?? match.outcome(custom))
  }
}

extension LinkMatch.Refusal {
  /// Nil for an answer that is no refusal.
  package init?(_ answer: Int) {
    switch answer {
    case LinkLookUp.refused: self = .noRoute
    case LinkLookUp.foreignScheme: self = .foreignScheme
    case LinkLookUp.foreignOrigin: self = .foreignOrigin
    case LinkLookUp.malformedAuthority: self = .malformedAuthority
    default: return nil
    }
  }

  /// The reason to show where a link was refused; nil for an answer that is no refusal, and for a link
  /// with a port in its first segment.
  package init?(_ answer: Int, of link: String) {
    guard let refusal = LinkMatch.Refusal(answer) else { return nil }
    var link = link
    let precise: LinkMatch.Refusal? = link.withUTF8 { bytes in
      guard let start = bytes.baseAddress else { return refusal }
      let link = LinkBytes(start: start, count: bytes.count)
      let first = OriginCheck.firstSegment(of: link)
      let head = LinkHead(link)
      if let range = head.authority, first >= range.lowerBound, first < range.upperBound {
        if Authority(link, range, keepsEmptyUser: true).hostEnd < range.upperBound { return nil }
      }
      return LinkMatch.precise(refusal, link, from: first, to: link.pathEnd)
    }
    guard let precise else { return nil }
    self = precise
  }
}
