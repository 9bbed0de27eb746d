#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

extension URLOpener {
  /// Opens a route of another app, whose `.routes` file is in a target of this one: by its web
  /// origin in the app alone, then by its scheme, then by its web origin in the browser.
  ///
  /// ```swift
  /// await opener.open(MapsRoute.search(q: "coffee"))
  /// ```
  ///
  /// Of several origins of a kind (``OriginRoute/origins``) the first counts, and `https` comes
  /// before `http`. The `_` route has no link and opens nothing.
  ///
  /// - Returns: Whether an app or the browser took it; false when the task is cancelled before one
  ///   did, and then nothing else is tried.
  @discardableResult
  public func open<Route: OriginRoute>(_ route: Route) async -> Bool {
    if route.path.isEmpty { return false }
    let web = Route.webOrigin.map { route.url(under: $0) }
    let custom = Route.origins.first { !isWeb($0) }.map { route.url(under: $0) }
    if let web, await open(web, .appOnly) { return true }
    if let custom, !Task.isCancelled, await open(custom, .any) { return true }
    if let web, !Task.isCancelled { return await open(web, .any) }
    return false
  }
}

extension OriginRoute {
  /// The web origin that links of the enum are made with; nil where its file has none.
  static var webOrigin: String? {
    origins.first { $0.hasPrefix("https://") } ?? origins.first { $0.hasPrefix("http://") }
  }
}

private func isWeb(_ origin: String) -> Bool {
  origin.hasPrefix("https://") || origin.hasPrefix("http://")
}
