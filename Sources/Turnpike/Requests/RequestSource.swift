/// How a request came to the app, for filters and for statistics.
@frozen
public enum RequestSource: UInt8, Hashable, Sendable {
  /// A link from outside: a `URL`, or a text with a scheme.
  case link
  /// A user activity: a web link, Handoff from another device, or a system search result.
  case userActivity
  /// A quick action of the app's icon.
  case shortcut
  /// A notification that the user tapped.
  case notification
  /// A link in a text or a web page that the app shows, such as a message of another user.
  case content
  /// The app itself: a route, or a text without a scheme.
  case `internal`
}

extension TypedRoute {
  /// Matches a link that does not come as a URL, such as the path of a request to a server.
  ///
  /// ```swift
  /// ShopRoute.match("/admin/flags")                 // text of the app itself
  /// ShopRoute.match("/admin/flags", source: .link)  // a path from outside your app
  /// ```
  ///
  /// A path from outside your app matches no line with `@internal`. It belongs to no origin, so it
  /// matches no line with `@from` either. Only with the source ``RequestSource/internal``, a path is
  /// text of the app itself.
  ///
  /// No input traps or throws; the time is linear in the link's length.
  public static func match(_ link: String, source: RequestSource) -> RouteMatch<Self> {
    _match(link, isOutside: source != .internal)
  }
}

extension RouteRequest {
  /// How the request came to the app.
  ///
  /// ```swift
  /// router.append { request, next in
  ///   count(request.source, request.matchedRoute)
  ///   return try await next(request)
  /// }
  /// ```
  ///
  /// A redirect keeps the source of the request that was redirected. A request that is kept and
  /// resolved later keeps it too.
  public var source: RequestSource {
    if let source = contents.source { return source }
    return scheme == nil ? .internal : .link
  }

  /// Creates a request for a link that does not come as a URL, such as an identifier of the system
  /// search, a quick action or a field of a notification.
  ///
  /// A path without a scheme is then not internal, unless the source is ``RequestSource/internal``.
  ///
  /// ```swift
  /// let request = RouteRequest<ShopRoute>("product/1988", source: .shortcut)
  /// request.isInternal  // false
  /// ```
  ///
  /// - Complexity: Linear in the link's length.
  public init(
    _ link: String, source: RequestSource, storage: RequestStorage = RequestStorage()
  ) {
    self.init(Route.match(link, source: source), of: link, storage, from: source)
  }
}
