import Testing

@testable import TurnpikeAuthoring

/// Definition, references and highlights, across files and modules.
@Suite struct NavigationRequestTests {
  static let files = [
    "App/A.routes": """
    enum AppRoute
    attribute auth
    type Sort = new|price
    product/:id?s:sort<Sort = new> -> ProductDestination @auth
    account/:user @auth @container(home) {
        settings -> SettingsDestination
    }
    store -> mount Store.StoreRoute as store
    """,
    "App/B.routes": """
    enum AppRoute
    p/:id?s:sort => product @auth
    me/:user => settings
    pp/:id?s:sort<Sort = price> => product
    again/:id?s:sort<Sort = new> -> AgainDestination as again @container(home)
    """,
    "Store/S.routes": """
    enum StoreRoute
    access public
    attribute auth
    shelf/:n -> ShelfDestination @auth
    """,
  ]

  private static func places(_ response: JSON) -> [String] {
    (response.arrayValue ?? []).map { location in
      let uri = location["uri"]?.stringValue?.replacing("file:///w/", with: "") ?? ""
      return (uri.isEmpty ? "" : uri + ":") + ServerSession.place(location["range"])
    }
  }

  private static func params(_ file: String, _ line: Int, _ word: String) -> JSON {
    let lines = (files[file] ?? "").split(separator: "\n", omittingEmptySubsequences: false)
    let start = lines[line].firstRange(of: word)?.lowerBound ?? lines[line].startIndex
    let character = lines[line][..<start].utf8.count
    return [
      "textDocument": ServerSession.document(file),
      "position": ["line": .number(line), "character": .number(character)],
    ]
  }

  @Test(arguments: [
    ("App/B.routes", 1, "product", ["App/A.routes:3:34-52"]),
    ("App/B.routes", 1, "id", ["App/A.routes:3:9-11"]),
    ("App/B.routes", 1, "auth", ["App/A.routes:1:10-14", "Store/S.routes:2:10-14"]),
    ("App/B.routes", 3, "Sort", ["App/A.routes:2:5-9"]),
    ("App/B.routes", 2, "user", ["App/A.routes:4:9-13"]),
    ("App/B.routes", 2, "settings", ["App/A.routes:5:16-35"]),
    ("App/A.routes", 7, "StoreRoute", ["Store/S.routes:0:5-15"]),
    ("App/A.routes", 7, "Store.", ["Store/S.routes:0:0-0"]),
    ("App/A.routes", 3, "->", []),
  ])
  func definition(_ file: String, _ line: Int, _ word: String, _ expected: [String]) {
    let session = ServerSession(Self.files)
    let response = session.request("textDocument/definition", Self.params(file, line, word))
    #expect(Self.places(response) == expected)
  }

  @Test(arguments: [
    (
      "App/A.routes", 3, "ProductDestination",
      [
        "App/A.routes:3:34-52", "App/B.routes:1:16-23", "App/B.routes:3:31-38",
      ]
    ),
    (
      "App/A.routes", 3, "auth",
      [
        "App/A.routes:1:10-14", "App/A.routes:3:54-58", "App/A.routes:4:15-19",
        "App/B.routes:1:25-29", "Store/S.routes:2:10-14", "Store/S.routes:3:30-34",
      ]
    ),
    ("App/A.routes", 4, "user", ["App/A.routes:4:9-13", "App/B.routes:2:4-8"]),
    ("App/A.routes", 4, "home", ["App/A.routes:4:31-35", "App/B.routes:4:69-73"]),
    ("App/B.routes", 4, "again @", ["App/B.routes:4:52-57"]),
  ])
  func references(_ file: String, _ line: Int, _ word: String, _ expected: [String]) {
    let session = ServerSession(Self.files)
    let response = session.request("textDocument/references", Self.params(file, line, word))
    #expect(Self.places(response) == expected)
    // A file that is broken elsewhere loses nothing else.
    let mended = ServerSession(Self.files)
    mended.open("App/A.routes", (Self.files["App/A.routes"] ?? "") + "\nbroken\n")
    #expect(
      Self.places(mended.request("textDocument/references", Self.params(file, line, word)))
        == expected)
  }

  /// The mount declares its case too, but a reader looks for the enum.
  @Test func definitionOfMountedEnumWithoutCase() {
    let session = ServerSession([
      "App/A.routes": "enum AppRoute\nstore -> mount Store.StoreRoute\n",
      "Store/S.routes": "enum StoreRoute\naccess public\nshelf -> ShelfDestination\n",
    ])
    let place: JSON = [
      "textDocument": ServerSession.document("App/A.routes"),
      "position": ["line": 1, "character": 22],
    ]
    #expect(
      Self.places(session.request("textDocument/definition", place)) == ["Store/S.routes:0:5-15"])
    #expect(
      Self.places(session.request("textDocument/references", place))
        == ["App/A.routes:1:21-31", "Store/S.routes:0:5-15"])
  }

  @Test func highlights() {
    let session = ServerSession(Self.files)
    let response = session.request(
      "textDocument/documentHighlight", Self.params("App/A.routes", 3, "auth"))
    #expect(Self.places(response) == ["1:10-14", "3:54-58", "4:15-19"])
  }

  // MARK: Renaming

  /// A name, its new one, the lines that change, and what is said.
  @Test(arguments: [
    (
      "App/A.routes", 3, "auth", "login",
      [
        "attribute login",
        "product/:id?s:sort<Sort = new> -> ProductDestination @login",
        "account/:user @login @container(home) {", "p/:id?s:sort => product @login",
        "attribute login", "shelf/:n -> ShelfDestination @login",
      ]
    ),
    (
      "App/B.routes", 1, "product", "item",
      [
        "product/:id?s:sort<Sort = new> -> ProductDestination as item @auth",
        "p/:id?s:sort => item @auth", "pp/:id?s:sort<Sort = price> => item",
      ]
    ),
    (
      "App/A.routes", 3, "ProductDestination", "ItemDestination",
      [
        "product/:id?s:sort<Sort = new> -> ItemDestination @auth",
        "p/:id?s:sort => item @auth", "pp/:id?s:sort<Sort = price> => item",
      ]
    ),
    (
      "App/A.routes", 4, "user", "user_id",
      ["account/:user_id @auth @container(home) {", "me/:user_id => settings"]
    ),
    (
      "App/B.routes", 3, "Sort", "Order",
      [
        "type Order = new|price",
        "product/:id?s:sort<Order = new> -> ProductDestination @auth",
        "pp/:id?s:sort<Order = price> => product",
        "again/:id?s:sort<Order = new> -> AgainDestination as again @container(home)",
      ]
    ),
    (
      "App/A.routes", 7, "StoreRoute", "ShopRoute",
      ["store -> mount Store.ShopRoute as store", "enum ShopRoute"]
    ),
    (
      "App/B.routes", 4, "again @", "more",
      ["again/:id?s:sort<Sort = new> -> AgainDestination as more @container(home)"]
    ),
    (
      "App/A.routes", 4, "home", "start-page",
      [
        "account/:user @auth @container(start-page) {",
        "again/:id?s:sort<Sort = new> -> AgainDestination as again @container(start-page)",
      ]
    ),
  ])
  func rename(_ file: String, _ line: Int, _ word: String, _ name: String, _ changed: [String]) {
    let session = ServerSession(Self.files)
    let params = Self.params(file, line, word)
    let prepared = session.request("textDocument/prepareRename", params)
    #expect(
      prepared["placeholder"]?.stringValue == word.split(separator: " ").first.map(String.init))
    let response = session.request(
      "textDocument/rename", params.adding(["newName": .string(name)]))
    var found: [String] = []
    for (path, text) in Self.files.sorted(by: { $0.key < $1.key }) {
      let result = edited(text, response["changes"]?["file:///w/" + path] ?? .null)
      found += zip(result.split(separator: "\n"), text.split(separator: "\n"))
        .filter { $0 != $1 }.map { String($0.0) }
      session.open(path, result)
    }
    #expect(found == changed)
    // Nothing is broken by it.
    let diagnostics = session.diagnostics()
    #expect(diagnostics.allSatisfy { $0.hasSuffix(": none") }, "\(diagnostics)")
  }

  /// The key of a query stays what links have.
  @Test func renameKeepsKeys() {
    let mark = MarkedText("search?:te‸xt&:page<Int?> -> SearchDestination\ns?:text => search\n")
    let session = ServerSession()
    session.open("A.routes", mark.text)
    let response = session.request(
      "textDocument/rename", mark.params("A.routes", ["newName": "query"]))
    #expect(
      edited(mark.text, response["changes"]?["file:///w/A.routes"] ?? .null)
        == "search?text:query&:page<Int?> -> SearchDestination\ns?text:query => search\n")
  }

  @Test(arguments: [
    ("x -> X @w‸eb", "y", "'@web' is a built-in attribute"),
    ("x/:id<Sk‸u> -> X", "y", "the name is declared in Swift code; rename it in Swift code"),
    ("x ‸  -> X", "y", "no name is at this position"),
    (
      "x -> ‸X", "y",
      "'y' is not a valid type name; use a capital letter, then letters, digits, and '_'"
    ),
    (
      "x -> X as ‸x", "a-b",
      "'a-b' is not a valid name; use a letter or '_', then letters, digits, and '_'"
    ),
    ("list{List}\nl => ‸list", "all", "the screen names the case; rename the screen"),
  ])
  func renameRefused(_ marked: String, _ name: String, _ message: String) {
    let mark = MarkedText(marked)
    let session = ServerSession()
    session.open("A.routes", mark.text)
    let response = session.request(
      "textDocument/rename", mark.params("A.routes", ["newName": .string(name)]))
    #expect(response["message"]?.stringValue == message)
  }

  /// What has the name beside routes files is told.
  @Test func renameTells() {
    let session = ServerSession([
      "App/A.routes": "enum R\nx -> X as old\n", "App/R.routes.lock": "x => old\n",
    ])
    func messages(_ marked: String, _ name: String) -> [String] {
      let mark = MarkedText(marked)
      session.open("App/A.routes", mark.text)
      session.request(
        "textDocument/rename", mark.params("App/A.routes", ["newName": .string(name)]))
      return session.settle().filter { $0["method"]?.stringValue == "window/showMessage" }
        .compactMap { $0["params"]?["message"]?.stringValue }
    }
    let swift = "Swift code that uses the name is not renamed; the next build reports the places"
    #expect(
      messages("enum R\nx -> X as ‸old\n", "new") == [
        swift, "published links still match; 'lock' writes the new name",
      ])
    #expect(
      messages("enum ‸R\nx -> X as old\n", "S") == [
        swift + "; rename 'R.routes.lock' too, which has the published links"
      ])
  }
}
