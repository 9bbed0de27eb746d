import FixtureRoutes
import Foundation
import Testing
import Turnpike

/// What generated routes are beside their links.
@Suite struct GeneratedRouteTests {
  /// The offset of a date in a query, with a plus that became a space.
  @Test func namesLostPlus() {
    let link = "fixture://absent?day=2026-03-01T09:30:00+01:00"
    guard case .invalid(let invalid) = FixtureRoute.match(link) else {
      return #expect(Bool(false))
    }
    #expect(
      "\(invalid)" == "'day' of 'absent' cannot be read from '2026-03-01T09:30:00 01:00': "
        + "'+' in a query is a space; write '%2B'")
    guard case .invalid(let other) = FixtureRoute.match("absent?day=a+b") else {
      return #expect(Bool(false))
    }
    #expect("\(other)" == "'day' of 'absent' cannot be read from 'a b'")
  }

  @Test func equalityIsOfCaseAndParameters() {
    #expect(FixtureRoute.home == .home)
    #expect(FixtureRoute.home != .about)
    #expect(FixtureRoute.text(value: "a") == .text(value: "a"))
    #expect(FixtureRoute.text(value: "a") != .text(value: "b"))
    #expect(FixtureRoute.text(value: "a") != .first(first: "a"))
    #expect(FixtureRoute.tail(c: nil) != .tail(c: ""))
    #expect(FixtureRoute.tail(c: nil) == .tail(c: nil))
    #expect(FixtureRoute.absent(int: nil) == .absent())
    #expect(FixtureRoute.absent(int: 0) != .absent())
    #expect(FixtureRoute.absent() != .absent(int: 0))
    #expect(FixtureRoute.absent(text: "") != .absent())
    #expect(FixtureRoute.lists(int: [1, 2]) != .lists(int: [2, 1]))
    #expect(FixtureRoute.lists(int: []) == .lists())
    #expect(FixtureRoute.decimal(double: .nan, float: 0) != .decimal(double: .nan, float: 0))
    #expect(TextDestination(value: "a") == TextDestination(value: "a"))
    #expect(TextDestination(value: "a") != TextDestination(value: "b"))
    #expect(AbsentDestination() != AbsentDestination(flag: false))
    #expect(QueryDestination(text: "", count: 0).sort == .new)
  }

  /// One struct at two places: the case tells them apart.
  @Test func casesThatShareADestination() {
    let size = SizeDestination(size: .xLarge)
    #expect(FixtureRoute("size/x-large") == .size(size))
    #expect(FixtureRoute("archive/sizes/x-large") == .archivedSize(size))
    #expect(FixtureRoute.size(size) != .archivedSize(size))
    #expect(FixtureRoute.archivedSize(size: ._1).path == "archive/sizes/1")
    #expect(FixtureRoute.archivedSize(size).destination as? SizeDestination == size)
  }

  @Test func equalRoutesHashAlike() {
    let routes: Set<FixtureRoute> = [
      .home, .home, .text(value: "a"), .text(value: "a"), .text(value: "b"), .first(first: "a"),
      .tail(), .tail(a: 1, b: .b, c: nil), .absent(), .absent(int: 0),
    ]
    #expect(routes.count == 7)
    #expect(Set([TextDestination(value: "a"), TextDestination(value: "a")]).count == 1)
    #expect(FixtureRoute.text(value: "a").hashValue == FixtureRoute("t/a")?.hashValue)
  }

  @Test func routesAreCodedAsTheirLinks() throws {
    let routes: [FixtureRoute] = [
      .home, .text(value: "\u{E9} /"), .tail(b: .c), .anchor(section: ""),
    ]
    let data = try JSONEncoder().encode(routes)
    #expect(try JSONDecoder().decode([String].self, from: data) == routes.map(\.path))
    #expect(try JSONDecoder().decode([FixtureRoute].self, from: data) == routes)
    let other = Data(#"["fixture://t/a", "https://fixture.example.com/app"]"#.utf8)
    #expect(
      try JSONDecoder().decode([FixtureRoute].self, from: other) == [.text(value: "a"), .home])
    for bad in [#"["signed/1"]"#, #"["query?flag=on"]"#, "[1]"] {
      #expect(throws: DecodingError.self) {
        try JSONDecoder().decode([FixtureRoute].self, from: Data(bad.utf8))
      }
    }
  }

  @Test func urls() {
    #expect(FixtureRoute.home.url.absoluteString == "fixture:///")
    #expect(FixtureRoute.text(value: "a").url.absoluteString == "fixture://text/a")
    #expect(FixtureRoute.about.url.absoluteString == "fixture:///?page=about")
    #expect(FixtureRoute.first(first: "a@b").url.absoluteString == "fixture:///a@b")
    #expect(
      FixtureRoute.text(value: "a").url(scheme: "x-y+1.z")?.absoluteString == "x-y+1.z://text/a")
    #expect(
      FixtureRoute.text(value: "a").url(host: "a.example")?.absoluteString
        == "https://a.example/text/a")
    #expect(FixtureRoute.home.url(host: "a.example")?.absoluteString == "https://a.example/")
    #expect(FixtureRoute.home.url(scheme: "1x") == nil)
    for text in ["", ":", ".", "..", ":80", ".a", "a..b", "a/b", "u@a", "a b"] {
      #expect(FixtureRoute.home.url(host: text) == nil, "\(text)")
    }
    let port = FixtureRoute.home.url(host: "a.example.:80")
    #expect(port?.absoluteString == "https://a.example.:80/")
    #expect(FixtureRoute.home.url(host: "a@b") == nil)
    #expect(FixtureRoute(URL(string: "fixture://text/a%20b")!) == .text(value: "a b"))
    #expect(FixtureRoute("a/text/b".dropFirst(2)) == .text(value: "b"))
  }

  /// The path of a declared origin belongs to its links, however the host is written.
  @Test(arguments: [
    ("fixture.example.com", "https://fixture.example.com/app/text/a"),
    ("Fixture.Example.COM.:8443", "https://Fixture.Example.COM.:8443/app/text/a"),
    ("a.fixture.example.com", "https://a.fixture.example.com/text/a"),
    ("example.com", "https://example.com/text/a"),
  ])
  func urlOfAHost(host: String, url: String) {
    let route = FixtureRoute.text(value: "a")
    #expect(route.url(host: host)?.absoluteString == url)
    #expect((FixtureRoute(url) == route) == url.contains("/app/"))
  }

  @Test func webURLs() {
    #expect(
      FixtureRoute.text(value: "a").webURL?.absoluteString
        == "https://fixture.example.com/app/text/a")
    #expect(FixtureRoute.home.webURL?.absoluteString == "https://fixture.example.com/app/")
    // The `_` route has no link.
    #expect(FixtureRoute.lost.webURL == nil)
    // A wildcard makes no URL of its own, but the hosts that it covers are declared.
    let rest = CatchAllRoute.catchAll(rest: ["a"])
    #expect(rest.webURL?.absoluteString == "https://catch.example/app/a")
    #expect(rest.url(host: "catch.example")?.absoluteString == "https://catch.example/app/a")
    #expect(rest.url(host: "x.catch.example")?.absoluteString == "https://x.catch.example/a")
  }

  @Test func namesOfCasesAndParameters() {
    let keyword = FixtureRoute.default(self: "a", in: "b", default: "c", init: "d")
    guard case .default(let destination) = keyword else {
      return #expect(Bool(false), "\(keyword)")
    }
    #expect(destination.self == destination)
    #expect(destination.in + destination.default == "bc")
    #expect(destination.class == nil)
    #expect(destination.type == .self)
    #expect(keyword.path == "keyword/a/b/c?init=d")
    let names = NamesDestination(productID: "1", imageURL: "2", utmSource: "3", id: "4")
    #expect(FixtureRoute.names(names).path == "names/1/2/3/4")
    #expect(FixtureRoute.urlPreview.path == "url-preview")
    #expect(SizeDestination.Size.allCases == [.small, .xLarge, ._1])
    #expect(SizeDestination.Size.allCases.map(\.rawValue) == ["small", "x-large", "1"])
    #expect(QueryDestination.Sort.allCases == [.new, .old])
  }

  @Test func destinationsAreTheParameters() {
    let route = FixtureRoute.tail(a: 3)
    #expect(route.destination as? TailDestination == TailDestination(a: 3, b: .b, c: nil))
    #expect(FixtureRoute.home.destination is FixtureHomeDestination)
    #expect(FixtureRoute.defaultRoute == .lost)
    #expect(FixtureRoute.lost.path == "")
    #expect(FixtureRoute.lost.pattern == "")
    #expect(FixtureRoute.home.pattern == "/")
    #expect("\(FixtureRoute.text(value: "a"))" == "text/a")
  }

  @Test func defaultsAreTheFiles() {
    let defaults = DefaultsDestination()
    #expect(defaults.text == "a b" && defaults.number == 1.5 && defaults.flag)
    #expect(defaults.count == 7)
    #expect(defaults.day == Date(timeIntervalSince1970: 1_772_323_200))
    #expect(defaults.id.uuidString == "6BA7B810-9DAD-11D1-80B4-00C04FD430C8")
    #expect(FixtureRoute("defaults?number=&day=&id=&flag=&count=") == .defaults())
    #expect(FixtureRoute("defaults?text=") == .defaults(text: ""))
  }

  /// A link that no table answers, also one whose routes answer every path.
  @Test func theDefaultRouteHasNoLink() {
    #expect(FixtureRoute.lost.url.absoluteString == "fixture://..")
    #expect(FixtureRoute(FixtureRoute.lost.url) == nil)
    #expect(FixtureRoute.lost.url(scheme: "fixture") == nil)
    #expect(!CatchAllRoute.catchAllLost.isLinkable)
    #expect(CatchAllRoute.catchAllLost.path == "")
    #expect(CatchAllRoute.catchAllLost.url.absoluteString == "https://catch.example/app/..")
    #expect(CatchAllRoute(CatchAllRoute.catchAllLost.url) == nil)
    for link in ["catch-all://..", "https://a.catch.example/..", "https://catch.example/app/.."] {
      #expect(CatchAllRoute(link) == nil, "\(link)")
    }
    #expect(CatchAllRoute("catch-all://") == .catchAllHome)
    #expect(CatchAllRoute("https://catch.example/app") == .catchAllHome)
    #expect(CatchAllRoute("https://catch.example/app/a/b") == .catchAll(rest: ["a", "b"]))
  }

  /// Under its key, and under its own name where the key is another parameter's.
  @Test func parametersAreFoundByTheirKeys() throws {
    let link = "key/1?q=2&a=3&b=4"
    guard case .matched(let match) = FixtureRoute.match(link) else {
      return #expect(Bool(false), "\(FixtureRoute.match(link))")
    }
    #expect(
      match.parameters
        == ["q": "1", "text": "2", "b": "3", "a": "4"])
    let request = RouteRequest<FixtureRoute>("query?q=a&count=1&flag=on")
    #expect(request.routeParameters == ["q": "a", "count": "1"])
    let pattern = try #require(FixtureRoute.patterns.first { $0.caseName == "query" })
    #expect(
      pattern.parameters.map(\.name) == ["q", "count", "tag", "sort", "max", "code", "part"])
    #expect(FixtureRoute.explain("query?flag=on").contains("q: missing"))
    let explanation = FixtureRoute.explain("absent?day=2026-03-01T09:30:00+01:00")
    #expect(explanation.contains("day: '2026-03-01T09:30:00 01:00' is not a date"))
    #expect(explanation.contains(": '+' in a query is a space; write '%2B'"))
  }

  @Test func theDefaultRouteIsNeverRead() {
    #expect(FixtureRoute("nothing/here") == nil)
    #expect(FixtureRoute("query?flag=on") == nil)
    guard case .unmatched(.noRoute) = FixtureRoute.match("nothing/here") else {
      return #expect(Bool(false), "\(FixtureRoute.match("nothing/here"))")
    }
  }

  @Test(
    arguments: [
      ("query?flag=on", "query", "q", nil), ("query?flag=on&q=a&count=b", "query", "count", "b"),
      ("query?flag=on&q=a&count=1&max=x", "query", "max", "x"),
      ("query?flag=on&q=a&count=1&code=1", "query", "code", "1"),
      ("query?flag=on&q=a&count=1#x", "query", "part", "x"),
      ("lists?code=a&code=1", "lists", "code", "1"),
      ("show", "text", "value", nil), ("anchor", "anchor", "section", nil),
    ] as [(String, String, String, String?)])
  func invalidLinksNameTheParameter(
    link: String, route: String, parameter: String, text: String?
  ) {
    guard case .invalid(let invalid) = FixtureRoute.match(link) else {
      return #expect(Bool(false), "\(link)")
    }
    // A query's key, which may differ from its parameter's name.
    #expect(invalid.parameter == parameter)
    #expect(invalid.caseName == route && invalid.text == text)
  }

  @Test func aliasesTakeOverTheQueryAndTheFragment() {
    #expect(
      FixtureRoute("ask?q=a&count=2&tag=x&flag=on&sort=old#3")
        == .query(text: "a", count: 2, tag: ["x"], sort: .old, part: 3))
    #expect(FixtureRoute("ask?q=a&count=2") == .first(first: "ask"))
    #expect(
      FixtureRoute("prices/1/2?tip=4&shares=3&limit=5")
        == .price(price: 1, tip: 2, shares: [3], limit: 5))
    #expect(FixtureRoute("prices/1?tip=4") == .price(price: 1))
    guard case .matched(let match) = FixtureRoute.match("prices/1/2?shares=3") else {
      Issue.record("nothing matches the alias")
      return
    }
    #expect(match.pattern == "prices/:price/:tip")
    #expect(FixtureRoute.explain("ask?flag=on").contains("q: missing"))
  }

  /// Values that may be missing, and lists, are within their ranges too.
  @Test func rangesOfQueries() {
    #expect(
      FixtureRoute("ranges?one=9&many=0&many=0.5&price=1&fee=0#3")
        == .ranges(
          one: 9, many: [0, 0.5], price: 1, fee: 0, part: 3))
    for link in ["?one=0", "?many=0.5&many=1", "?price=1.01", "?fee=2", "#4", "?one=x", "?many=x"] {
      #expect(FixtureRoute("ranges" + link) == nil, "\(link)")
      guard case .invalid = FixtureRoute.match("ranges" + link) else {
        Issue.record("'\(link)' is not invalid")
        continue
      }
    }
  }

  @Test func valuesOfEveryType() {
    #expect(FixtureRoute("signed/-0/007/-007/0/-0") == .signed(a: 0, b: 7, c: -7, d: 0, e: 0))
    #expect(FixtureRoute("unsigned/-0/-0/-0/-0/-0") == .unsigned(a: 0, b: 0, c: 0, d: 0, e: 0))
    #expect(FixtureRoute("decimal/1E3/1e-50") == .decimal(double: 1_000, float: 0))
    #expect(FixtureRoute("decimal/1e-400/007.50") == .decimal(double: 0, float: 7.5))
    #expect(FixtureRoute("price/009.990?tip=-0") == .price(price: 9.99, tip: 0))
    #expect(FixtureRoute("price/1") == .price(price: 1, tip: Decimal(string: "0.3")!))
    #expect(FixtureRoute("price/0.001") == nil)
    #expect(FixtureRoute("price/1?limit=1e3") == nil)
    #expect(FixtureRoute("absent?int=-0") == .absent(int: 0))
    #expect(FixtureRoute("absent?int=a%zz") == nil)
    #expect(FixtureRoute("query?q=a+b%20c&count=-0&flag=on") == .query(text: "a b c", count: 0))
    let zeros = String(repeating: "0", count: 500)
    #expect(FixtureRoute("lists?int=\(zeros)7&int=-\(zeros)7") == .lists(int: [7, -7]))
    #expect(FixtureRoute("defaults?count=-0") == .defaults(count: 0))
  }
}
