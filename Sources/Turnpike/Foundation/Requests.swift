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
  /// ```swift
  /// try await router.resolve(url)
  /// ```
  ///
  /// A URL counts as a link from outside your app, even without a scheme. In the entry points of
  /// your app, use a ``LinkInbox`` instead, because links can arrive too early or too quickly.
  ///
  /// - Throws: Any error that a rewrite, a filter, or the handler throws, and ``RouterError``.
  @discardableResult
  public nonisolated(nonsending) func resolve(
    _ url: URL, storage: RequestStorage = RequestStorage()
  ) async throws -> Outcome<Route> {
    try await resolve(RouteRequest(url, storage: storage))
  }

  /// Returns whether a route other than the default route matches a URL.
  ///
  /// It runs neither rewrites nor filters, so a filter can still stop the request.
  public func canResolve(_ url: URL) -> Bool {
    Route.match(url).route != nil
  }
}

extension RouteRequest {
  /// Creates a request for a URL, with the source ``RequestSource/link``.
  ///
  /// A URL counts as a link from outside your app, even without a scheme.
  public init(_ url: URL, storage: RequestStorage = RequestStorage()) {
    self.init(url.absoluteString, source: .link, storage: storage)
  }

  /// The link as a URL. It's `nil` if the request was created from a route, or if Foundation can't
  /// parse the link.
  ///
  /// It's parsed on each access.
  public var url: URL? {
    link.flatMap { URL(string: $0) }
  }
}

extension RouteRequest {
  /// The link's web page, which you can open in a browser when your app can't show the link. It
  /// doesn't matter whether a route matches the link, so you can use it in a fallback.
  ///
  /// ```swift
  /// // origin shop://, https://shop.example.com
  /// RouteRequest<ShopRoute>("https://shop.example.com/jobs").webPage  // the link itself
  /// RouteRequest<ShopRoute>("shop://jobs?lang=en").webPage
  /// // https://shop.example.com/jobs?lang=en
  /// ```
  ///
  /// A link from a declared website is its own page. For a link with a declared custom scheme, the
  /// page has the same path, query, and fragment on the first website without a wildcard that the
  /// line allows. An `https` origin comes before an `http` origin.
  ///
  /// It's `nil` for requests of your own code, for links without a declared scheme or website, and
  /// if there's no such website. It's also `nil` if `@internal` or another restriction of the line
  /// excludes the page, and for a hand-written route type. See <doc:FallingBackToTheWeb>.
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
  /// Accepts a URL from the system and resolves it later, even if no route matches it.
  ///
  /// ```swift
  /// func application(
  ///   _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  /// ) -> Bool {
  ///   inbox.receive(url)
  /// }
  /// ```
  ///
  /// A URL counts as a link from outside your app, even without a scheme.
  ///
  /// - Returns: Whether a route other than the default route matches the URL, before any rewrite.
  @discardableResult
  public func receive(_ url: URL) -> Bool {
    receive(RouteRequest(url))
  }

  /// Accepts a link that the user tapped in text or on a web page inside your app, if your app can
  /// show it. Otherwise, pass the URL to the system.
  ///
  /// For example, call it from a web view:
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
  /// The inbox only accepts a URL from a declared origin that matches a route. So a link to a page
  /// of your website that no route matches goes to the browser, and can't return again and again.
  /// The request comes from outside your app, because another person may have written the text. Its
  /// source is ``RequestSource/content``.
  ///
  /// - Returns: Whether the inbox has accepted the URL.
  public func takesOver(_ url: URL) -> Bool {
    let request = RouteRequest<Route>(url.absoluteString, source: .content)
    // Without an origin, a file accepts each custom scheme, such as `mailto`.
    let hasOrigins = Route._table.map { !$0.view.originTexts.isEmpty } ?? true
    guard hasOrigins, request.scheme != nil, request.isMatched else { return false }
    return receive(request)
  }
}
