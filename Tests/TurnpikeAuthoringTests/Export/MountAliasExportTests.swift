import Testing
import TurnpikeAuthoring
import TurnpikeCompiler
import TurnpikeReference

/// Aliases of mounts in what is exported: a pattern for each combination of prefixes.
@Suite struct MountAliasExportTests {
  private let table: LinkedTable

  init() throws {
    let card = try ExportedFiles.linked(
      """
      enum CardRoute
      attribute auth
      :n<Int> -> Face @example(7)
      f/:n    => face @auth

      """)
    let store = try ExportedFiles.linked(
      """
      enum StoreRoute
      desk -> Desk
      c    -> mount CardRoute as card

      """, ["CardRoute": card])
    table = try ExportedFiles.linked(
      """
      origin https://a.example
      attribute auth
      /// The store.
      store/:id<Int> -> mount StoreRoute as store
      /// Its old prefix.
      s/:id          => store @auth
      web/:id        => store @web
      app/:id        => store @internal

      """, ["StoreRoute": store])
  }

  @Test func list() throws {
    let lines = try table.listing(color: false).split(separator: "\n").map { line in
      line.split(separator: " ").joined(separator: " ")
    }
    #expect(
      lines == [
        "Route",
        "store store/:id<Int> id: Int mounts StoreRoute",
        "store s/:id (alias) @auth",
        "store web/:id (alias) @web",
        "store app/:id (alias) @internal",
        "store.desk store/:id<Int>/desk id: Int",
        "store.desk s/:id/desk (alias) @auth",
        "store.desk web/:id/desk (alias) @web",
        "store.desk app/:id/desk (alias) @internal",
        "store.card store/:id<Int>/c id: Int mounts CardRoute",
        "store.card s/:id/c (alias) @auth",
        "store.card web/:id/c (alias) @web",
        "store.card app/:id/c (alias) @internal",
        "store.card.face store/:id<Int>/c/:n<Int> id: Int, n: Int",
        "store.card.face store/:id<Int>/c/f/:n (alias) @auth",
        "store.card.face s/:id/c/:n<Int> (alias) @auth",
        "store.card.face s/:id/c/f/:n (alias) @auth",
        "store.card.face web/:id/c/:n<Int> (alias) @web",
        "store.card.face web/:id/c/f/:n (alias) @web @auth",
        "store.card.face app/:id/c/:n<Int> (alias) @internal",
        "store.card.face app/:id/c/f/:n (alias) @internal @auth",
      ])
  }

  @Test func json() throws {
    let routes = try table.json(DiagnosticPrinter(files: [])).map(\.text)
    #expect(
      routes[0].contains(
        #""aliases":[{"pattern":"s/:id","attributes":[{"name":"auth","value":null}],"#
          + #""documentation":"Its old prefix.","examples":[]}"#))
    #expect(
      routes[3].contains(
        #"{"pattern":"s/:id/c/:n<Int>","attributes":[{"name":"auth","value":null}],"#
          + #""documentation":null,"examples":["s/42/c/7"]}"#))
  }

  /// The rules of the browser's links, and none of links that only the app itself has.
  @Test func associationFile() throws {
    let rules = ExportedFiles.rules(try ExportedFiles.association(table).text)
    #expect(rules.contains("/s/$(number)/c/f/$(number)"))
    #expect(rules.contains("/store/$(number)/c/$(number)"))
    #expect(rules.contains("- /web/$(number)/c/f/$(number)"))
    #expect(!rules.contains { $0.contains("app") })
  }

  @Test func manifest() throws {
    let text = try ExportedFiles.export(
      AndroidLinks(package: "com.example.shop", fingerprints: [], parts: [.manifest]), table
    ).text
    #expect(text.contains("/s/[^/]+/desk"))
    #expect(text.contains("/store/[^/]+/desk"))
    #expect(!text.contains("/app/"))
  }

  @Test func markdown() throws {
    let text = try ExportedFiles.export(RoutesMarkdown(), table).text
    #expect(
      text.contains(
        "| `s/:id/desk` | `store.desk` |  | `@auth` | Another pattern of the route. |"))
    #expect(text.contains("| `store/:id<Int>/desk` | `store.desk` | `id: Int` |  |  |"))
  }

  @Test func page() throws {
    let text = try ExportedFiles.export(RoutesPage(), table).text
    #expect(text.contains("data-alias=\"s/:id/c/f/:n\""))
    #expect(!text.contains("data-alias=\"store/:id&lt;Int&gt;/c/:n&lt;Int&gt;\""))
  }

  /// No alias is printed.
  @Test func links() throws {
    let text = try ExportedFiles.export(RouteLinks(), table).text
    #expect(
      text == "https://a.example/store/42/desk\nhttps://a.example/store/42/c/7\n")
  }

  @Test(arguments: [
    ("s/3/desk", "store.desk", "s/:id/desk", "@auth"),
    ("web/3/c/f/7", "store.card.face", "web/:id/c/f/:n", "@web @auth"),
    ("store/3/c/7", "store.card.face", "store/:id<Int>/c/:n<Int>", ""),
  ])
  func match(link: String, route: String, pattern: String, attributes: String) throws {
    let result = table.match(link)
    #expect(result.outcome == .matched)
    #expect(result.route == route)
    #expect(result.pattern == pattern)
    let text = table.text(of: link, color: false)
    for attribute in attributes.split(separator: " ") {
      #expect(text.contains("  attribute  \(attribute)"))
    }
    #expect(text.contains("attribute") != attributes.isEmpty)
  }

  @Test func explanation() {
    #expect(
      table.explain("s/3/desks") == [
        "unmatched: no route matches this path",
        "  's/:id' (store): the mounted enum does not match",
        "StoreRoute, mounted at 's/:id':",
        "  unmatched: no route matches this path",
        "did you mean 's/3/desk'? ('s/:id/desk')",
      ])
    #expect(table.match("https://a.example/app/3/desk").outcome == .unmatched)
    #expect(
      table.text(of: "https://a.example/app/3/desk", color: false)
        .contains("  closed     app/:id: only links of the app itself\n"))
  }

  /// A route has as many patterns as its mounts have combinations of prefixes.
  @Test(.timeLimit(.minutes(5)), arguments: [4, 30])
  func manyCombinations(depth: Int) throws {
    var table = try ExportedFiles.linked("enum LastRoute\nend -> End\n")
    for _ in 0..<depth {
      table = try ExportedFiles.linked("a -> mount Next as next\nb => next\n", ["Next": table])
    }
    let count = table.lines(atMost: 20_000)?.filter { !$0.isKnownMount }.count
    #expect(count == (depth == 4 ? 16 : nil))
    #expect((table.lines(atMost: 20_000) == nil) == (depth > 4))
    if depth == 4 {
      #expect(try table.published().count == 16)
    } else {
      #expect(throws: ExportProblem.self) { try table.published() }
    }
    #expect(table.match(String(repeating: "b/", count: depth) + "end").outcome == .matched)
  }
}
