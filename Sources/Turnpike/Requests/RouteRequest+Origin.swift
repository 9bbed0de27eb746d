internal import TurnpikeLinks
internal import TurnpikeTable

extension RouteRequest {
  /// The link, or nil if the request was created from a route.
  ///
  /// If the router has rewritten it, this is the last link, and ``originalLink`` the first one.
  public var link: String? {
    switch contents.origin {
    case .link(let text, _), .unmatched(let text, _): text.trimmedLink
    case .route: nil
    }
  }

  /// The link before ``Router/rewrite(_:)`` changed it, or nil if no rewrite changed it.
  public var originalLink: String? {
    if case .changed(let link) = contents.rewriting { link } else { nil }
  }

  /// The link's scheme in lower case, or nil if the link has no scheme.
  public var scheme: String? { link.flatMap { LinkParts.scheme($0) } }

  /// The host of the link. It is nil if the link has no host or a malformed authority.
  ///
  /// The host of a web URL is in lower case, without user, port and trailing dot. In a link with a
  /// custom scheme it is the first segment, decoded and in its original case: `product` in
  /// `shop://product/1988`.
  public var host: String? { link.flatMap { LinkParts.host($0) } }

  /// The link's fragment, decoded. It is nil if the link has no fragment.
  public var fragment: String? { link.flatMap { LinkParts.fragment($0) } }

  /// All items of the link's query, including keys that the route does not use.
  ///
  /// It is empty if the link has no query, and nil if the request was created from a route.
  public var queryParameters: RouteParameters? {
    link.map { RouteParameters(query: LinkParts.query($0)) }
  }

  /// Whether the app itself made the request: whether its ``source`` is
  /// ``RequestSource/internal``.
  public var isInternal: Bool { source == .internal }

  /// The pattern that matched the link, as written in the file, or nil if no route matched.
  ///
  /// If the request was created from a route, it is the route's ``TypedRoute/pattern``.
  public var matchedRoute: String? {
    switch contents.origin {
    case .link(_, let match): contents.originalRoute.map { _ in match.pattern }
    case .unmatched: nil
    case .route: contents.originalRoute?.pattern
    }
  }

  /// The texts of the route's parameters, or nil if no route matched the link.
  ///
  /// Captures and fragments have their names, query parameters their keys. If a key is also the
  /// name of another parameter, as in `a/:q?q:text`, the query parameter has its own name instead.
  ///
  /// If the request was created from a route, they are read from the route's path on each access.
  /// They are empty for a route that is not ``TypedRoute/isLinkable``.
  public var routeParameters: RouteParameters? {
    switch contents.origin {
    case .link(let text, let match):
      return contents.originalRoute.map { _ in match.parameters(text.trimmedLink) }
    case .unmatched:
      return nil
    case .route:
      guard let route = contents.originalRoute, case .matched(let match) = Route.match(route.path),
        match.route == route
      else { return RouteParameters() }
      return match.parameters
    }
  }

  /// The reason that no route matched the link, or nil if a route matched.
  public var failure: RouteFailure? {
    if case .unmatched(_, let failure) = contents.origin { failure } else { nil }
  }

  /// The request that a filter redirected to this request, as it was last passed on. It is nil if
  /// this request is not a redirect.
  ///
  /// The screen that a redirect leads to can resolve it later, for example after the user has
  /// signed in:
  ///
  /// ```swift
  /// if let request = request.redirectedFrom { try await router.resolve(request) }
  /// ```
  public var redirectedFrom: RouteRequest? {
    contents.redirected.map { RouteRequest($0) }
  }

  /// Whether a route other than the default route matches the link, or the app has set the route.
  var isMatched: Bool { route != nil && (failure == nil || contents.original != nil) }

  /// Whether the host or path is not a declared origin.
  var isForeign: Bool {
    guard !isMatched, case .unmatched(let reason) = failure else { return false }
    return reason == .undeclaredScheme || reason == .undeclaredOrigin
  }
}

extension RouteParameters {
  fileprivate init(query: [(name: String, values: [String])]) {
    self.init(query.map { Element(name: $0.name, values: $0.values) })
  }
}

extension RouteRequest: CustomStringConvertible {
  /// The link, or the path of the requested route.
  public var description: String {
    link ?? contents.originalRoute?.path ?? ""
  }
}
