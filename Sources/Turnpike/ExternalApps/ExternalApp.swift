internal import TurnpikeTable

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Another app, called by its scheme with a route and a query as texts.
///
/// ```swift
/// let maps = ExternalApp(scheme: "maps", opener: opener)
/// maps.url(query: ["q": "a&b"])  // maps://?q=a%26b
/// await maps.open(query: ["q": "coffee"], orElse: URL(string: "https://maps.apple.com"))
/// ```
///
/// Links that are known better have a `.routes` file of their own, whose routes
/// ``URLOpener/open(_:)`` takes.
@MainActor public struct ExternalApp {
  private let scheme: String
  private let opener: any URLOpener

  /// An app that is called by a scheme, without the colon: `maps`.
  public init(scheme: String, opener: any URLOpener) {
    self.scheme = scheme
    self.opener = opener
  }

  /// The URL that calls the app; nil when the scheme is none (RFC 3986, 3.1).
  ///
  /// - Parameters:
  ///   - route: What follows `://`, in which escapes stand for what they stand for. What cannot
  ///     stand in a URL is escaped.
  ///   - query: Keys and values, of which everything is escaped but the unreserved characters of
  ///     RFC 3986, 2.3; a space is `%20`. They come behind a query that the route has already, and
  ///     before its fragment.
  /// - Complexity: linear in the length of the texts.
  public func url(
    route: String = "", query: KeyValuePairs<String, String> = [:]
  ) -> URL? {
    guard URLText.isScheme(scheme) else { return nil }
    return ExternalAppURL(route: route, query: query).url(scheme: scheme)
  }

  /// Whether an app would take a route; nil where the system does not tell, false where there is no
  /// such URL.
  ///
  /// The system may say less than it knows: to open a URL and have an answer to a failure, as
  /// ``open(route:query:orElse:)`` does, is the surer way.
  public func canOpen(route: String = "") -> Bool? {
    guard let url = url(route: route) else { return false }
    return opener.canOpen(url)
  }

  /// Calls the app, and opens another URL where that fails.
  ///
  /// - Parameters:
  ///   - route: What follows `://`; see ``url(route:query:)``.
  ///   - query: Keys and values, escaped.
  ///   - orElse: What is opened when no app takes the first, as the app's page in a store.
  /// - Returns: Whether one of the two was taken; false when the task is cancelled before that, and
  ///   then nothing else is tried.
  @discardableResult
  public func open(
    route: String = "", query: KeyValuePairs<String, String> = [:], orElse: URL? = nil
  ) async -> Bool {
    if let url = url(route: route, query: query), await opener.open(url, .any) { return true }
    guard let orElse, !Task.isCancelled else { return false }
    return await opener.open(orElse, .any)
  }
}
