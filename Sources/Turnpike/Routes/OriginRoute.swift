internal import TurnpikeLinks
internal import TurnpikeTable

/// A route with a URL.
///
/// Turnpike generates this conformance when your file declares an origin without a wildcard, such
/// as `origin shop://`.
public protocol OriginRoute: TypedRoute {
  /// The first origin without a wildcard, such as `shop://` or `https://shop.example.com/app`.
  static var origin: String { get }

  /// All origins without a wildcard in the order of the file, such as
  /// `["shop://", "https://shop.example.com"]`.
  ///
  /// The array is empty if each of these origins has an `@only` condition that doesn't hold in this
  /// build.
  static var origins: [String] { get }
}

extension OriginRoute {
  /// Only ``origin``.
  public static var origins: [String] { [origin] }
}

extension OriginRoute {
  /// The route's full link as a string, with the first origin that has no wildcard.
  ///
  /// ```swift
  /// ShopRoute.product(productID: "1988").link  // "shop://product/1988"
  /// ```
  ///
  /// When the line has `@from`, the link has the first of those origins. The `_` route and routes
  /// with `@internal` can't be opened from outside your app, so their link is `shop://..`, which
  /// matches no route. In a build without ``origins``, that's the link of every route.
  public var link: String {
    let hasOrigin = Self._table?.view.hasPrintableOrigin ?? true
    if hasOrigin, !hasRestrictedLinks, let link = link(under: Self.origin) { return link }
    // No route matches a segment `..`.
    return matchedLink ?? TableView.link(under: Self.origin, "..")
  }

  /// The link with the first origin whose link matches this route, or nil if no origin's link does.
  package var matchedLink: String? {
    Self.origins.lazy.compactMap { link(under: $0) }
      .first { Self._match($0, isOutside: true).route == self }
  }

  /// The link of the route with one of the origins, or nil if the route has no such link.
  func link(under origin: String) -> String? {
    // No route matches a segment `..`.
    Self.link(under: origin, path.isEmpty ? ".." : path)
  }
}

extension TypedRoute {
  /// The link of a path with an origin, or nil if the origin is a separate site that the path is
  /// not below.
  static func link(under origin: String, _ path: String) -> String? {
    guard let table = _table else { return TableView.link(under: origin, path[...]) }
    return table.view.link(of: path, under: origin)
  }

  /// Whether the line of the route or a mount has `@internal`, `@from` or `@only`.
  package var isRestricted: Bool { hasCase { $0.isRestricted(route: $1) } }

  /// Whether not all links may lead to the route, because of these attributes or a separate site.
  var hasRestrictedLinks: Bool { hasCase { $0.hasRestrictedLinks(route: $1) } }

  private func hasCase(where isFound: (TableView, Int) -> Bool) -> Bool {
    guard let table = Self._table else { return false }
    let shown = shownCase
    return isFound(table.view, shown.index) || shown.mounted?.hasCase(where: isFound) ?? false
  }
}
