/// A link or route on its way through a ``Router``: where it goes, where it came from, and what
/// filters hand on with it.
///
/// ``route`` and ``storage`` can be changed before the request is passed on, and ``attributes`` are
/// those of the present route. All else tells how the request came, and stays so.
///
/// It is a value and can be kept; `router.resolve(request)` goes on with it later.
@frozen
public struct RouteRequest<Route: TypedRoute>: Sendable {
  /// One reference, so that passing a request through a filter costs one retain whatever a route
  /// holds; the contents never change, and a change makes new ones.
  @usableFromInline var contents: RequestContents<Route>

  /// A request for a link: a URL with a scheme, or an internal link without one.
  ///
  /// The time is linear in the link's length.
  @inlinable
  public init(_ link: String, storage: RequestStorage = RequestStorage()) {
    self.init(reading: link, storage, from: nil)
  }

  @inlinable
  init(reading link: String, _ storage: RequestStorage, from source: RequestSource?) {
    switch Route.match(link) {
    case .matched(let match):
      contents = RequestContents(match.route, storage, .link(link, match.source), source)
      if match.source.isMount { contents = contents.keepingMatch }
    case .invalid(let invalid):
      contents = .unanswered(link, .invalid(invalid), storage, source)
    case .unmatched(let reason):
      contents = .unanswered(link, .unmatched(reason), storage, source)
    }
  }

  /// A request for a route that the app itself goes to.
  public init(_ route: Route, storage: RequestStorage = RequestStorage()) {
    contents = RequestContents(route, storage, .route)
  }

  /// - Parameter request: the request that was redirected. What that one was redirected from is let
  ///   go: a request that is kept and redirected again and again would else hold them all.
  init(_ route: Route, redirectedFrom request: RouteRequest) {
    contents = RequestContents(
      route, request.storage, .route, request.source,
      redirected: request.contents.withoutRedirect)
  }

  init(_ contents: RequestContents<Route>) {
    self.contents = contents
  }

  /// Where the request goes; nil when no route answered the link and there is no default route.
  ///
  /// A filter can set it: the destination is given what is set when the request reaches it, and
  /// `otherwise` is called when that is nil. ``matchedRoute``, the parameters and ``failure`` go on
  /// telling how the request came; the attributes of an alias that led to another route count no
  /// more.
  @inlinable
  public var route: Route? {
    get { contents.route }
    set { contents = contents.changed(route: newValue) }
  }

  /// Values that filters hand on to each other and to the destination.
  public var storage: RequestStorage {
    get { contents.storage }
    set { contents = contents.changed(storage: newValue) }
  }
}
