import UIKit
import UserNotifications

/// Runs a page's samples or the sample app, and says what went wrong.
@main struct Main {
  @MainActor static func main() async {
    await Trials.run()
    print(failures == 0 ? "good" : "\(failures) failures")
  }
}

/// Lets what waits for the main actor run.
@MainActor func rest() async {
  for _ in 0..<20 { await Task.yield() }
}

/// Taps a notification, and returns after the app has handled it.
@MainActor func tapNotification(_ path: String) async {
  let center = UNUserNotificationCenter.current()
  await withCheckedContinuation { continuation in
    center.delegate?.userNotificationCenter(
      center, didReceive: Given.notification(path)
    ) { continuation.resume() }
  }
}

/// What the system hands over.
@MainActor enum Given {
  static func url(_ link: String) -> URL { URL(string: link) ?? URL(filePath: "/") }

  /// A link among those of other apps, in every order.
  static func orders(_ link: String) -> [[String]] {
    let foreign = ["fb123://authorize?code=1", "https://other.example/product/1"]
    return [[link] + foreign, [foreign[0], link, foreign[1]], foreign + [link]]
  }

  static func activity(_ path: String) -> NSUserActivity {
    let activity = NSUserActivity(activityType: "com.example.shop.route")
    activity.targetContentIdentifier = path
    return activity
  }

  static func shortcut(_ type: String) -> UIApplicationShortcutItem {
    UIApplicationShortcutItem(type: type, localizedTitle: "", localizedSubtitle: nil, icon: nil)
  }

  static func notification(_ path: String) -> UNNotificationResponse {
    UNNotificationResponse(userInfo: ["link": path])
  }

  /// Everything that can start a scene with a link.
  static func starts(_ path: String) -> [(String, UIScene.ConnectionOptions)] {
    let url = UIScene.ConnectionOptions()
    url.urlContexts = [UIOpenURLContext(self.url("shop://\(path)"))]
    let activity = UIScene.ConnectionOptions()
    activity.userActivities = [self.activity(path)]
    let shortcut = UIScene.ConnectionOptions()
    shortcut.shortcutItem = self.shortcut(path)
    let notification = UIScene.ConnectionOptions()
    notification.notificationResponse = self.notification(path)
    return [
      ("URL", url), ("activity", activity), ("shortcut", shortcut), ("notification", notification),
    ]
  }
}

extension UIWindow? {
  /// The titles of the selected stack, and of the modals over it.
  @MainActor var titles: String {
    guard let root = self?.rootViewController else { return "no window" }
    var stacks = [(root as? UITabBarController)?.selectedViewController ?? root]
    while let modal = (stacks.count == 1 ? root : stacks[stacks.count - 1]).presentedViewController
    {
      stacks.append(modal)
    }
    return stacks.map { stack in
      let screens = (stack as? UINavigationController)?.viewControllers ?? [stack]
      return screens.map { $0.title ?? "untitled" }.joined(separator: " ")
    }
    .joined(separator: " ! ")
  }
}
