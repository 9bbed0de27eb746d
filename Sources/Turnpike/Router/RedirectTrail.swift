internal import TurnpikeTable

/// The routes that a request has been redirected to.
///
/// A redirect to an earlier route is an error, because it would never end.
struct RedirectTrail<Route: TypedRoute> {
  /// The largest number of redirects, as in web browsers.
  static var limit: Int { 20 }

  private let start: RouteRequest<Route>
  private var routes: [Route] = []

  init(start: RouteRequest<Route>) {
    self.start = start
  }

  mutating func follow(to route: Route) throws {
    let goesRound = route == start.route || routes.contains(route)
    routes.append(route)
    if goesRound { throw RouterError.redirectLoop(paths) }
    if routes.count > Self.limit { throw RouterError.tooManyRedirects(paths) }
  }

  private var paths: [String] {
    // The `_` route has no path; it is listed with the link of the request.
    let path = start.route?.path ?? ""
    return [path.isEmpty ? start.link?.harmless ?? "" : path] + routes.map(\.path)
  }
}
