import CardFeature
import Foundation
import LanguageRoutes
import StoreFeature
import Testing
import Turnpike

/// The first example of the language's page: all that its routes say of themselves.
@Suite struct LanguageExampleTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let route: ShopRoute
    let path: String
    let pattern: String
    var attributes: Set<ShopRoute.Attribute> = []
    var presentation = RoutePresentation.push
    /// The screens below it.
    var below: [ShopRoute] = []

    var testDescription: String { path }
  }

  private static let day = Date(timeIntervalSince1970: 1_772_323_200)

  static let rows: [Row] = [
    Row(route: .home, path: "/", pattern: "/"),
    Row(
      route: .product(productID: "1988"), path: "product/1988", pattern: "product/:product_id"),
    Row(
      route: .review(productID: "1988", number: 3), path: "product/1988/review/3",
      pattern: "product/:product_id/review/:number<Int 1...>"),
    Row(
      route: .search(text: "lamp", sort: .price, tag: ["a", "b"], maxPrice: 50),
      path: "search?q=lamp&sort=price&tag=a&tag=b&max_price=50",
      pattern: "search?q:text&:sort<Sort = new>&:tag<[String]>&:max_price<Int?>"),
    Row(
      route: .orders(day: day), path: "orders/2026-03-01", pattern: "orders/:day<Date>",
      attributes: [.auth]),
    Row(
      route: .profile(userName: "kate"), path: "@kate",
      pattern: "@:user_name/:tab<posts|likes = posts>"),
    Row(
      route: .profile(userName: "kate", tab: .likes), path: "@kate/likes",
      pattern: "@:user_name/:tab<posts|likes = posts>"),
    Row(route: .file(path: ["a", "b c"]), path: "files/a/b%20c", pattern: "files/*path"),
    Row(route: .help(section: "top"), path: "help#top", pattern: "help#:section<String?>"),
    Row(route: .help(), path: "help", pattern: "help#:section<String?>"),
    Row(route: .signIn, path: "login", pattern: "login", presentation: .modal),
    Row(route: .listScreen, path: "list", pattern: "list"),
    Row(
      route: .itemScreen(itemID: 3), path: "list/3", pattern: "list/:item_id<Int>",
      below: [.listScreen]),
    Row(
      route: .extraScreen(itemID: 3), path: "list/3/extra", pattern: "list/:item_id<Int>/extra",
      presentation: .modal, below: [.listScreen, .itemScreen(itemID: 3)]),
    Row(
      route: .settings, path: "account/settings", pattern: "account/settings",
      attributes: [.auth]),
    Row(
      route: .order(orderID: 7), path: "account/orders/7",
      pattern: "account/orders/:order_id<Int>", attributes: [.auth, .analytics]),
    Row(
      route: .store(storeID: 3, .shelf(shelfID: 1)), path: "store/3/shelf/1",
      pattern: "store/:store_id<Int>/shelf/:shelf_id<Int>/:page<Int 1... = 1>"),
  ]

  @Test(arguments: rows) func route(row: Row) throws {
    let route = row.route
    #expect(route.path == row.path)
    #expect(ShopRoute(row.path) == route)
    #expect(route.pattern == row.pattern)
    #expect(route.attributes == row.attributes)
    #expect(route.presentation == row.presentation)
    #expect(route.stack == row.below + [route])
    #expect(route.isLinkable)
    #expect(route.description == row.path)
    #expect(ShopRoute.explain(row.path).hasPrefix("matched by '"))
    let coded = try JSONEncoder().encode([route])
    #expect(try JSONDecoder().decode([ShopRoute].self, from: coded) == [route])
  }

  @Test(arguments: rows) func url(row: Row) {
    let behind = row.path == "/" ? "" : row.path
    let custom = "shop://" + row.path
    #expect(row.route.url.absoluteString == custom)
    let urls: [URL?] = [row.route.url, row.route.url(scheme: "shop"), URL(string: custom)]
    for url in urls.compactMap(\.self) { #expect(ShopRoute(url) == row.route) }
    #expect(urls.allSatisfy { $0 != nil })
    let web = row.route.url(host: "shop.example.com")
    #expect(web?.absoluteString == "https://shop.example.com/\(behind)")
    #expect(web.map { ShopRoute($0) } == row.route)
  }

  /// Every case is in the table above.
  @Test func everyCase() {
    let shown = Set(Self.rows.map { "\(type(of: $0.route.destination))" })
    #expect(shown.count == 15)
    let patterns = Set(ShopRoute.patterns.map(\.caseName))
    #expect(patterns.count == 15)
    #expect(!patterns.contains("notFound"))
    #expect(ShopRoute.defaultRoute == .notFound)
  }

  @Test func theDefaultRoute() {
    let route = ShopRoute.notFound
    #expect(route.path == "")
    #expect(route.pattern == "")
    #expect(!route.isLinkable)
    #expect(route.attributes == [])
    #expect(route.stack == [.notFound])
    #expect(route.url(scheme: "shop") == nil)
    #expect(ShopRoute("notFound") == nil)
    #expect(throws: EncodingError.self) { try JSONEncoder().encode([route]) }
  }

  @Test func valuesOfAttributes() {
    let order = ShopRoute.order(orderID: 7)
    #expect(order.attribute(.analytics) == "order")
    #expect(ShopRoute.settings.attribute(.analytics) == nil)
    #expect(ShopRoute.Attribute.allCases == [.auth, .staffOnly, .analytics, .locale])
    let names = ShopRoute.Attribute.allCases.map(\.rawValue)
    #expect(names == ["auth", "staff_only", "analytics", "locale"])
  }

  @Test func aliases() throws {
    #expect(ShopRoute("p/1988") == .product(productID: "1988"))
    guard case .matched(let match) = ShopRoute.match("produkt/1988") else {
      return #expect(Bool(false), "not matched")
    }
    #expect(match.route == .product(productID: "1988"))
    #expect(match.pattern == "produkt/:product_id")
    #expect(match.attributes == [.locale])
    #expect(match.route.attributes == [])
    #expect(match.route.path == "product/1988")
    let request = RouteRequest<ShopRoute>("shop://produkt/1988")
    #expect(request.attributes == [.locale])
    #expect(request.matchedRoute == "produkt/:product_id")
    #expect(RouteRequest<ShopRoute>("shop://p/1988").attributes == [])
  }

  @Test func examples() {
    #expect(ShopRoute.examples.map(\.link) == ["product/1988/review/3"])
    let pattern = "product/:product_id/review/:number<Int 1...>"
    #expect(ShopRoute.examples.map(\.pattern) == [pattern])
    #expect(ShopRoute.examples.map(\.isMatched) == [true])
    #expect(ShopRoute.examples.first?.match.route == .review(productID: "1988", number: 3))
  }

  @Test func patterns() {
    #expect(
      ShopRoute.patterns.map(\.text) == [
        "/", "product/:product_id", "p/:product_id", "produkt/:product_id",
        "product/:product_id/review/:number<Int 1...>",
        "search?q:text&:sort<Sort = new>&:tag<[String]>&:max_price<Int?>",
        "orders/:day<Date>", "@:user_name/:tab<posts|likes = posts>", "files/*path",
        "help#:section<String?>", "login", "list", "list/:item_id<Int>",
        "list/:item_id<Int>/extra", "account/settings", "account/orders/:order_id<Int>",
        "store/:store_id<Int>",
      ])
  }

  @Test func whatIsNotAnswered() {
    for link in [
      "product", "product/1/review/0", "account", "account/orders/x", "list/x", "list/3/none",
      "@kate/none", "store", "store/x/shelf/1", "store/3/none", "files", "http://shop.example.com/",
      "https://shop.example.org/", "other://product/1",
    ] {
      #expect(ShopRoute(link) == nil, "\(link)")
    }
  }
}
