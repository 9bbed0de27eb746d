/// The filters after the current one, followed by the handler.
///
/// A filter calls its chain to pass the request on, at most once and before the filter returns:
///
/// ```swift
/// router.append { request, next in
///   var request = request
///   request.storage[ReceivedAt.self] = .now
///   return try await next(request)
/// }
/// ```
///
/// A chain isn't `Sendable`, so it can't leave the isolation in which the filter runs.
public struct FilterChain<Route: TypedRoute> {
  let run: FilterRun<Route>
  /// The index of the filter that runs next; the number of filters when the handler is next.
  let position: Int

  /// Passes a request on and returns its resolution.
  ///
  /// - Throws: Any error that a later filter or the handler throws. If you call the chain twice or
  ///   after its filter has returned, it throws ``RouterError/nextCalledTwice`` or
  ///   ``RouterError/nextCalledAfterReturn``, and nothing runs.
  public nonisolated(nonsending) func callAsFunction(
    _ request: RouteRequest<Route>
  ) async throws -> Resolution<Route> {
    try run.advance(from: position, with: request)
    guard position < run.filters.count else { return try await run.finish() }
    defer { run.filterReturned() }
    let next = FilterChain(run: run, position: position + 1)
    let resolution = try await run.filters[position](request, next)
    if case .unmatched = resolution { try await run.giveUp(at: position) }
    return resolution
  }
}
