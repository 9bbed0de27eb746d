internal import TurnpikeTable

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension TypedRoute {
  /// Creates the route that a URL matches, or returns nil if no route matches or the URL's query is
  /// invalid.
  ///
  /// A URL is a link from outside, also without a scheme, so it matches no line with `@internal`.
  public init?(_ url: URL) {
    guard let route = Self.match(url).route else { return nil }
    self = route
  }

  /// Matches a URL: returns the route, or the reason why no route matches.
  ///
  /// A URL is a link from outside, also without a scheme, so it matches no line with `@internal`.
  public static func match(_ url: URL) -> RouteMatch<Self> {
    _match(outside: url.absoluteString)
  }

  /// The link of the route with a custom scheme, such as `shop://product/1988`.
  ///
  /// - Returns: The URL, or nil if the text is not a scheme (RFC 3986, 3.1) and for the `_` route.
  public func url(scheme: String) -> URL? {
    let path = path
    guard !path.isEmpty, URLText.isScheme(scheme) else { return nil }
    return permitted(URL(string: Self.customLink(scheme, path)))
  }

  /// The link of the route on a web host, such as `https://shop.example.com/product/1988`.
  ///
  /// If the file declares an `https` origin with the host, the link has the path of that origin:
  /// `https://shop.example.com/app/product/1988` for `origin https://*.example.com/app`.
  ///
  /// - Returns: The URL, or nil if the text is not a host and for the `_` route.
  public func url(host: String) -> URL? {
    let path = path
    let name = host.utf8.prefix { $0 != UInt8(ascii: ":") }
    // Only the last label may be empty: a host may end with a dot.
    let labels = name.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard !path.isEmpty, !host.contains(where: { "/?#@\\ ".contains($0) }),
      labels.first?.isEmpty == false, !labels.dropLast().contains(where: \.isEmpty)
    else { return nil }
    let origin = "https://" + host + (Self._table?.view.originPath(ofHost: host) ?? "")
    return permitted(URL(string: Self.webLink(origin, path)))
  }

  /// The link with a web origin.
  fileprivate static func webLink(_ origin: String, _ path: String) -> String {
    origin + (path.hasPrefix("/") ? "" : "/") + path
  }

  /// Returns a link of the route, or nil if `@internal`, `@from`, or `@only` of the line or of a
  /// mount excludes the link.
  func permitted(_ url: URL?) -> URL? {
    guard let url, isRestricted else { return url }
    return Self(url) == self ? url : nil
  }

  /// Whether the line of the route or a mount has `@internal`, `@from` or `@only`.
  package var isRestricted: Bool {
    guard let table = Self._table else { return false }
    let shown = shownCase
    return table.view.isRestricted(route: shown.index) || shown.mounted?.isRestricted ?? false
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

/// A route with a URL, because its file declares an origin without a wildcard.
public protocol OriginRoute: TypedRoute {
  /// The first origin without a wildcard: `shop://`, or `https://shop.example.com/app`.
  static var origin: String { get }

  /// All origins without a wildcard, in the file's order: `["shop://",
  /// "https://shop.example.com"]`.
  ///
  /// It is empty in a build in which no `@only` of these origins holds.
  ///
  /// `URLOpener.open(_:)` of `TurnpikePlatform` tries them in turn.
  static var origins: [String] { get }
}

extension OriginRoute {
  /// Only ``origin``.
  public static var origins: [String] { [origin] }
}

extension OriginRoute {
  /// The full link of the route as text, with the first origin that has no wildcard.
  ///
  /// ```swift
  /// ShopRoute.product(productID: "1988").link // "shop://product/1988"
  /// ```
  ///
  /// If the line has `@from`, it is the link with the first of those origins. The `_` route and a
  /// line with `@internal` have no link from outside: theirs is `shop://..`, which no route matches.
  /// That is also the link of every route in a build without ``origins``.
  public var link: String {
    let hasOrigin = Self._table?.view.hasPrintableOrigin ?? true
    if hasOrigin, !isRestricted { return link(under: Self.origin) }
    return matchedLink ?? Self.link(under: Self.origin, "..")
  }

  /// The URL of the route's ``link``.
  public var url: URL { URL(string: link) ?? URL(filePath: "/") }

  /// The link with the first origin whose link matches this route, or nil if no origin's link does.
  package var matchedLink: String? {
    Self.origins.lazy.map { link(under: $0) }.first { Self._match(outside: $0).route == self }
  }

  /// The link of the route with the first web origin that has no wildcard; an `https` origin comes
  /// before an `http` one.
  ///
  /// ```swift
  /// // origin shop://, https://shop.example.com/app
  /// ShopRoute.product(productID: "1988").webURL
  /// // https://shop.example.com/app/product/1988
  /// ```
  ///
  /// If the line has `@from`, it uses the first web origin that the line allows. It is nil if the
  /// line allows no web origin, if the line has `@internal`, and for the `_` route.
  public var webURL: URL? {
    if path.isEmpty { return nil }
    return Self.webOrigins.lazy.compactMap { permittedURL(under: $0) }.first
  }

  /// The origins of the enum's web links, `https` before `http`.
  private static var webOrigins: [String] {
    origins.filter { $0.hasPrefix("https://") } + origins.filter { $0.hasPrefix("http://") }
  }

  /// The link of the route with one of the origins, as a URL that may lead there.
  package func permittedURL(under origin: String) -> URL? {
    permitted(URL(string: link(under: origin)))
  }

  /// The link of the route with one of the origins.
  private func link(under origin: String) -> String {
    // No route matches a segment `..`.
    Self.link(under: origin, path.isEmpty ? ".." : path)
  }

  private static func link(under origin: String, _ path: String) -> String {
    origin.hasSuffix("://")
      ? customLink(String(origin.prefix { $0 != ":" }), path) : webLink(origin, path)
  }
}
