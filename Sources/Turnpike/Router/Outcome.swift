/// How a request ended, with the request as it was last passed on.
@frozen
public enum Outcome<Route: TypedRoute>: Sendable {
  /// The request was resolved with its route, or with the route that a filter set.
  ///
  /// For the default route, ``RouteRequest/failure`` contains the reason.
  case resolved(RouteRequest<Route>)
  /// The request was redirected at least once, and then resolved.
  case redirected(RouteRequest<Route>)
  /// A filter abandoned the request.
  case abandoned(RouteRequest<Route>)
  /// The request had no route, and ``RouteRequest/failure`` is the reason, or a filter gave it up.
  case unmatched(RouteRequest<Route>)

  /// The request as it was last passed on, possibly to the handler.
  public var request: RouteRequest<Route> {
    switch self {
    case .resolved(let request), .redirected(let request), .abandoned(let request),
      .unmatched(let request):
      request
    }
  }
}
