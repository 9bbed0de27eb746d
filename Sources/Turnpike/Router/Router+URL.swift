#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension Router {
  /// Reads a URL and takes it where it goes.
  ///
  /// ```swift
  /// .onOpenURL { url in Task { try await router.resolve(url) } }
  /// ```
  ///
  /// - Throws: What a filter or the destination throws, and ``RouterError``.
  @discardableResult
  public nonisolated(nonsending) func resolve(
    _ url: URL, storage: RequestStorage = RequestStorage()
  ) async throws -> Outcome<Route> {
    try await resolve(RouteRequest(url, storage: storage))
  }

  /// Whether a route answers the URL; false for what would go to the default route.
  public func canResolve(_ url: URL) -> Bool {
    canResolve(url.absoluteString)
  }
}

extension RouteRequest {
  /// A request for a URL.
  public init(_ url: URL, storage: RequestStorage = RequestStorage()) {
    self.init(url.absoluteString, storage: storage)
  }

  /// The link as a URL; nil for a request for a route, and for a link that Foundation refuses.
  ///
  /// It is read from ``link`` at each access.
  public var url: URL? {
    link.flatMap { URL(string: $0) }
  }
}
