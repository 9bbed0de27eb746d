import Foundation
import TestSupport
import Testing
import TurnpikeAuthoring
import TurnpikeCompiler
import TurnpikeReference

/// The page in a browser, which is `chromium`: a second for each link.
@Suite(
  .slow,
  .enabled(if: try PageScriptRun.hasBrowser, "there is no chromium"), .serialized)
struct PageBrowserTests {
  /// What a browser makes of the page for a link.
  private func opened(_ folder: TemporaryFolder, _ link: String) throws -> String {
    let plain = CharacterSet(charactersIn: "a"..."z").union(CharacterSet(charactersIn: "0"..."9"))
    let escaped = try #require(link.addingPercentEncoding(withAllowedCharacters: plain))
    let page = folder.url.appending(component: "page.html").absoluteString
    return try CommandRun(
      "chromium",
      [
        "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
        "--user-data-dir=\(folder("profile"))", "--dump-dom", "\(page)#try=\(escaped)",
      ], in: folder.url, keepingErrorsApart: true
    ).output
  }

  /// An attribute of the result's element.
  private func attribute(_ name: String, of page: String) throws -> String {
    let element = try #require(page.firstRange(of: "id=\"answer\""))
    let rest = page[element.upperBound...]
    let start = try #require(rest.firstRange(of: " data-\(name)=\"")).upperBound
    return String(rest[start...].prefix { $0 != "\"" }).replacing("&quot;", with: "\"")
      .replacing("&lt;", with: "<").replacing("&gt;", with: ">")
      .replacing("&nbsp;", with: "\u{A0}").replacing("&amp;", with: "&")
  }

  private func compare(_ table: LinkedTable, _ links: [String]) throws {
    let folder = try TemporaryFolder()
    try folder.write("page.html", try ExportedFiles.export(RoutesPage(), table).text)
    for link in links {
      let result = table.match(link)
      let page = try opened(folder, link)
      #expect(try attribute("outcome", of: page) == result.outcome.rawValue, "\(link)")
      #expect(try attribute("route", of: page) == result.route ?? "", "\(link)")
      #expect(try attribute("pattern", of: page) == result.pattern ?? "", "\(link)")
    }
  }

  @Test func shop() throws {
    let file = BuiltProduct.root.appending(path: "Routes/Shop/Shop.routes")
    try compare(
      ExportedFiles.linked(String(contentsOf: file, encoding: .utf8)),
      [
        "shop://product/1988?x=1", "https://shop.example.com/", "", "https://evil.example/login",
        "search", "search?q=a+b&max_price=-1", "SHOP:tabs/basket", "tabs/x", "a/../b",
        "files/a%2Fb/c%25#x", "orders/2026-02-30", "profile/caf%C3%A9/2",
      ])
  }

  /// What the result shows in addition to the route, without tags.
  @Test func notes() throws {
    let folder = try TemporaryFolder()
    let table = try ExportedFiles.linked(
      """
      origin app://, https://a.example
      /// Needs a signed-in user.
      attribute auth
      attribute level<Int>
      home{HomeScreen}/:id{ItemScreen}!/more{MoreScreen} @container(home)
      reset/:token -> ResetDestination! @web @auth
      r/:token => reset @level(3)
      find?q:text<Int>&:n<Int>#:part<Int?> -> FindDestination
      _ -> LostDestination
      """)
    try folder.write("page.html", try ExportedFiles.export(RoutesPage(), table).text)
    let rows = [
      (
        "https://a.example/r/x",
        "Matched by .reset r/:token|Parameters|token|x|Attributes|"
          + "@web|The browser keeps its web links; links of the app itself still match.|"
          + "@auth|Needs a signed-in user.|@level(3)|This link opens in the browser.|"
          + "Opens as a modal."
      ),
      (
        "app://home/1/more",
        "Matched by .moreScreen home/:id/more|Parameters|id|1|Attributes|"
          + "@container(home)|The part of the app that shows the route, such as a tab.|"
          + "Stack: |homeScreen|itemScreen (modal)|moreScreen"
      ),
      (
        "find?n=x#z",
        "Invalid for .find find?q:text<Int>&:n<Int>#:part<Int?>|'q' is missing|"
          + "'n' cannot be read from 'x'|'part' cannot be read from 'z'|Query|n|x|Opens .lost instead."
      ),
      ("a/b/c/d/e", "No match|no route matches this path|Opens .lost instead."),
    ]
    for (link, expected) in rows {
      let page = try opened(folder, link)
      let start = try #require(page.firstRange(of: "id=\"answer\"")?.upperBound)
      let result = page[start...].prefix(
        upTo: try #require(page[start...].firstRange(of: "</div>")).lowerBound)
      let text = String(result.drop { $0 != ">" }.dropFirst())
        .replacing(/<\/?(?:p|h3|dl|dt|dd|nav|ol|li)(?: [^>]*)?>/, with: "|")
        .replacing(/<[^>]*>/, with: "").replacing(/\|+/, with: "|")
        .replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&amp;", with: "&")
      #expect(text == "|" + expected + "|")
    }
  }

  @Test func hostileTexts() throws {
    let table = try ExportedFiles.linked(
      """
      /// </script><script>document.title = "harmed"</script><img src=x onerror=alert(1)>
      enum EvilRoute
      x%22%3E%3C/script%3E&amp;'/:id -> A @example(x)
      y/:w<new|old> -> B
      """.replacing(" @example(x)", with: ""))
    try compare(table, ["x%22%3E%3C/script%3E&amp;'/1", "y/new", "y/%3Cscript%3E", "<img src=x>"])
    let folder = try TemporaryFolder()
    try folder.write("page.html", try ExportedFiles.export(RoutesPage(), table).text)
    let page = try opened(folder, "y/<script>")
    #expect(page.contains("<title>EvilRoute: routes</title>"))
    #expect(!page.contains("<img"))
  }

  @Test func generated() throws {
    var random = SeededGenerator(seed: 7)
    for index in 0..<3 {
      var trial = FileTrial(seed: FileTrial.seed(index, of: 7))
      guard let (_, comparison) = trial.comparison(isRestricted: true),
        let table = comparison.run.tables.first,
        let reference = comparison.reference.table(table.model.name)
      else { continue }
      var generator = LinkGenerator(
        comparison.reference, reference, random: SeededGenerator(seed: random.next()))
      let links = (0..<8).map { _ in String(decoding: generator.link(), as: UTF8.self) }
      try compare(LinkedTable(table, among: comparison.run.tables), links)
    }
  }
}
