/// What reading a link gives.
@frozen
public enum RouteMatch<Route: TypedRoute>: Sendable {
  /// A route answers the link.
  case matched(Match)
  /// A route's path answers the link, but a parameter of its query or fragment is missing or does
  /// not decode.
  case invalid(InvalidLink)
  /// No route answers the link.
  case unmatched(UnmatchedReason)

  /// A link that a route answers.
  ///
  /// Of a link that a table answers it holds the link, and reads what it tells besides the route when
  /// that is asked for.
  @frozen
  public struct Match: Sendable {
    /// The route, with its parameters decoded.
    public let route: Route
    /// Empty in a hand-written type's match.
    @usableFromInline let link: String
    /// Where the rest is to be found.
    @usableFromInline let source: _MatchSource

    /// A match; generated code and hand-written routes make it.
    public init(
      route: Route, pattern: String, parameters: RouteParameters = RouteParameters(),
      attributes: Set<Route.Attribute> = []
    ) {
      self.init(
        route: route,
        details: MatchDetails(
          pattern: pattern, parameters: parameters, attributeNames: attributes.map(\.rawValue),
          aliasAttributes: RouteAttributeList(attributes.map { .init(name: $0.rawValue) })))
    }

    init(route: Route, details: MatchDetails) {
      self.route = route
      link = ""
      source = _MatchSource(details)
    }

    /// A match by an entry of a table.
    @inlinable
    @inline(__always)
    init(route: consuming Route, link: String, source: _MatchSource) {
      self.route = route
      self.link = link
      self.source = source
    }

    var details: MatchDetails { source.details(link, of: route) }

    /// The pattern that matched, as the file has it: an alias's own.
    public var pattern: String { source.pattern(link, of: route) }

    /// The decoded text of the parameters found in the link, in the pattern's order.
    public var parameters: RouteParameters { details.parameters }

    /// The attributes of the line that matched: an alias's own.
    public var attributes: Set<Route.Attribute> { source.attributes(link, of: route) }
  }

  /// The route of a match, nil otherwise.
  @inlinable
  public var route: Route? {
    if case .matched(let match) = self { match.route } else { nil }
  }
}

extension RouteMatch.Match: CustomStringConvertible {
  /// The route, as it prints itself: its link.
  public var description: String { "\(route)" }
}
