import Combine
import SafariServices
import ShopRoutes
import SwiftUI
import TurnpikeNavigation
import TurnpikePlatform
import UIKit
import UserNotifications

/// The model of a window, for its views. SwiftUI creates it before the views.
final class SceneDelegate: NSObject, UIWindowSceneDelegate, ObservableObject {
  private(set) lazy var shop = Shop { [weak self] page in
    self?.page = page
    self?.showPage()
  }
  private(set) lazy var inbox = LinkInbox(shop.router)

  private weak var scene: UIWindowScene?
  /// A web page to show as soon as there is a window.
  private var page: URL?

  // Quick actions and notifications. SwiftUI passes URLs and user activities to the views.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    self.scene = scene as? UIWindowScene
    guard connectionOptions.urlContexts.isEmpty, connectionOptions.userActivities.isEmpty
    else { return }
    receive(RouteRequest(connectionOptions))
  }

  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem
  ) async -> Bool {
    receive(RouteRequest(shortcutItem))
  }

  func sceneDidBecomeActive(_ scene: UIScene) {
    showPage()
  }

  @discardableResult
  func receive(_ request: RouteRequest<ShopRoute>?) -> Bool {
    request.map { inbox.receive($0) } ?? false
  }

  /// Signs the user in, and continues with the request that required it.
  func signIn() {
    shop.session.isSignedIn = true
    if !shop.navigator.resume(in: inbox) { close() }
  }

  /// Closes the sheet in front.
  func close() {
    shop.navigator.state.dismiss()
  }

  private func showPage() {
    guard let page, var front = scene?.keyWindow?.rootViewController else { return }
    while let modal = front.presentedViewController { front = modal }
    front.present(SFSafariViewController(url: page), animated: true)
    self.page = nil
  }
}

final class AppDelegate: NSObject, UIApplicationDelegate {
  /// The scene of the window that was in front last.
  weak var front: SceneDelegate?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    UNUserNotificationCenter.current().delegate = self
    return true
  }

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let role = connectingSceneSession.role
    let configuration = UISceneConfiguration(name: nil, sessionRole: role)
    if role == .windowApplication { configuration.delegateClass = SceneDelegate.self }
    return configuration
  }
}

extension AppDelegate: UNUserNotificationCenterDelegate {
  nonisolated func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping @Sendable () -> Void
  ) {
    let userInfo = response.notification.request.content.userInfo
    let request = RouteRequest<ShopRoute>(notification: userInfo, key: "link")
    Task { @MainActor in
      front?.receive(request)
      completionHandler()
    }
  }
}
