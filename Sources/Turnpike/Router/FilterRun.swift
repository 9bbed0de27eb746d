/// One way of a request through the filters, shared by the chains that its filters are given.
///
/// It lets each chain continue once. There is one a run and not one a filter, because only the
/// chain handed out last can be the next to continue: its position is the number of chains that
/// have continued. That number needs no lock. The run and its chains are not `Sendable`, so all of
/// them stay in the isolation that called `resolve`, and `advance` compares and counts without
/// suspending in between: of two tasks of one actor that call the same chain, the second finds the
/// position taken.
final class FilterRun<Route: TypedRoute> {
  private let router: Router<Route>
  private var position = 0
  private var isAnswered = false

  /// The request as it was last passed on.
  private(set) var request: RouteRequest<Route>

  init(router: Router<Route>, request: RouteRequest<Route>) {
    self.router = router
    self.request = request
  }

  /// The filters from a position on, where a block of them starts.
  func filters(from position: Int) -> FilterList<Route>? {
    router.filters?.filters(from: position)
  }

  nonisolated(nonsending) func start() async throws -> Resolution<Route> {
    try await FilterChain(run: self, position: 0, current: nil)(request)
  }

  /// Notes that the chain at a position continues, or throws because it may not.
  func advance(from position: Int, with request: RouteRequest<Route>) throws {
    if position != self.position { throw RouterError.continuedTwice }
    if isAnswered { throw RouterError.continuedLate }
    self.position = position + 1
    // Most filters change nothing, and comparing is cheaper than counting references.
    if !request.isIdentical(to: self.request) { self.request = request }
  }

  /// Notes that a filter has answered: from then on no chain may be called.
  ///
  /// The filters around it have continued already, and one behind it can only still run in a task
  /// that its own filter did not wait for.
  func answer() {
    isAnswered = true
  }

  /// Takes the request to its destination, or to `otherwise`.
  nonisolated(nonsending) func finish() async throws -> Resolution<Route> {
    let request = request
    guard let route = request.route else {
      try await router.otherwise(request)
      return .unmatched
    }
    try await router.destination(route, request)
    return .resolved
  }
}
