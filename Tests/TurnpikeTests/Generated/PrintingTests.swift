import FixtureRoutes
import Foundation
import Testing
import Turnpike

/// The path of a route.
@Suite struct PrintingTests {
  private func expect(
    _ route: FixtureRoute, prints path: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(route.path == path, sourceLocation: sourceLocation)
    #expect(FixtureRoute(path) == route, "'\(path)' reads back", sourceLocation: sourceLocation)
    #expect(route.isLinkable, sourceLocation: sourceLocation)
  }

  @Test func theRootIsASlash() {
    expect(.home, prints: "/")
    expect(.about, prints: "/?page=about")
  }

  @Test func segmentsArePercentEncoded() {
    expect(.text(value: "a b"), prints: "text/a%20b")
    expect(.text(value: "a/b?c#d%e"), prints: "text/a%2Fb%3Fc%23d%25e")
    expect(.text(value: "caf\u{E9} \u{1F600}"), prints: "text/caf%C3%A9%20%F0%9F%98%80")
    expect(.text(value: "-._~!$&'()*+,;=:@"), prints: "text/-._~!$&'()*+,;=:@")
    expect(.text(value: "\"<>[\\]^`{|}"), prints: "text/%22%3C%3E%5B%5C%5D%5E%60%7B%7C%7D")
    expect(.text(value: "\u{0}\n\u{7F}"), prints: "text/%00%0A%7F")
    expect(.text(value: "%41"), prints: "text/%2541")
    expect(.text(value: "%zz"), prints: "text/%25zz")
    expect(.text(value: "/"), prints: "text/%2F")
    expect(.text(value: " "), prints: "text/%20")
  }

  @Test func aColonInAFirstSegmentIsEncoded() {
    expect(.first(first: "a:b"), prints: "a%3Ab")
    expect(.first(first: "fixture:b"), prints: "fixture%3Ab")
    expect(.colon, prints: "c%3Ad")
    expect(.text(value: "a:b"), prints: "text/a:b")
    expect(.first(first: "//"), prints: "%2F%2F")
    expect(.first(first: "@a"), prints: "@a")
  }

  @Test func dotSegmentsAreEncoded() {
    expect(.text(value: "."), prints: "text/%2E")
    expect(.text(value: ".."), prints: "text/%2E%2E")
    expect(.text(value: "..."), prints: "text/...")
    expect(.text(value: ".a"), prints: "text/.a")
    expect(.first(first: ".."), prints: "%2E%2E")
    expect(.rest(path: [".", "a", ".."]), prints: "rest/%2E/a/%2E%2E")
    expect(.affix(name: ".", version: 1), prints: "file/..json/v1-beta")
  }

  /// With its affixes a value may become a dot segment.
  @Test func affixesMayMakeADotSegment() {
    for hidden in [".", "a", ".."] {
      for trailing in [".", "a", ".."] {
        let route = FixtureRoute.dots(hidden: hidden, trailing: trailing)
        #expect(FixtureRoute(route.path) == route, "\(route.path)")
      }
    }
  }

  @Test func numbers() {
    expect(
      .signed(a: -7, b: .min, c: .max, d: .min, e: .max),
      prints: "signed/-7/-128/32767/-2147483648/9223372036854775807")
    expect(
      .unsigned(a: .max, b: 0, c: .max, d: .max, e: .max),
      prints: "unsigned/18446744073709551615/0/65535/4294967295/18446744073709551615")
    expect(.decimal(double: 1.5, float: 0.1), prints: "decimal/1.5/0.1")
    expect(.decimal(double: 1e100, float: -1e-30), prints: "decimal/1e+100/-1e-30")
    expect(.decimal(double: 0, float: -0.0), prints: "decimal/0.0/-0.0")
    expect(.price(price: 9.99), prints: "price/9.99")
    let digits = "-12345678901234567890123456789.012345678"
    expect(
      .price(price: 1, tip: 0, shares: [0.1, 2], limit: Decimal(string: digits)),
      prints: "price/1?tip=0&shares=0.1&shares=2&limit=\(digits)")
    expect(.range(number: 10, part: 0, third: 0.3), prints: "range/10/0.0/0.3")
    expect(.flag(flag: true), prints: "flag/true")
  }

  @Test func dates() {
    func day(_ seconds: Double) -> FixtureRoute {
      .day(day: Date(timeIntervalSinceReferenceDate: seconds))
    }
    expect(day(0), prints: "day/2001-01-01")
    expect(day(86_400 * 59), prints: "day/2001-03-01")
    expect(day(3_600 * 9.5), prints: "day/2001-01-01T09:30:00Z")
    expect(day(0.5), prints: "day/2001-01-01T00:00:00.5Z")
    expect(day(-1), prints: "day/2000-12-31T23:59:59Z")
    expect(day(-0.2), prints: "day/2000-12-31T23:59:59.8Z")
    expect(day(1.1234567890123457), prints: "day/2001-01-01T00:00:01.1234567890123457Z")
    expect(day(-1e-10), prints: "day/2000-12-31T23:59:59.9999999999Z")
    expect(day(1.5e-7), prints: "day/2001-01-01T00:00:00.00000015Z")
    expect(day(-12.34), prints: "day/2000-12-31T23:59:47.66Z")
    expect(day(-0.25), prints: "day/2000-12-31T23:59:59.75Z")
    expect(day(-978_307_200), prints: "day/1970-01-01")
    expect(
      day(-63_145_526_400), prints: "day/0000-01-01")
    expect(day(252_423_993_599), prints: "day/9999-12-31T23:59:59Z")
    #expect(
      FixtureRoute("day/2026-03-01T01:00:00+02:00") == FixtureRoute("day/2026-02-28T23:00:00Z"))
  }

  /// What a zone, or the rounding of a fraction, leads out of the years that can be written.
  @Test(
    arguments: [
      "9999-12-31T23:59:59-23:59", "0000-01-01T00:00:00+23:59", "9999-12-31T23:59:59.999999999999Z",
      "9999-12-31T23:59:59.99999999999999999999999Z", "0000-01-01T00:00:00+00:01",
    ])
  func datesOutsideTheYears(text: String) {
    #expect(FixtureRoute("day/\(text)") == nil)
    #expect(FixtureRoute("lists?day=\(text.replacing("+", with: "%2B"))") == nil)
  }

  @Test(
    arguments: [
      "9999-12-31T23:59:59+23:59", "0000-01-01T00:00:00-23:59", "9999-12-31T23:59:59.9999Z",
      "0000-01-01T00:00:00.00000001Z", "9999-12-31T23:59:59.99998Z", "0000-01-01",
    ])
  func datesAtTheEdgeOfTheYears(text: String) throws {
    let route = try #require(FixtureRoute("day/\(text)"))
    #expect(FixtureRoute(route.path) == route, "\(route.path)")
  }

  @Test func urls() throws {
    let url = try #require(URL(string: "https://shop.example.com/a%20b?c=d&e#f"))
    expect(
      .open(url: url), prints: "open/https:%2F%2Fshop.example.com%2Fa%2520b%3Fc=d&e%23f")
    expect(
      .link(url: url, more: [url]),
      prints: "link?to=https://shop.example.com/a%2520b?c%3Dd%26e%23f"
        + "&more=https://shop.example.com/a%2520b?c%3Dd%26e%23f")
    let link = "link?to=mailto:a@b.example"
    #expect(FixtureRoute(link + "&base=&other=&more=")?.path == link)
    #expect(
      LinkDestination(url: url).base.absoluteString == "https://example.com/a?b=%41#c"
    )
    let other = "link?to=https://\u{E9}.example/a+b?[]"
    let encoded = try #require(URL(string: "https://%C3%A9.example/a%20b?%5B%5D"))
    #expect(FixtureRoute(other) == FixtureRoute.link(url: encoded))
    #expect(FixtureRoute(other)?.isLinkable == true)
    for text in ["a", "/a/b", "//a/b", "\u{E9}:a", "x:%zz", "x:", "x:%0A\n/", "1:2"] {
      #expect(FixtureRoute("link?to=\(text)") == nil, "\(text)")
      #expect(URL(routeText: text) == nil, "\(text)")
    }
  }

  @Test func wordsAndTypesOfYourOwn() throws {
    expect(.size(size: .xLarge), prints: "size/x-large")
    expect(.size(size: ._1), prints: "size/1")
    expect(.code(code: try #require(Code(routeText: "ab"))), prints: "code/AB")
    expect(
      .identifier(uuid: try #require(UUID(uuidString: "6ba7b810-9dad-11d1-80b4-00c04fd430c8"))),
      prints: "uuid/6BA7B810-9DAD-11D1-80B4-00C04FD430C8")
    #expect(FixtureRoute("code/a1") == .noCode(text: "a1"))
    #expect(FixtureRoute("code/ab") == FixtureRoute("code/AB"))
  }

  @Test func trailingDefaultsAndNilAreLeftOut() {
    expect(.tail(), prints: "tail")
    expect(.tail(a: 2), prints: "tail/2")
    expect(.tail(b: .c), prints: "tail/1/c")
    expect(.tail(a: 2, b: .b), prints: "tail/2")
    expect(.tail(c: "x"), prints: "tail/1/b/x")
    expect(.tail(a: 2, b: .c, c: "b"), prints: "tail/2/c/b")
    #expect(FixtureRoute("tail/1/b") == .tail())
  }

  @Test func rests() {
    expect(.rest(path: ["a"]), prints: "rest/a")
    expect(.rest(path: ["a", "b/c", " "]), prints: "rest/a/b%2Fc/%20")
    expect(.numbers(value: [1, -2, 3]), prints: "numbers/1/-2/3")
    #expect(!FixtureRoute.rest(path: []).isLinkable)
    #expect(!FixtureRoute.rest(path: ["a", "", "b"]).isLinkable)
  }

  @Test func queries() {
    expect(.query(text: "a", count: 1), prints: "query?q=a&count=1&flag=on")
    expect(
      .query(text: "a&b=c+d e", count: -1, tag: ["x", "", "#%"], sort: .old, max: 1e21, part: 3),
      prints:
        "query?q=a%26b%3Dc%2Bd%20e&count=-1&tag=x&tag=&tag=%23%25&sort=old&max=1e%2B21&flag=on#3")
    expect(.query(text: "", count: 0), prints: "query?q=&count=0&flag=on")
    expect(.query(text: "/?:@", count: 0), prints: "query?q=/?:@&count=0&flag=on")
    expect(
      .query(text: "\u{E9}", count: 0, tag: ["new"]),
      prints: "query?q=%C3%A9&count=0&tag=new&flag=on")
  }

  @Test func defaultsOfAQueryAreLeftOut() {
    expect(.defaults(), prints: "defaults")
    expect(.defaults(text: ""), prints: "defaults?text=")
    expect(.defaults(number: 2, flag: false), prints: "defaults?number=2.0&flag=false")
    expect(.defaults(count: 8), prints: "defaults?count=8")
    expect(.absent(), prints: "absent")
    expect(.absent(text: ""), prints: "absent?text=")
    expect(.absent(int: 0, flag: false, word: .b), prints: "absent?int=0&flag=false&word=b")
    expect(.lists(), prints: "lists")
    expect(.lists(int: [1, 1], word: ["b", "a"]), prints: "lists?int=1&int=1&word=b&word=a")
  }

  @Test func fragments() {
    expect(.anchor(section: "a/b?c:@!$&'()*+,;="), prints: "anchor#a/b?c:@!$&'()*+,;=")
    expect(.anchor(section: "a#b %"), prints: "anchor#a%23b%20%25")
    expect(.anchor(section: ""), prints: "anchor#")
  }

  @Test func literalsAreEncodedToo() {
    expect(
      .odd(x: "y", value: "z"),
      prints: "odd%2Fname/caf%C3%A9%20%25/a:y/b?k%26%3Dey=z&a%20b=c%3Dd%26")
  }

  @Test func aliasesReadButNeverPrint() {
    #expect(FixtureRoute("t/a") == .text(value: "a"))
    #expect(FixtureRoute("show?value=") == .text(value: ""))
    #expect(FixtureRoute("short/5") == .tail(a: 5))
    #expect(FixtureRoute("short/5?b=c&c=x") == .tail(a: 5))
    #expect(FixtureRoute("t/a")?.path == "text/a")
    #expect(FixtureRoute("t/a")?.pattern == "text/:value")
    guard case .matched(let match) = FixtureRoute.match("t/a") else { return #expect(Bool(false)) }
    #expect(match.pattern == "t/:value")
    #expect(match.parameters == ["value": "a"])
  }
}
