/// What a table answers to a link, while the link's bytes are at hand.
package enum MatchOutcome {
  case matched(LinkMatch)
  /// The path is answered, but a parameter of the query or fragment is missing or does not decode.
  case invalid(LinkMatch, InvalidParameter)
  case unmatched(Refusal, LinkTail)

  /// What the path is answered by.
  package var match: LinkMatch? {
    switch self {
    case .matched(let match), .invalid(let match, _): match
    case .unmatched: nil
    }
  }

  /// Every key of the query with every value, decoded, in the link's order.
  package var query: [(name: String, values: [String])] {
    switch self {
    case .matched(let match), .invalid(let match, _): match.tail.items.grouped
    case .unmatched(_, let tail): tail.items.grouped
    }
  }
}

/// A parameter of a query or fragment that a link does not have as the pattern asks.
package struct InvalidParameter {
  package let parameter: ParameterRecord
  /// The text that does not decode; nil where the parameter is missing.
  package let text: String?
}

/// Where a table found what it answers a link with, while the link's bytes are at hand.
package struct LinkMatch {
  /// The pattern that answers the path.
  package let entry: EntryRecord
  /// The path of the link as written, or of a copy of it without its port.
  let path: WalkedPath
  /// Where the values of the query stand, by the parameters' indices; nil where that is not known.
  let items: UnsafePointer<ByteSpan>?
  /// The frame that the match is of.
  let frame: UnsafeMutablePointer<MatchFrame>

  package var table: TableView { entry.table }
  /// Where the table has the pattern.
  package var entryAddress: Address<EntryRecord> { entry.address }
  /// The buffer that the frame stands in.
  package var buffer: UnsafeMutableRawPointer { UnsafeMutableRawPointer(frame) }

  /// The index of the case that answers.
  package var route: Int { entry.route }
  /// The name of that case.
  package var routeName: String { table.name(ofRoute: route) }
  /// The pattern as the file has it.
  package var pattern: String { entry.pattern.string }
  /// Whether another enum has answered what follows the pattern.
  package var isMount: Bool { entry.isMount }
  package var parameterCount: Int { entry.parameterCount }
  @inline(__always)
  package var tail: LinkTail { LinkTail(path.link, pathEnd: path.end) }
  /// The parameter with an index in the route's order.
  package func parameter(_ index: Int) -> ParameterRecord { entry.parameter(index) }
  /// The parameter that was read last, or was tried.
  package var lastParameter: ParameterRecord { parameter(max(0, frame.pointee.nextIndex - 1)) }

  /// The attributes of the line that matched.
  package var attributes: [(name: String, value: String?)] { entry.attributeTexts }

  /// Where the segments stand that are remembered, decoded.
  var segments: UnsafeMutablePointer<ByteSpan> { MatchFrame.segments(of: frame) }
  @inline(__always)
  var segmentCount: Int { path.segmentsEnd - segments }
}

extension TableView {
  /// The body that an outcome is handed to.
  package typealias Reading = (MatchOutcome) -> Void

  /// Reads a link and calls the body with what the table answers.
  ///
  /// - Complexity: linear in the link's length.
  package func match(
    _ bytes: UnsafeRawBufferPointer, custom: CustomCheck, mount: MountCheck, _ body: Reading
  ) {
    _ = readAny(
      bytes, custom: custom,
      attempt: { Self.report(LinkLookUp.frame($1), mount, body) },
      failed: { Self.report($0, custom, body) })
  }

  /// Reads what follows a mount's prefix.
  package func match(
    _ mounted: MountedLink, custom: CustomCheck, mount: MountCheck, _ body: Reading
  ) {
    _ = readAnyMounted(
      in: mounted.frame, custom: custom,
      attempt: { Self.report(LinkLookUp.frame($1), mount, body) },
      failed: { Self.report($0, custom, body) })
  }

  private static func report(
    _ frame: UnsafeMutablePointer<MatchFrame>, _ mount: MountCheck, _ body: Reading
  ) -> Int {
    let match = MatchFrame.match(of: frame)
    if match.isMount, !mount(MountedLink(frame)) {
      frame.pointee.mountAnswer = .refused
      return LinkLookUp.refused
    }
    body(.matched(match))
    return 0
  }

  private static func report(
    _ failure: LookUpFailure, _ custom: CustomCheck, _ body: Reading
  ) {
    switch failure {
    case .refused(let refusal, let link):
      body(.unmatched(refusal.shown(of: link), LinkTail(link)))
    case .invalid(let frame):
      let match = MatchFrame.match(of: frame)
      body(match.invalidParameter(custom).map { .invalid(match, $0) } ?? .matched(match))
    }
  }
}
