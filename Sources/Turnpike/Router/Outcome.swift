/// The result of resolving a request, with the request as the last filter passed it on.
@frozen
public enum Outcome<Route: TypedRoute>: Sendable {
  /// The handler ran, or a filter handled the request itself.
  ///
  /// If the handler showed the default route, ``RouteRequest/failure`` contains the reason.
  case resolved(RouteRequest<Route>)
  /// The request was redirected at least once, and the last redirect was resolved.
  case redirected(RouteRequest<Route>)
  /// A filter abandoned the request.
  case abandoned(RouteRequest<Route>)
  /// The request had no route, or a filter gave it up, so the fallback ran.
  ///
  /// If no route matched the link, ``RouteRequest/failure`` contains the reason.
  case unmatched(RouteRequest<Route>)

  /// The request as it was last passed on.
  public var request: RouteRequest<Route> {
    switch self {
    case .resolved(let request), .redirected(let request), .abandoned(let request),
      .unmatched(let request):
      request
    }
  }
}
