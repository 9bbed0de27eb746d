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
    let text = Self.text(route, query)
    let url = scheme + "://" + String(decoding: text, as: UTF8.self)
    return URLText.encoded(url).flatMap { URL(string: $0) }
  }

  /// The text after `://`.
  private static func text(_ route: String, _ query: KeyValuePairs<String, String>) -> [UInt8] {
    let parts = route.utf8.split(
      separator: UInt8(ascii: "#"), maxSplits: 1, omittingEmptySubsequences: false)
    var text: [UInt8] = []
    append(parts[0], to: &text)
    var hasQuery = text.contains(UInt8(ascii: "?"))
    for (key, value) in query {
      if !hasQuery {
        text.append(UInt8(ascii: "?"))
        hasQuery = true
      } else if text.last != UInt8(ascii: "?"), text.last != UInt8(ascii: "&") {
        text.append(UInt8(ascii: "&"))
      }
      PercentCoding.append(key.utf8, as: .value, to: &text)
      text.append(UInt8(ascii: "="))
      PercentCoding.append(value.utf8, as: .value, to: &text)
    }
    if let fragment = parts.dropFirst().first {
      text.append(UInt8(ascii: "#"))
      append(fragment, to: &text)
    }
    return text
  }

  /// Appends a part of a route with escapes for the bytes that a URL cannot contain; existing
  /// escapes are kept.
  private static func append(_ part: Substring.UTF8View, to bytes: inout [UInt8]) {
    LinkBytes.read(String(Substring(part))) { part in
      for index in part.indices {
        if PercentCoding.escapedByte(at: index, of: part, before: part.count) != nil {
          bytes.append(part[index])
        } else {
          PercentCoding.append([part[index]], as: .fragment, to: &bytes)
        }
      }
    }
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
