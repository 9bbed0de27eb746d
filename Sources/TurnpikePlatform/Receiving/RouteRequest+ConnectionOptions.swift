#if canImport(UIKit) && !os(watchOS)
public import UIKit
#if canImport(UserNotifications)
internal import UserNotifications
#endif

extension RouteRequest {
  /// Creates a request from the event that launched a scene: a quick action, a URL, a user
  /// activity, or a notification. The result is `nil` if the options contain none of them.
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
  /// When there are several events, the request has the first one, in this order, that matches a
  /// route. So the callback of another SDK doesn't hide your link. If no event matches a route, the
  /// request has the first one.
  ///
  /// - Parameters:
  ///   - connectionOptions: The options that UIKit passes to a new scene.
  ///   - notificationKey: The key of the link in a notification. See
  ///     ``init(notification:key:storage:)``.
  ///   - storage: Values for the filters and the handler.
  @MainActor
  public init?(
    _ connectionOptions: UIScene.ConnectionOptions, notificationKey: String = "link",
    storage: RequestStorage = RequestStorage()
  ) {
    var requests: [RouteRequest] = []
    #if !os(tvOS)
    if let item = connectionOptions.shortcutItem,
      let request = RouteRequest(item, storage: storage)
    {
      requests.append(request)
    }
    #endif
    // The contexts and activities are sets without an order. The same one always comes first.
    requests += connectionOptions.urlContexts.map(\.url.absoluteString).sorted()
      .compactMap { RouteRequest(text: $0, .link, storage) }
    requests += connectionOptions.userActivities.compactMap { RouteRequest($0, storage: storage) }
      .sorted { $0.description < $1.description }
    #if !os(tvOS) && canImport(UserNotifications)
    if let content = connectionOptions.notificationResponse?.notification.request.content,
      let request = RouteRequest(
        notification: content.userInfo, key: notificationKey, storage: storage)
    {
      requests.append(request)
    }
    #endif
    guard let request = requests.first(where: { $0.failure == nil }) ?? requests.first
    else { return nil }
    self = request
  }
}
#endif
