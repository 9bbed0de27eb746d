internal import TurnpikeLinks
internal import TurnpikeTable

extension RouteRequest {
  /// The link, or `nil` if the request was created from a route.
  ///
  /// After a rewrite, it's the new link. ``originalLink`` is the link that your app received.
  public var link: String? {
    switch contents.origin {
    case .link(let text, _), .unmatched(let text, _): text.trimmedLink
    case .route: nil
    }
  }

  /// The link before ``Router/rewrite(_:)`` changed it, or `nil` if no rewrite changed it.
  public var originalLink: String? {
    if case .changed(let link) = contents.rewriting { link } else { nil }
  }

  /// The link's scheme in lowercase, or `nil` if the link has no scheme.
  public var scheme: String? { link.flatMap { LinkParts.scheme($0) } }

  /// The link's host, or `nil` if the link has no host or a malformed one.
  ///
  /// For a web link, the host is in lowercase, without a user, a port, and a trailing dot. For a
  /// custom scheme, it's the first segment, decoded and in its original case: `product` in
  /// `shop://product/1988`.
  public var host: String? { link.flatMap { LinkParts.host($0) } }

  /// The link's fragment, decoded, or `nil` if the link has no fragment.
  public var fragment: String? { link.flatMap { LinkParts.fragment($0) } }

  /// All parameters of the link's query, including those that the route doesn't declare.
  ///
  /// It's empty if the link has no query, and `nil` if the request was created from a route.
  public var queryParameters: RouteParameters? {
    link.map { RouteParameters(query: LinkParts.query($0)) }
  }

  /// Whether your own code made the request, so that its ``source`` is ``RequestSource/internal``.
  public var isInternal: Bool { source == .internal }

  /// The pattern that matched the link, as written in the file, or `nil` if no route matched.
  ///
  /// It contains no values of the link, so you can use it to count links in your analytics: see
  /// <doc:MeasuringLinks>. If the request was created from a route, it's the route's
  /// ``TypedRoute/pattern``.
  public var matchedRoute: String? {
    switch contents.origin {
    case .link(_, let match): contents.originalRoute.map { _ in match.pattern }
    case .unmatched: nil
    case .route: contents.originalRoute?.pattern
    }
  }

  /// The route's parameters as text, or `nil` if no route matched the link.
  ///
  /// The key is the name of a capture or a fragment, or the key in the query. If that key is also
  /// the name of a capture, as in `a/:q?q:text`, the query parameter has its own name instead.
  ///
  /// If the request was created from a route, the parameters are read from the route's path on each
  /// access. They're empty if the route isn't ``TypedRoute/isLinkable``.
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

  /// The reason that no route matched the link, or `nil` if a route matched.
  public var failure: RouteFailure? {
    if case .unmatched(_, let failure) = contents.origin { failure } else { nil }
  }

  /// The request that a filter redirected to this one, or `nil` if this request isn't a redirect.
  ///
  /// The screen of the redirect can resolve the original request later, for example when the user
  /// has signed in:
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
  /// The link, or the path of the route.
  public var description: String {
    link ?? contents.originalRoute?.path ?? ""
  }
}
