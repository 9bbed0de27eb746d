/// A link or route that passes through a ``Router``, with its origin and values for filters.
///
/// A filter can change ``route`` and ``storage`` before it passes the request on, and
/// ``attributes`` always belong to the current route. A filter for an attribute also runs if the
/// alias that matched the link has the attribute. The other properties describe the original
/// request and do not change.
///
/// A request is a value that can be kept and resolved later with `router.resolve(request)`.
@frozen
public struct RouteRequest<Route: TypedRoute>: Sendable {
  /// A reference to immutable contents, so that copying a request costs one retain. A change to the
  /// request creates new contents.
  @usableFromInline var contents: RequestContents<Route>

  /// Creates a request for a link from outside if the text has a scheme, or else for a link of the
  /// app itself.
  ///
  /// Spaces and control characters at both ends are ignored, and are not part of the ``link``.
  ///
  /// - Complexity: Linear in the link's length.
  @inlinable
  public init(_ link: String, storage: RequestStorage = RequestStorage()) {
    self.init(Route._match(link, isOutside: false), of: link, storage, from: nil)
  }

  @inlinable
  init(
    _ match: RouteMatch<Route>, of link: String, _ storage: RequestStorage,
    from source: RequestSource?
  ) {
    switch match {
    case .matched(let match):
      contents = RequestContents(match.route, storage, .link(link, match.source), source)
    case .invalid(let invalid):
      contents = .unmatched(link, .invalid(invalid), storage, source)
    case .unmatched(let reason):
      contents = .unmatched(link, .unmatched(reason), storage, source)
    }
  }

  /// Creates a request for a route, made by the app itself.
  public init(_ route: Route, storage: RequestStorage = RequestStorage()) {
    contents = RequestContents(route, storage, .route)
  }

  /// Creates a request for a route that a filter redirects to.
  ///
  /// - Parameter request: The request that was redirected. Its own `redirectedFrom` is dropped, so
  ///   that a request that is redirected many times does not keep all earlier ones.
  init(_ route: Route, redirectedFrom request: RouteRequest) {
    contents = RequestContents(
      route, request.storage, .route, request.source, .pending, original: nil,
      redirected: request.contents.withoutRedirect)
  }

  init(_ contents: RequestContents<Route>) {
    self.contents = contents
  }

  /// The route of the request. It is nil if no route matched the link and there is no default
  /// route.
  ///
  /// A filter can set it. The router then calls the handler with the new route, or the fallback
  /// if it is nil. ``matchedRoute``, the parameters and ``failure`` still describe the original
  /// request. ``attributes`` then belong to the new route.
  @inlinable
  public var route: Route? {
    get { contents.route }
    set { contents = contents.changed(route: newValue) }
  }

  /// Values for later filters and the handler.
  public var storage: RequestStorage {
    get { contents.storage }
    set { contents = contents.changed(storage: newValue) }
  }
}
