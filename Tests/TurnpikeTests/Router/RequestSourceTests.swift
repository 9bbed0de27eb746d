import FixtureRoutes
import Foundation
import Testing
import Turnpike

/// What a request tells of how it came.
@Suite struct RequestSourceTests {
  @Test func ofARequest() throws {
    let url = try #require(URL(string: "app://product/1"))
    #expect(RouteRequest<ScreenRoute>(url).source == .link)
    #expect(RouteRequest<ScreenRoute>("app://product/1").source == .link)
    #expect(RouteRequest<ScreenRoute>("app://nowhere").source == .link)
    #expect(RouteRequest<ScreenRoute>("product/1").source == .internal)
    #expect(RouteRequest<ScreenRoute>("nowhere").source == .internal)
    #expect(RouteRequest<ScreenRoute>(.home).source == .internal)
  }

  @Test(arguments: [
    RequestSource.link, .userActivity, .shortcut, .notification, .content, .internal,
  ])
  func given(source: RequestSource) {
    for link in ["product/1", "app://product/1", "nowhere", ""] {
      let request = RouteRequest<ScreenRoute>(link, source: source)
      #expect(request.source == source)
      // A path from outside is no word of the app's own.
      #expect(request.isInternal == (source == .internal))
      #expect(request.route == ScreenRoute(link))
      #expect(request.link == link)
    }
  }

  /// A space before a scheme does not make a link text of the app itself.
  @Test(arguments: [" ", "\n", "\u{0}\r\n\t\u{1F}"])
  func ignoresSpacesAndControlCharactersAtEnds(space: String) async throws {
    let router = Router<ScreenRoute> { _, _ in }
    for link in ["app://product/1", "product/1", "other://product/1", ""] {
      let (request, plain) = (
        RouteRequest<ScreenRoute>(space + link + space), RouteRequest<ScreenRoute>(link)
      )
      #expect(request.link == link)
      #expect(request.source == plain.source)
      #expect(request.route == plain.route)
      #expect(request.url == plain.url)
      #expect(router.canResolve(space + link + space) == router.canResolve(link))
    }
    let link = "fixture://text/1?a=b#c"
    let request = RouteRequest<FixtureRoute>(space + link + space, source: .shortcut)
    #expect(request.link == link)
    #expect(request.route == .text(value: "1"))
    #expect(request.routeParameters?["value"] == "1")
    #expect(request.host == "text")
    #expect(request.queryParameters == ["a": "b"])
    #expect(request.fragment == "c")
    #expect(FixtureRoute(space + link + space) == .text(value: "1"))
    #expect(FixtureRoute.match(space + link + space).route == .text(value: "1"))
    #expect(FixtureRoute.explain(space + link + space) == FixtureRoute.explain(link))
    #expect(FixtureRoute.explain(space + "evil:a") == FixtureRoute.explain("evil:a"))
  }

  @Test func staysWithAChange() {
    var request = RouteRequest<ScreenRoute>("product/1", source: .shortcut)
    request.route = .home
    #expect(request.source == .shortcut)
    #expect(!request.isInternal)
    request.route = nil
    request.storage = RequestStorage()
    #expect(request.source == .shortcut)
    var own = RouteRequest<ScreenRoute>(.home)
    own.route = .signIn
    #expect(own.source == .internal)
  }

  /// A redirect changes neither the source of a request nor whether the app itself made it.
  @Test(arguments: [
    ("product/1", RequestSource.notification), ("app://product/1", .link),
    ("product/1", .internal),
  ])
  func staysWithRedirects(link: String, source: RequestSource) async throws {
    var sources: [RequestSource] = []
    var kept: RouteRequest<ScreenRoute>?
    var router = Router<ScreenRoute> { _, request in sources.append(request.source) }
    router.append { request, next in
      switch request.route {
      case .product where kept == nil:
        kept = request
        return .redirect(to: .search(text: "a"))
      case .search: return .redirect(to: .signIn)
      default: return try await next(request)
      }
    }
    let request = RouteRequest<ScreenRoute>(link, source: source)
    let outcome = try await router.resolve(request)
    #expect(outcome.request.route == .signIn)
    #expect(outcome.request.source == source)
    #expect(outcome.request.isInternal == (source == .internal))
    #expect(outcome.request.redirectedFrom?.source == source)
    try await router.resolve(try #require(kept))
    #expect(sources == [source, source])
  }

  @Test func ofAGeneratedRoute() {
    let request = RouteRequest<FixtureRoute>("text/1", source: .userActivity)
    #expect(request.route == .text(value: "1"))
    #expect(request.matchedRoute == "text/:value")
    #expect(request.routeParameters?["value"] == "1")
    let lost = RouteRequest<FixtureRoute>("range/99/9", source: .shortcut)
    #expect(lost.route == .lost)
    #expect(lost.source == .shortcut)
    #expect(lost.failure == .unmatched(.noRoute))
  }
}
