/// What has handed a request to the app, for filters and for statistics.
@frozen
public enum RequestSource: UInt8, Hashable, Sendable {
  /// A link from outside: a URL with a scheme.
  case link
  /// A user activity: a web link, Handoff from another device, a result of the system's search.
  case userActivity
  /// A quick action of the app's icon.
  case shortcut
  /// A notification that the user has tapped.
  case notification
  /// The app itself: a route, or a link without a scheme.
  case `internal`
}

extension RouteRequest {
  /// What has handed the request to the app.
  ///
  /// ```swift
  /// router.append { request, next in
  ///   count(request.source, request.matchedRoute)
  ///   return try await next(request)
  /// }
  /// ```
  ///
  /// A redirect keeps it: the request that it makes is the app's own (``isInternal``), and its source
  /// still tells how the user came. So does a request that is kept and resolved later.
  public var source: RequestSource {
    if let source = contents.source { return source }
    return scheme == nil ? .internal : .link
  }

  /// A request for a link that something else than a URL has handed over: an identifier of the
  /// system's search, a quick action, the field of a notification.
  ///
  /// A path without a scheme counts as one from outside then, unless the source is
  /// ``RequestSource/internal``.
  ///
  /// ```swift
  /// let request = RouteRequest<ShopRoute>("product/1988", source: .shortcut)
  /// request.isInternal  // false
  /// ```
  ///
  /// The time is linear in the link's length.
  public init(
    _ link: String, source: RequestSource, storage: RequestStorage = RequestStorage()
  ) {
    self.init(reading: link, storage, from: source)
  }
}
