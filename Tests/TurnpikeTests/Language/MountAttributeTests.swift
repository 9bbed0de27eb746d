import CardFeature
import LanguageRoutes
import StoreFeature
import Testing
import Turnpike

/// Attributes behind mounts: the names that the parent's file has, from all levels.
@Suite struct MountAttributeTests {
  @Test func namesOfTheParent() {
    let shelf = ShopRoute.store(storeID: 3, .newShelf)
    #expect(StoreRoute.newShelf.attributes == [.auth, .staffOnly])
    #expect(StoreRoute.Attribute.staffOnly.rawValue == "staff_only")
    #expect(shelf.attributes == [.auth, .staffOnly])
    #expect(RouteRequest<ShopRoute>("shop://store/3/shelf/new").attributes == [.auth, .staffOnly])
    #expect(RootRoute.store(.newShelf).attributes == [.auth, .staffOnly, .analytics])
  }

  @Test func ofAllLevels() {
    let face = ShopRoute.store(storeID: 3, .deck(deck: .gold, .face()))
    #expect(face.attributes == [.analytics])
    #expect(face.attribute(.analytics) == "face")
    let card = ShopRoute.store(storeID: 3, .deck(deck: .gold, .card))
    #expect(card.attribute(.analytics) == "deck")
    #expect(ShopRoute.store(storeID: 3, .gift(giver: "a", .card)).attributes == [.staffOnly])
    #expect(RootRoute.store(.storeFront).attribute(.analytics) == "root")
    #expect(RootRoute.store(.find(text: "a")).attribute(.analytics) == "find")
    #expect(RootRoute.store(.deck(deck: .gold, .face())).attribute(.analytics) == "face")
  }

  @Test func ofAnAliasInTheChild() {
    let request = RouteRequest<ShopRoute>("shop://store/3/f?q=a")
    #expect(request.route == .store(storeID: 3, .find(text: "a")))
    #expect(request.matchedRoute == "store/:store_id<Int>/f?q:text")
    #expect(request.attributes == [.analytics])
  }

  @Test func examplesOfMounts() {
    let examples = PortalRoute.examples
    #expect(examples.map(\.link) == ["shop/3/shelf/1", "closed/1/face/front"])
    #expect(examples.map(\.pattern) == ["shop/:shop_id<Int>", "closed/:reason<Int>"])
    // The build has asked the mounted enums too.
    #expect(examples.map(\.isMatched) == [true, true])
    #expect(RootRoute.examples.map(\.isMatched) == [true])
    #expect(StoreRoute.examples.map(\.isMatched) == [true, true])
    #expect(CardRoute.examples.map(\.isMatched) == [true])
  }

  @Test func filters() async throws {
    var shown: [String] = []
    var router = Router<ShopRoute> { route, _ in shown.append(route.path) }
    var asked: [String] = []
    router.append(for: .auth) { request, next in
      asked.append(request.route?.path ?? "-")
      return .redirect(to: .signIn)
    }
    for link in [
      "shop://store/3/shelf/1", "shop://store/3/shelf/new", "shop://account/settings",
      "shop://orders/2026-03-01", "shop://product/1", "shop://none", "shop://login",
    ] {
      try await router.resolve(link)
    }
    #expect(asked == ["store/3/shelf/new", "account/settings", "orders/2026-03-01"])
    #expect(
      shown == ["store/3/shelf/1", "login", "login", "login", "product/1", "", "login"])
    shown = []
    try await router.resolve(.store(storeID: 1, .newShelf))
    #expect(shown == ["login"])
  }

  @Test func filtersOfAnAlias() async throws {
    var locales: [String] = []
    var router = Router<ShopRoute> { _, _ in }
    router.append(for: .locale) { request, next in
      locales.append(request.matchedRoute ?? "-")
      return try await next(request)
    }
    for link in ["produkt/1", "product/1", "p/1"] { try await router.resolve(link) }
    #expect(locales == ["produkt/:product_id"])
  }
}
