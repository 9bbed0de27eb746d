import Testing

@testable import Turnpike

@Suite struct LinkPartsTests {
  @Test(
    arguments: [
      ("shop:x", "shop", nil),
      ("shop://x", "shop", "x"),
      ("SHOP+app-1.0://x", "shop+app-1.0", "x"),
      ("shop:///x", "shop", nil),
      ("shop://", "shop", nil),
      ("x", nil, nil),
      ("//a/b", nil, nil),
      ("/a:b", nil, nil),
      ("a/b:c", nil, nil),
      ("?a:b", nil, nil),
      ("#a:b", nil, nil),
      ("1a:b", nil, nil),
      (":b", nil, nil),
      ("a_b:c", nil, nil),
      ("é:b", nil, nil),
      ("shop://Product/7", "shop", "Product"),
      ("shop://caf%C3%A9/7", "shop", "café"),
      ("shop://anna@product:80/7", "shop", "product"),
      ("shop://@anna/posts", "shop", "@anna"),
      ("shop://:80/x", "shop", nil),
      ("shop://anna@/x", "shop", nil),
      ("https://Shop.Example.COM./x", "https", "shop.example.com"),
      ("HTTP://shop.example.com:8080?x", "http", "shop.example.com"),
      ("https://a@b@shop.example.com#x", "https", nil),
      (" \thttps://shop.example.com/x\n", "https", "shop.example.com"),
      (" shop://x\u{0}", "shop", "x"),
      ("https://[::1]:8080/x", "https", "[::1]"),
      ("https://[::1]/x", "https", "[::1]"),
      ("https:///x", "https", nil),
      ("https:x", "https", nil),
      ("https://.", "https", nil),
      ("https://shop.example.com\\@evil.example/x", "https", nil),
      ("https://shop example.com/x", "https", nil),
      ("https://shop\u{7F}.example.com/x", "https", nil),
      ("https://shop\u{A0}.example.com/x", "https", nil),
    ] as [(String, String?, String?)])
  func splitSchemeAndHost(link: String, scheme: String?, host: String?) {
    let parts = RouteRequest<ScreenRoute>(link)
    #expect(parts.scheme == scheme)
    #expect(parts.host == host)
  }

  @Test(
    arguments: [
      ("x", []),
      ("x?", []),
      ("x?&&", []),
      ("x?a=1&b=2", [("a", ["1"]), ("b", ["2"])]),
      ("x?a=1&b=2&a=3&a=", [("a", ["1", "3", ""]), ("b", ["2"])]),
      ("x?a", [("a", [""])]),
      ("x?=v", [("", ["v"])]),
      ("x?a=b=c", [("a", ["b=c"])]),
      ("x?a+b=c+d%2B", [("a b", ["c d+"])]),
      ("x?a%3Db=%26", [("a=b", ["&"])]),
      ("x?%61=1&a=2", [("a", ["1", "2"])]),
      (
        "x?a=100%&b=%zz&c=%FF&d=%4",
        [("a", ["100%"]), ("b", ["%zz"]), ("c", ["%FF"]), ("d", ["%4"])]
      ),
      ("x?a=100%+wool", [("a", ["100% wool"])]),
      ("x?a=b?c/d", [("a", ["b?c/d"])]),
      ("x?a=é&b=%C3%A9", [("a", ["é"]), ("b", ["é"])]),
      ("x?a=1#?b=2", [("a", ["1"])]),
    ] as [(String, [(String, [String])])])
  func readTheQuery(link: String, elements: [(String, [String])]) {
    let expected = elements.map { RouteParameters.Element(name: $0.0, values: $0.1) }
    #expect(RouteRequest<ScreenRoute>(link).queryParameters?.elements == expected)
  }

  @Test(
    arguments: [
      ("x", nil), ("x#", ""), ("x#top", "top"), ("x?a#b?c", "b?c"), ("x#a#b", "a#b"),
      ("x#a%20b+c", "a b+c"), ("x#100%", "100%"), ("x#%FF", "%FF"),
    ] as [(String, String?)])
  func readTheFragment(link: String, fragment: String?) {
    #expect(RouteRequest<ScreenRoute>(link).fragment == fragment)
  }

  /// Time that grows faster than the link would show as a hang.
  @Test(arguments: ["&a=", "%", "%41", "a=1&", "?", "#", ":", "/", "@", "+", "k%3D&", "\u{0}"])
  func takeLongLinks(unit: String) {
    let text = String(repeating: unit, count: 100_000)
    for start in ["", "x?", "shop://", "https://", "x#"] {
      let parts = RouteRequest<ScreenRoute>(start + text)
      #expect(parts.queryParameters?.elements.count ?? 0 <= 100_000)
    }
  }

  @Test func takeManyKeys() {
    let query = (0..<50_000).map { "k\($0)=\($0)" }.joined(separator: "&")
    let parts = RouteRequest<ScreenRoute>("x?\(query)&k49999=again")
    #expect(parts.queryParameters?.elements.count == 50_000)
    #expect(parts.queryParameters?.elements.last?.values == ["49999", "again"])
  }
}
