/// A link or a route on its way through a ``Router``.
///
/// A filter can change ``route`` and ``storage`` before it passes the request on. All other
/// properties, apart from ``attributes`` and ``stack``, describe the request as your app received
/// it. For example, ``link`` and ``matchedRoute`` don't change when a filter sets another route.
///
/// A request is a value, so you can save it and resolve it later with ``Router/resolve(_:)``.
@frozen
public struct RouteRequest<Route: TypedRoute>: Sendable {
  /// A reference to immutable contents, so that copying a request costs one retain. A change to the
  /// request creates new contents.
  @usableFromInline var contents: RequestContents<Route>

  /// Creates a request for a link. Text with a scheme counts as a link from outside your app, and
  /// text without a scheme as a link of your own code.
  ///
  /// For a path from outside your app, call ``init(_:source:storage:)``. Spaces and control
  /// characters at both ends of the link are ignored.
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

  /// Creates a request of your own code for a route.
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

  /// The request's route, or `nil` if no route matched the link and there's no default route.
  ///
  /// When a filter sets it, the router calls the handler with the new route, or the fallback for
  /// `nil`. Then ``attributes`` belong to the new route, but ``matchedRoute``, the parameters, and
  /// ``failure`` still describe the link.
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
