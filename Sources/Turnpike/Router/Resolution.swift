/// The result of a filter: how the request ended, or the route of a redirect.
///
/// A redirect is indirect, so that the size of a resolution does not depend on the route type.
public enum Resolution<Route: TypedRoute>: Hashable, Sendable {
  /// The request reached the handler, or the filter handled it.
  case resolved
  /// The request is replaced by a new one for another route, which runs through all filters.
  ///
  /// The new request has the storage of the old one as it was last passed on. The old request is
  /// its ``RouteRequest/redirectedFrom``.
  indirect case redirect(to: Route)
  /// The request ends here.
  case abandon
  /// The request has no route, or a route that the app can't show.
  ///
  /// The end of the chain returns this after it has called the fallback. If a filter returns it
  /// without passing the request on, the router calls the fallback with the request.
  case unmatched
}
