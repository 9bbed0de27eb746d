import TestSupport
import Testing

@testable import turnpike_tool

/// `match` never says more of a link than the app does with it.
@Suite struct TrueWordsTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder(files: [
      "App.routes": """
      enum AppRoute
      origin app://, https://a.example, https://pay.example
      origin beta:// @only(DEBUG)
      query :ref<Int?>
      list?:sort<new|price ?= new>&q:text<String?>#:part<Int ?= 1> -> List
      settings/account -> Settings
      find?q:text -> Find
      books?kind=book -> Books
      callback -> Callback @from(https)
      pay -> Pay @from(https://pay.example, app)
      in/:id<Int> -> In @internal
      debug -> Debug @only(DEBUG)
      release -> Release @only(!DEBUG)
      shop -> mount Shop.ShopRoute as shop
      team -> mount Shop.ShopRoute as team @from(https)
      stock/:sku<Sku?> -> Stock

      """,
      "Shop.routes": """
      enum ShopRoute
      access package
      product/:id<Int> -> Product
      help#:topic<String?> -> Help

      """,
    ])
  }

  private func match(_ words: String...) -> String {
    let paths = ["App=" + folder("App.routes"), "Shop+=" + folder("Shop.routes")]
    return ToolRun(["match"] + paths + words).output
  }

  @Test(arguments: [
    (
      "list?sort=size&x=1&ref=2#z",
      """
        matched    list  list?:sort<new|price ?= new>&q:text<String?>#:part<Int ?= 1>
        query      sort = size (ignored)
        query      x = 1 (ignored)
        query      ref = 2
        fragment   part = z (ignored)
      """
    ),
    (
      "list?sort=price&ref=y#7",
      """
        matched    list  list?:sort<new|price ?= new>&q:text<String?>#:part<Int ?= 1>
        parameter  part = 7
        query      sort = price
        query      ref = y (ignored)
      """
    ),
    (
      "shop/help?a=b#topic",
      """
        matched    shop.help  shop/help#:topic<String?>
        parameter  topic = topic
        query      a = b (ignored)
      """
    ),
    (
      "app://callback",
      """
        unmatched  no route matches this path
        closed     callback: only links from https
      """
    ),
    (
      "https://a.example/pay",
      """
        unmatched  no route matches this path
        closed     pay: only links from app, https://pay.example
      """
    ),
    (
      "app://in/1",
      """
        unmatched  no route matches this path
        closed     in/:id<Int>: only links of the app itself
      """
    ),
    (
      "debug",
      """
        unmatched  no route matches this path
        closed     debug: only in builds with DEBUG
      """
    ),
    (
      "release",
      """
        matched    release  release
        attribute  @only(!DEBUG): Only builds with this compilation condition have it.
      """
    ),
    (
      "app://team/help",
      """
        unmatched  no route matches this path
        closed     team: only links from https
      """
    ),
    (
      "\u{3000}list",
      """
        unmatched  no route matches this path
        space      the link starts with white space, which is part of it
      """
    ),
    (
      " release ",
      """
        matched    release  release
        space      spaces and control characters at the ends are ignored
        attribute  @only(!DEBUG): Only builds with this compilation condition have it.
      """
    ),
    (
      "app://me:pw@release:80",
      """
        matched    release  release
        user       me:pw (ignored)
        port       80 (ignored)
        attribute  @only(!DEBUG): Only builds with this compilation condition have it.
      """
    ),
    (
      "shop/product/1\u{A0}",
      """
        unmatched  no route matches this path
        nearest    shop/product/:id<Int>: id: '1\u{A0}' is not an Int
        space      the link ends with white space, which is part of it
      """
    ),
    (
      "stock",
      """
        matched    stock  stock/:sku<Sku?>
      """
    ),
  ])
  func text(_ link: String, _ expected: String) {
    #expect(match("--", link) == "\(link)\n\(expected)\n\n")
  }

  @Test func closedByTheOtherBuild() {
    #expect(
      match("--condition", "DEBUG", "--", "release").contains(
        "  closed     release: only in builds without DEBUG\n"))
  }

  @Test func json() {
    #expect(
      match("--json", "--", "list?sort=size&x=1&ref=y#z", "shop/help#a%20b") == #"""
        {"url":"list?sort=size&x=1&ref=y#z","outcome":"matched","route":"list","pattern":"list?:sort<new|price ?= new>&q:text<String?>#:part<Int ?= 1>","parameters":{},"query":{"sort":["size"],"x":["1"],"ref":["y"]},"reason":null,"ignored":{"sort":["size"],"part":["z"],"ref":["y"]}}
        {"url":"shop/help#a%20b","outcome":"matched","route":"shop.help","pattern":"shop/help#:topic<String?>","parameters":{"topic":["a b"]},"query":{},"reason":null}

        """#)
  }

  @Test func ignoredUserAndPort() {
    let links = ["https://a.example:8080/release", "app://me@release?user=1", "app://me@nowhere:1"]
    #expect(
      match("--json", "--", links[0], links[1], links[2]) == #"""
        {"url":"https://a.example:8080/release","outcome":"matched","route":"release","pattern":"release","parameters":{},"query":{},"reason":null,"ignored":{"port":["8080"]}}
        {"url":"app://me@release?user=1","outcome":"matched","route":"release","pattern":"release","parameters":{},"query":{"user":["1"]},"reason":null,"ignored":{"user":["me"]}}
        {"url":"app://me@nowhere:1","outcome":"unmatched","route":null,"pattern":null,"parameters":{},"query":{},"reason":"no route matches this path","ignored":{"user":["me"],"port":["1"]}}

        """#)
    #expect(
      match("--explain", "--", "app://me@release:80").hasSuffix(
        "  matched by 'release' (release)\n    user = me: ignored\n    port = 80: ignored\n\n"))
    #expect(
      match("--", "https://me@a.example/release").contains(
        "unmatched  a web link cannot have a user before its host\n"))
  }

  @Test func explanationOfIgnoredValues() {
    #expect(
      match("--explain", "--", "list?sort=size&x=1#z") == """
        list?sort=size&x=1#z
          matched by 'list?:sort<new|price ?= new>&q:text<String?>#:part<Int ?= 1>' (list)
            sort: 'size' is ignored, so 'new'
            q: left out
            part: 'z' is ignored, so '1'
            x = 1: ignored, because nothing reads this key


        """)
  }

  /// Only links that a route matches are proposed.
  @Test(arguments: [
    ("SETTINGS/account", "settings/account", "settings/account"),
    ("Settings/ACCOUNT?a=b#c", "settings/account?a=b#c", "settings/account"),
    ("app://setings/account", "settings/account", "settings/account"),
    ("find?Q=a", "find?q=a", "find?q:text"),
    ("fnd?Q=a%20b", "find?q=a%20b", "find?q:text"),
    ("books?Kind=book", "books?kind=book", "books?kind=book"),
    ("shop/prodct/1", "shop/product/1", "shop/product/:id<Int>"),
    ("shp/product/1", "shop/product/1", "shop/product/:id<Int>"),
    ("app:///shop/PRODUCT/1", "shop/product/1", "shop/product/:id<Int>"),
    ("SHOP/PRODUCT/1", "shop/product/1", "shop/product/:id<Int>"),
    ("shp/prodct/1", "shop/product/1", "shop/product/:id<Int>"),
    ("https://a.example:80/calback", "callback", "callback"),
    // Each of these has a pattern that is near, and no route would match what it proposes.
    ("fnd", nil, nil), ("find?R=a", nil, nil), ("shp/product/x", nil, nil),
    ("app://calback", nil, nil), ("dbug", nil, nil),
    ("books?Kind=cd", nil, nil), ("app://im/1", nil, nil), ("nowhere", nil, nil),
  ])
  func nearestLinks(_ link: String, _ near: String?, _ pattern: String?) {
    let lines = match("--explain", "--", link).split(separator: "\n").map(String.init)
    let proposals = lines.filter { $0.contains("did you mean") }
    let expected = near.map { ["  did you mean '\($0)'? ('\(pattern ?? "")')"] } ?? []
    #expect(proposals == expected, "\(lines)")
  }
}
