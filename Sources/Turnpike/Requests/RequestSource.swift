/// How a request reached your app. Use it in filters, and to count where your links come from.
@frozen
public enum RequestSource: UInt8, Hashable, Sendable {
  /// A link from outside your app: a `URL`, or text with a scheme.
  case link
  /// A user activity: a web link, Handoff from another device, or a search result.
  case userActivity
  /// A quick action on the app's icon.
  case shortcut
  /// A notification that the user tapped.
  case notification
  /// A link in text or a web page that your app shows, such as another person's message.
  case content
  /// Your own code: a route, or text without a scheme.
  case `internal`
}

extension TypedRoute {
  /// Matches a link that doesn't come as a `URL`, such as the path of a request to a server.
  ///
  /// ```swift
  /// ShopRoute.match("/admin/flags")                 // a link of your own code
  /// ShopRoute.match("/admin/flags", source: .link)  // a path from outside your app
  /// ```
  ///
  /// A path from outside your app matches no line with `@internal`. Because it has no origin, it
  /// doesn't match a line with `@from` either. Only ``RequestSource/internal`` makes a path a link
  /// of your own code.
  public static func match(_ link: String, source: RequestSource) -> RouteMatch<Self> {
    _match(link, isOutside: source != .internal)
  }
}

extension RouteRequest {
  /// How the request reached your app.
  ///
  /// ```swift
  /// router.append { request, next in
  ///   count(request.source, request.matchedRoute)
  ///   return try await next(request)
  /// }
  /// ```
  ///
  /// It stays the same when a filter redirects the request, and when you save the request and
  /// resolve it later.
  public var source: RequestSource {
    if let source = contents.source { return source }
    return scheme == nil ? .internal : .link
  }

  /// Creates a request for a link that doesn't come as a `URL`, such as the identifier of a search
  /// result, the type of a quick action, or a field of a notification.
  ///
  /// ```swift
  /// let request = RouteRequest<ShopRoute>("product/1988", source: .shortcut)
  /// print(request.isInternal)  // false
  /// ```
  ///
  /// Unless the source is ``RequestSource/internal``, a path counts as a link from outside your
  /// app.
  ///
  /// - Complexity: Linear in the link's length.
  public init(
    _ link: String, source: RequestSource, storage: RequestStorage = RequestStorage()
  ) {
    self.init(Route.match(link, source: source), of: link, storage, from: source)
  }
}
