import Foundation
import LanguageRoutes
import Testing
import Turnpike

/// Links that an app did not design: those of a second website, of older apps, and in any case of letters.
@Suite struct RealLinkTests {
  @Test(arguments: [
    ("https://live.example.com", AuctionRoute.liveHome),
    ("https://live.example.com/Vase", .live(slug: "Vase")),
    ("https://LIVE.example.com/lot/7", .lot(number: 7)), ("live://Vase", .live(slug: "Vase")),
    ("auction://live/lot/7", .lot(number: 7)), ("auction:///LIVE/LOT/7", .lot(number: 7)),
    ("auction://WWW.example.com:80/live/Vase", .live(slug: "Vase")),
    ("live/Vase", .live(slug: "Vase")),
    ("https://live.example.com/sort/PRICE", .sort(order: .price)),
    ("https://live.example.com/rest/a//b?c#d", .liveRest(LinkRest("a//b?c#d"))),
    // No other website leads there.
    ("https://www.example.com/app/live/Vase", .page(path: ["live", "Vase"])),
    ("https://www.example.com/app", .home), ("auction://www.example.com", .home),
    ("DE/Artist/Monet", .artist(artistID: "Monet")),
    ("widget/Monet/x/y", .artist(artistID: "Monet")),
    ("widget/Monet", .page(path: ["widget", "Monet"])),
    ("pledge/1?token", .sharedPledge(id: "1")), ("pledge/1", .pledge(id: "1")),
    ("pledge/1?ref=failed", .failedPledge(id: "1")), ("pledge/1?ref=x", .pledge(id: "1")),
    ("horses?racing=x&mark=ab", .horses(racing: nil, mark: nil)),
    ("horses?racing=5&mark=A", .horses(racing: 5, mark: Mark(routeText: "A"))),
    (
      "feed/https://f.example.com/%41//x?y=z#t",
      .feed(LinkRest("https://f.example.com/%41//x?y=z#t"))
    ),
    ("FEED/../x", .feed(LinkRest("../x"))), ("feed//", .feed(LinkRest("/"))),
    ("feed?x", .feed(LinkRest("?x"))), ("feed", .page(path: ["feed"])),
    ("feed/", .page(path: ["feed"])),
  ])
  func match(link: String, route: AuctionRoute) {
    #expect(AuctionRoute(link) == route)
  }

  @Test(arguments: [
    "https://live.example.com/no/such/auction", "https://www.example.com/live/x", "live://lot/x",
    "other://live/x",
  ])
  func matchNothing(link: String) {
    #expect(AuctionRoute(link) == nil)
  }

  /// A link has the form that its origin expects.
  @Test func printForTheirSite() {
    let live = AuctionRoute.live(slug: "a:b/c")
    #expect(live.path == "Live/a:b%2Fc")
    #expect(live.link == "auction://Live/a:b%2Fc")
    #expect(live.webURL?.absoluteString == "https://live.example.com/a:b%2Fc")
    #expect(
      live.url(host: "live.example.com")?.absoluteString == "https://live.example.com/a:b%2Fc")
    #expect(live.url(host: "www.example.com") == nil)
    #expect(live.url(scheme: "live")?.absoluteString == "live:///a:b%2Fc")
    #expect(AuctionRoute.liveHome.webURL?.absoluteString == "https://live.example.com/")
    let artist = AuctionRoute.artist(artistID: "x")
    #expect(artist.webURL?.absoluteString == "https://www.example.com/app/artist/x")
    #expect(artist.url(host: "live.example.com") == nil && artist.url(scheme: "live") == nil)
  }

  @Test func webPage() {
    func page(_ link: String) -> String? {
      RouteRequest<AuctionRoute>(link).webPage?.absoluteString
    }
    #expect(page("auction://live/vase?x=1") == "https://live.example.com/vase?x=1")
    #expect(page("live://vase") == "https://live.example.com/vase")
    // Another line of the app has this page.
    #expect(
      page("auction://live/no/such/page") == "https://www.example.com/app/live/no/such/page")
    #expect(page("auction://www.example.com/a") == "https://www.example.com/app/a")
    #expect(page("https://live.example.com/vase") == "https://live.example.com/vase")
  }

  /// Every link reads back, and is equal to what was written.
  @Test(arguments: [
    AuctionRoute.liveHome, .live(slug: "VASE"), .sort(order: .price), .sharedPledge(id: "1"),
    .pledge(id: "1"), .failedPledge(id: "1"), .horses(racing: nil, mark: nil),
    .horses(racing: 1, mark: Mark(routeText: "Z")), .feed(LinkRest("https://a/b//c?d#e")),
    .feed(LinkRest("/x")), .feed(LinkRest("%zz ä")), .liveRest(LinkRest("//")),
    .feed(LinkRest(String(repeating: "../", count: 250) + "x")),
  ])
  func readBack(route: AuctionRoute) throws {
    #expect(route.isLinkable, "\(route.path)")
    let data = try JSONEncoder().encode([route])
    #expect(try JSONDecoder().decode([AuctionRoute].self, from: data) == [route])
  }

  @Test func explain() {
    let line = "read below 'Live', the path of its site"
    #expect(AuctionRoute.explain("https://live.example.com/vase").contains(line))
    #expect(AuctionRoute.explain("https://live.example.com/no/such/page").contains(line))
    #expect(!AuctionRoute.explain("auction://live/vase").contains(line))
  }

  @Test func noLinkHasAnEmptyRest() {
    #expect(!AuctionRoute.feed(LinkRest("")).isLinkable)
  }

  @Test func rest() {
    #expect(LinkRest("https://a.example/b?c").url?.host() == "a.example")
    #expect(AuctionRoute("feed/x")?.pattern == "feed")
    guard case .matched(let match) = AuctionRoute.match("feed/x/y") else {
      Issue.record("no match")
      return
    }
    #expect(match.pattern == "feed/*")
  }

  @Test func ignoredValues() {
    let request = RouteRequest<AuctionRoute>("horses?racing=x&mark=ab")
    #expect(request.ignoredValues.map(\.key) == ["racing", "mark"])
    #expect(request.ignoredValues.map(\.text) == ["x", "ab"])
    #expect(RouteRequest<AuctionRoute>("pledge/1?ref=failed").query.ref == "failed")
  }

  /// The captured text is as the link has it.
  @Test func parametersKeepTheirCase() {
    #expect(RouteRequest<AuctionRoute>("LIVE/SORT/price").routeParameters?["order"] == "price")
    #expect(RouteRequest<AuctionRoute>("LIVE/SORT/PRICE").routeParameters?["order"] == "PRICE")
  }
}
