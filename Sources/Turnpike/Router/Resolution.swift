/// The result of a filter, which decides how the request continues.
public enum Resolution<Route: TypedRoute>: Hashable, Sendable {
  /// The handler showed the route, or the filter itself handled the request.
  case resolved
  // Indirect, so that the size of a resolution does not depend on the route type.

  /// Replaces the request with a new request for another route, which runs through all filters.
  ///
  /// The new request has the storage of the old request, which is its
  /// ``RouteRequest/redirectedFrom``.
  indirect case redirect(to: Route)
  /// Ends the request without showing anything.
  case abandon
  /// Gives up a request that has no route, or whose route the app can't show, for example because
  /// the product no longer exists.
  ///
  /// Return it without passing the request on, and the router calls the fallback. When the request
  /// has no route, the end of the chain calls the fallback and returns this case.
  case unmatched
}
