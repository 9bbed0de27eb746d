import FixtureRoutes
import LanguageRoutes
import StoreFeature
import Testing
import Turnpike

/// The links of a route browser: examples, and made-up links of the other lines.
@Suite struct SampleLinkTests {
  private func links<Route: GeneratedRoute>(_ type: Route.Type) -> [String: [String]] {
    Dictionary(grouping: Route.sampleLinks, by: \.pattern).mapValues { $0.map(\.link) }
  }

  @Test func matchTheirLines() {
    for sample in FixtureRoute.sampleLinks { #expect(sample.isMatched, "\(sample.link)") }
    for sample in ShopRoute.sampleLinks { #expect(sample.isMatched, "\(sample.link)") }
    for sample in MallRoute.sampleLinks { #expect(sample.isMatched, "\(sample.link)") }
  }

  @Test func coverTheLines() {
    let missing = FixtureRoute.patterns.map(\.text).filter { links(FixtureRoute.self)[$0] == nil }
    // The line that this build does not have.
    #expect(missing.count == 1)
    #expect(Set(missing).isSubset(of: ["debug-only", "release-only"]))
  }

  @Test func useExamples() {
    let links = links(ShopRoute.self)
    #expect(links["product/:product_id/review/:number<Int 1...>"] == ["product/1988/review/3"])
    #expect(links["product/:product_id"] == ["product/a"])
    #expect(links["/"] == ["/"])
    #expect(links["orders/:day<Date>"] == ["orders/2026-01-31"])
    #expect(links["p/:product_id"] == ["p/a"])
    #expect(links["files/*path"] == ["files/a"])
    #expect(
      links["search?q:text&:sort<Sort = new>&:tag<[String]>&:max_price<Int?>"] == ["search?q=a"])
  }

  /// A mount has a link for each line of the mounted enum.
  @Test func includeMounts() {
    let store = links(ShopRoute.self)["store/:store_id<Int>"] ?? []
    #expect(store.contains("store/1/shelf/3/2") || store.contains("store/1/shelf/3"))
    #expect(store.contains { $0.hasPrefix("store/1/cards/gold/") })
  }

  @Test func haveRoutes() {
    #expect(StoreRoute.examples.first { $0.link == "shelf/3" }?.route == .shelf(shelfID: 3))
    for example in ShopRoute.examples { #expect(example.route == ShopRoute(example.link)) }
  }
}
