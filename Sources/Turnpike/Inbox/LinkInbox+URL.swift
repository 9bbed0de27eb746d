#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

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
