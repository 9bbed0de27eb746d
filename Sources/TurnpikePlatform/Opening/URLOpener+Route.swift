#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

extension URLOpener {
  /// Opens a route of another app, whose `.routes` file belongs to a target of this one.
  ///
  /// It tries the route's web link in the app only, then its link with a custom scheme, then the
  /// web link in the browser.
  ///
  /// ```swift
  /// await opener.open(MapsRoute.search(q: "coffee"))
  /// ```
  ///
  /// If the file declares several origins of a kind (``/Turnpike/OriginRoute/origins``), the first
  /// one is used, and `https` before `http`. The `_` route has no link and opens nothing.
  ///
  /// - Returns: Whether an app or the browser opened it. After a cancellation of the task nothing
  ///   else is tried, and the result is false.
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
