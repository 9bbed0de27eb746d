import FixtureRoutes
import TurnpikePlatform
import UIKit
import UserNotifications

/// What has started a scene.
@MainActor enum ConnectionTrials {
  static func run() {
    let options = UIScene.ConnectionOptions()
    expect(RouteRequest<FixtureRoute>(options) == nil, true, "nothing")

    options.notificationResponse = UNNotificationResponse(userInfo: [
      "link": "text/4", "to": "text/5",
    ])
    check(options, "4", .notification)
    let other = RouteRequest<FixtureRoute>(options, notificationKey: "to")
    expect(other?.route, .text(value: "5"), "another key")
    expect(
      RouteRequest<FixtureRoute>(options, notificationKey: "none") == nil, true, "no such key")

    let activities = ["fixture://text/3", "fixture://text/9"].map { link in
      let activity = NSUserActivity(activityType: "com.example.view")
      activity.targetContentIdentifier = link
      return activity
    }
    // Of several the same one each time.
    options.userActivities = Set(activities + [NSUserActivity(activityType: "empty")])
    check(options, "3", .userActivity)

    let urls = ["fixture://text/2", "fixture://text/8"].compactMap { URL(string: $0) }
    options.urlContexts = Set(urls.map { UIOpenURLContext($0) })
    check(options, "2", .link)

    options.shortcutItem = UIApplicationShortcutItem(
      type: "text/1", localizedTitle: "", localizedSubtitle: nil, icon: nil)
    check(options, "1", .shortcut)

    // What leads nowhere is passed over.
    options.shortcutItem = UIApplicationShortcutItem(
      type: "", localizedTitle: "", localizedSubtitle: nil, icon: nil)
    check(options, "2", .link)
    foreign()
  }

  /// A callback of another SDK, in each place, does not hide a link that a route matches.
  private static func foreign() {
    for foreign in ["aa123://authorize", "zz123://authorize", "fixture://no/such/path"] {
      for good in ["fixture://text/2", "fixture://text/8"] {
        let options = UIScene.ConnectionOptions()
        let urls = [foreign, good].compactMap { URL(string: $0) }
        options.urlContexts = Set(urls.map { UIOpenURLContext($0) })
        check(options, String(good.suffix(1)), .link)
        options.shortcutItem = UIApplicationShortcutItem(
          type: "no/such/path", localizedTitle: "", localizedSubtitle: nil, icon: nil)
        check(options, String(good.suffix(1)), .link)
      }
      let options = UIScene.ConnectionOptions()
      let url = URL(string: foreign).map { UIOpenURLContext($0) }
      options.urlContexts = Set([url].compactMap(\.self))
      let request = RouteRequest<FixtureRoute>(options)
      expect(request?.description, foreign, "only a foreign link")
      options.notificationResponse = UNNotificationResponse(userInfo: ["link": "text/4"])
      check(options, "4", .notification)
    }
  }

  private static func check(
    _ options: UIScene.ConnectionOptions, _ value: String, _ source: RequestSource
  ) {
    let request = RouteRequest<FixtureRoute>(options)
    expect(request?.route, .text(value: value), value)
    expect(request?.source, source, value)
  }
}
