import CoreSpotlight
import FixtureRoutes
import SwiftUI
import TurnpikePlatform
import UIKit

/// All links of a window, through one modifier.
@MainActor enum WindowTrials {
  static func run() async {
    await received()
    await texts()
  }

  private final class Record {
    var shown: [String] = []
  }

  /// Passes something to a window, and returns what its router shows, and what the system opens.
  private static func shown(_ pass: (Window) -> Void) async -> [String] {
    let record = Record()
    Window.shared.reset()
    let router = Router<FixtureRoute> { route, request in
      record.shown.append("\(route) \(request.source)")
    } fallback: { request in
      record.shown.append("fallback \(request)")
    }
    let inbox = LinkInbox(router)
    _ = Text("Shop").receivesLinks(with: inbox, activities: ["com.example.route"])
    pass(Window.shared)
    for _ in 0..<20 { await Task.yield() }
    return record.shown + Window.shared.systemURLs.map { "system \($0)" }
  }

  private static func received() async {
    guard let url = URL(string: "https://fixture.example.com/app/text/1") else { return }
    expect(await shown { $0.open(url) }, ["text/1 link"], "URL")
    for (type, info) in [
      (CSSearchableItemActionType, [CSSearchableItemActivityIdentifier: "text/1"]),
      ("com.example.route", ["turnpike.route": "text/1"]),
    ] {
      let activity = NSUserActivity(activityType: type)
      activity.userInfo = info
      expect(await shown { $0.continueActivity(activity) }, ["text/1 userActivity"], type)
    }
    let page = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
    page.webpageURL = url
    expect(await shown { $0.continueActivity(page) }, ["text/1 userActivity"], "web link")
    let other = NSUserActivity(activityType: "com.example.other")
    other.targetContentIdentifier = "text/1"
    expect(await shown { $0.continueActivity(other) }, [], "another type")
    let none = NSUserActivity(activityType: "com.example.route")
    expect(await shown { $0.continueActivity(none) }, [], "an activity without a link")
  }

  /// Links in the app's own texts.
  private static func texts() async {
    for (link, expected) in [
      ("https://fixture.example.com/app/text/1", "text/1 content"),
      ("fixture://text/1", "text/1 content"),
      // A page that no route matches, a page of others, and a route of the app itself.
      ("https://fixture.example.com/app/range/x", "system https://fixture.example.com/app/range/x"),
      ("https://other.example/text/1", "system https://other.example/text/1"),
      ("fixture://in/5", "system fixture://in/5"), ("mailto:text", "system mailto:text"),
    ] {
      guard let url = URL(string: link) else { continue }
      expect(await shown { $0.environment.openURL(url) }, [expected], link)
    }
  }
}
