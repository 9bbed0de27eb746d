import CoreSpotlight
import FixtureRoutes
import TurnpikePlatform
import UIKit

/// User activities as the system hands them over, and as routes make them.
@MainActor enum UserActivityTrials {
  static func run() {
    system()
    roundTrips()
    withoutALink()
    notLinkable()
  }

  private static let webPage = URL(string: "https://fixture.example.com/app/text/1")

  private static func activity(
    _ type: String = "com.example.view", _ fill: (NSUserActivity) -> Void
  ) -> NSUserActivity {
    let activity = NSUserActivity(activityType: type)
    fill(activity)
    return activity
  }

  private static func system() {
    let identifier = CSSearchableItemActivityIdentifier
    for (what, activity) in [
      ("web link", activity(NSUserActivityTypeBrowsingWeb) { $0.webpageURL = webPage }),
      ("Handoff's page", activity { $0.webpageURL = webPage }),
      ("search", activity(CSSearchableItemActionType) { $0.userInfo = [identifier: "text/1"] }),
      ("content", activity { $0.targetContentIdentifier = "fixture://text/1" }),
      (
        "search before content",
        activity(CSSearchableItemActionType) {
          $0.userInfo = [identifier: "text/1"]
          $0.targetContentIdentifier = "text/2"
        }
      ),
      (
        "a page before content",
        activity(NSUserActivityTypeBrowsingWeb) {
          $0.webpageURL = webPage
          $0.targetContentIdentifier = "text/2"
        }
      ),
    ] {
      let request = RouteRequest<FixtureRoute>(activity)
      expect(request?.route, .text(value: "1"), what)
      expect(request?.source, .userActivity, what)
      expect(request?.isInternal, false, what)
    }
    let unknown = RouteRequest<FixtureRoute>(activity { $0.targetContentIdentifier = "range/9/x" })
    expect(unknown?.route, .lost, "no route's link")
    expect(unknown?.failure != nil, true, "no route's link")
  }

  /// Also of what the system keeps for its search: the keys that were asked for, and no page.
  private static func roundTrips() {
    let routes: [FixtureRoute] = [
      .home, .about, .text(value: "a/b c?é#"), .text(value: ".."), .item(slug: "new!"), .webOnly,
    ]
    for route in routes {
      guard let activity = route.userActivity(title: "A title", activityType: "com.example.route")
      else {
        expect(true, false, "\(route) has no activity")
        continue
      }
      expect(activity.title, "A title", "\(route)")
      expect(activity.activityType, "com.example.route", "\(route)")
      expect(activity.isEligibleForHandoff, true, "\(route)")
      expect(activity.isEligibleForSearch, true, "\(route)")
      expect(RouteRequest<FixtureRoute>(activity)?.route, route, "\(route)")
      expect(activity.webpageURL.flatMap { FixtureRoute($0) }, route, "\(route), the page")

      let item = route.searchableItem(title: "A title")
      expect(item?.attributeSet.title, "A title", "\(route), the item")
      let found = NSUserActivity(activityType: CSSearchableItemActionType)
      found.userInfo = [CSSearchableItemActivityIdentifier: item?.uniqueIdentifier ?? ""]
      expect(RouteRequest<FixtureRoute>(found)?.route, route, "\(route), the item")

      let kept = NSUserActivity(activityType: activity.activityType)
      let keys = activity.requiredUserInfoKeys ?? []
      kept.userInfo = activity.userInfo?.filter { keys.contains($0.key as? String ?? "") }
      expect(RouteRequest<FixtureRoute>(kept)?.route, route, "\(route), as kept")
    }
    let ownType = FixtureRoute.home.userActivity(title: "")?.activityType
    expect(ownType?.hasSuffix(".route"), true, "the type: \(ownType ?? "none")")
  }

  private static func withoutALink() {
    let identifier = CSSearchableItemActivityIdentifier
    for (what, activity) in [
      ("empty", activity { _ in }),
      ("a web link without a URL", activity(NSUserActivityTypeBrowsingWeb) { _ in }),
      ("a number", activity { $0.userInfo = [identifier: 1] }),
      ("an empty text", activity { $0.userInfo = [identifier: ""] }),
      ("another key", activity { $0.userInfo = ["link": "text/1"] }),
    ] {
      expect(RouteRequest<FixtureRoute>(activity) == nil, true, what)
    }
  }

  /// Routes that no link from outside matches.
  private static func notLinkable() {
    for route in [FixtureRoute.lost, .inside(id: 1)] {
      expect(route.userActivity(title: "Lost") == nil, true, "\(route)")
      expect(route.searchableItem(title: "Lost") == nil, true, "\(route)")
    }
  }
}
