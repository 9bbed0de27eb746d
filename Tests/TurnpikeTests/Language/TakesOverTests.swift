import FixtureRoutes
import Foundation
import LanguageRoutes
import Testing
import Turnpike

/// Which links in an app's own texts and web pages the app shows.
@MainActor @Suite struct TakesOverTests {
  /// Returns whether an inbox takes over a link, and what its router then does.
  private func takesOver<Route: TypedRoute>(
    _ link: String, _ type: Route.Type, rewrites: Bool = false
  ) async throws -> (Bool, [String]) {
    let log = Log()
    var router = Router<Route> { route, request in
      log.add("\(route) \(request.source)")
    } fallback: { request in
      log.add("fallback \(request)")
    }
    if rewrites { router.rewrite { _ in "product/1" } }
    let inbox = LinkInbox(router)
    let isTaken = inbox.takesOver(try #require(URL(string: link)))
    for _ in 0..<50 { await Task.yield() }
    return (isTaken, log.lines)
  }

  @Test(arguments: [
    ("https://fixture.example.com/app/text/1", "text/1"), ("fixture://text/1", "text/1"),
    ("fixture:text/1", "text/1"), ("HTTPS://FIXTURE.example.com/app/web-only", "web-only"),
    ("fixture://inside/5", "inside/5"),
  ])
  func takesOwnLinks(link: String, route: String) async throws {
    let (isTaken, lines) = try await takesOver(link, FixtureRoute.self)
    #expect(isTaken)
    #expect(lines == ["\(route) content"])
  }

  /// An own link that no route matches goes to the system. The inbox's fallback could open it there,
  /// and it would come back.
  @Test(arguments: [
    "https://fixture.example.com/app/no/such/page", "fixture://no/such/page", "fixture://show",
    "https://other.example/text/1", "http://fixture.example.com/app/text/1", "mailto:text",
    "tel:1", "javascript:text", "about:blank", "text/1", "/text/1", "#section",
    // Routes that are closed to links from outside the app.
    "fixture://in/5",
  ])
  func leavesOtherLinksToTheSystem(link: String) async throws {
    let (isTaken, lines) = try await takesOver(link, FixtureRoute.self)
    #expect(!isTaken)
    #expect(lines == [])
  }

  /// Without an origin, a file accepts every custom scheme.
  @Test(arguments: ["mailto:page", "tel:1", "pay://page"])
  func needsADeclaredOrigin(link: String) async throws {
    #expect(PayRoute(link) != nil)
    let (isTaken, lines) = try await takesOver(link, PayRoute.self)
    #expect(!isTaken)
    #expect(lines == [])
  }

  /// A route with `@internal` stays closed, and so does one with another route for the same link.
  @Test func comesFromOutside() async throws {
    #expect(FixtureRoute("inside/5") == .inside(id: 5))
    let (isTaken, lines) = try await takesOver("fixture://inside/5", FixtureRoute.self)
    #expect(isTaken)
    #expect(lines == ["\(FixtureRoute.outside(name: "5")) content"])
    #expect(try await !takesOver("mall://staff/1", MallRoute.self).0)
  }

  /// A rewrite could turn any link into one of the app's, but the decision is made at once.
  @Test func doesNotWaitForRewrites() async throws {
    let (isTaken, lines) = try await takesOver(
      "https://click.example/?to=1", ScreenRoute.self, rewrites: true)
    #expect(!isTaken)
    #expect(lines == [])
  }
}
