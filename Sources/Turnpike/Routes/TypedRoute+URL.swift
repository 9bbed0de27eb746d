internal import TurnpikeTable

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension TypedRoute {
  /// The route that answers a URL; nil if there is none or the URL's query is invalid.
  public init?(_ url: URL) {
    self.init(url.absoluteString)
  }

  /// Matches a URL: returns the route that answers it, or the reason why none does.
  public static func match(_ url: URL) -> RouteMatch<Self> {
    match(url.absoluteString)
  }

  /// The link of the route with a custom scheme, such as `shop://product/1988`.
  ///
  /// - Returns: Nil if the text is not a scheme (RFC 3986, 3.1), and for the `_` route.
  public func url(scheme: String) -> URL? {
    let path = path
    guard !path.isEmpty, URLText.isScheme(scheme) else { return nil }
    return URL(string: Self.customLink(scheme, path))
  }

  /// The link of the route on a web host, such as `https://shop.example.com/product/1988`.
  ///
  /// - Returns: Nil if the text is not a host, and for the `_` route.
  public func url(host: String) -> URL? {
    let path = path
    let name = host.utf8.prefix { $0 != UInt8(ascii: ":") }
    // Only the last label may be empty: a host may end with a dot.
    let labels = name.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard !path.isEmpty, !host.contains(where: { "/?#@\\ ".contains($0) }),
      labels.first?.isEmpty == false, !labels.dropLast().contains(where: \.isEmpty)
    else { return nil }
    return URL(string: "https://" + host + (path.hasPrefix("/") ? "" : "/") + path)
  }

  /// The link with a custom scheme.
  ///
  /// A first segment that contains an `@` would be read as a user and a host. After a third slash
  /// it is read as a segment.
  fileprivate static func customLink(_ scheme: String, _ path: String) -> String {
    let first = path.utf8.prefix {
      $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#")
    }
    return scheme + (first.dropFirst().contains(UInt8(ascii: "@")) ? ":///" : "://") + path
  }
}

/// A route with a URL, since its file declares an origin without a wildcard.
public protocol OriginRoute: TypedRoute {
  /// The first origin without a wildcard: `shop://`, or `https://shop.example.com/app`.
  static var origin: String { get }

  /// All origins without a wildcard, in the file's order: `["shop://",
  /// "https://shop.example.com"]`.
  ///
  /// ``URLOpener/open(_:)`` tries them in turn.
  static var origins: [String] { get }
}

extension OriginRoute {
  /// Only ``origin``.
  public static var origins: [String] { [origin] }
}

extension OriginRoute {
  /// The link of the route with the first origin that has no wildcard.
  ///
  /// ```swift
  /// ShopRoute.product(productID: "1988").url // shop://product/1988
  /// ```
  ///
  /// The `_` route has no link. Its URL, `shop://..`, is answered by no route.
  public var url: URL { url(under: Self.origin) }

  /// The link of the route with one of the origins.
  func url(under origin: String) -> URL {
    let scheme = origin.prefix { $0 != ":" }
    // A segment `..` is the one text that no route answers.
    let path = path.isEmpty ? ".." : path
    let text =
      origin.hasSuffix("://")
      ? Self.customLink(String(scheme), path)
      : origin + (path.hasPrefix("/") ? "" : "/") + path
    return URL(string: text) ?? URL(filePath: "/")
  }
}
