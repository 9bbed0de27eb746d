import Testing
import TurnpikeAuthoring
import TurnpikeCompiler

/// A link of each route and origin.
@Suite struct RouteLinksTests {
  private static let file = """
    origin app://, https://a.example/app, https://*.a.example
    / -> Home
    item/a -> First
    item/x -> Second
    item/:slug -> Item
    number/:n<Int 5...> -> Number
    find?kind=book&q:text&:page<Int?> -> Find
    part#:section -> Part
    shown/:id -> Shown @example(shown/7?x=1) @example(shown/8)
    web/:id -> Web @example(https://a.example/app/web/9)
    wild/:id -> Wild @example(https://shop.a.example/wild/9)
    files/*path -> Files
    optional/:n<Int = 1> -> Opt
    old/:id => shown
    _ -> Lost
    """

  @Test func links() throws {
    let table = try ExportedFiles.linked(Self.file)
    let app = [
      "app:///", "app://item/a", "app://item/x", "app://item/y", "app://number/42",
      "app://find?kind=book&q=x", "app://part#x", "app://shown/7?x=1", "app://web/9",
      "app://files/x", "app://optional",
    ]
    let found = try ExportedFiles.export(RouteLinks(origin: "app://"), table)
    #expect(found.text.split(separator: "\n").map(String.init) == app)
    #expect(found.warnings == [])
    let all = try ExportedFiles.export(RouteLinks(), table).text.split(separator: "\n")
    #expect(all.count == 2 * app.count + 1)
    #expect(all.contains("https://a.example/app/shown/7?x=1"))
    #expect(all.contains("https://shop.a.example/wild/9"))
    for link in all { #expect(table.match(String(link)).outcome == .matched, "\(link)") }
  }

  /// What the page, Markdown and the editor show of an example is what Swift prints.
  @Test(arguments: [
    ("", "/", "app:///"), ("", "app://", "app:///"), ("", "/?a=1", "app:///?a=1"),
    ("", "/#part", "app:///#part"), ("*path", "item/a", "app://item/a"),
    ("*path", "app:///item/a", "app://item/a"), ("*path", "@me/a", "app://@me/a"),
    ("*path", "me@a/b", "app:///me@a/b"), ("*path", "app:///a:80/b", "app:///a:80/b"),
  ])
  func examples(_ path: String, _ example: String, _ link: String) throws {
    let pattern = path.isEmpty ? "/?:a<Int?>#:part<String?>" : path
    let table = try ExportedFiles.linked(
      "origin app://, https://a.example\n\(pattern) -> Screen @example(\(example))")
    let page = try ExportedFiles.export(RoutesPage(), table).text
    #expect(page.contains("<code>\(link)</code>"), "\(link)")
  }

  /// A type of the app may reject a value that is made up.
  @Test func typesOfTheApp() throws {
    let table = try ExportedFiles.linked(
      "origin app://\na/:sku<Sku> -> A\nb/:sku<Sku> -> B @example(b/7)\nc/:sku<Sku?> -> C")
    let found = try ExportedFiles.export(RouteLinks(), table)
    #expect(found.text == "app://a/x\napp://b/7\napp://c\n")
    #expect(
      found.warnings == [
        "the values in 'a/x' are made up, and 'Sku' may reject them; write '@example(…)' at its line"
      ])
    let lines = try ExportedFiles.export(RouteLinks(isJSON: true), table).text
    #expect(lines.contains(#""link":"app://a/x","example":false,"assumed":["Sku"]}"#))
    #expect(lines.contains(#""link":"app://b/7","example":true,"assumed":[]}"#))
  }

  @Test func mounts() throws {
    let child = try ExportedFiles.linked(":id<Int> -> One @example(7)\n_ -> Lost")
    let table = try ExportedFiles.linked(
      "origin app://\nb/:id -> mount ARoute as part\nc -> mount X.CRoute as open",
      ["ARoute": child])
    #expect(
      try ExportedFiles.export(RouteLinks(), table).text == "app://b/x/7\napp://c\n")
  }

  @Test(arguments: [
    ("app://", nil), ("https://a.example/app", nil),
    (
      "https://b.example",
      "'https://b.example' is not an origin of 'Route'; its origins are app://, "
        + "https://a.example/app"
    ),
  ])
  func origins(_ origin: String, _ message: String?) throws {
    let table = try ExportedFiles.linked(Self.file)
    var found: String?
    do {
      _ = try ExportedFiles.export(RouteLinks(origin: origin), table)
    } catch let problem as ExportProblem {
      found = problem.message
    }
    #expect(found == message)
  }
}
