internal import TurnpikeLinks
internal import TurnpikeTable

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension TypedRoute {
  /// Creates the route that a URL matches, or returns `nil` if the URL is unmatched or invalid.
  ///
  /// A URL counts as a link from outside your app, even without a scheme, so it matches no line
  /// with `@internal`.
  public init?(_ url: URL) {
    guard let route = Self.match(url).route else { return nil }
    self = route
  }

  /// Matches a URL: returns the route, or the reason that no route matches.
  ///
  /// A URL counts as a link from outside your app, even without a scheme, so it matches no line
  /// with `@internal`.
  public static func match(_ url: URL) -> RouteMatch<Self> {
    _match(url.absoluteString, isOutside: true)
  }

  /// Returns the route's URL with a custom scheme, such as `shop://product/1988`.
  ///
  /// - Returns: The URL, or `nil` if the scheme isn't valid (RFC 3986, section 3.1) or excluded by
  ///   a restriction such as `@from`. It's also `nil` for the `_` route.
  public func url(scheme: String) -> URL? {
    let path = path
    guard !path.isEmpty, URLText.isScheme(scheme) else { return nil }
    return Self.link(under: scheme + "://", path).flatMap { permitted($0) }
  }

  /// Returns the route's URL on a web host, such as `https://shop.example.com/product/1988`. Use it
  /// when your file declares a wildcard, or to choose one of several hosts.
  ///
  /// The URL includes the path of a declared `https` origin with that host. For example, with
  /// `origin https://*.example.com/app`, it's `https://shop.example.com/app/product/1988`.
  ///
  /// - Returns: The URL, or `nil` if the host isn't valid or excluded by a restriction such as
  ///   `@from`. It's also `nil` for the `_` route, and if the host is a separate site (`at live`)
  ///   that the route doesn't belong to.
  public func url(host: String) -> URL? {
    let path = path
    let name = host.utf8.prefix { $0 != UInt8(ascii: ":") }
    // Only the last label may be empty: a host may end with a dot.
    let dot = UInt8(ascii: ".")
    let hasEmptyLabel = zip(name, name.dropFirst()).contains { $0 == dot && $1 == dot }
    guard !path.isEmpty, !host.contains(where: { "/?#@\\ ".contains($0) }), let first = name.first,
      first != dot, !hasEmptyLabel
    else { return nil }
    let link =
      if let table = Self._table {
        table.view.link(of: path, host: host)
      } else {
        Self.link(under: "https://" + host, path)
      }
    return link.flatMap { permitted($0) }
  }

  /// Returns the ``url(host:)`` with the shared query.
  ///
  /// ```swift
  /// route.url(host: "www.example.com", with: .init(campaign: "mail"))
  /// ```
  public func url(host: String, with query: Query) -> URL? {
    url(host: host)?.adding(query, of: Self.self)
  }

  /// Returns a link of the route, or nil if `@internal`, `@from`, or `@only` of the line or of a
  /// mount excludes the link, or a separate site does.
  fileprivate func permitted(_ link: String) -> URL? {
    guard let url = URL(string: link) else { return nil }
    return hasRestrictedLinks && Self(url) != self ? nil : url
  }
}

// Without these declarations, Swift reports that the functions with a scheme and a host are ambiguous.

extension TypedRoute {
  /// The route's link, if your file declares an origin without a wildcard.
  @available(
    *, unavailable, message: "declare an origin without a wildcard, such as 'origin shop://'"
  )
  public var link: String { path }

  /// The route's URL, if your file declares an origin without a wildcard.
  @available(
    *, unavailable, message: "declare an origin without a wildcard, such as 'origin shop://'"
  )
  public var url: URL { URL(filePath: path) }
}

extension URL {
  /// The URL with the shared query of a route.
  fileprivate func adding<Route: TypedRoute>(_ query: Route.Query, of type: Route.Type) -> URL? {
    URL(string: Route.adding(query, to: absoluteString))
  }
}

extension OriginRoute {
  /// The route's ``link`` as a URL.
  public var url: URL { URL(string: link) ?? URL(filePath: "/") }

  /// Returns the route's ``url`` with the shared query.
  ///
  /// ```swift
  /// route.url(with: .init(couponID: "SAVE10"))
  /// ```
  public func url(with query: Query) -> URL {
    url.adding(query, of: Self.self) ?? url
  }

  /// The route's URL on your website. Use it for links in messages, widgets, and share sheets,
  /// because it also works without the app.
  ///
  /// ```swift
  /// // origin shop://, https://shop.example.com/app
  /// ShopRoute.product(productID: "1988").webURL  // https://shop.example.com/app/product/1988
  /// ```
  ///
  /// It has the first web origin without a wildcard that the route's line allows. An `https` origin
  /// comes before an `http` origin, and a route below the path of a separate site (`at live`) has
  /// that site's origin. It's `nil` if there's no such origin, if the line has `@internal`, and for
  /// the `_` route.
  public var webURL: URL? {
    if path.isEmpty { return nil }
    return Self.webOrigins.lazy.compactMap { permittedURL(under: $0) }.first
  }

  /// Returns the route's ``webURL`` with the shared query.
  ///
  /// ```swift
  /// route.webURL(with: .init(campaign: "mail"))
  /// ```
  public func webURL(with query: Query) -> URL? {
    webURL?.adding(query, of: Self.self)
  }

  /// The origins of the enum's web links, `https` before `http`.
  static var webOrigins: [String] {
    origins.filter { $0.hasPrefix("https://") } + origins.filter { $0.hasPrefix("http://") }
  }

  /// The link of the route with one of the origins, as a URL that may lead there.
  package func permittedURL(under origin: String) -> URL? {
    link(under: origin).flatMap { permitted($0) }
  }
}
