#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

extension URLOpener {
  /// Opens a route of another app, for which you've written a routes file.
  ///
  /// ```swift
  /// await opener.open(MapsRoute.search(q: "coffee"))
  /// ```
  ///
  /// It first tries the route's web link, but only in the app. If that fails, it tries a link with
  /// a custom scheme, and then the web link in the browser. When the file declares several origins
  /// of a kind (``/Turnpike/OriginRoute/origins``), the first one is used, and `https` before
  /// `http`. The `_` route has no link, so it opens nothing. See <doc:/Turnpike/OpeningOtherApps>.
  ///
  /// - Returns: Whether an app or the browser opened the route. If the task is canceled, nothing
  ///   else is tried and the result is `false`.
  @discardableResult
  public func open<Route: OriginRoute>(_ route: Route) async -> Bool {
    if route.path.isEmpty { return false }
    let web = route.webURL
    let custom = Route.origins.lazy.filter { !isWeb($0) }
      .compactMap { route.permittedURL(under: $0) }.first
    if let web, await open(web, mode: .appOnly) { return true }
    if let custom, !Task.isCancelled, await open(custom, mode: .any) { return true }
    if let web, !Task.isCancelled { return await open(web, mode: .any) }
    return false
  }
}

private func isWeb(_ origin: String) -> Bool {
  origin.hasPrefix("https://") || origin.hasPrefix("http://")
}
