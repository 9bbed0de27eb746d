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

  /// An enum without `origin` names the origins of the enum that mounts it.
  @Test(
    arguments: [
      ("https://pay.till.example.com/pay/callback", .payCallback),
      ("https://till.example.com/pay/callback", .payPage(page: "callback")),
      ("till://pay/callback", .payPage(page: "callback")), ("pay/callback", .payCallback),
      ("till://pay/scan", .scan), ("https://till.example.com/pay/scan", .payPage(page: "scan")),
      ("https://till.example.com/pay/receipts/1", .receipt(id: "1")),
      ("till://pay/receipts/1", nil),
      ("https://pay.till.example.com/pay/receipts/new", .newReceipt),
      ("https://till.example.com/pay/receipts/new", .receipt(id: "new")),
      ("https://pay.evil.example.com/pay/callback", nil), ("evil://pay/scan", nil),
    ] as [(String, PayRoute?)])
  func mountedEnumHasOriginsOfMount(link: String, route: PayRoute?) {
    #expect(TillRoute(link) == route.map { .pay($0) })
  }

  /// Any app can have its scheme, and no website is one of its own.
  @Test func enumWithoutOriginsMatchesByScheme() {
    #expect(PayRoute("till://scan") == .scan)
    #expect(PayRoute("other://scan") == .payPage(page: "scan"))
    #expect(PayRoute("https://pay.till.example.com/callback") == nil)
    #expect(
      TillRoute.explain("till://pay/receipts/1").contains(
        "only links from https"))
  }

  /// The next best route answers.
  @Test(arguments: [
    "fixture://inside/1", "fixture:inside/1", "FIXTURE:///inside//1", "fixture://me@inside:80/1",
    " fixture://inside/1", "\n\u{0}fixture:inside/1\r\n",
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
        "'in/:id': only links of the app itself"))
  }

  /// A path that is not text of the app itself, such as the path of a request to a server.
  @Test(arguments: [RequestSource.link, .userActivity, .shortcut, .notification, .content])
  func matchesPathFromOutside(source: RequestSource) {
    #expect(FixtureRoute.match("/inside/1", source: source).route == .outside(name: "1"))
    #expect(FixtureRoute.match(" in/1\n", source: source).failure == .unmatched(.noRoute))
    // It belongs to no origin, so it matches no line with `@from`.
    #expect(FixtureRoute.match("web-only", source: source).route == .first(first: "web-only"))
    #expect(
      FixtureRoute.match("https://fixture.example.com/app/web-only", source: source).route
        == .webOnly)
    #expect(
      TillRoute.match("pay/callback", source: source).route == .pay(.payPage(page: "callback")))
    #expect(FixtureRoute.match("/inside/1", source: .internal).route == .inside(id: 1))
    #expect(FixtureRoute.match("/inside/1").route == .inside(id: 1))
  }

  /// Text without a scheme from outside, and what a rewrite makes of a link.
  @Test func outsideTextDoesNotLeadToInternalLines() async throws {
    for source in [RequestSource.link, .userActivity, .shortcut, .notification, .content] {
      let request = RouteRequest<FixtureRoute>("inside/1", source: source)
      #expect(request.route == .outside(name: "1"))
      #expect(
        RouteRequest<FixtureRoute>("web-only", source: source).route == .first(first: "web-only"))
      #expect(RouteRequest<FixtureRoute>("in/1", source: source).matchedRoute == nil)
    }
    #expect(RouteRequest<FixtureRoute>("inside/1", source: .internal).route == .inside(id: 1))
    var shown: [FixtureRoute] = []
    var router = Router<FixtureRoute> { route, _ in shown.append(route) }
    router.rewrite { $0 == "fixture://click" ? "inside/1" : nil }
    try await router.resolve("fixture://click")
    #expect(shown == [.outside(name: "1")])
    #expect(
      RouteRequest<FixtureRoute>("inside/1", source: .link).routeParameters == ["name": "1"])
  }

  /// A URL comes from outside everywhere, also without a scheme and with a base that has none.
  @Test(arguments: [
    ("inside/1", FixtureRoute.outside(name: "1")), ("/inside//1", .outside(name: "1")),
    ("//inside/1", .outside(name: "1")), ("%69nside/1", .outside(name: "1")),
    ("web-only", .first(first: "web-only")), ("in/1", nil), ("text/1", .text(value: "1")),
    ("https://fixture.example.com/app/web-only", .webOnly),
  ])
  func urlsComeFromOutside(text: String, route: FixtureRoute?) async throws {
    let url = try #require(URL(string: text))
    #expect(FixtureRoute(url) == route)
    #expect(FixtureRoute.match(url).route == route)
    let request = RouteRequest<FixtureRoute>(url)
    #expect(request.route == route ?? .lost)
    #expect(request.source == .link)
    #expect(!request.isInternal)
    var shown: [FixtureRoute] = []
    let router = Router<FixtureRoute> { route, request in
      shown.append(route)
      #expect(!request.isInternal)
    }
    try await router.resolve(url)
    #expect(shown == [route ?? .lost])
    #expect(router.canResolve(url) == (route != nil))
  }

  /// Through mounts, for a base, and for what a rewrite gets.
  @Test func relativeURLs() async throws {
    let base = try #require(URL(string: "in/"))
    #expect(FixtureRoute(try #require(URL(string: "1", relativeTo: base))) == nil)
    #expect(FixtureRoute("in/1") == .inside(id: 1))
    var links: [String] = []
    var router = Router<FixtureRoute> { _, _ in }
    router.rewrite { link in
      links.append(link)
      return nil
    }
    try await router.resolve(try #require(URL(string: "inside/1")))
    try await router.resolve("inside/1")
    #expect(links == ["inside/1"])
  }

  @Test func webURLs() {
    #expect(FixtureRoute.inside(id: 1).webURL == nil)
    #expect(
      FixtureRoute.webOnly.webURL?.absoluteString == "https://fixture.example.com/app/web-only")
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

/// A table whose only origins have an `@only` that does not hold.
@Suite struct ClosedTableTests {
  @Test func matchesNoLinkWithAScheme() {
    for link in ["javascript:page", "closed://page", "https://closed.example.com/page", "x:page"] {
      #expect(ClosedRoute(link) == nil)
    }
    #expect(ClosedRoute("page") == .closedPage)
    #expect(
      ClosedRoute.explain("closed://page")
        == "unmatched: the scheme is not a declared origin")
  }

  /// Code that uses `url` compiles in every build, and no URL of another build gets out.
  @Test func hasNoURL() {
    #expect(ClosedRoute.origins == [])
    #expect(ClosedRoute.closedPage.webURL == nil)
    #expect(ClosedRoute(ClosedRoute.closedPage.url) == nil)
    #expect(ClosedRoute.closedPage.url.absoluteString.hasSuffix(".."))
    #expect(ClosedRoute.closedPage.path == "page")
    #expect(ClosedRoute.closedPage.isLinkable)
  }
}
