#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
public import UIKit

extension RouteRequest {
  /// A request for the route of a quick action: its type is the route's path; nil where that is
  /// empty.
  ///
  /// ```swift
  /// func windowScene(
  ///   _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem
  /// ) async -> Bool {
  ///   guard let request = RouteRequest<ShopRoute>(shortcutItem) else { return false }
  ///   return (try? await router.resolve(request)) != nil
  /// }
  /// ```
  ///
  /// A type that is no link of a route gives a request with a ``failure``.
  @MainActor
  public init?(
    _ shortcutItem: UIApplicationShortcutItem, storage: RequestStorage = RequestStorage()
  ) {
    self.init(text: shortcutItem.type, .shortcut, storage)
  }
}

extension TypedRoute {
  /// A quick action of the app's icon that leads to the route; a ``RouteRequest`` reads it back.
  ///
  /// ```swift
  /// UIApplication.shared.shortcutItems = [
  ///   ShopRoute.basket.shortcutItem(
  ///     title: "Basket", icon: UIApplicationShortcutIcon(systemImageName: "basket"))
  /// ]
  /// ```
  ///
  /// Its type is the route's ``path``, as that of a quick action in the app's `Info.plist` can be;
  /// empty for a route without a link (``isLinkable``).
  ///
  /// - Parameters:
  ///   - title: What the user reads.
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
