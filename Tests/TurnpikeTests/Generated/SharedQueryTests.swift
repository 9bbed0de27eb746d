import FixtureRoutes
import Foundation
import Testing
import Turnpike

/// What any link may carry (`query`), and values that may be wrong (`?=`).
@Suite struct SharedQueryTests {
  private func request(_ link: String) -> RouteRequest<FixtureRoute> { RouteRequest(link) }

  @Test func isReadFromAnyLink() {
    let query = request("fixture://text/a?coupon_id=SAVE+10&utm_source=7&ref=ABC&size=m").query
    #expect(query == .init(couponID: "SAVE 10", campaign: 7, ref: Code(routeText: "ABC"), size: .m))
    #expect(request("text/a").query == .init())
    #expect(request("text/a#?coupon_id=a").query == .init())
    #expect(request("https://fixture.example.com/app?coupon%5Fid=x#y").query.couponID == "x")
    #expect(request("nothing/here/at/all?coupon_id=x").query.couponID == "x")
    #expect(RouteRequest(FixtureRoute.text(value: "a")).query == .init())
  }

  @Test func neverDecides() {
    let link = "text/a?utm_source=abc&ref=12&size=xl&coupon_id="
    #expect(FixtureRoute(link) == .text(value: "a"))
    #expect(request(link).query == .init(couponID: ""))
    #expect(
      request(link).ignoredValues == [
        IgnoredValue(key: "utm_source", text: "abc"), IgnoredValue(key: "ref", text: "12"),
        IgnoredValue(key: "size", text: "xl"),
      ])
    #expect(request("text/a?utm_source=&size=").ignoredValues == [])
    #expect(request("text/a?utm_source=1&utm_source=x").ignoredValues == [])
  }

  @Test func isPrinted() {
    let route = FixtureRoute.text(value: "a b")
    #expect(route.path(with: .init()) == "text/a%20b")
    #expect(route.path(with: .init(couponID: "a&b", campaign: 5)) == "text/a%20b?coupon_id=a%26b")
    #expect(
      FixtureRoute.lenient(count: 2, part: 3).path(with: .init(campaign: 1, size: .s))
        == "lenient?count=2&utm_source=1&size=s#3")
    #expect(
      route.url(with: .init(couponID: "x")).absoluteString == "fixture://text/a%20b?coupon_id=x")
    #expect(
      route.webURL(with: .init(couponID: "x"))?.absoluteString
        == "https://fixture.example.com/app/text/a%20b?coupon_id=x")
    #expect(
      route.url(host: "other.example", with: .init(couponID: "x"))?.absoluteString
        == "https://other.example/text/a%20b?coupon_id=x")
    #expect(FixtureRoute.inside(id: 1).webURL(with: .init(couponID: "x")) == nil)
    #expect(route.url(host: "a b", with: .init()) == nil)
    #expect(FixtureRoute.home.path(with: .init(couponID: "x")) == "/?coupon_id=x")
    #expect(FixtureRoute.lost.path(with: .init(couponID: "x")) == "")
    let query = FixtureRoute.Query(couponID: "é=", campaign: -1, ref: Code(routeText: "ABC"))
    #expect(request(route.url(with: query).absoluteString).query == query)
  }

  /// A condition and the shared query read the same item.
  @Test func conditionsOnItsKeys() {
    #expect(FixtureRoute("pledge?ref=ABC&size=m") == .pledge)
    #expect(FixtureRoute("pledge?ref=ABD") == .first(first: "pledge"))
    #expect(request("pledge?ref=ABC&size=m").query == .init(ref: Code(routeText: "ABC"), size: .m))
    #expect(
      FixtureRoute.pledge.path(with: .init(ref: Code(routeText: "ABD"), size: .s))
        == "pledge?ref=ABC&size=s")
    #expect(FixtureRoute.pledge.path(with: .init(ref: Code(routeText: "ABD"))) == "pledge?ref=ABC")
  }

  @Test func lenientValues() {
    #expect(FixtureRoute("lenient?sort=size&count=x#y") == .lenient())
    #expect(FixtureRoute("lenient?sort=old&count=3#4") == .lenient(sort: .old, count: 3, part: 4))
    #expect(FixtureRoute("lenient?max=x") == nil)
    #expect(
      request("lenient?count=x&coupon_id=a&sort=size&utm_source=b#y").ignoredValues == [
        IgnoredValue(key: "count", text: "x"), IgnoredValue(key: "sort", text: "size"),
        IgnoredValue(key: "utm_source", text: "b"), IgnoredValue(key: "part", text: "y"),
      ])
    #expect(request("lenient?sort=old&sort=size").ignoredValues == [])
    #expect(request("lenient?count=x").routeParameters == [:])
  }
}
