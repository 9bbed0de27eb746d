#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

extension RouteRequest {
  /// A request for a text that the system hands over; nil for an empty one, which as a link would be
  /// the app's root.
  init?(text: String?, _ source: RequestSource, _ storage: RequestStorage) {
    guard let text, !text.isEmpty else { return nil }
    self.init(text, source: source, storage: storage)
  }
}

extension RouteRequest {
  /// A request for the link in what a notification carries; nil where there is no text or URL under
  /// the key.
  ///
  /// ```swift
  /// let content = response.notification.request.content
  /// if let request = RouteRequest<ShopRoute>(notification: content.userInfo, key: "link") {
  ///   try await router.resolve(request)
  /// }
  /// ```
  ///
  /// The link is a URL or a route's path. One that no route answers gives a request with a
  /// ``failure``.
  ///
  /// - Parameters:
  ///   - userInfo: What was sent with the notification.
  ///   - key: Where the link stands in it.
  ///   - storage: Values for the filters and the destination.
  public init?(
    notification userInfo: [AnyHashable: Any], key: String = "link",
    storage: RequestStorage = RequestStorage()
  ) {
    let value = userInfo[key]
    let text = value as? String ?? (value as? URL)?.absoluteString
    self.init(text: text, .notification, storage)
  }
}
