/// What comes after a filter: the filters behind it, then the destination.
///
/// A filter passes its request on by calling the chain that it was given, at most once and before
/// it answers:
///
/// ```swift
/// router.append { request, next in
///   var request = request
///   request.storage[ReceivedAt.self] = .now
///   return try await next(request)
/// }
/// ```
///
/// A chain is not `Sendable`: it stays where the filter runs.
public struct FilterChain<Route: TypedRoute> {
  let run: FilterRun<Route>
  let position: Int
  /// The filter that was given this chain; nil for the chain that begins a run.
  let current: FilterList<Route>?

  /// Passes a request on, and answers what became of it.
  ///
  /// - Throws: What a later filter or the destination throws; ``RouterError/continuedTwice`` when
  ///   this chain was called before, and ``RouterError/continuedLate`` when its filter has already
  ///   answered. Then nothing runs.
  public nonisolated(nonsending) func callAsFunction(
    _ request: RouteRequest<Route>
  ) async throws -> Resolution<Route> {
    try run.advance(from: position, with: request)
    guard let following = current?.rest ?? run.filters(from: position) else {
      return try await run.finish()
    }
    defer { run.answer() }
    let next = FilterChain(run: run, position: position + 1, current: following)
    return try await following.filter(request, next)
  }
}
