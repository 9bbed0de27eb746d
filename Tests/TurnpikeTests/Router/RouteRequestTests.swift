import Foundation
import Testing
import Turnpike

private typealias Request = RouteRequest<ScreenRoute>

@Suite struct RouteRequestTests {
  @Test func tellsWhatALinkSays() {
    let link = "https://Shop.Example.com/product/7?tag=a&coupon=X&tag=b#top"
    let request = RouteRequest<PageRoute>(link)
    #expect(request.link == link)
    #expect(request.url?.absoluteString == link)
    #expect(request.scheme == "https")
    #expect(request.host == "shop.example.com")
    #expect(request.fragment == "top")
    #expect(request.queryParameters?["tag"] == "a")
    #expect(request.queryParameters?.values(for: "tag") == ["a", "b"])
    #expect(request.queryParameters?.elements.map(\.name) == ["tag", "coupon"])
    #expect(!request.isInternal)
    #expect(request.description == link)
  }

  @Test func tellsWhatMatched() {
    let request = Request("app://product/7")
    #expect(request.route == .product(id: 7))
    #expect(request.matchedRoute == "product/:id")
    #expect(request.routeParameters == ["id": "7"])
    #expect(request.failure == nil)
    #expect(Request("app://").routeParameters == RouteParameters())
  }

  @Test(arguments: [
    ("nowhere", RouteFailure.unmatched(.noRoute)),
    (
      "search",
      .invalid(InvalidLink(caseName: "search", pattern: "search?q:text", parameter: "q", text: nil))
    ),
  ])
  func tellsWhyNothingMatched(link: String, failure: RouteFailure) {
    let request = Request(link)
    #expect(request.route == nil)
    #expect(request.matchedRoute == nil)
    #expect(request.routeParameters == nil)
    #expect(request.queryParameters == RouteParameters())
    #expect(request.failure == failure)
  }

  @Test func tellsOfARouteWhatItsPathSays() {
    let request = Request(.product(id: 7))
    #expect(request.route == .product(id: 7))
    #expect(request.matchedRoute == "product/:id")
    #expect(request.routeParameters == ["id": "7"])
    #expect(request.queryParameters == nil)
    #expect(request.link == nil)
    #expect(request.url == nil)
    #expect(request.scheme == nil)
    #expect(request.host == nil)
    #expect(request.fragment == nil)
    #expect(request.failure == nil)
    #expect(request.isInternal)
    #expect(request.description == "product/7")
  }

  @Test(
    arguments: [
      (.page(0), ["number": "0"]), (.draft, [:]), (.notFound, [:]),
    ] as [(PageRoute, RouteParameters)])
  func readsTheParametersOfARouteThatALinkCarries(route: PageRoute, parameters: RouteParameters) {
    #expect(RouteRequest(route).routeParameters == parameters)
  }

  @Test(arguments: [
    ("app://product/7", false), ("https://example.com", false), ("product/7", true), ("/", true),
    ("//product/7", true), ("", true),
  ])
  func isInternalWithoutAScheme(link: String, isInternal: Bool) {
    #expect(Request(link).isInternal == isInternal)
  }

  @Test func takesAURL() throws {
    let url = try #require(URL(string: "app://product/7?a=b%20c"))
    let request = Request(url)
    #expect(request.link == "app://product/7?a=b%20c")
    #expect(request.url == url)
    #expect(request.queryParameters == ["a": "b c"])
  }

  @Test func isAValue() {
    let first = Request("product/7")
    var second = first
    second.route = .signIn
    second.storage[Source.self] = "mail"
    #expect(first.route == .product(id: 7))
    #expect(first.storage[Source.self] == nil)
    #expect(second.route == .signIn)
    #expect(second.storage[Source.self] == "mail")
    #expect(second.link == "product/7")
    #expect(second.matchedRoute == "product/:id")
  }
}

private enum Source: RouteRequestKey {
  typealias Value = String
}

private enum Answer: RouteRequestKey {
  typealias Value = Int?
}

@Suite struct RequestStorageTests {
  @Test func keepsAValueUnderEachKey() {
    var storage = RequestStorage()
    #expect(storage.isEmpty)
    #expect(storage[Source.self] == nil)
    storage[Source.self] = "mail"
    storage[Answer.self] = 42
    #expect(storage[Source.self] == "mail")
    #expect(storage[Answer.self] == 42)
    storage[Source.self] = nil
    #expect(storage[Source.self] == nil)
    #expect(storage[Answer.self] == 42)
    #expect(!storage.isEmpty)
  }

  @Test func keepsNilApartFromNoValue() {
    var storage = RequestStorage()
    #expect(storage[Answer.self] == Int??.none)
    storage[Answer.self] = .some(nil)
    #expect(storage[Answer.self] == .some(nil))
  }
}
