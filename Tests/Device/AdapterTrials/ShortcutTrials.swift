import FixtureRoutes
import TurnpikePlatform
import UIKit

/// Quick actions of the app's icon.
@MainActor enum ShortcutTrials {
  static func run() {
    for route in [FixtureRoute.home, .about, .text(value: "a/b c?é#"), .item(slug: "x")] {
      let item = route.shortcutItem(
        title: "A title", subtitle: "More", icon: UIApplicationShortcutIcon(systemImageName: "a"))
      expect(item?.type, route.path, "\(route)")
      expect(item?.localizedTitle, "A title", "\(route)")
      expect(item?.localizedSubtitle, "More", "\(route)")
      expect(item?.icon != nil, true, "\(route)")
      let request = item.flatMap { RouteRequest<FixtureRoute>($0) }
      expect(request?.route, route, "\(route)")
      expect(request?.source, .shortcut, "\(route)")
      expect(request?.isInternal, false, "\(route)")
    }
    expect(RouteRequest<FixtureRoute>(item("fixture://text/1"))?.route, .text(value: "1"), "URL")
    expect(RouteRequest<FixtureRoute>(item("")) == nil, true, "an empty type")
    for route in [FixtureRoute.lost, .inside(id: 1)] {
      expect(route.shortcutItem(title: "Lost") == nil, true, "\(route)")
    }
    let webOnly = FixtureRoute.webOnly.shortcutItem(title: "Web")
    expect(webOnly?.type, "https://fixture.example.com/app/web-only", "@from")
    expect(webOnly.flatMap { RouteRequest<FixtureRoute>($0) }?.route, .webOnly, "@from")
    for type in ["com.example/new/thing", "range/9/x", "javascript:alert(1)", "a\u{0}/\u{1}b"] {
      let request = RouteRequest<FixtureRoute>(item(type))
      expect(request?.route, .lost, type)
      expect(request?.failure != nil, true, type)
    }
  }

  private static func item(_ type: String) -> UIApplicationShortcutItem {
    UIApplicationShortcutItem(
      type: type, localizedTitle: "", localizedSubtitle: nil, icon: nil)
  }
}
