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
  /// The request has no route.
  ///
  /// The end of the chain returns this after it has called the fallback. A filter that returns it
  /// itself skips that call. To have the fallback called, pass the request on with its `route` set
  /// to nil.
  case unmatched
}
