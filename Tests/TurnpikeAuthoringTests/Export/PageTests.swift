import Foundation
import TestSupport
import Testing
import TurnpikeAuthoring
import TurnpikeCompiler
import TurnpikeReference

/// The contents of the page, and that no text of a routes file does harm to it.
@Suite struct PageTests {
  private static func page(_ file: String, _ mounts: [String: LinkedTable] = [:]) throws -> String {
    try ExportedFiles.export(RoutesPage(), try ExportedFiles.linked(file, mounts)).text
  }

  /// The row of a case.
  private static func row(_ page: String, _ anchor: String) throws -> Substring {
    let start = try #require(page.firstRange(of: "<article class=\"route\" id=\"\(anchor)\""))
    let rest = page[start.lowerBound...]
    return rest[..<(try #require(rest.firstRange(of: "</article>")).upperBound)]
  }

  private static let shop = """
    /// Links of the shop.
    enum ShopRoute
    origin shop://, https://shop.example.com, https://*.shop.example.com
    /// Needs a signed-in user.
    attribute auth
    type Sort = new|price
    search?q:text&:sort<Sort = new>&:tag<[String]>&:max_price<Int 1...?> -> SearchDestination
    /// One product.
    product/:product_id<Sku> -> ProductDestination @auth @example(product/19)
    p/:product_id => product @deprecated(use product)
    login -> LoginDestination! as signIn
    old/*path -> OldDestination @deprecated(it is gone)
    help#:section<String?> -> HelpDestination
    list{ListScreen}/:item_id<Int>{ItemScreen}/note{NoteScreen}!
    account @auth {
      settings -> SettingsDestination
    }
    answer -> AnswerDestination
    """

  @Test(arguments: [
    ("search", "<code>ShopRoute.search(text: String, sort: Sort, tag: [String], maxPrice: Int?)"),
    ("search", "<td><code>sort</code></td><td><code>Sort</code>: <code>new</code> | <code>price"),
    ("search", "<td><code>new</code></td><td><code>?sort=</code></td>"),
    ("search", "<td><code>Int 1...?</code></td><td><code>nil</code></td><td><code>?max_price="),
    ("product", "product/<wbr><var class=\"capture\">:product_id&lt;Sku&gt;</var>"),
    ("product", "<code>Sku</code>, a custom type"),
    ("product", "title=\"Needs a signed-in user.\">@auth</span>"),
    ("product", "<p>One product.</p>"),
    ("product", "<a href=\"shop://product/19\" rel=\"noreferrer\"><code>shop://product/19</code>"),
    ("product", "<a href=\"https://shop.example.com/product/19\""),
    ("product", "data-try=\"product/19\""),
    ("product", "Also <s><code class=\"pattern\">p/<wbr><var class=\"capture\">:product_id</var>"),
    ("product", "data-copy=\"product/:product_id&lt;Sku&gt;\""),
    ("product", "href=\"#product\""),
    ("signIn", "<span class=\"chip modal\">modal</span>"),
    ("old", "<s><code class=\"pattern\">old/<wbr><var class=\"capture\">*path</var></code></s>"),
    ("old", "<p><strong>Deprecated</strong>: it is gone</p>"),
    ("help", "<code>#section</code>"),
    ("itemScreen", "Stack: <ol><li><a href=\"#listScreen\">listScreen</a></li><li>itemScreen</li>"),
    ("noteScreen", "itemScreen</a></li><li>noteScreen (modal)</li>"),
    ("settings", "title=\"Needs a signed-in user.\">@auth</span>"),
    ("case-answer", "data-case=\"answer\""),
  ])
  func rows(_ anchor: String, _ expected: String) throws {
    let row = try Self.row(Self.page(Self.shop), anchor)
    #expect(row.contains(expected), "\(row)")
  }

  @Test func head() throws {
    let page = try Self.page(Self.shop)
    #expect(page.contains("<title>ShopRoute: routes</title>"))
    #expect(page.contains("<h1>ShopRoute</h1>\n<p>Links of the shop.</p>"))
    #expect(page.contains("<span>10 routes</span>"))
    #expect(page.contains("<h2><code class=\"pattern\">account</code></h2>"))
    #expect(page.contains("<code>https://*.shop.example.com</code>"))
    #expect(!page.contains("shop.example.com/product/19\"><code>https://*"))
  }

  /// Nothing is asked of any server: no address but those that a reader follows.
  @Test func asksNothing() throws {
    let page = try Self.page(Self.shop)
    for text in [" src=", "@import", "url(", "fetch(", "XMLHttpRequest", "<iframe", "<img"] {
      #expect(!page.contains(text), "\(text)")
    }
    #expect(page.split(separator: "<link ").count == 2)
  }

  @Test func mounts() throws {
    let child = try ExportedFiles.linked("enum ARoute\n:id<Int> -> One\n/ -> Root\n_ -> Lost")
    let page = try Self.page(
      "b/:id -> mount ARoute as part\nc -> mount X.CRoute as open", ["ARoute": child])
    #expect(page.contains("<span>2 routes</span>"))
    #expect(
      try Self.row(page, "part.one").contains("<code>Route.part(id: String, .one(id: Int))</code>"))
    #expect(try Self.row(page, "part.root").contains(">b/<wbr><var class=\"capture\">:id</var>"))
    #expect(!page.contains("part.lost"))
    #expect(
      try Self.row(page, "open").contains(
        "<p>Longer links match routes of <code>X.CRoute</code>, whose routes are not known.</p>"))
  }

  @Test func emptyFile() throws {
    let page = try Self.page("enum NoRoute")
    #expect(page.contains("<span>0 routes</span>"))
    #expect(page.contains("<p class=\"soft\">No routes.</p>"))
  }

  @Test func sameBytes() throws {
    #expect(try Self.page(Self.shop) == Self.page(Self.shop))
  }

  private static let hostile = """
    /// </script><script>alert(1)</script> "x" 'y' <!-- <img src=x onerror=alert(1)> `<b>` \u{2028}
    enum EvilRoute
    origin javascript://, evil://
    attribute note<String>
    /// </title></style>
    attribute auth
    /// </script><img src=x onerror=alert(2)>
    x%22%3E%3Cscript%3E/a'&amp;/:id<String?> -> A @note(n"><script>alert(3)</script>) @auth
    y/:w<new|old> -> B @example(y/new?"onclick=alert(4)&x='%3C/script%3E) @deprecated(</s><script>)
    """

  @Test func hostileTexts() throws {
    let page = try Self.page(Self.hostile)
    // Its own two scripts, and the one style.
    #expect(page.split(separator: "<script", omittingEmptySubsequences: false).count == 3)
    #expect(page.split(separator: "</script", omittingEmptySubsequences: false).count == 3)
    #expect(page.split(separator: "</style", omittingEmptySubsequences: false).count == 2)
    #expect(page.split(separator: "</title", omittingEmptySubsequences: false).count == 2)
    #expect(!page.contains("<img") && !page.contains("<!--") && !page.contains("\u{2028}"))
    #expect(!page.contains("href=\"javascript:"))
    #expect(page.contains("<code>javascript://y/new"))
    #expect(page.contains("href=\"evil://y/new?&quot;onclick=alert(4)&amp;x=&#39;%3C/script%3E\""))
    #expect(page.contains("<code>&lt;b&gt;</code> \\u{2028}"))
  }

  /// The policy names the script by its hash, so that it runs and nothing else does.
  @Test(.enabled(if: try PageScriptRun.isPossible)) func policy() throws {
    let folder = try TemporaryFolder()
    try folder.write("page.html", Self.page(Self.hostile))
    try folder.write(
      "run.js",
      #"""
      const page = require("fs").readFileSync("page.html", "utf8");
      const script = /<script type="module">([^]*?)<\/script>/.exec(page)[1];
      const hash = require("crypto").createHash("sha256").update(script).digest("base64");
      console.log(page.includes(`script-src 'sha256-${hash}';`), hash);
      """#)
    let run = try CommandRun("node", ["run.js"], in: folder.url)
    #expect(
      run.output.hasPrefix("true "), "the hash in page.html must be \(run.output.dropFirst(6))")
  }
}
