// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import UserNotifications

@MainActor open class UIScene: UIResponder {
  /// What has started a scene. The system makes it; tests fill it.
  @MainActor open class ConnectionOptions: NSObject {
    public override init() {}

    open var urlContexts: Set<UIOpenURLContext> = []
    open var userActivities: Set<NSUserActivity> = []
    open var shortcutItem: UIApplicationShortcutItem?
    open var notificationResponse: UNNotificationResponse?
  }

  @MainActor open class OpenExternalURLOptions: NSObject {
    public override init() {}

    open var universalLinksOnly = false
  }

  open var activationConditions = UISceneActivationConditions()

  open func open(
    _ url: URL, options: UIScene.OpenExternalURLOptions?,
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    completion?(UIApplication.shared.take(url, options?.universalLinksOnly ?? false))
  }
}

@MainActor open class UIWindowScene: UIScene {
  open internal(set) var keyWindow: UIWindow?
}

@MainActor open class UISceneSession: NSObject {
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// The system makes them.
  public override init() {}

  open var role: UISceneSession.Role { .windowApplication }
  open var stateRestorationActivity: NSUserActivity? { nil }
}

@MainActor open class UISceneConfiguration: NSObject {
  public init(name: String?, sessionRole: UISceneSession.Role) {}

  open var delegateClass: AnyClass?
}

@MainActor open class UISceneActivationConditions: NSObject {
  public override init() {}

  open var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)
  open var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)
}

@MainActor open class UIOpenURLContext: NSObject {
  public let url: URL

  public init(_ url: URL) {
    self.url = url
  }
}

/// Its methods are optional in UIKit.
@MainActor public protocol UISceneDelegate: NSObjectProtocol {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>)
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
  func sceneDidBecomeActive(_ scene: UIScene)
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
}

extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  public func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {}
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
}

/// Its requirements are optional in UIKit.
@MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  var window: UIWindow? { get set }
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem
  ) async -> Bool
}

extension UIWindowSceneDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem
  ) async -> Bool { false }
}
