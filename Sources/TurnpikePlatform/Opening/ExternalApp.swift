internal import TurnpikeTable

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Another app, opened with its scheme: `await maps.open(query: ["q": "coffee"])`.
///
/// If you know the app's links, write a routes file for them instead, and open its routes with
/// ``URLOpener/open(_:)``. See <doc:/Turnpike/OpeningOtherApps>.
@MainActor public struct ExternalApp {
  private let scheme: String
  private let opener: any URLOpener

  /// Creates an app from its scheme without a colon, such as `maps`.
  public init(scheme: String, opener: any URLOpener) {
    self.scheme = scheme
    self.opener = opener
  }

  /// Returns the URL that opens the app, such as `maps://search?q=a%26b`. It's `nil` if the scheme
  /// isn't valid (RFC 3986, section 3.1), or if the route contains a control character or an
  /// invalid escape.
  ///
  /// The query is percent-encoded, and precedes the fragment of the route. Escapes in the route
  /// stay as they are.
  public func url(route: String = "", query: KeyValuePairs<String, String> = [:]) -> URL? {
    guard URLText.isScheme(scheme) else { return nil }
    let end = route.utf8.firstIndex(of: UInt8(ascii: "#")) ?? route.endIndex
    let items = query.map { "\(Self.escaped($0))=\(Self.escaped($1))" }.joined(separator: "&")
    let hasQuery = route.utf8[..<end].contains(UInt8(ascii: "?"))
    let separator = items.isEmpty ? "" : hasQuery ? "&" : "?"
    let text = "\(scheme)://\(route[..<end])\(separator)\(items)\(route[end...])"
    return URLText.encoded(text).flatMap { URL(string: $0) }
  }

  private static func escaped(_ text: String) -> String {
    var bytes: [UInt8] = []
    PercentCoding.append(text.utf8, as: .value, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns whether an app can open a route, or `nil` if the system doesn't provide this
  /// information. If there's no valid URL, it returns `false`.
  ///
  /// It's safer to open the route and provide a fallback.
  public func canOpen(route: String = "") -> Bool? {
    url(route: route).map { opener.canOpen($0) } ?? false
  }

  /// Opens the app or, if that fails, another URL, such as the app's page in a store.
  ///
  /// If the task is canceled, it doesn't try the other URL.
  ///
  /// - Returns: Whether the app or the other URL was opened.
  @discardableResult
  public func open(
    route: String = "", query: KeyValuePairs<String, String> = [:], fallbackURL: URL? = nil
  ) async -> Bool {
    if let url = url(route: route, query: query), await opener.open(url, mode: .any) { return true }
    guard let fallbackURL, !Task.isCancelled else { return false }
    return await opener.open(fallbackURL, mode: .any)
  }
}
