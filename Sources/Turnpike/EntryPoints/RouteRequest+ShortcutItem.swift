#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
public import UIKit

extension RouteRequest {
  /// Creates a request from a quick action whose type is a route's path; nil if the type is empty.
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
  /// If no route answers the type, the request has a ``failure``.
  @MainActor
  public init?(
    _ shortcutItem: UIApplicationShortcutItem, storage: RequestStorage = RequestStorage()
  ) {
    self.init(text: shortcutItem.type, .shortcut, storage)
  }
}

extension TypedRoute {
  /// A quick action for the app's icon that opens the route; a ``RouteRequest`` reads it back.
  ///
  /// ```swift
  /// UIApplication.shared.shortcutItems = [
  ///   ShopRoute.basket.shortcutItem(
  ///     title: "Basket", icon: UIApplicationShortcutIcon(systemImageName: "basket"))
  /// ]
  /// ```
  ///
  /// Its type is the route's ``path``, which can also be the type of a quick action in the app's
  /// `Info.plist`. The type is empty for a route without a link (``isLinkable``).
  ///
  /// - Parameters:
  ///   - title: The title that the user sees.
  ///   - subtitle: A second line.
  ///   - icon: An icon.
  @MainActor
  public func shortcutItem(
    title: String, subtitle: String? = nil, icon: UIApplicationShortcutIcon? = nil
  ) -> UIApplicationShortcutItem {
    UIApplicationShortcutItem(
      type: isLinkable ? path : "", localizedTitle: title, localizedSubtitle: subtitle, icon: icon,
      userInfo: nil)
  }
}
#endif
