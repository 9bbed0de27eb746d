internal import TurnpikeTable

/// The routes that one resolution has been redirected through.
///
/// Redirects come from the app's own filters, so a trail that comes back to one of its routes would
/// come back for ever.
struct RedirectTrail<Route: TypedRoute> {
  /// Enough for any chain that means to end, as in web browsers.
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
    // The `_` route has no path, and came with a link that has no other.
    let path = start.route?.path ?? ""
    return [path.isEmpty ? start.link?.harmless ?? "" : path] + routes.map(\.path)
  }
}
