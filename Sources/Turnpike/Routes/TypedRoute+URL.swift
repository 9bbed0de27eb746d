internal import TurnpikeTable

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension TypedRoute {
  /// The route that answers a URL; nil where none does, and for a URL whose query is invalid.
  public init?(_ url: URL) {
    self.init(url.absoluteString)
  }

  /// Reads a URL: the route that answers it, or why none does.
  public static func match(_ url: URL) -> RouteMatch<Self> {
    match(url.absoluteString)
  }

  /// The link of the route under a custom scheme: `shop://product/1988`. Nil when the text is no
  /// scheme (RFC 3986, 3.1), and for the `_` route.
  public func url(scheme: String) -> URL? {
    let path = path
    guard !path.isEmpty, URLText.isScheme(scheme) else { return nil }
    return URL(string: Self.customLink(scheme, path))
  }

  /// The link of the route on a web host: `https://shop.example.com/product/1988`. Nil when the
  /// text is no host, and for the `_` route.
  public func url(host: String) -> URL? {
    let path = path
    let name = host.utf8.prefix { $0 != UInt8(ascii: ":") }
    // An empty label may stand at the end alone, behind the last dot.
    let labels = name.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard !path.isEmpty, !host.contains(where: { "/?#@\\ ".contains($0) }),
      labels.first?.isEmpty == false, !labels.dropLast().contains(where: \.isEmpty)
    else { return nil }
    return URL(string: "https://" + host + (path.hasPrefix("/") ? "" : "/") + path)
  }

  /// A first segment with an `@` inside would be read as a user and a host; behind a third slash
  /// it is a segment.
  fileprivate static func customLink(_ scheme: String, _ path: String) -> String {
    let first = path.utf8.prefix {
      $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#")
    }
    return scheme + (first.dropFirst().contains(UInt8(ascii: "@")) ? ":///" : "://") + path
  }
}

/// A route whose file declares an origin without a wildcard, so that every route has a URL.
public protocol OriginRoute: TypedRoute {
  /// The first such origin as the file has it: `shop://`, or `https://shop.example.com/app`.
  static var origin: String { get }

  /// All such origins in the file's order: `["shop://", "https://shop.example.com"]`.
  ///
  /// ``URLOpener/open(_:)`` tries them one after the other.
  static var origins: [String] { get }
}

extension OriginRoute {
  /// ``origin`` alone.
  public static var origins: [String] { [origin] }
}

extension OriginRoute {
  /// The link of the route under the first origin without a wildcard.
  ///
  /// ```swift
  /// ShopRoute.product(productID: "1988").url // shop://product/1988
  /// ```
  ///
  /// The `_` route has no link: what this gives for it, `shop://..`, is read as no route.
  public var url: URL { url(under: Self.origin) }

  /// The link of the route under one of the origins.
  func url(under origin: String) -> URL {
    let scheme = origin.prefix { $0 != ":" }
    // Of all texts under an origin, a segment of two dots alone is never answered.
    let path = path.isEmpty ? ".." : path
    let text =
      origin.hasSuffix("://")
      ? Self.customLink(String(scheme), path)
      : origin + (path.hasPrefix("/") ? "" : "/") + path
    return URL(string: text) ?? URL(filePath: "/")
  }
}
