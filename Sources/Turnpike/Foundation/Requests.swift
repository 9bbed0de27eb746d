internal import TurnpikeLinks
internal import TurnpikeTable

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension Router {
  /// Matches a URL and passes it through the filters to the handler.
  ///
  /// A URL is a link from outside, also without a scheme.
  ///
  /// ```swift
  /// try await router.resolve(URL(string: "shop://product/1988")!)
  /// ```
  ///
  /// The entry points of an app hand their URLs to a ``LinkInbox`` instead.
  ///
  /// - Throws: Any error that a filter or the handler throws, and ``RouterError``.
  @discardableResult
  public nonisolated(nonsending) func resolve(
    _ url: URL, storage: RequestStorage = RequestStorage()
  ) async throws -> Outcome<Route> {
    try await resolve(RouteRequest(url, storage: storage))
  }

  /// Whether a route matches the URL; the default route is not considered.
  public func canResolve(_ url: URL) -> Bool {
    Route.match(url).route != nil
  }
}

extension RouteRequest {
  /// Creates a request for a URL, with the source ``RequestSource/link``.
  ///
  /// A URL is a link from outside, also without a scheme.
  public init(_ url: URL, storage: RequestStorage = RequestStorage()) {
    self.init(url.absoluteString, source: .link, storage: storage)
  }

  /// The link as a URL. It is nil if the request was created from a route, or if Foundation cannot
  /// parse the link.
  ///
  /// It is parsed on each access.
  public var url: URL? {
    link.flatMap { URL(string: $0) }
  }
}

extension RouteRequest {
  /// The web page of the link, to open in a browser. It doesn't matter whether a route matches the
  /// link, so it's also available in a fallback.
  ///
  /// ```swift
  /// // origin shop://, https://shop.example.com
  /// RouteRequest<ShopRoute>("https://shop.example.com/jobs").webPage  // the link itself
  /// RouteRequest<ShopRoute>("shop://jobs?lang=en").webPage
  /// // https://shop.example.com/jobs?lang=en
  /// ```
  ///
  /// A link of a declared web origin is its own page. For a link with a declared custom scheme, it's
  /// the same path, query, and fragment at the first web origin without a wildcard that the line
  /// allows; an `https` origin comes before an `http` origin.
  ///
  /// It's `nil` for requests of the app itself and for links without a declared scheme or website. It's
  /// also `nil` if the file declares no such web origin, if `@internal` or another restriction of the
  /// line excludes the page, and for a hand-written route type.
  public var webPage: URL? {
    guard !isInternal, let link, let scheme, let table = Route._table,
      let path = LinkBytes.read(link, { try? table.view.canonicalPath(of: $0) })
    else { return nil }
    if scheme == "https" || scheme == "http" { return url }
    // A browser resolves `..`, which could lead out of the path of the origin.
    if failure == .unmatched(.dotSegment) { return nil }
    let origins = (Route.self as? any OriginRoute.Type)?.webOrigins ?? []
    // The site that the path belongs to comes before other websites.
    let pages = (origins.filter { table.view.isSite($0) } + origins).lazy
      .compactMap { Route.link(under: $0, path) }
    if case .unmatched = Route._match(path, isOutside: false) {
      return pages.first.flatMap { URL(string: $0) }
    }
    // A line has the path, so its restrictions must allow the page.
    return pages.first { page in
      if case .unmatched = Route._match(page, isOutside: true) { false } else { true }
    }
    .flatMap { URL(string: $0) }
  }
}

extension LinkInbox {
  /// Takes a URL from the system, and resolves it later, also if no route matches it.
  ///
  /// ```swift
  /// func application(
  ///   _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  /// ) -> Bool {
  ///   inbox.receive(url)
  /// }
  /// ```
  ///
  /// The request comes from outside, even if the URL has no scheme.
  ///
  /// - Returns: Whether a route other than the default route matches it, before any rewrite.
  @discardableResult
  public func receive(_ url: URL) -> Bool {
    receive(RouteRequest(url))
  }

  /// Takes a link in a text or a web page that the app shows, if the URL belongs to a declared origin
  /// and a route matches it.
  ///
  /// For example, a web view calls it for each tapped link:
  ///
  /// ```swift
  /// func webView(
  ///   _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction
  /// ) async -> WKNavigationActionPolicy {
  ///   guard navigationAction.navigationType == .linkActivated, let url = navigationAction.request.url
  ///   else { return .allow }
  ///   return inbox.takesOver(url) ? .cancel : .allow
  /// }
  /// ```
  ///
  /// The request has the source ``RequestSource/content``. It comes from outside the app, because
  /// another person may have written the text. The inbox ignores all other URLs. So a link of the
  /// app's own website that no route matches goes to the browser, and can't return again and again.
  ///
  /// - Returns: Whether the app shows the link. Otherwise, pass the URL to the system.
  public func takesOver(_ url: URL) -> Bool {
    let request = RouteRequest<Route>(url.absoluteString, source: .content)
    // Without an origin, a file accepts each custom scheme, such as `mailto`.
    let hasOrigins = Route._table.map { !$0.view.originTexts.isEmpty } ?? true
    guard hasOrigins, request.scheme != nil, request.isMatched else { return false }
    return receive(request)
  }
}
