/// How a request ended, with the request as it was last passed on.
@frozen
public enum Outcome<Route: TypedRoute>: Sendable {
  /// It was resolved at the route that it came with, or that a filter gave it; the default route
  /// included, and then ``RouteRequest/failure`` says why.
  case resolved(RouteRequest<Route>)
  /// It was redirected at least once, and resolved there.
  case redirected(RouteRequest<Route>)
  /// A filter abandoned it.
  case abandoned(RouteRequest<Route>)
  /// It had no route; ``RouteRequest/failure`` says why.
  case unmatched(RouteRequest<Route>)

  /// The request as it was last passed on: what the destination was given, if it was reached.
  public var request: RouteRequest<Route> {
    switch self {
    case .resolved(let request), .redirected(let request), .abandoned(let request),
      .unmatched(let request):
      request
    }
  }
}
