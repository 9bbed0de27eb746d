#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension LinkInbox {
  /// Takes a URL that the system hands over; it is resolved later, also if no route answers it.
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
  /// - Returns: Whether a route other than the default route answers it. Links that only a rewrite
  ///   makes links of the app are not answered.
  @discardableResult
  public func receive(_ url: URL) -> Bool {
    receive(RouteRequest(url))
  }
}
