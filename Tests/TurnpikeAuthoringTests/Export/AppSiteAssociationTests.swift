import Foundation
import TestSupport
import Testing
import TurnpikeAuthoring
import TurnpikeCompiler
import TurnpikeReference

/// What each pattern becomes, and in which order.
@Suite struct AppSiteAssociationTests {
  private static let origin = "origin https://shop.example.com\n"

  @Test(arguments: [
    ("product -> A", ["/product"]),
    ("/ -> A", ["/"]),
    ("product/:id -> A", ["- /product/?*/?*", "/product/?*"]),
    ("a/*/b -> A", ["- /a/?*/?*/b", "/a/?*/b"]),
    ("v:id.json -> A", ["- /?*/?*", "/v?*.json"]),
    ("caf\u{E9} -> A", ["/caf%C3%A9", "/caf%c3%a9"]),
    ("x/a%2Ab%24%28c -> A", ["- /x/?*/?*", "/x/a?b?(c"]),
    ("a%3Ab -> A", ["/a%3Ab", "/a%3ab", "/a:b"]),
    ("$:cash -> A", ["- /?*/?*", "/$?*"]),
    ("$:n<Int> -> A", ["- /?*/?*", "/?$(number)"]),
    ("$:id<UUID> -> A", ["- /?*/?*", "/$????????-????-????-????-????????????"]),
    ("tabs/:tab<new|old> -> A", ["/tabs/$(tab)"]),
    ("x/:flag<Bool> -> A", ["/x/$(bool)"]),
    ("x/:n<UInt8> -> A", ["- /x/$(digit)*/?*", "/x/$(digit)*"]),
    ("x/:n<Int 1...> -> A", ["- /x/$(digit)*/?*", "/x/$(digit)*"]),
    ("x/:n<Int> -> A", ["- /x/$(number)/?*", "/x/$(number)"]),
    ("x/:n<Double 0...> -> A", ["- /x/$(number)/?*", "/x/$(number)"]),
    ("x/:day<Date> -> A", ["- /x/?*/?*", "/x/????-??-??*"]),
    (
      "x/:id<UUID> -> A",
      ["- /x/?*/?*", "/x/????????-????-????-????-????????????"]
    ),
    (
      "x/:a/:n<Int = 1> -> A",
      ["- /x/?*/?*/$(number)", "- /x/?*/$(number)/?*", "/x/?*/$(number)", "- /x/?*/?*", "/x/?*"]
    ),
    ("x/:a/b/:c<new|old> -> A", ["- /x/?*/?*/b/$(c)", "/x/?*/b/$(c)"]),
    ("x/:a<new|old>/:b -> A", ["- /x/$(a)/?*/?*", "/x/$(a)/?*"]),
    ("files/*path -> A", ["/files/?*"]),
    ("store -> mount Other.StoreRoute as store", ["/store/*"]),
    ("/ -> mount Other.StoreRoute as store", ["/*"]),
    ("a?kind=book -> A", ["/a {\"kind\":\"book\"}"]),
    (
      "a?kind=book -> A\nb => a\nc?kind=cd => a",
      ["/a {\"kind\":\"book\"}", "/b {\"kind\":\"book\"}", "/c {\"kind\":\"cd\"}"]
    ),
    ("a?kind=a%20b -> A", ["/a {\"kind\":\"a%20b\"}", "/a {\"kind\":\"a+b\"}"]),
    ("a?kind=caf%C3%A9 -> A", ["/a {\"kind\":\"caf%C3%A9\"}", "/a {\"kind\":\"caf%c3%a9\"}"]),
    ("a?kind=%2A -> A", ["/a {\"kind\":\"?\"}"]),
    ("a?q:text -> A", ["/a"]),
    ("a?:n<Int> -> A", ["/a {\"n\":\"?*\"}"]),
    (
      "a?:sort<new|old>&:day<Date>&:f<Bool>&:c<Sku> -> A",
      ["/a {\"sort\":\"$(sort)\",\"day\":\"?*\",\"f\":\"$(bool)\",\"c\":\"?*\"}"]
    ),
    (
      "type Sort = new|old\na/:sort<Sort>?by:order<Sort> -> A",
      ["/a/$(sort) {\"by\":\"$(sort)\"}"]
    ),
    ("a?:sort<new|old>&:flag<Bool> -> A @web\na/:b<new|old> -> B", ["/a/$(b)"]),
    ("a#:f -> A", ["/a #?*"]),
    ("a?k=1#:n<Int> -> A", ["/a {\"k\":\"1\"} #?*"]),
    ("a#:f<new|old> -> A\nb#:f<Bool> -> B", ["/a #$(f)", "/b #$(bool)"]),
    ("a#:f<new|old = new> -> A\nb#:f<Bool?> -> B\nc#:f -> C @web", ["/a", "/b"]),
    // A rule with a fragment is not the rule without it.
    (
      "a/:n<Int>#:f -> A\na/:n<Double>?k=1 -> B",
      ["- /a/$(number)/?*", "/a/$(number) {\"k\":\"1\"}", "/a/$(number) #?*"]
    ),
    ("a?:n<Int?>&:m<Int = 1>&:l<[Int]>#:f<Int?> -> A", ["/a"]),
    ("a {\n b -> B\n}", ["/a/b"]),
    ("a{A}/:id{B}", ["- /a/?*/?*", "/a/?*", "/a"]),
    ("a -> A\nb => a", ["/a", "/b"]),
    ("a/:id -> A\na/new -> B @web", ["- /a/?*/?*", "- /a/new", "/a/?*"]),
    ("a/:id -> A @web\na/:id/b -> B", ["- /a/?*/?*/b", "/a/?*/b"]),
    // If a table has both kinds, an endless pattern has a rule for each length.
    (
      "files/*path -> A\nfiles/secret/:id -> B @web",
      [
        "/files/?*/?*/?*", "- /files/secret/?*", "/files/?*/?*", "/files/?*",
      ]
    ),
    ("*path -> A\nreset/:id -> B @web", ["/?*/?*/?*", "- /reset/?*", "/?*/?*", "/?*"]),
    ("m -> mount X.Y as m\nm/:a -> B @web", ["/m/?*/?*", "- /m/?*", "/m"]),
    ("reset -> A @web", []),
    // A rule whose wildcard replaces a character of a literal follows exact rules.
    ("a%2Ab -> A\naxb -> B @web", ["- /?*/?*", "- /axb", "/a?b"]),
    ("a%2Ab -> A @web\naxb -> B", ["/axb"]),
    (
      "a?k=%2A -> A\na?k=x -> B @web", ["- /a {\"k\":\"x\"}", "/a {\"k\":\"?\"}"]
    ),
  ])
  func rules(_ lines: String, _ expected: [String]) throws {
    let exported = try ExportedFiles.association(try ExportedFiles.linked(Self.origin + lines))
    #expect(ExportedFiles.rules(exported.text) == expected, "\(lines)")
    let hasWildcard = lines.contains("%2A")
    #expect(exported.warnings.count == (hasWildcard ? 1 : 0), "\(exported.warnings)")
  }

  @Test func simple() throws {
    let table = try ExportedFiles.linked(
      Self.origin + "a/:id -> A\na/:id/b -> B\na/new -> C @web\nz/:id -> D")
    let exported = try ExportedFiles.association(table, isSimple: true)
    #expect(
      ExportedFiles.rules(exported.text) == ["/a/?*/b", "- /a/new", "/a/?*", "/z/?*"])
  }

  /// Separately compiled: two levels, at the root and behind a capture.
  @Test func mountsAreExpanded() throws {
    let card = try ExportedFiles.linked("enum CardRoute\naccess public\n/ -> A\n:n<Int> -> B")
    let store = try ExportedFiles.linked(
      "enum StoreRoute\naccess public\norigin https://other.example\n"
        + "shelf -> Shelf\ncards -> mount Card.CardRoute as cards\n_ -> Nothing",
      ["Card.CardRoute": card])
    let table = try ExportedFiles.linked(
      Self.origin + "store/:id<Int> -> mount Store.StoreRoute as store\n"
        + "/ -> mount Card.CardRoute as card",
      ["Store.StoreRoute": store, "Card.CardRoute": card])
    let text = try ExportedFiles.association(table).text
    #expect(
      ExportedFiles.rules(text) == [
        "- /store/$(number)/?*/cards/$(number)", "- /store/$(number)/cards/$(number)/?*",
        "/store/$(number)/cards/$(number)",
        "- /store/$(number)/?*/shelf", "- /store/$(number)/?*/cards",
        "/store/$(number)/shelf", "/store/$(number)/cards",
        "- /$(number)/?*", "/$(number)", "/",
      ])
    #expect(text.contains("\"comment\":\"store/:id<Int>/cards/:n<Int>\""))
  }

  /// Lines that no link of the site leads to are left out; mounted ones by the site's origins.
  @Test(arguments: [
    ("https://shop.example", ["/m/any", "/a", "/web"]),
    ("https://pay.shop.example", ["/m/any", "/a", "/web", "/pay"]),
  ])
  func linesThatOnlySomeLinksLeadTo(_ chosen: String, _ expected: [String]) throws {
    let child = try ExportedFiles.linked(
      """
      enum Child
      access public
      origin https://child.example, child://
      any -> AnyWeb @from(https)
      own -> Own @from(https://child.example)
      custom -> Custom @from(child)
      """)
    let table = try ExportedFiles.linked(
      """
      origin shop://, https://shop.example, https://pay.shop.example
      a -> A
      inner -> Inner @internal
      custom -> Custom @from(shop)
      web -> Web @from(https)
      pay -> Pay @from(https://pay.shop.example)
      m -> mount Child as m
      """, ["Child": child])
    let text = try ExportedFiles.association(table, origin: chosen).text
    #expect(ExportedFiles.rules(text) == expected)
  }

  /// Origins, the one that is chosen, and the rules: those of other origins of its host too.
  @Test(arguments: [
    (
      "https://shop.example.com, https://shop.example.com/app", "https://shop.example.com/app",
      ["/app/a", "- /app/*", "/a"]
    ),
    (
      "https://*.example.com, https://shop.example.com/app", "https://shop.example.com/app",
      ["/app/a", "- /app/*", "/a"]
    ),
    ("https://*.example.com, https://shop.example.com/app", "https://*.example.com", ["/a"]),
    (
      "https://*.a.example.com/x, https://*.example.com/y", "https://*.a.example.com/x",
      ["/x/a", "- /x/*", "/y/a"]
    ),
    ("https://*.a.example.com/x, https://*.example.com/y", "https://*.example.com/y", ["/y/a"]),
    ("https://*.example.com/x, https://example.com", "https://example.com", ["/a"]),
    ("https://*.ample.com/x, https://a.example.com", "https://a.example.com", ["/a"]),
  ])
  func originsOfOneHostAreBlocks(
    _ origins: String, _ chosen: String, _ expected: [String]
  ) throws {
    let table = try ExportedFiles.linked("origin \(origins)\na -> A")
    let text = try ExportedFiles.association(table, origin: chosen).text
    #expect(ExportedFiles.rules(text) == expected)
  }

  @Test(arguments: [
    (
      "a -> A",
      "'Route' has no origin; write 'origin https://shop.example.com'"
    ),
    (
      "origin shop://\na -> A",
      "'Route' has no https origin; write 'origin https://shop.example.com'"
    ),
    (
      "origin https://*.shop.example.com\na -> A",
      "'Route' only has web origins with a wildcard, and the file belongs to a host; write "
        + "'origin https://shop.example.com' too, or select an origin with '--origin': "
        + "https://*.shop.example.com"
    ),
    (
      "origin https://a.example.com, https://b.example.com/app\na -> A",
      "the origins of 'Route' have different paths; select one with '--origin': "
        + "https://a.example.com, https://b.example.com/app"
    ),
  ])
  func problems(_ file: String, _ message: String) throws {
    let table = try ExportedFiles.linked(file)
    #expect {
      try ExportedFiles.association(table)
    } throws: { error in
      (error as? ExportProblem)?.message == message
    }
  }

  /// `@web` lines, and the lines whose links may stay in the browser too.
  @Test(
    arguments: [
      ("reset/:n<UInt8> -> A @web\nreset/:name -> B", "reset/:name"),
      ("reset/:n<UInt8> -> A @web\n*all -> B", "*all"),
      ("reset/:n<UInt8> -> A @web\nreset -> mount X.Y as b", "reset"),
      ("x/:n<Int 0...9> -> A @web\nx/:n<Int 10...> -> B", "x/:n<Int 10...>"),
      ("x/v:n<Int> -> A @web\nx/:name -> B", "x/:name"),
      ("x/:n<Int>?k=1 -> A @web\nx/:name -> B", "x/:name"),
      ("x/:sku<Sku> -> A @web\nx/:name -> B", "x/:name"),
      ("reset/:n<UInt8> -> A @web\nreset/all -> B", nil),
      ("reset/:n<UInt8> -> A @web\nreset/:name/x -> B", nil),
      ("reset/:n<UInt8> -> A @web\nreset/:name -> B @web\nc -> C", nil),
      ("reset/:kind<a|b> -> A @web\nreset/:name -> B", nil),
      ("reset/:name -> A @web\nreset/:n<UInt8> -> B", nil),
      ("x/:n<Int>?k=1 -> A @web\nx/:name?k=2 -> B", nil),
      ("x/v:n<Int> -> A @web\nx/w:name -> B", nil),
    ] as [(String, String?)])
  func warnsAboutTypes(_ lines: String, _ other: String?) throws {
    let table = try ExportedFiles.linked(Self.origin + lines)
    let web = try #require(lines.split(separator: " -> ").first)
    let expected = other.map {
      "'\(web)' may also keep links of '\($0)' in the browser, because the file has no types"
    }
    #expect(try ExportedFiles.association(table).warnings == (expected.map { [$0] } ?? []))
  }

  @Test(arguments: [
    ("a%2Ab -> A", "a%2Ab"), ("x/%24%28:n -> A @web", "x/%24%28:n"), ("a?k=%2A -> A", "a?k=%2A"),
  ])
  func warnsAboutWildcards(_ line: String, _ pattern: String) throws {
    let table = try ExportedFiles.linked(Self.origin + line)
    #expect(
      try ExportedFiles.association(table).warnings == [
        "'\(pattern)' contains '*' or '$(', which the file can't express; its rule accepts any "
          + "character there"
      ])
  }

  /// Lines that only some sites lead to: one file for all sites is warned of, and the file of a site
  /// has its own.
  @Test func linesOfSomeSites() throws {
    let table = try ExportedFiles.linked(
      """
      origin https://a.example, https://b.example
      x -> X @from(https://b.example)
      y -> Y @from(https)
      z -> Z @from(https://a.example, https://b.example)
      """)
    #expect(
      try ExportedFiles.association(table).warnings == [
        "the file contains 'x' for all sites, but only links from https://b.example match it; write "
          + "a file for each site with '--origin'"
      ])
    for (origin, rules) in [
      ("https://a.example", ["/y", "/z"]), ("https://b.example", ["/x", "/y", "/z"]),
    ] {
      let exported = try ExportedFiles.association(table, origin: origin)
      #expect(ExportedFiles.rules(exported.text) == rules)
      #expect(exported.warnings == [])
    }
  }

  /// A link comes from the origin of its host with the longest path, so a line of another origin is
  /// not under that path.
  @Test(arguments: [
    ("x -> X @from(https://a.example/app)", ["/app/x"]),
    ("x -> X @from(https://a.example)", ["- /app/*", "/x"]),
    ("x -> X", ["/app/x", "- /app/*", "/x"]),
    (
      "g @from(https://a.example/app) {\nx -> X\n}\ny -> Y",
      ["/app/g/x", "/app/y", "- /app/*", "/y"]
    ),
    (
      "x -> X @from(https)\nx/:id -> Y @from(https://a.example/app)",
      ["- /app/x/?*/?*", "/app/x/?*", "/app/x", "- /app/*", "/x"]
    ),
  ])
  func linesOfSomePaths(_ lines: String, _ expected: [String]) throws {
    let table = try ExportedFiles.linked(
      "origin https://a.example, https://a.example/app\n" + lines)
    let exported = try ExportedFiles.association(table, origin: "https://a.example")
    #expect(ExportedFiles.rules(exported.text) == expected)
    // What each link matches is what the file opens.
    let matcher = try AppLinksMatcher(exported.text)
    for link in ["/x", "/app/x", "/g/x", "/app/g/x", "/y", "/app/y", "/x/1", "/app/x/1", "/app"] {
      let url = "https://a.example" + link
      #expect(matcher.opens(url) == (table.match(url).outcome == .matched), "\(url)")
    }
  }

  /// To a device, an item that is missing is an empty one.
  @Test(
    arguments: [
      (
        "a?k= -> A",
        "'a?k=' also opens the app for links without 'k', for example 'a'"
      ),
      (
        "a/:id<Int>?k=&b=1 -> A\na/:id<Int> -> B @web",
        "'a/:id<Int>?k=&b=1' also opens the app for links without 'k', for example 'a/42?b=1'"
      ),
      (
        "a?k= -> A @web\na -> B",
        "'a?k=' also keeps links without 'k' in the browser, for example 'a'"
      ),
      ("a?k= -> A\na -> B", nil),
      ("a?k= -> A @web", nil),
      ("a?k=1 -> A", nil),
      ("a/x -> X @web\na/:id?k= -> A\na/:id -> B", nil),
    ] as [(String, String?)])
  func emptyConditions(_ lines: String, _ warning: String?) throws {
    let table = try ExportedFiles.linked(Self.origin + lines)
    let warnings = warning.map {
      [$0 + ", because the file can't distinguish a missing item from an empty item"]
    }
    #expect(try ExportedFiles.association(table).warnings == warnings ?? [])
    let android = AndroidLinks(
      package: "com.example.shop", fingerprints: [], parts: [.assetlinks])
    #expect(try ExportedFiles.export(android, table).warnings == warnings ?? [])
  }

  /// A glob for each route alone opens 3 363 of 20 000 such links wrongly.
  @Test func theGitHubRoutes() throws {
    let file = try String(
      contentsOf: BuiltProduct.root.appending(path: "Tests/Benchmark/Routes/GitHub/GitHub.routes"),
      encoding: .utf8)
    let lines = file.split(separator: "\n").filter { $0.hasPrefix("/") && !$0.hasPrefix("//") }
    let text = Self.origin + lines.joined(separator: "\n")
    let exported = try ExportedFiles.association(try ExportedFiles.linked(text))
    #expect(ExportedFiles.rules(exported.text).count == 267)
    #expect(exported.text.utf8.count < 16_000)
    let reference = ReferenceMatcher([text])
    let table = try #require(reference.tables.first)
    var random = SeededGenerator(seed: 1)
    let trial = AppLinksTrial(reference, table)
    let counts = try trial.compare(
      trial.links(600, &random), with: AppLinksMatcher(exported.text))
    #expect(counts.failures == [])
    #expect(counts.looselyOpened + counts.looselyClosed == 0)
    #expect(counts.opened > 200 && counts.closed > 50, "\(counts)")
  }
}
