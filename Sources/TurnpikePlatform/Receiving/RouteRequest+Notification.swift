#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

extension RouteRequest {
  /// Creates a request for a text from the system.
  ///
  /// Returns nil for a text without a link, because an empty link would be the app's root.
  init?(text: String?, _ source: RequestSource, _ storage: RequestStorage) {
    guard let text else { return nil }
    self.init(text, source: source, storage: storage)
    if link == "" { return nil }
  }
}

extension RouteRequest {
  /// Creates a request for the link in a notification, or returns `nil` if the notification
  /// contains no link.
  ///
  /// ```swift
  /// let content = response.notification.request.content
  /// if let request = RouteRequest<ShopRoute>(notification: content.userInfo) {
  ///   inbox.receive(request)
  /// }
  /// ```
  ///
  /// The link is a URL or a route's path, such as `product/1988`. A path counts as a link from
  /// outside your app. If no route matches the link, the request has a ``failure``. See
  /// <doc:/Turnpike/NotificationsAndQuickActions>.
  ///
  /// - Parameters:
  ///   - userInfo: The payload of the notification.
  ///   - key: The key of the link in the payload.
  ///   - storage: Values for the filters and the handler.
  public init?(
    notification userInfo: [AnyHashable: Any], key: String = "link",
    storage: RequestStorage = RequestStorage()
  ) {
    let value = userInfo[key]
    let text = value as? String ?? (value as? URL)?.absoluteString
    self.init(text: text, .notification, storage)
  }
}
