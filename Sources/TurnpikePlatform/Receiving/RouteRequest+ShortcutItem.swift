#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
public import UIKit

extension RouteRequest {
  /// Creates a request from a quick action whose type is a route's path, or returns `nil` if the
  /// type is empty.
  ///
  /// ```swift
  /// func windowScene(
  ///   _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem
  /// ) async -> Bool {
  ///   guard let request = RouteRequest<ShopRoute>(shortcutItem) else { return false }
  ///   return inbox.receive(request)
  /// }
  /// ```
  ///
  /// If no route matches the type, the request has a ``failure``. See
  /// <doc:/Turnpike/NotificationsAndQuickActions>.
  @MainActor
  public init?(
    _ shortcutItem: UIApplicationShortcutItem, storage: RequestStorage = RequestStorage()
  ) {
    self.init(text: shortcutItem.type, .shortcut, storage)
  }
}

extension TypedRoute {
  /// Creates a quick action for your app's icon that opens the route.
  ///
  /// ```swift
  /// let basket = ShopRoute.basket.shortcutItem(
  ///   title: "Basket", icon: UIApplicationShortcutIcon(systemImageName: "basket"))
  /// UIApplication.shared.shortcutItems = basket.map { [$0] }
  /// ```
  ///
  /// When the user chooses it, create a ``/Turnpike/RouteRequest`` from the quick action. Its type
  /// is the route's ``path`` or, if the line has `@from`, a URL. You can also write the path as the
  /// type of a quick action in your app's `Info.plist`.
  ///
  /// - Parameters:
  ///   - title: The title that the user sees.
  ///   - subtitle: A second line.
  ///   - icon: An icon.
  /// - Returns: The quick action, or `nil` if no link from outside your app opens the route:
  ///   because of `@internal`, because the route isn't ``isLinkable``, or because `@from` allows
  ///   none of your origins.
  @MainActor
  public func shortcutItem(
    title: String, subtitle: String? = nil, icon: UIApplicationShortcutIcon? = nil
  ) -> UIApplicationShortcutItem? {
    outsideLink.map {
      UIApplicationShortcutItem(
        type: $0, localizedTitle: title, localizedSubtitle: subtitle, icon: icon, userInfo: nil)
    }
  }
}
#endif
