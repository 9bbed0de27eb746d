// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported public import Foundation

open class UNNotificationContent: NSObject {
  public internal(set) var userInfo: [AnyHashable: Any] = [:]
}

open class UNNotificationRequest: NSObject {
  public let content = UNNotificationContent()
}

open class UNNotification: NSObject {
  public let request = UNNotificationRequest()
}

open class UNUserNotificationCenter: NSObject {
  nonisolated(unsafe) private static let shared = UNUserNotificationCenter()

  open class func current() -> UNUserNotificationCenter { shared }

  open weak var delegate: (any UNUserNotificationCenterDelegate)?
}

/// Its methods are optional in the framework.
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping @Sendable () -> Void)
}

open class UNNotificationResponse: NSObject {
  public let notification = UNNotification()

  /// The system makes them of what it has received.
  public init(userInfo: [AnyHashable: Any]) {
    notification.request.content.userInfo = userInfo
  }
}
