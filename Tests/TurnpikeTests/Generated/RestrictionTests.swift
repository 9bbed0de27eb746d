import FixtureRoutes
import Foundation
import Testing
import Turnpike

/// `@internal`, `@from` and `@only` in generated code.
@Suite struct RestrictionTests {
  @Test func theAppItselfLeadsAnywhere() {
    for route in [FixtureRoute.inside(id: 1), .webOnly] {
      #expect(FixtureRoute(route.path) == route)
      #expect(route.isLinkable)
    }
    #expect(FixtureRoute("in/1") == .inside(id: 1))
    #expect(FixtureRoute("//inside/1") == .inside(id: 1))
  }

  /// The next best route answers.
  @Test(arguments: [
    "fixture://inside/1", "fixture:inside/1", "FIXTURE:///inside//1", "fixture://me@inside:80/1",
    "https://fixture.example.com/app/inside/1", "https://fixture.example.com/app/%69nside/1",
  ])
  func outsideLinksDoNotLeadToInternalLines(link: String) {
    #expect(FixtureRoute(link) == .outside(name: "1"))
    #expect(RouteRequest<FixtureRoute>(link).route == .outside(name: "1"))
    guard case .matched(let match) = FixtureRoute.match(link) else {
      return #expect(Bool(false), "\(link)")
    }
    #expect(match.pattern == "inside/:name")
  }

  @Test func outsideLinksDoNotLeadAroundThem() {
    #expect(FixtureRoute("fixture://in/1") == nil)
    #expect(FixtureRoute("fixture://web-only") == .first(first: "web-only"))
    #expect(FixtureRoute("https://fixture.example.com/app/web-only") == .webOnly)
    #expect(
      FixtureRoute.explain("fixture://in/1").contains(
        "'in/:id': its attributes let no such link lead there"))
  }

  @Test func urls() {
    #expect(FixtureRoute.webOnly.url.absoluteString == "https://fixture.example.com/app/web-only")
    #expect(FixtureRoute.webOnly.url(scheme: "fixture") == nil)
    let inside = FixtureRoute.inside(id: 1)
    #expect(inside.url.absoluteString == "fixture://..")
    #expect(FixtureRoute(inside.url) == nil)
    #expect(inside.url(scheme: "fixture") == nil)
    #expect(inside.url(host: "fixture.example.com/app") == nil)
  }

  @Test func builds() {
    #if DEBUG
    #expect(FixtureRoute("fixture://debug-only") == .debugOnly)
    #expect(FixtureRoute("release-only") == .first(first: "release-only"))
    #expect(FixtureRoute.debugOnly.url.absoluteString == "fixture://debug-only")
    #expect(!FixtureRoute.releaseOnly.isLinkable)
    #expect(FixtureRoute(FixtureRoute.releaseOnly.url) == nil)
    #else
    #expect(FixtureRoute("fixture://debug-only") == .first(first: "debug-only"))
    #expect(FixtureRoute("release-only") == .releaseOnly)
    #expect(FixtureRoute.releaseOnly.url.absoluteString == "fixture://release-only")
    #expect(!FixtureRoute.debugOnly.isLinkable)
    #expect(FixtureRoute(FixtureRoute.debugOnly.url) == nil)
    #endif
  }
}
