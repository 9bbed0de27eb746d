import FixtureRoutes
import Foundation
import Testing
import TurnpikePlatform

/// Routes of other apps, and in which order their URLs are tried.
@MainActor @Suite struct RouteOpeningTests {
  @Test func origins() {
    #expect(FixtureRoute.origins == ["fixture://", "https://fixture.example.com/app"])
    // What has a wildcard makes no URL.
    #expect(CatchAllRoute.origins == ["https://catch.example/app", "catch-all://"])
    #expect(CatchAllRoute.origin == CatchAllRoute.origins.first)
    #expect(PlainRoute<SchemeOnly>.origins == ["plain://"])
    #expect(PlainRoute<SchemeOnly>().webURL == nil)
    #expect(PlainRoute<WebOnly>().webURL?.absoluteString == "https://b.example/page")
  }

  /// The URLs in their order, those for the app alone with `app` before them, and which of them is
  /// taken.
  @Test(arguments: [
    (0, ["app https://fixture.example.com/app/text/1"]),
    (1, ["app https://fixture.example.com/app/text/1", "fixture://text/1"]),
    (
      2,
      [
        "app https://fixture.example.com/app/text/1", "fixture://text/1",
        "https://fixture.example.com/app/text/1",
      ]
    ),
    (
      9,
      [
        "app https://fixture.example.com/app/text/1", "fixture://text/1",
        "https://fixture.example.com/app/text/1",
      ]
    ),
  ])
  func order(taken: Int, tried: [String]) async {
    var count = 0
    let opener = RecordingOpener { _, _ in
      count += 1
      return count == taken + 1
    }
    #expect(await opener.open(FixtureRoute.text(value: "1")) == (taken < 3))
    #expect(opener.openedURLs.map(\.text) == tried)
  }

  @Test func ofOneKind() async {
    let opener = RecordingOpener(result: false)
    #expect(await opener.open(PlainRoute<SchemeOnly>()) == false)
    #expect(opener.openedURLs.map(\.text) == ["plain://page"])
    let web = RecordingOpener(result: false)
    #expect(await web.open(PlainRoute<WebOnly>()) == false)
    // `https` before `http`, whatever their order.
    #expect(
      web.openedURLs.map(\.text) == ["app https://b.example/page", "https://b.example/page"])
  }

  @Test func aRouteWithoutALink() async {
    let opener = RecordingOpener()
    #expect(await opener.open(FixtureRoute.lost) == false)
    #expect(opener.openedURLs == [])
  }

  /// What is cancelled while one URL is tried opens no other.
  @Test func cancelled() async {
    let opener = HangingOpener()
    let opening = Task { await opener.open(FixtureRoute.text(value: "1")) }
    while opener.count == 0 { await Task.yield() }
    opening.cancel()
    #expect(await opening.value == false)
    #expect(opener.count == 1)

    let calling = Task {
      await ExternalApp(scheme: "maps", opener: opener)
        .open(fallbackURL: URL(string: "https://example.com"))
    }
    while opener.count == 1 { await Task.yield() }
    calling.cancel()
    #expect(await calling.value == false)
    #expect(opener.count == 2)
  }
}

extension RecordingOpener.OpenedURL {
  fileprivate var text: String { (mode == .appOnly ? "app " : "") + url.absoluteString }
}

/// Answers when its task is cancelled, and never before.
private final class HangingOpener: URLOpener {
  var count = 0

  func open(_ url: URL, mode: OpenMode) async -> Bool {
    count += 1
    try? await Task.sleep(for: .seconds(3_600))
    return false
  }
}

private protocol OriginList: Hashable, Sendable {
  static var origins: [String] { get }
}

private enum SchemeOnly: OriginList {
  static let origins = ["plain://"]
}

private enum WebOnly: OriginList {
  static let origins = ["http://a.example", "https://b.example"]
}

/// A route type written by hand, with origins.
private struct PlainRoute<Origins: OriginList>: OriginRoute {
  static var origin: String { Origins.origins[0] }
  static var origins: [String] { Origins.origins }

  var path: String { "page" }

  static func match(_ link: String) -> RouteMatch<PlainRoute> {
    link == "page" ? .matched(.init(route: Self(), pattern: "page")) : .unmatched(.noRoute)
  }
}
