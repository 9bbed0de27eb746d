import CardFeature
import Foundation
import LanguageRoutes
import StoreFeature
import Testing
import Turnpike

/// A mounted enum after its prefix, one and two levels down.
@Suite struct MountTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let path: String
    let route: ShopRoute
    let pattern: String

    var testDescription: String { path }
  }

  static let rows: [Row] = [
    Row(path: "store/3", route: .store(storeID: 3, .storeFront), pattern: ""),
    Row(
      path: "store/3/shelf/1/2", route: .store(storeID: 3, .shelf(shelfID: 1, page: 2)),
      pattern: "/shelf/:shelf_id<Int>/:page<Int 1... = 1>"),
    Row(path: "store/3/shelf/new", route: .store(storeID: 3, .newShelf), pattern: "/shelf/new"),
    Row(
      path: "store/3/find?q=a%20b&most=2", route: .store(storeID: 3, .find(text: "a b", most: 2)),
      pattern: "/find?q:text&:most<Int = 9>"),
    Row(path: "store/-3/aisle", route: .store(storeID: -3, .aisleScreen), pattern: "/aisle"),
    Row(
      path: "store/3/aisle/4/map", route: .store(storeID: 3, .mapScreen(aisleID: 4)),
      pattern: "/aisle/:aisle_id<Int>/map"),
    Row(
      path: "store/3/cards/gold", route: .store(storeID: 3, .deck(deck: .gold, .card)),
      pattern: "/cards/:deck<gold|plain>"),
    Row(
      path: "store/3/cards/plain/face/back",
      route: .store(storeID: 3, .deck(deck: .plain, .face(side: .back))),
      pattern: "/cards/:deck<gold|plain>/face/:side<front|back = front>"),
    Row(
      path: "store/3/gift/Zo%C3%AB%2F1/note?text=%23",
      route: .store(storeID: 3, .gift(giver: "Zo\u{EB}/1", .note(text: "#"))),
      pattern: "/gift/:giver/note?:text"),
  ]

  @Test(arguments: rows) func readsAndPrints(row: Row) throws {
    #expect(ShopRoute(row.path) == row.route)
    #expect(row.route.path == row.path)
    #expect(row.route.pattern == "store/:store_id<Int>" + row.pattern)
    #expect(row.route.isLinkable)
    #expect(ShopRoute(row.route.url) == row.route)
    #expect(row.route.url.absoluteString == "shop://" + row.path)
    guard case .matched(let match) = ShopRoute.match("//" + row.path + "#part") else {
      return #expect(Bool(false), "not matched")
    }
    #expect(match.route == row.route)
    #expect(match.pattern == row.route.pattern)
    #expect(match.parameters["store_id"] == (row.path.contains("-3") ? "-3" : "3"))
    let coded = try JSONEncoder().encode([row.route])
    #expect(try JSONDecoder().decode([ShopRoute].self, from: coded) == [row.route])
  }

  @Test func equalityAndHash() {
    let routes = Set(Self.rows.map(\.route))
    #expect(routes.count == Self.rows.count)
    #expect(routes.contains(.store(storeID: 3, .deck(deck: .gold, .card))))
    #expect(!routes.contains(.store(storeID: 4, .deck(deck: .gold, .card))))
    #expect(!routes.contains(.store(storeID: 3, .deck(deck: .plain, .card))))
  }

  @Test func slashesAndEscapes() {
    #expect(ShopRoute("store//3//shelf//1/") == .store(storeID: 3, .shelf(shelfID: 1)))
    #expect(ShopRoute("shop://me@store:80/3/shelf/1") == .store(storeID: 3, .shelf(shelfID: 1)))
    #expect(ShopRoute("st%6Fre/%33/sh%65lf/1") == .store(storeID: 3, .shelf(shelfID: 1)))
    #expect(ShopRoute("store/3/?x=1#y") == .store(storeID: 3, .storeFront))
    #expect(ShopRoute("store/3/gift/a%2Fb") == .store(storeID: 3, .gift(giver: "a/b", .card)))
    #expect(ShopRoute("store/3/gift/%zz") == .store(storeID: 3, .gift(giver: "%zz", .card)))
    #expect(ShopRoute("store/3/../shelf/1") == nil)
    #expect(ShopRoute.match("store/3/shelf/..").isUnmatched(.dotSegment))
  }

  /// A child's invalid is invalid, with the patterns of both.
  @Test func invalid() {
    guard case .invalid(let link) = ShopRoute.match("store/3/find") else {
      return #expect(Bool(false), "not invalid")
    }
    #expect(link.caseName == "find")
    #expect(link.pattern == "store/:store_id<Int>/find?q:text&:most<Int = 9>")
    #expect(link.parameter == "q")
    #expect(link.text == nil)
    #expect(ShopRoute("store/3/find") == nil)
    guard case .invalid(let deep) = ShopRoute.match("store/3/gift/a/note") else {
      return #expect(Bool(false), "not invalid")
    }
    #expect(deep.pattern == "store/:store_id<Int>/gift/:giver/note?:text")
    #expect(deep.description == "'text' of 'note' is missing")
  }

  /// Also where another route of the parent would answer.
  @Test func invalidDoesNotFallThrough() {
    guard case .invalid = PortalRoute.match("shop/3/find?most=x&q=a") else {
      return #expect(Bool(false), "not invalid")
    }
    #expect(PortalRoute("shop/3/find?q=a") == .shop(shopID: 3, .find(text: "a")))
  }

  @Test func theNextBestIsTried() {
    #expect(PortalRoute("shop/3") == .shop(shopID: 3, .storeFront))
    #expect(PortalRoute("shop/3/none") == .section(section: "shop", rest: ["3", "none"]))
    #expect(PortalRoute("shop/3/shelf") == .section(section: "shop", rest: ["3", "shelf"]))
    #expect(
      PortalRoute("shop/3/cards/gold/none")
        == .section(section: "shop", rest: ["3", "cards", "gold", "none"]))
    #expect(PortalRoute("shop/x/shelf/1") == .section(section: "shop", rest: ["x", "shelf", "1"]))
    #expect(PortalRoute("shop") == nil)
    #expect(!PortalRoute.section(section: "shop", rest: ["3"]).isLinkable)
  }

  /// A mount ranks before a rest capture after the same prefix.
  @Test func aRestMatchesTheLinksThatAMountDoesNot() {
    #expect(PortalRoute("closed/1") == .closed(reason: 1, .card))
    #expect(PortalRoute("closed/1/face/front") == .closed(reason: 1, .face(side: .front)))
    #expect(PortalRoute("closed/1/none/2") == .closedPage(reason: 1, rest: ["none", "2"]))
    guard case .invalid = PortalRoute.match("closed/1/note") else {
      Issue.record("an invalid link of the mounted enum went to the rest")
      return
    }
    #expect(PortalRoute.closedPage(reason: 1, rest: ["a", "b"]).isLinkable)
    #expect(!PortalRoute.closedPage(reason: 1, rest: ["face", "front"]).isLinkable)
    #expect(
      PortalRoute.explain("closed/1/none") == """
        matched by 'closed/:reason<Int>/*rest' (closedPage)
          reason: '1'
          rest: 'none'
          'closed/:reason<Int>' (closed): the mounted enum does not match
          better than ':section/*rest': in segment 1, a literal is better than a String
        CardRoute, mounted at 'closed/:reason<Int>':
          unmatched: no route matches this path
        """)
  }

  @Test func ownRoutesAreBetterThanTheMount() {
    #expect(PortalRoute("shop/9/shelf/1") == .ownShelf)
    #expect(PortalRoute("shop/9/shelf/2") == .shop(shopID: 9, .shelf(shelfID: 2)))
    #expect(PortalRoute("shop/9/shelf/new") == .ownNewShelf(shopID: 9))
    #expect(!PortalRoute.shop(shopID: 9, .newShelf).isLinkable)
    #expect(!PortalRoute.shop(shopID: 9, .shelf(shelfID: 1)).isLinkable)
    #expect(PortalRoute.shop(shopID: 9, .shelf(shelfID: 2)).isLinkable)
  }

  @Test func originsAndDefaultOfTheChildDoNotCount() {
    #expect(StoreRoute("store://shelf/1") == .shelf(shelfID: 1))
    #expect(ShopRoute("store://3/shelf/1") == nil)
    #expect(ShopRoute("https://store.example.com/store/3/shelf/1") == nil)
    #expect(ShopRoute("https://shop.example.com/store/3/shelf/1")?.path == "store/3/shelf/1")
    #expect(PortalRoute("https://portal.example.com/app/shop/3/aisle/2")?.path == "shop/3/aisle/2")
    #expect(PortalRoute("https://portal.example.com/shop/3") == nil)
    #expect(ShopRoute.match("store/3/none").isUnmatched(.noRoute))
    let lost = ShopRoute.store(storeID: 3, .noShelf)
    #expect(!lost.isLinkable)
    #expect(lost.path == "")
    #expect(lost.url(scheme: "shop") == nil)
    #expect(!ShopRoute.store(storeID: 3, .deck(deck: .gold, .lostCard)).isLinkable)
  }

  @Test func aMountAtTheRoot() {
    #expect(RootRoute("/") == .store(.storeFront))
    #expect(RootRoute("") == .store(.storeFront))
    #expect(RootRoute("root://") == .store(.storeFront))
    #expect(RootRoute("about") == .about)
    #expect(RootRoute("aisle/4") == .store(.shelvesScreen(aisleID: 4)))
    #expect(RootRoute("cards/gold/face") == .store(.deck(deck: .gold, .face())))
    #expect(RootRoute("shelf/3") == .namedShelf(name: 3))
    #expect(RootRoute("shelf/3/2") == .store(.shelf(shelfID: 3, page: 2)))
    #expect(RootRoute("none") == nil)
    #expect(RootRoute.store(.storeFront).path == "/")
    #expect(RootRoute.store(.storeFront).pattern == "/")
    #expect(RootRoute.store(.find(text: "a")).path == "find?q=a")
    #expect(RootRoute.store(.deck(deck: .gold, .card)).path == "cards/gold")
    #expect(RootRoute.store(.find(text: "a")).pattern == "find?q:text&:most<Int = 9>")
    #expect(RootRoute.store(.aisleScreen).url.absoluteString == "root://aisle")
  }

  /// Longer than what a printer has room for without memory of its own.
  @Test func longPathsOfMountedRoutes() {
    let text = String(repeating: "a", count: 600)
    #expect(RootRoute.store(.find(text: text)).path == "find?q=\(text)")
    #expect(ShopRoute.store(storeID: 3, .find(text: text)).path == "store/3/find?q=\(text)")
  }

  @Test func stacks() {
    #expect(
      ShopRoute.store(storeID: 3, .mapScreen(aisleID: 4)).stack == [
        .store(storeID: 3, .aisleScreen), .store(storeID: 3, .shelvesScreen(aisleID: 4)),
        .store(storeID: 3, .mapScreen(aisleID: 4)),
      ])
    #expect(ShopRoute.store(storeID: 3, .mapScreen(aisleID: 4)).presentation == .modal)
    #expect(ShopRoute.store(storeID: 3, .shelvesScreen(aisleID: 4)).presentation == .push)
    #expect(RootRoute.store(.shelvesScreen(aisleID: 4)).stack.map(\.path) == ["aisle", "aisle/4"])
    let face = ShopRoute.store(storeID: 3, .gift(giver: "a", .face()))
    #expect(face.presentation == .modal)
    #expect(face.stack == [face])
  }

  /// Each parameter has a name of its own: the mount's case stands before a name that both have, and
  /// before no other, as a query's key may have a dot in it.
  @Test func namesOfParameters() {
    func names(_ link: String) -> [String]? {
      RouteRequest<KeysRoute>(link).routeParameters?.elements.map {
        "\($0.name)=\($0.values.joined(separator: ","))"
      }
    }
    #expect(
      names("1/book/2?a.id=3&part.id=4") == ["id=1", "part.id=2", "a.id=3", "part.part.id=4"])
    #expect(names("1/card?id.=2&id=3") == ["id=1", "id.=2", "part.id=3"])
  }

  /// The mount of another enum's route: the first way in the file's order that has no parameters.
  @Test func embeddings() {
    let settings = Depth1Route.settings(id: "a")
    #expect(Depth1Route(embedding: settings) == settings)
    #expect(Depth5Route(embedding: settings) == .one(settings))
    #expect(Depth5Route(embedding: Depth2Route.own) == .two(.own))
    #expect(Depth5Route(embedding: Depth3Route.own) == .three(.own))
    #expect(Depth5Route(embedding: Depth4Route.own) == nil)
    #expect(Depth4Route(embedding: settings) == nil)
    #expect(Depth1Route(embedding: Depth5Route.own) == nil)

    let event = GateClubRoute.text(text: "a")
    #expect(GateRoute(embedding: event) == .club(event))
    #expect(GateLobbyRoute(embedding: event) == .yard(.inner(event)))

    #expect(RootRoute(embedding: StoreRoute.shelf(shelfID: 3)) == .store(.shelf(shelfID: 3)))
    #expect(RootRoute(embedding: CardRoute.card) == nil)
    #expect(ShopRoute(embedding: StoreRoute.storeFront) == nil)
    // A route without a link is embedded too.
    #expect(RootRoute(embedding: StoreRoute.noShelf) == .store(.noShelf))
  }

  @Test func destinations() {
    let map = ShopRoute.store(storeID: 3, .mapScreen(aisleID: 4))
    #expect(map.destination as? MapScreen == MapScreen(aisleID: 4))
    let face = ShopRoute.store(storeID: 3, .gift(giver: "a", .face(side: .back)))
    #expect(face.destination as? FaceDestination == FaceDestination(side: .back))
  }
}

extension RouteMatch {
  fileprivate func isUnmatched(_ expected: UnmatchedReason) -> Bool {
    if case .unmatched(let reason) = self { reason == expected } else { false }
  }
}
