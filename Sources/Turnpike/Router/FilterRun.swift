/// One pass of a request through the filters, shared by the chains that the filters are given.
///
/// Each chain can continue once. Only the last chain that was created can continue next, and its
/// position is the number of chains that have continued. So one counter is enough for all filters.
///
/// The counter needs no lock. The run and its chains are not `Sendable` and stay in the isolation
/// that called `resolve`, and `advance` does not suspend between comparing and counting. If two
/// tasks of one actor call the same chain, the second one throws.
final class FilterRun<Route: TypedRoute> {
  private let router: Router<Route>
  private var position = 0
  private var hasReturned = false

  /// The request as it was last passed on.
  private(set) var request: RouteRequest<Route>

  init(router: Router<Route>, request: RouteRequest<Route>) {
    self.router = router
    self.request = request
  }

  var filters: [Router<Route>.Filter] { router.filters }

  nonisolated(nonsending) func start() async throws -> Resolution<Route> {
    try await FilterChain(run: self, position: 0)(request)
  }

  /// Records that the chain at a position continues.
  ///
  /// - Throws: ``RouterError`` when the chain may not continue.
  func advance(from position: Int, with request: RouteRequest<Route>) throws {
    if position != self.position { throw RouterError.nextCalledTwice }
    if hasReturned { throw RouterError.nextCalledAfterReturn }
    self.position = position + 1
    self.request = request
  }

  /// Records that a filter has returned; no chain may continue from then on.
  ///
  /// The filters before it have continued already. A later filter can only still be running in a
  /// task that the filter before it did not wait for.
  func filterReturned() {
    hasReturned = true
  }

  /// Passes the request to the fallback if the filter at a position has not passed it on.
  nonisolated(nonsending) func giveUp(at position: Int) async throws {
    guard self.position == position + 1 else { return }
    filterReturned()
    try await router.fallback(request)
  }

  /// Passes the request to the handler, or to the fallback if it has no route.
  nonisolated(nonsending) func finish() async throws -> Resolution<Route> {
    let request = request
    guard let route = request.route else {
      try await router.fallback(request)
      return .unmatched
    }
    try await router.handler(route, request)
    return .resolved
  }
}
