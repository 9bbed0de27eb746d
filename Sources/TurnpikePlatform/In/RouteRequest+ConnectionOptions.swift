#if canImport(UIKit) && !os(watchOS)
public import UIKit
#if canImport(UserNotifications)
internal import UserNotifications
#endif

extension RouteRequest {
  /// Creates a request from the event that started a scene: a quick action, a URL, a user activity,
  /// or a notification.
  ///
  /// If there are several, the first one in this order that a route matches is used, so that the
  /// callback of another SDK does not hide your link. If no route matches any of them, the first
  /// one is used. The result is nil if the options contain no event.
  ///
  /// ```swift
  /// func scene(
  ///   _ scene: UIScene, willConnectTo session: UISceneSession,
  ///   options connectionOptions: UIScene.ConnectionOptions
  /// ) {
  ///   if let request = RouteRequest<ShopRoute>(connectionOptions) { inbox.receive(request) }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - connectionOptions: The options that UIKit passes to a new scene.
  ///   - notificationKey: The key of the link in a notification; see
  ///     ``init(notification:key:storage:)``.
  ///   - storage: Values for the filters and the handler.
  @MainActor
  public init?(
    _ connectionOptions: UIScene.ConnectionOptions, notificationKey: String = "link",
    storage: RequestStorage = RequestStorage()
  ) {
    let requests =
      ([Self.ofShortcut(connectionOptions, storage)] + Self.ofURLs(connectionOptions, storage)
      + Self.ofUserActivities(connectionOptions, storage)
      + [Self.ofNotification(connectionOptions, notificationKey, storage)])
      .compactMap(\.self)
    guard let request = requests.first(where: { $0.failure == nil }) ?? requests.first
    else { return nil }
    self = request
  }

  @MainActor
  private static func ofShortcut(
    _ options: UIScene.ConnectionOptions, _ storage: RequestStorage
  ) -> RouteRequest? {
    #if os(tvOS)
    nil
    #else
    options.shortcutItem.flatMap { RouteRequest($0, storage: storage) }
    #endif
  }

  /// The URL contexts are a set without an order; the same one always comes first.
  @MainActor
  private static func ofURLs(
    _ options: UIScene.ConnectionOptions, _ storage: RequestStorage
  ) -> [RouteRequest?] {
    options.urlContexts.map(\.url.absoluteString).sorted()
      .map { RouteRequest(text: $0, .link, storage) }
  }

  @MainActor
  private static func ofUserActivities(
    _ options: UIScene.ConnectionOptions, _ storage: RequestStorage
  ) -> [RouteRequest?] {
    options.userActivities.compactMap { RouteRequest($0, storage: storage) }
      .sorted { $0.description < $1.description }
  }

  @MainActor
  private static func ofNotification(
    _ options: UIScene.ConnectionOptions, _ key: String, _ storage: RequestStorage
  ) -> RouteRequest? {
    #if os(tvOS) || !canImport(UserNotifications)
    nil
    #else
    options.notificationResponse.flatMap { response in
      let content = response.notification.request.content
      return RouteRequest(notification: content.userInfo, key: key, storage: storage)
    }
    #endif
  }
}
#endif
