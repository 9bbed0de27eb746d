import Testing
import TurnpikeAuthoring
import TurnpikeLinks
import TurnpikeReference
import TurnpikeTable

@testable import TurnpikeCompiler

/// The web URLs that an app accepts.
@Suite struct OriginTests {
  @Test func matchesOnlyDeclaredHosts() {
    expectMatches(
      of: "origin https://shop.example.com\n/ -> Home\nitem/:id -> Item",
      [
        "https://shop.example.com/item/5": "item(id=5)",
        "https://shop.example.com//item/5/": "item(id=5)",
        "HTTPS://Shop.EXAMPLE.com/item/5": "item(id=5)",
        "https://shop.example.com./item/5": "item(id=5)",
        "https://shop.example.com:8443/item/5": "item(id=5)",
        "https://shop.example.com:/item/5": "item(id=5)",
        "https://shop.example.com.:1/item/5": "item(id=5)",
        "https://shop.example.com": "home",
        "https://shop.example.com?a": "home",
        "https://shop.example.com#a": "home",
        "https://evil.example/shop.example.com": Unmatched.undeclaredOrigin,
        "https://evil.example#@shop.example.com/item/5": Unmatched.undeclaredOrigin,
        "https://evil.example?@shop.example.com/item/5": Unmatched.undeclaredOrigin,
        "https://shop.example.com../item/5": Unmatched.undeclaredOrigin,
        "https://shop.example.com:80a/item/5": Unmatched.undeclaredOrigin,
        "https://a.shop.example.com/item/5": Unmatched.undeclaredOrigin,
        "https://example.com/item/5": Unmatched.undeclaredOrigin,
        "https://shop.example.comm/": Unmatched.undeclaredOrigin,
        "https://shop-example.com/": Unmatched.undeclaredOrigin,
        "https://shop.example.com/zip": Unmatched.noRoute,
      ])
  }

  @Test func rejectsUserBeforeHost() {
    expectMatches(
      of: "origin shop://, https://shop.example.com\nitem/:id -> Item\n:x -> X @from(https)",
      [
        "https://me@shop.example.com/item/5": Unmatched.userBeforeHost,
        "https://me:secret@shop.example.com:1/item/5": Unmatched.userBeforeHost,
        "https://a@evil.example@shop.example.com/x": Unmatched.userBeforeHost,
        "https://@shop.example.com/x": Unmatched.userBeforeHost,
        "https://shop.example.com@evil.example/x": Unmatched.userBeforeHost,
        "http://me@shop.example.com/x": Unmatched.userBeforeHost,
        "https://shop.example.com/@me": "x(x=@me)",
        "https://shop.example.com/item/a@b": "item(id=a@b)",
        "https://shop.example.com?a@b": Unmatched.noRoute,
        "shop://me@item/5": "item(id=5)",
      ])
  }

  /// The reason names what is missing: a website, the scheme of the host, or the host.
  @Test func namesWhatIsMissing() {
    expectMatches(
      of: "origin shop://\nx -> X",
      ["https://a.example/x": Unmatched.noWebsite, "http://a.example/x": Unmatched.noWebsite])
    expectMatches(
      of: """
        origin https://a.example, https://*.b.example, http://c.example/app, https://d.example
        origin http://d.example/app
        x -> X
        """,
      [
        "http://a.example/x": Unmatched.undeclaredHostScheme,
        "HTTP://A.example.:80/x": Unmatched.undeclaredHostScheme,
        "http://x.b.example/x": Unmatched.undeclaredHostScheme,
        "http://b.example/x": Unmatched.undeclaredOrigin,
        "https://c.example/app/x": Unmatched.undeclaredHostScheme,
        "http://c.example/x": Unmatched.undeclaredOrigin,
        "http://d.example/x": Unmatched.undeclaredOrigin,
        "http://e.example/x": Unmatched.undeclaredOrigin,
        "ftp://a.example/x": Unmatched.undeclaredScheme,
      ])
  }

  @Test func aMalformedAuthorityIsRefused() {
    expectMatches(
      of: "origin https://a.example\n/ -> Home\n:x -> X",
      [
        "https://a.example\\@evil.example/": Unmatched.malformed,
        "https://evil.example\\@a.example/": Unmatched.malformed,
        "https://a.example /x": Unmatched.malformed,
        "https://a.\texample/x": Unmatched.malformed,
        "https://a.example\n/x": Unmatched.malformed,
        "https://a.example\r\n/x": Unmatched.malformed,
        "https://": Unmatched.malformed,
        "https:///x": Unmatched.malformed,
        "https:x": Unmatched.malformed,
        "https:/x": Unmatched.malformed,
        "https://a.example/x y": "x(x=x y)",
        "https://@/x": Unmatched.userBeforeHost,
        "https://:80/x": Unmatched.undeclaredOrigin,
      ])
  }

  @Test func plainHTTPOnlyWhereItIsDeclared() {
    expectMatches(
      of: "origin http://a.example, https://b.example\nx -> X",
      [
        "http://a.example/x": "x", "https://b.example/x": "x",
        "https://a.example/x": Unmatched.undeclaredHostScheme,
        "http://b.example/x": Unmatched.undeclaredHostScheme,
        "shop://x": Unmatched.undeclaredScheme,
      ])
  }

  @Test func webOriginsAndCustomSchemesAreKeptApart() {
    expectMatches(
      of: "origin shop://, https://a.example\nx -> X",
      [
        "shop://x": "x", "https://a.example/x": "x", "other://x": Unmatched.undeclaredScheme,
        "http://x": Unmatched.undeclaredOrigin, "https://x": Unmatched.undeclaredOrigin,
      ])
    expectMatches(
      of: "origin shop://\nx -> X",
      ["https://a.example/x": Unmatched.noWebsite, "other:x": Unmatched.undeclaredScheme])
  }

  @Test func aWildcardIsOneOrMoreLabels() {
    expectMatches(
      of: "origin https://*.example.com\nx -> X",
      [
        "https://a.example.com/x": "x",
        "https://a.b.example.com/x": "x",
        "https://A.EXAMPLE.COM.:443/x": "x",
        "https://example.com/x": Unmatched.undeclaredOrigin,
        "https://.example.com/x": Unmatched.undeclaredOrigin,
        "https://a..example.com/x": Unmatched.undeclaredOrigin,
        "https://evilexample.com/x": Unmatched.undeclaredOrigin,
        "https://a.example.com.evil/x": Unmatched.undeclaredOrigin,
      ])
  }

  /// What stands for a wildcard is a name, by whoever reads the link.
  @Test(
    arguments: [
      ("a", true), ("A-1", true), ("a_b", true), ("_dmarc", true), ("1", true), ("a.b-c.d", true),
      ("xn--bcher-kva", true), ("b\u{FC}cher", false), ("BU\u{308}CHER", false),
      ("\u{65E5}\u{672C}", false), ("\u{915}\u{94D}\u{937}", false), ("\u{212A}", false),
      (String(repeating: "a", count: 63), true),
      ("evil.com%2F", false), ("evil.com%2f.a", false), ("[::1]", false), ("evil.com:80", false),
      ("evil.com\u{FF0E}a", false), ("a\u{3002}b", false), ("\u{FF41}", false),
      ("a\u{2044}b", false), ("a\u{2100}", false), ("a\u{FF0F}b", false), ("a*", false),
      ("*", false), ("-a", false), ("a-", false), ("a..b", false), ("", false), ("a+b", false),
      ("a%41", false), ("a'b", false), ("a,b", false), ("a;b", false), ("\u{1F600}", false),
      ("\u{308}", false),
      ("\u{308}a", false), ("a\u{20DD}", false),
      (String(repeating: "a", count: 64), false), (String(repeating: "\u{E9}", count: 64), false),
      (String(repeating: "a.", count: 130) + "a", false),
    ])
  func aWildcardIsOfLabelsThatAreNames(label: String, isMatched: Bool) {
    expectMatches(
      of: "origin https://*.wild.example.com\nx -> X",
      [
        "https://\(label).wild.example.com/x": isMatched ? "x" : Unmatched.undeclaredOrigin,
        "https://a.\(label).wild.example.com/x": isMatched ? "x" : Unmatched.undeclaredOrigin,
      ])
  }

  @Test func aPathOfAnOriginIsNoPartOfTheRoute() {
    expectMatches(
      of: "origin https://a.example/app/caf%C3%A9\n/ -> Home\n:x -> X",
      [
        "https://a.example/app/caf\u{E9}/x": "x(x=x)",
        "https://a.example//app//caf%c3%a9//x": "x(x=x)",
        "https://a.example/%61pp/caf\u{E9}": "home",
        "https://a.example/app/caf\u{E9}/": "home",
        "https://a.example/app/caf\u{E9}?q": "home",
        "https://a.example/app/caf\u{E9}#q": "home",
        "https://a.example/app": Unmatched.undeclaredOrigin,
        "https://a.example/x": Unmatched.undeclaredOrigin,
        "https://a.example/App/caf\u{E9}/x": Unmatched.undeclaredOrigin,
        "https://a.example/app/cafe/x": Unmatched.undeclaredOrigin,
        "https://a.example/app/caf\u{E9}s/x": Unmatched.undeclaredOrigin,
        "https://a.example/app/../app/caf\u{E9}/x": Unmatched.undeclaredOrigin,
        "https://a.example/app/caf\u{E9}/..": Unmatched.dotSegment,
        "app/caf\u{E9}": Unmatched.noRoute,
      ])
  }

  /// An internationalized host is written as its A-label.
  @Test func hostsThatAreNotASCIIBelongToNoOrigin() {
    expectMatches(
      of: "origin https://xn--bcher-kva.example, https://k.example, https://*.example.com\nx -> X",
      [
        "https://xn--bcher-kva.example/x": "x",
        "https://XN--BCHER-KVA.Example./x": "x",
        "https://a.xn--bcher-kva.example.com/x": "x",
        "https://b\u{FC}cher.example/x": Unmatched.undeclaredOrigin,
        "https://bu\u{308}cher.example/x": Unmatched.undeclaredOrigin,
        "https://B\u{DC}CHER.example/x": Unmatched.undeclaredOrigin,
        "https://bucher.example/x": Unmatched.undeclaredOrigin,
        "https://xn--bcher-kvb.example/x": Unmatched.undeclaredOrigin,
        "https://\u{212A}.example/x": Unmatched.undeclaredOrigin,
        "https://\u{FF4B}.example/x": Unmatched.undeclaredOrigin,
        "https://k\u{200B}.example/x": Unmatched.undeclaredOrigin,
        "https://k\u{AD}.example/x": Unmatched.undeclaredOrigin,
        "https://k.example\u{3002}/x": Unmatched.undeclaredOrigin,
        "https://b\u{FC}cher.example.com/x": Unmatched.undeclaredOrigin,
      ])
  }

  @Test func addressesAreHosts() {
    expectMatches(
      of: "origin https://[2001:db8::1], https://127.0.0.1\nx -> X",
      [
        "https://[2001:DB8::1]/x": "x", "https://[2001:db8::1]:8080/x": "x",
        "https://127.0.0.1:80/x": "x", "https://[2001:db8::2]/x": Unmatched.undeclaredOrigin,
      ])
  }

  /// The path that a link to a host needs to match.
  @Test(arguments: [
    ("a.example", ""), ("shop.example", "/app"), ("SHOP.example.", "/app"),
    ("x.shop.example", "/deep/b%2Fc%20d"), ("x.y.shop.example", "/deep/b%2Fc%20d"),
    ("b\u{FC}cher.example", ""), ("xn--bcher-kva.example", "/k"), ("old.example", ""),
    ("both.example", "/new"),
    ("shop.example:80", "/app"), ("[2001:db8::1]", "/v6"), ("[2001:DB8::1]:80", "/v6"),
  ])
  func pathOfADeclaredHost(host: String, path: String) throws {
    let table = try compiledTable(
      """
      origin shop://, https://shop.example/app, https://*.shop.example/deep/b%2Fc%20d, \
      https://xn--bcher-kva.example/k, \
      http://old.example/app, \
      https://[2001:db8::1]/v6, http://both.example/old, https://both.example/new, https://both.example/other
      x -> X
      """)
    #expect(table.storage.view.link(of: "x", host: host) == "https://\(host)\(path)/x")
    #expect((table.match("https://\(host)\(path)/x").summary == "x") == !path.isEmpty)
  }
}
