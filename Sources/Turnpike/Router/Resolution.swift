/// What a filter answers became of a request.
///
/// A redirect, which is rare, stands in memory of its own: of one size for all routes, an answer is
/// handed from filter to filter in a register.
public enum Resolution<Route: TypedRoute>: Hashable, Sendable {
  /// The request reached its destination, or the filter saw to it itself.
  case resolved
  /// Another route is to be gone to instead: a new request runs through all filters.
  ///
  /// It has the storage of the request that it comes from, as that was last passed on, and names it
  /// in ``RouteRequest/redirectedFrom``.
  indirect case redirect(to: Route)
  /// The request is to end here.
  case abandon
  /// The request has no route.
  ///
  /// The end of the chain answers so after it called `otherwise`; a filter that answers so itself
  /// skips that. To have it called, the filter passes the request on with its `route` set to nil.
  case unmatched
}
