internal import TurnpikeTable

extension RouteRequest {
  /// The link as it was given; nil for a request for a route.
  public var link: String? {
    switch contents.origin {
    case .link(let link, _), .unanswered(let link, _): link
    case .route: nil
    }
  }

  /// The link's scheme in lower case; nil when it has none.
  public var scheme: String? { link.flatMap { LinkParts.scheme($0) } }

  /// The host of the link's authority; nil when it has none, or a malformed one.
  ///
  /// A web URL's is without user and port, in lower case, without a trailing dot. After a custom
  /// scheme's `//` stands an ordinary first segment, which is given here too, decoded and in its
  /// own case: `product` in `shop://product/1988`.
  public var host: String? { link.flatMap { LinkParts.host($0) } }

  /// The link's fragment, decoded; nil when it has none.
  public var fragment: String? { link.flatMap { LinkParts.fragment($0) } }

  /// The link's query, every value of every key, also of keys that the route does not know; empty
  /// when the link has none, nil for a request for a route.
  public var queryParameters: RouteParameters? {
    link.map { RouteParameters(query: LinkParts.query($0)) }
  }

  /// Whether the app itself makes the request: for a route, by a redirect, or for a link without a
  /// scheme that nothing else has handed over.
  public var isInternal: Bool {
    switch contents.origin {
    case .route: true
    case .link, .unanswered: source == .internal
    }
  }

  /// The pattern of the route that answered, as written; nil when none did.
  ///
  /// For a request for a route, it is that route's ``TypedRoute/pattern``.
  public var matchedRoute: String? {
    switch contents.origin {
    case .link(let link, let match): contents.askedRoute.map { match.pattern(link, of: $0) }
    case .unanswered: nil
    case .route: contents.askedRoute?.pattern
    }
  }

  /// The texts of the route's parameters: of the path and the fragment under their names, of the
  /// query under their keys as the link writes them. Empty when it has none, nil when no route
  /// answered. Where a key is also another parameter's name, as in `a/:q?q:text`, the query's stands
  /// under its own.
  ///
  /// For a request for a route they are read from the path of that route, at each access; they are
  /// empty for one that no link can carry.
  public var routeParameters: RouteParameters? {
    switch contents.origin {
    case .link(let link, let match):
      return contents.askedRoute.map { match.details(link, of: $0).parameters }
    case .unanswered:
      return nil
    case .route:
      guard let route = contents.askedRoute, case .matched(let match) = Route.match(route.path),
        match.route == route
      else { return RouteParameters() }
      return match.parameters
    }
  }

  /// Why no route answered the link; nil when one did.
  public var failure: RouteFailure? {
    if case .unanswered(_, let failure) = contents.origin { failure } else { nil }
  }

  /// The request that a filter redirected here, as it was last passed on; nil when none was.
  ///
  /// The screen that a redirect leads to can go on with it, once the user has signed in:
  ///
  /// ```swift
  /// if let request = request.redirectedFrom { try await router.resolve(request) }
  /// ```
  public var redirectedFrom: RouteRequest? {
    contents.redirected.map { RouteRequest($0) }
  }
}

extension RouteParameters {
  fileprivate init(query: [(name: String, values: [String])]) {
    self.init(query.map { Element(name: $0.name, values: $0.values) })
  }
}

extension RouteRequest: CustomStringConvertible {
  /// The link, or the path of the route that was asked for.
  public var description: String {
    switch contents.origin {
    case .link(let link, _), .unanswered(let link, _): link
    case .route: contents.askedRoute?.path ?? ""
    }
  }
}
