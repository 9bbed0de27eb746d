internal import TurnpikeTable

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Another app, opened by its scheme with a route and a query as texts.
///
/// ```swift
/// let maps = ExternalApp(scheme: "maps", opener: opener)
/// maps.url(query: ["q": "a&b"])  // maps://?q=a%26b
/// await maps.open(query: ["q": "coffee"], fallbackURL: URL(string: "https://maps.apple.com"))
/// ```
///
/// If you know the app's links, write a `.routes` file for them and open its routes with
/// ``URLOpener/open(_:)``.
@MainActor public struct ExternalApp {
  private let scheme: String
  private let opener: any URLOpener

  /// Creates an app with a scheme without the colon, such as `maps`.
  public init(scheme: String, opener: any URLOpener) {
    self.scheme = scheme
    self.opener = opener
  }

  /// The URL that opens the app, or nil if the scheme is not valid (RFC 3986, 3.1).
  ///
  /// - Parameters:
  ///   - route: The text after `://`. Existing escapes are kept, and characters that a URL cannot
  ///     contain are escaped.
  ///   - query: Keys and values. All characters are escaped except the unreserved ones of RFC 3986,
  ///     2.3; a space is `%20`. They follow a query in the route and precede its fragment.
  /// - Complexity: Linear in the length of the texts.
  public func url(
    route: String = "", query: KeyValuePairs<String, String> = [:]
  ) -> URL? {
    guard URLText.isScheme(scheme) else { return nil }
    return ExternalAppURL(route: route, query: query).url(scheme: scheme)
  }

  /// Returns whether an app can open a route. The result is nil if the system does not provide this
  /// information, and false if there is no valid URL.
  ///
  /// The system's information may be incomplete. It is safer to open the URL with a fallback, as in
  /// ``open(route:query:fallbackURL:)``.
  public func canOpen(route: String = "") -> Bool? {
    guard let url = url(route: route) else { return false }
    return opener.canOpen(url)
  }

  /// Opens the app, or another URL if that fails.
  ///
  /// - Parameters:
  ///   - route: The text after `://`; see ``url(route:query:)``.
  ///   - query: Keys and values, which are escaped.
  ///   - fallbackURL: The URL to open if no app opens the first one, such as the app's page in a store.
  /// - Returns: Whether one of the two was opened. After a cancellation of the task nothing else is
  ///   tried, and the result is false.
  @discardableResult
  public func open(
    route: String = "", query: KeyValuePairs<String, String> = [:], fallbackURL: URL? = nil
  ) async -> Bool {
    if let url = url(route: route, query: query), await opener.open(url, mode: .any) { return true }
    guard let fallbackURL, !Task.isCancelled else { return false }
    return await opener.open(fallbackURL, mode: .any)
  }
}
