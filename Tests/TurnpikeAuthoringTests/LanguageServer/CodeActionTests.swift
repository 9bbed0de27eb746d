import Testing
import TurnpikeCompiler

@testable import TurnpikeAuthoring

@Suite struct CodeActionTests {
  private static func actions(
    _ session: ServerSession, _ file: String, line: Int, only: String? = nil
  ) -> [JSON] {
    let context = only.map { #","only":["\#($0)"]"# } ?? ""
    return session.request(
      "textDocument/codeAction",
      #"{"textDocument":{"uri":"file:///w/\#(file)"},"range":{"start":{"line":\#(line),"character":0},"end":{"line":\#(line),"character":0}},"context":{"diagnostics":[]\#(context)}}"#
    ).arrayValue ?? []
  }

  private static func edits(_ action: JSON?, _ file: String) -> JSON {
    action?["edit"]?["changes"]?["file:///w/" + file] ?? .null
  }

  /// A file, the line of the cursor, the titles, and what the first makes of it.
  @Test(arguments: [
    (
      "product -> ProductDestination\np => prodct\n", 1, ["Change 'prodct' to 'product'"],
      "product -> ProductDestination\np => product\n"
    ),
    (
      "enum R\nx -> X @auth\n", 1, ["Add 'attribute auth'"],
      "enum R\nattribute auth\nx -> X @auth\n"
    ),
    (
      "\u{FEFF}x -> X @auth\n", 0, ["Add 'attribute auth'"],
      "\u{FEFF}attribute auth\nx -> X @auth\n"
    ),
    (
      "# why\n\nx -> X @level(3)", 2, ["Add 'attribute level<String>'"],
      "attribute level<String>\n# why\n\nx -> X @level(3)"
    ),
    (
      "attribute auth\nx -> X @auht\ny -> Y @auth\n", 1,
      ["Change 'auht' to 'auth'", "Add 'attribute auht'"],
      "attribute auth\nx -> X @auth\ny -> Y @auth\n"
    ),
    (
      "attribute auth\na{A}/b{B} @auth\na{A}/c{C}\n", 2, ["Add 'a{A} @auth'"],
      "attribute auth\na{A}/b{B} @auth\na{A} @auth\na{A}/c{C}\n"
    ),
    (
      "Special:Log -> Log\n", 0, ["Change 'Special:Log' to 'Special%3ALog'"],
      "Special%3ALog -> Log\n"
    ),
    ("x/:id<int> -> X\n", 0, ["Change 'int' to 'Int'"], "x/:id<Int> -> X\n"),
    ("x->X, \n", 0, ["Remove ','"], "x->X \n"),
    ("x -> X\n", 0, [], "x -> X\n"),
    (
      "x/:id  # all\n", 0, ["Add '-> XDestination'"], "x/:id -> XDestination  # all\n"
    ),
    ("x ->\n", 0, ["Add 'XDestination'"], "x -> XDestination\n"),
    (
      "x\n\n# one\n\n  ?:q -> X\n", 4, ["Remove the empty line"],
      "x\n# one\n  ?:q -> X\n"
    ),
    ("x -> X\n  @internal\n", 1, [], "x -> X\n  @internal\n"),
  ])
  func quickFixes(_ text: String, _ line: Int, _ titles: [String], _ expected: String) {
    let session = ServerSession()
    session.open("A.routes", text)
    let fixes = Self.actions(session, "A.routes", line: line, only: "quickfix")
    #expect(fixes.map { $0["title"]?.stringValue ?? "" } == titles)
    #expect(edited(text, Self.edits(fixes.first, "A.routes")) == expected)
  }

  private static let several = "product -> Product\nb=>prodct\nc => Product\nd -> D!!\n"

  @Test func fixAll() {
    let session = ServerSession()
    session.open("A.routes", Self.several)
    let action = Self.actions(session, "A.routes", line: 0, only: "source.fixAll").first
    let fixed = edited(Self.several, Self.edits(action, "A.routes"))
    session.change("A.routes", fixed)
    // The same as `check --fix`.
    let compilation = Compilation([SourceFile(path: "A.routes", text: Self.several)])
    #expect(
      fixed == String(decoding: FixedFiles(compilation).compilation.files[0].bytes, as: UTF8.self))
    #expect(fixed != Self.several)
  }

  /// An editor that asks for all kinds of actions at a place gets the same edit.
  @Test func fixAllWithoutKind() {
    let session = ServerSession()
    session.open("A.routes", "product -> Product\nb => prodct\n")
    let action = Self.actions(session, "A.routes", line: 0).last
    #expect(action?["kind"]?.stringValue == "source.fixAll.turnpike")
    #expect(
      edited("product -> Product\nb => prodct\n", Self.edits(action, "A.routes"))
        == "product -> Product\nb => product\n")
  }

  /// A lost link is fixed in the routes, from the routes and from the lock file.
  @Test func publishedAlias() {
    let lock = "# Links of R\nproduct/:id => product\n"
    let routes = "enum R\nitem/:id -> ProductDestination\n\ny -> Y\n"
    let session = ServerSession(["App/A.routes": routes, "App/R.routes.lock": lock])
    let lockLine = lock.split(separator: "\n", omittingEmptySubsequences: false).count - 2
    let title = "Publish an alias for the old pattern: 'product/:id => product'"
    for (file, line) in [("App/A.routes", 1), ("App/R.routes.lock", lockLine)] {
      let action = Self.actions(session, file, line: line).first
      #expect(action?["title"]?.stringValue == title)
      let result = edited(routes, Self.edits(action, "App/A.routes"))
      #expect(
        result == "enum R\nitem/:id -> ProductDestination\nproduct/:id => product\n\ny -> Y\n")
      let mended = ServerSession(["App/A.routes": result, "App/R.routes.lock": lock])
      #expect(mended.diagnostics() == [])
    }
  }
}
