internal import TurnpikeTable

extension GeneratedRoute {
  /// The route that answers a link; nil if there is none or the link's query is invalid.
  @inlinable
  public init?(_ link: String) {
    var reading = LinkReading()
    guard let route: Self = Self._routeTable.read(link, &reading) else { return nil }
    self = route
  }

  /// Matches a link: returns the route that answers it, or the reason why none does.
  ///
  /// No input traps or throws; the time is linear in the link's length.
  @inlinable
  public static func match(_ link: String) -> RouteMatch<Self> {
    match(link, isOutside: false)
  }

  /// Matches a link, for which no line with `@internal` or `@from` counts if it is a text without a
  /// scheme that does not come from the app itself.
  @inlinable
  @inline(__always)
  static func match(_ link: String, isOutside: Bool) -> RouteMatch<Self> {
    var reading = LinkReading(isOutside: isOutside)
    guard let route: Self = _routeTable.read(link, &reading), let match = reading.match else {
      return failure(link, reading)
    }
    let source = _MatchSource(
      AnsweringLine(match, of: _routeTable), mounted: reading.line, aliases: reading.aliases)
    return .matched(RouteMatch.Match(route: route, link: link, source: source))
  }

  /// Matches a link from outside: without a scheme it leads to no line with `@internal` or `@from`.
  public static func _match(outside link: String) -> RouteMatch<Self> {
    match(link, isOutside: true)
  }

  /// Why no route answers a link.
  @usableFromInline
  static func failure(_ link: String, _ reading: LinkReading) -> RouteMatch<Self> {
    if reading.failure == .refused {
      return .unmatched(UnmatchedReason(LinkBytes.read(link) { reading.search.refusal(of: $0) }))
    }
    let report = report(link, isOutside: reading.search.isOutside)
    // A type of the user's own did not read a text in the same way twice.
    if case .matched = report { return .unmatched(.noRoute) }
    return report
  }

  /// Creates the route that answers the rest of a link after the prefix of a mount in another enum.
  @inlinable
  public static func _make(mounted link: inout _LinkRemainder) throws(_NoRoute) -> Self {
    var reading = LinkReading(path: link.path, link.refusals, isOutside: link.isOutside)
    let route: Self? = _routeTable.read(link.link, &reading)
    link.refusals = reading.refusals
    guard let route, let match = reading.match else { throw reading.failure }
    link.line = reading.line ?? AnsweringLine(match, of: _routeTable)
    link.mountCount = reading.mountCount
    link.aliases = reading.aliases
    return route
  }
}

// The details of a match, which are read on demand.

extension GeneratedRoute {
  /// Matches a link and reads all details of the match.
  static func report(_ link: String, isOutside: Bool) -> RouteMatch<Self> {
    var refusals = MountRefusals()
    return report(link, LinkSearch(isOutside: isOutside), &refusals)
  }

  /// Matches the rest of a link after the prefix of a mount, and reads all details of the match.
  public static func _match(mounted link: inout _LinkRemainder) -> RouteMatch<Self> {
    report(link.link, LinkSearch(path: link.path, isOutside: link.isOutside), &link.refusals)
  }

  private static func report(
    _ link: String, _ search: LinkSearch, _ refusals: inout MountRefusals
  ) -> RouteMatch<Self> {
    LinkBytes.read(link) { bytes in
      var search = search
      while let found = search.next(in: bytes, _routeTable.view, _decodes) {
        let matched = MatchedLink(bytes, _routeTable.view, found)
        guard found.isMount else { return report(matched) }
        var rest = _LinkRemainder(
          link, matched.rest, refusals, isOutside: search.isOutside)
        defer { refusals = rest.refusals }
        if let type = _mount(found.route)?.type, let mounted = MountedMatch(type, &rest),
          let report = report(matched, mounting: mounted, &rest)
        {
          return report
        }
      }
      return .unmatched(UnmatchedReason(search.refusal(of: bytes)))
    }
  }

  private static func report(_ matched: MatchedLink) -> RouteMatch<Self> {
    if let invalid = matched.invalidParameter(_decodes) {
      return .invalid(
        InvalidLink(
          matched, invalid.parameter, invalid.text, hasLostPlus: invalid.hasLostPlus))
    }
    var reader = _ParameterReader(matched)
    if let route = try? Self._make(matched.match.route, from: &reader) {
      return .matched(.init(route: route, details: MatchDetails(matched)))
    }
    // A type of the user's own refused a text that it had accepted before.
    guard let parameter = matched.parameters.first(where: { matched.table.customType($0) != nil })
    else { return .unmatched(.noRoute) }
    return .invalid(
      InvalidLink(matched, parameter, matched.text(of: parameter), hasLostPlus: false))
  }

  /// Nil if a type of the user's own in the mounted enum did not read a text in the same way twice.
  private static func report(
    _ matched: MatchedLink, mounting mounted: MountedMatch, _ rest: inout _LinkRemainder
  ) -> RouteMatch<Self>? {
    switch mounted {
    case .invalid(let invalid):
      return .invalid(invalid.following(_routeTable.view.pattern(matched.match.entry)))
    case .matched(let details):
      var reader = _ParameterReader(matched)
      guard
        let route = try? Self._makeMount(matched.match.route, from: &reader, mounting: &rest)
      else { return nil }
      return .matched(.init(route: route, details: MatchDetails(matched, mounting: details)))
    }
  }
}

extension InvalidLink {
  fileprivate init(
    _ matched: MatchedLink, _ parameter: Address<PieceRecord>, _ text: String?,
    hasLostPlus: Bool
  ) {
    self.init(
      caseName: matched.table.name(ofRoute: matched.match.route),
      pattern: matched.table.pattern(matched.match.entry),
      parameter: matched.table.key(parameter), text: text, hasLostPlus: hasLostPlus)
  }
}
