public import TurnpikeTable

extension GeneratedRoute {
  /// The route that answers a link; nil if there is none or the link's query is invalid.
  @inlinable
  public init?(_ link: String) {
    var (search, match, refusals) = (LinkSearch(), LinkMatch?.none, MountRefusals())
    var mounted: AnsweringLine?
    do throws(_NoRoute) {
      self = try Self._routeTable.read(link, &search, &match, &mounted, &refusals)
    } catch {
      return nil
    }
  }

  /// Matches a link: returns the route that answers it, or the reason why none does.
  ///
  /// No input traps or throws; the time is linear in the link's length.
  @inlinable
  public static func match(_ link: String) -> RouteMatch<Self> {
    var (search, match, refusals) = (LinkSearch(), LinkMatch?.none, MountRefusals())
    var mounted: AnsweringLine?
    do throws(_NoRoute) {
      let route: Self = try _routeTable.read(link, &search, &match, &mounted, &refusals)
      let source = _MatchSource(match, of: _routeTable, mounted: mounted)
      return .matched(RouteMatch.Match(route: route, link: link, source: source))
    } catch {
      return failure(link, error, search)
    }
  }

  /// Why no route answers a link.
  @usableFromInline
  static func failure(_ link: String, _ error: _NoRoute, _ search: LinkSearch) -> RouteMatch<Self> {
    if error == .refused { return .unmatched(UnmatchedReason(search.refusal)) }
    let report = report(link)
    // A type of the user's own did not read a text in the same way twice.
    if case .matched = report { return .unmatched(.noRoute) }
    return report
  }

  /// Creates the route that answers the rest of a link after the prefix of a mount in another enum.
  @inlinable
  public static func _make(mounted link: inout _LinkRemainder) throws(_NoRoute) -> Self {
    var (search, match) = (LinkSearch(path: link.path), LinkMatch?.none)
    var mounted: AnsweringLine?
    let route: Self = try _routeTable.read(
      link.link, &search, &match, &mounted, &link.refusals)
    link.line = mounted ?? AnsweringLine(match, of: _routeTable)
    return route
  }
}

// The details of a match, which are read on demand.

extension GeneratedRoute {
  /// Matches a link and reads all details of the match.
  static func report(_ link: String) -> RouteMatch<Self> {
    var refusals = MountRefusals()
    return report(link, LinkSearch(), &refusals)
  }

  /// Matches the rest of a link after the prefix of a mount, and reads all details of the match.
  public static func _match(mounted link: inout _LinkRemainder) -> RouteMatch<Self> {
    report(link.link, LinkSearch(path: link.path), &link.refusals)
  }

  private static func report(
    _ link: String, _ search: consuming LinkSearch, _ refusals: inout MountRefusals
  ) -> RouteMatch<Self> {
    while let found = search.next(in: link, _routeTable.literal, _decodes) {
      guard found.isMount else { return report(link, found) }
      var rest = _LinkRemainder(link, _routeTable.literal, found, refusals)
      defer { refusals = rest.refusals }
      if let type = _mountedRoute(found.route), let mounted = MountedMatch(type, &rest),
        let report = report(link, found, mounting: mounted, &rest)
      {
        return report
      }
    }
    return .unmatched(UnmatchedReason(search.refusal))
  }

  private static func report(_ link: String, _ found: LinkMatch) -> RouteMatch<Self> {
    LinkBytes.read(link) { bytes in
      let matched = MatchedLink(bytes, _routeTable.view, found)
      if let invalid = matched.invalidParameter(_decodes) {
        return .invalid(InvalidLink(matched, invalid.parameter, invalid.text))
      }
      if let route = try? Self._make(found.route, from: reader(link, found)) {
        return .matched(.init(route: route, details: MatchDetails(matched)))
      }
      // A type of the user's own refused a text that it had accepted before.
      guard let parameter = matched.parameters.first(where: { matched.table.customType($0) != nil })
      else { return .unmatched(.noRoute) }
      return .invalid(InvalidLink(matched, parameter, matched.text(of: parameter)))
    }
  }

  /// Nil if a type of the user's own in the mounted enum did not read a text in the same way twice.
  private static func report(
    _ link: String, _ found: LinkMatch, mounting mounted: MountedMatch,
    _ rest: inout _LinkRemainder
  ) -> RouteMatch<Self>? {
    switch mounted {
    case .invalid(let invalid):
      return .invalid(invalid.following(_routeTable.view.pattern(found.entry)))
    case .matched(let details):
      guard
        let route = try? Self._makeMount(
          found.route, from: reader(link, found), mounting: &rest)
      else { return nil }
      let all = LinkBytes.read(link) {
        MatchDetails(MatchedLink($0, _routeTable.view, found), mounting: details)
      }
      return .matched(.init(route: route, details: all))
    }
  }

  private static func reader(_ link: String, _ found: LinkMatch) -> _ParameterReader {
    _ParameterReader(LinkReader(link, _routeTable.literal, found))
  }
}

extension InvalidLink {
  fileprivate init(
    _ matched: MatchedLink, _ parameter: Address<ParameterRecord>, _ text: String?
  ) {
    self.init(
      route: matched.table.name(ofRoute: matched.match.route),
      pattern: matched.table.pattern(matched.match.entry),
      parameter: matched.table.key(parameter), text: text)
  }
}
