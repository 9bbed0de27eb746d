import FixtureRoutes
import Foundation
import LanguageRoutes
import Testing
import Turnpike

/// The web page of a request, whether or not a route matches it.
@Suite struct WebPageTests {
  private func page<Route: TypedRoute>(_ link: String, of type: Route.Type) -> String? {
    RouteRequest<Route>(link).webPage?.absoluteString
  }

  @Test(arguments: [
    "https://fixture.example.com/app/text/a?b=c#d", "https://fixture.example.com/app/no/such/page",
    "https://fixture.example.com/app", "HTTPS://Fixture.Example.com:8080/app/range/0/0.5",
    // A query that is not valid, and a page that only the app itself may open.
    "https://fixture.example.com/app/show", "https://fixture.example.com/app/inside/5",
  ])
  func isTheLinkOfAWebsite(link: String) {
    #expect(page(link, of: FixtureRoute.self) == link)
  }

  @Test(arguments: [
    ("fixture://no/such/page", "/no/such/page"), ("fixture://text/a?b=c&d#e", "/text/a?b=c&d#e"),
    ("FIXTURE:text/a%2Fb", "/text/a%2Fb"), ("fixture:///text/a", "/text/a"),
    ("fixture://user@text:80/a", "/text/a"), ("fixture://", "/"), ("fixture://?x=1", "/?x=1"),
    ("fixture://show", "/show"), ("fixture:////evil.example/x", "//evil.example/x"),
    ("fixture://@evil.example/x", "/@evil.example/x"), ("fixture://web-only", "/web-only"),
    (" fixture://text/a\n", "/text/a"),
  ])
  func isThePathOfACustomLinkOnTheWebsite(link: String, path: String) {
    #expect(page(link, of: FixtureRoute.self) == "https://fixture.example.com/app" + path)
  }

  @Test(arguments: [
    // The app's own links.
    "text/a", "no/such/page", "/", "",
    // Other apps and websites.
    "other://text/a", "https://fixture.example.com/other", "https://other.example.com/app",
    "http://fixture.example.com/app", "https://user@fixture.example.com/app", "mailto:text/a",
    "fixture://text\\a",
    // Out of the path of the origin.
    "fixture://../admin", "fixture://text/./a",
    // Only the app itself, also if the link comes with a key that the line does not have.
    "fixture://in/5", "fixture://in/5?x=1",
  ])
  func isMissing(link: String) {
    #expect(page(link, of: FixtureRoute.self) == nil)
  }

  @Test func dependsOnTheSource() throws {
    let link = "https://fixture.example.com/app/text/a"
    #expect(RouteRequest<FixtureRoute>(link, source: .internal).webPage == nil)
    #expect(RouteRequest<FixtureRoute>(link, source: .notification).webPage?.absoluteString == link)
    #expect(RouteRequest<FixtureRoute>("text/a", source: .notification).webPage == nil)
    #expect(RouteRequest<FixtureRoute>(.text(value: "a")).webPage == nil)
    let url = try #require(URL(string: link))
    #expect(RouteRequest<FixtureRoute>(url).webPage == url)
  }

  /// If a line has the path, its restrictions must allow the page.
  @Test func obeysRestrictions() {
    #expect(page("mall://staff/1", of: MallRoute.self) == nil)
    #expect(page("mall://site/1", of: MallRoute.self) == "https://mall.example.com/site/1")
    #expect(page("mall://staff/one", of: MallRoute.self) == "https://mall.example.com/staff/one")
    // Another line of the website has the path, too.
    #expect(page("till://pay/scan", of: TillRoute.self) == "https://till.example.com/pay/scan")
  }

  @Test func needsAWebsiteWithoutAWildcard() {
    #expect(page("catch-all://a", of: CatchAllRoute.self) == "https://catch.example/app/a")
    #expect(
      page("https://x.catch.example/a", of: CatchAllRoute.self) == "https://x.catch.example/a")
    #expect(page("closed://page", of: ClosedRoute.self) == nil)
    #expect(page("app://product/1", of: ScreenRoute.self) == nil)
  }

  /// The fallback of a router opens the page of a link that no route matches.
  @Test func opensInAFallback() async throws {
    var pages: [String] = []
    let router = Router<MallRoute> { _, _ in
    } fallback: { request in
      if let page = request.webPage { pages.append(page.absoluteString) }
    }
    for link in ["https://mall.example.com/no/page", "mall://no/page?x=1", "other://no", "no/page"]
    {
      try await router.resolve(link)
    }
    #expect(pages == ["https://mall.example.com/no/page", "https://mall.example.com/no/page?x=1"])
  }
}
