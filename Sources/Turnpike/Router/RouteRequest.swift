/// A link or route on its way through a ``Router``: where it goes, where it came from, and what
/// filters hand on with it.
///
/// ``route`` and ``storage`` can be changed before the request is passed on. All else tells how the
/// request came, and stays so.
///
/// It is a value and can be kept; `router.resolve(request)` goes on with it later.
public struct RouteRequest<Route: TypedRoute>: Sendable {
  /// One reference, so that passing a request through a filter costs one retain whatever a route
  /// holds; the contents never change, and a change makes new ones.
  private var contents: RequestContents<Route>

  /// A request for a link: a URL with a scheme, or an internal link without one.
  ///
  /// The time is linear in the link's length.
  public init(_ link: String, storage: RequestStorage = RequestStorage()) {
    let match = Route.match(link)
    let origin = RequestOrigin<Route>.link(link, LinkParts(link), match)
    contents = RequestContents(
      route: match.route ?? Route.defaultRoute, storage: storage, origin: origin)
  }

  /// A request for a route that the app itself goes to.
  public init(_ route: Route, storage: RequestStorage = RequestStorage()) {
    contents = RequestContents(route: route, storage: storage, origin: .route(route))
  }

  /// - Parameter request: the request that was redirected. What that one was redirected from is let
  ///   go: a request that is kept and redirected again and again would else hold them all.
  init(_ route: Route, redirectedFrom request: RouteRequest) {
    contents = RequestContents(
      route: route, storage: request.storage,
      origin: .redirect(route, from: request.withoutRedirect))
  }

  /// The same request, as one that the app itself made where it was redirected.
  private var withoutRedirect: RouteRequest {
    guard case .redirect(let route, _) = origin else { return self }
    var request = self
    request.contents = RequestContents(
      route: contents.route, storage: contents.storage, origin: .route(route))
    return request
  }

  /// Where the request goes; nil when no route answered the link and there is no default route.
  ///
  /// A filter can set it: the destination is given what is set when the request reaches it, and
  /// `otherwise` is called when that is nil. ``matchedRoute``, the parameters and ``failure`` go on
  /// telling how the request came.
  public var route: Route? {
    get { contents.route }
    set {
      contents = RequestContents(
        route: newValue, storage: contents.storage, origin: contents.origin)
    }
  }

  /// Values that filters hand on to each other and to the destination.
  public var storage: RequestStorage {
    get { contents.storage }
    set {
      contents = RequestContents(
        route: contents.route, storage: newValue, origin: contents.origin)
    }
  }

  var origin: RequestOrigin<Route> { contents.origin }

  /// Whether nothing was changed between two requests; it costs one comparison.
  func isIdentical(to other: RouteRequest) -> Bool { contents === other.contents }
}

/// What a request holds.
private final class RequestContents<Route: TypedRoute>: Sendable {
  let route: Route?
  let storage: RequestStorage
  let origin: RequestOrigin<Route>

  init(route: Route?, storage: RequestStorage, origin: RequestOrigin<Route>) {
    self.route = route
    self.storage = storage
    self.origin = origin
  }
}

/// How a request came.
enum RequestOrigin<Route: TypedRoute>: Sendable {
  case link(String, LinkParts, RouteMatch<Route>)
  case route(Route)
  indirect case redirect(Route, from: RouteRequest<Route>)
}
