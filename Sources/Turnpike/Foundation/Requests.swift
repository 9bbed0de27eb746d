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
}
