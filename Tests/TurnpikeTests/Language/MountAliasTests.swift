import CardFeature
import Foundation
import LanguageRoutes
import Testing
import Turnpike

/// Rules 10 and 12: mounts with aliases, one inside another.
@Suite struct MountAliasTests {
  @Test(arguments: [
    ("w/3", "wing/3", "w/:wing_id"),
    ("vip/at/3/desk", "wing/3/desk", "vip/at/:wing_id/desk"),
    ("w/3/cards/gold", "wing/3/cards/gold", "w/:wing_id/cards/:deck<gold|plain>"),
    (
      "w/3/c/gold/face/back", "wing/3/cards/gold/face/back",
      "w/:wing_id/c/:deck/face/:side<front|back = front>"
    ),
    (
      "wing/3/c/plain/note?text=a%20b", "wing/3/cards/plain/note?text=a%20b",
      "wing/:wing_id<Int>/c/:deck/note?:text"
    ),
    ("w/-3/g/2/ann", "wing/-3/gift/ann/2", "w/:wing_id/g/:count/:giver"),
    ("vip/at/3/gift/ann/2", "wing/3/gift/ann/2", "vip/at/:wing_id/gift/:giver/:count<Int>"),
  ])
  func leadsToTheMount(link: String, path: String, pattern: String) throws {
    let route = try #require(MallRoute(link))
    #expect(route == MallRoute(path))
    #expect(route.path == path)
    #expect(route.isLinkable)
    guard case .matched(let match) = MallRoute.match("mall://" + link) else {
      return #expect(Bool(false), "not matched")
    }
    #expect(match.route == route)
    #expect(match.pattern == pattern)
    #expect(match.parameters["wing_id"] == (link.contains("-3") ? "-3" : "3"))
    let request = RouteRequest<MallRoute>("mall://" + link)
    #expect(request.matchedRoute == pattern)
    #expect(request.route?.pattern == route.pattern)
    let coded = try JSONEncoder().encode([route])
    #expect(try JSONDecoder().decode([MallRoute].self, from: coded) == [route])
  }

  @Test func readsParametersInTheOrderOfTheAlias() {
    #expect(MallRoute("w/3/g/2/ann") == .wing(wingID: 3, .gift(giver: "ann", count: 2, .card)))
    #expect(MallRoute("w/3/c/gold") == .wing(wingID: 3, .deck(deck: .gold, .card)))
    #expect(MallRoute("w/3/g/ann/2") == nil)
    #expect(MallRoute("w/x/desk") == nil)
    #expect(MallRoute("w") == nil)
  }

  @Test func ranksLikeTheMount() {
    #expect(MallRoute("w/7/cards/gold") == .ownDeck)
    #expect(MallRoute("w/7/cards/plain") == .wing(wingID: 7, .deck(deck: .plain, .card)))
  }

  @Test func tellsWhatIsInvalid() {
    guard case .invalid(let invalid) = MallRoute.match("w/3/c/gold/note") else {
      return #expect(Bool(false), "not invalid")
    }
    #expect(invalid.pattern == "w/:wing_id/c/:deck/note?:text")
    #expect(invalid.parameter == "text")
  }

  @Test func restrictsLinks() {
    #expect(MallRoute("staff/3/desk") == .wing(wingID: 3, .desk))
    #expect(MallRoute("mall://staff/3/desk") == nil)
    #expect(MallRoute("https://mall.example.com/site/3/desk") == .wing(wingID: 3, .desk))
    #expect(MallRoute("mall://site/3/desk") == nil)
    #expect(MallRoute.wing(wingID: 3, .desk).url.absoluteString == "mall://wing/3/desk")
  }

  @Test(
    arguments: [
      ("wing/3/desk", [], [5, 1]),
      ("w/3/desk", [], [5, 1]),
      ("vip/at/3/desk", [.auth], [5, 3, 1]),
      ("vip/at/3", [.auth], [3, 1]),
      ("wing/3/cards/gold", [], [2, 1]),
      ("w/3/c/gold/face", [], [2, 1]),
      ("w/3/secret/gold/face", [.auth], [4, 2, 1]),
      ("vip/at/3/c/gold/face", [.auth], [2, 3, 1]),
      ("vip/at/3/secret/gold", [.auth], [4, 2, 3, 1]),
    ] as [(String, Set<MallRoute.Attribute>, [Int])])
  func hasTheAttributesOfBoth(link: String, flags: Set<MallRoute.Attribute>, levels: [Int]) {
    let request = RouteRequest<MallRoute>("mall://" + link)
    // The card's own attribute.
    let face: Set<MallRoute.Attribute> = link.hasSuffix("face") ? [.analytics] : []
    #expect(request.attributes == flags.union([.level]).union(face))
    #expect(request.attributeValues(.level) == levels)
    #expect(request.route?.attributes == face.union([.level]))
    guard case .matched(let match) = MallRoute.match(link) else {
      return #expect(Bool(false), "not matched")
    }
    #expect(match.attributes.contains(.auth) == flags.contains(.auth))
  }

  @Test(arguments: [
    ("vip/at/3", true), ("vip/at/3/desk", true), ("vip/at/3/c/gold/face", true),
    ("w/3/secret/gold", true), ("vip/at/3/secret/gold/note?text=a", true),
    ("w/3/c/gold", false), ("wing/3/desk", false), ("w/3/g/2/ann", false),
  ])
  func guardsLinks(link: String, isGuarded: Bool) async throws {
    var guarded: [String] = []
    var router = Router<MallRoute> { _, _ in }
    // The attributes of aliases stay after the route has changed.
    router.append { request, next in
      var request = request
      request.route = .mall
      return try await next(request)
    }
    router.append(for: .auth) { request, next in
      guarded.append(request.matchedRoute ?? "-")
      return try await next(request)
    }
    try await router.resolve("mall://" + link)
    #expect(guarded.isEmpty != isGuarded)
  }

  @Test func listsPatternsAndExamples() {
    let patterns = MallRoute.patterns.filter { $0.caseName == "wing" }
    #expect(
      patterns.map(\.text) == [
        "wing/:wing_id<Int>", "w/:wing_id", "vip/at/:wing_id", "staff/:wing_id", "site/:wing_id",
      ])
    #expect(MallRoute.examples.map(\.link) == ["wing/3", "w/3/g/2/ann", "vip/at/3/c/gold"])
    #expect(MallRoute.examples.map(\.isMatched) == [true, true, true])
  }

  @Test func explainsTheAlias() {
    #expect(
      MallRoute.explain("w/3/desks") == """
        unmatched: no route matches this path
          'w/:wing_id' (wing): the mounted enum does not match
        MallWingRoute, mounted at 'w/:wing_id':
          unmatched: no route matches this path
        did you mean 'w/3/desk'? ('w/:wing_id/desk')
        """)
    #expect(MallRoute.explain("w/3/desk").hasPrefix("matched by 'w/:wing_id' (wing)"))
  }
}
