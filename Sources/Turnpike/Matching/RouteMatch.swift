/// The result of matching a link.
@frozen
public enum RouteMatch<Route: TypedRoute>: Sendable {
  /// The link matches a route.
  case matched(Match)
  /// A route matches the path, but a parameter of the query or fragment is missing or can't be
  /// read.
  case invalid(InvalidLink)
  /// No route matches the link.
  case unmatched(UnmatchedReason)

  /// A link that matches a route.
  ///
  /// For a generated enum, the other properties are read from the link on each access.
  @frozen
  public struct Match: Sendable {
    /// The route, with its parameters decoded.
    public let route: Route
    /// The link; empty for a match of a hand-written type.
    @usableFromInline let link: String
    /// The source of the other details.
    @usableFromInline let source: _MatchSource

    /// Creates a match, for route types that you write by hand.
    public init(
      route: Route, pattern: String, parameters: RouteParameters = RouteParameters(),
      attributes: Set<Route.Attribute> = []
    ) {
      self.route = route
      link = ""
      source = _MatchSource(
        .written(
          pattern: pattern, parameters: parameters,
          attributes: _RouteAttributeList(attributes.map { .init(name: $0.rawValue) })))
    }

    /// Creates a match with the line that a reader has found. Generated code calls this
    /// initializer.
    @inlinable
    public init(route: Route, _ reader: borrowing _ParameterReader) where Route: GeneratedRoute {
      self.route = route
      link = reader._link
      source = reader._source(Route.self)
    }

    /// The pattern that matched, as written in the file: the route's own pattern or an alias.
    public var pattern: String { source.pattern }

    /// The decoded text of each parameter in the link, in the pattern's order.
    public var parameters: RouteParameters { source.parameters(link) }

    /// The attributes of the line that matched: the route's own line or an alias.
    public var attributes: Set<Route.Attribute> { source.attributes() }
  }

  /// The route, or `nil` if no route matches the link.
  @inlinable
  public var route: Route? {
    if case .matched(let match) = self { match.route } else { nil }
  }

  /// The reason that no route matches the link, or `nil` if a route matches.
  public var failure: RouteFailure? {
    switch self {
    case .matched: nil
    case .invalid(let link): .invalid(link)
    case .unmatched(let reason): .unmatched(reason)
    }
  }

  /// Returns the route, or throws the reason that no route matches the link.
  ///
  /// ```swift
  /// let route = try ShopRoute.match(link).get()
  /// ```
  ///
  /// - Throws: The ``failure``.
  @inlinable
  public func get() throws(RouteFailure) -> Route {
    switch self {
    case .matched(let match): return match.route
    case .invalid(let link): throw .invalid(link)
    case .unmatched(let reason): throw .unmatched(reason)
    }
  }
}

extension RouteMatch.Match: CustomStringConvertible {
  /// The route's link.
  public var description: String { "\(route)" }
}
