import Testing

@testable import TurnpikeAuthoring

@Suite struct CompletionTests {
  private static let shared = """
    enum R
    attribute auth
    attribute level<low|high>
    type Sort = new|price
    /// Shows one product.
    product/:id -> ProductDestination @container(home)
    search?type=image&q:text -> SearchDestination

    """
  private static let directives = [
    "access", "attribute", "enum", "ignore", "import", "origin", "query", "type",
  ]
  private static let attributes = [
    "auth", "level", "example", "deprecated", "container", "cover", "web", "internal", "from",
    "entity", "only",
  ]

  private static let whole: [(String, [String])] = [
    ("‸", directives), ("acc‸", directives), ("  ‸", directives),
    ("access ‸", ["internal", "package", "public"]),
    ("import ‸", ["Store"]),
    ("p => ‸", ["product", "search"]),
    ("p/:id   =>  pro‸", ["product", "search"]),
    ("p/:id\n  => ‸", ["product", "search"]),
    (
      "s -> mount Store.StoreRoute as store\nt => ‸", ["store", "product", "search"]
    ),
    ("p => product ‸", attributes.map { "@" + $0 }),
    ("p => product @‸", attributes),
    ("p @x => product # @‸", []),
    ("item/new -> ‸", ["NewDestination", "mount", "ProductDestination", "SearchDestination"]),
    (":id -> It‸", ["IdDestination", "mount", "ProductDestination", "SearchDestination"]),
    ("item -> ItemDestination ‸", ["as"] + attributes.map { "@" + $0 }),
    ("item -> ItemDestination as ‸", []),
    ("item -> ItemDestination @au‸", attributes),
    ("item -> ItemDestination @level(‸", ["low", "high"]),
    ("item -> ItemDestination @container(‸", ["home"]),
    ("item -> ItemDestination @example(a/‸", []),
    (
      "origin shop://, https://a.example\nitem -> ItemDestination @from(‸",
      ["shop", "https", "shop://", "https://a.example"]
    ),
    ("item -> ItemDestination @only(‸", ["DEBUG", "!DEBUG"]),
    ("store -> mount ‸", ["Store.StoreRoute"]),
    ("store -> mount Store.‸", ["Store.StoreRoute"]),
    ("account @‸", attributes),
    ("type Page = ‸", ["Int", "Double"]),
    ("item/:s<‸", ["Sort", "String", "Int"]),
    ("item?s:sort<Sort = ‸", ["new", "price"]),
    ("item?s:sort<a|b = ‸", ["a", "b"]),
    ("item?b:x<Bool = ‸", ["true", "false"]),
    ("item/:n<Int 0..<‸", []),
    ("item?‸", ["type"]), ("item?a:b\n   &‸", ["type"]), ("item?type=‸", ["image"]),
    ("/// words ‸", []), ("# ‸", []), ("it‸em/", directives), ("item/‸", []),
  ]

  private static let parts: [(String, [String])] = [
    ("/ -> ‸", ["HomeDestination", "mount", "ProductDestination", "SearchDestination"]),
    ("list{‸", ["ProductDestination", "SearchDestination"]),
    ("list{ListScreen}/:id{It‸", ["ProductDestination", "SearchDestination"]),
    ("list{ListScreen}/:s<‸", ["Sort", "String", "Int"]),
    ("list{ListScreen} ‸", attributes.map { "@" + $0 }),
    ("list{ListScreen}?‸", ["type"]), ("list{ListScreen}?type=‸", ["image"]),
    ("item -> ItemDestination! as item ‸", attributes.map { "@" + $0 }),
    ("account @level(‸", ["low", "high"]), ("account @auth @‸", attributes),
    ("item?t:x<[‸", ["Sort", "String", "Int"]), ("attribute a<‸", ["Sort", "String", "Int"]),
    ("query :a<Sort = ‸", ["new", "price"]), ("query a‸", []),
    ("enum ‸", []), ("type ‸", []), ("type Size = small|‸", []), ("origin ‸", ["https://"]),
    ("origin a://, ‸", ["https://"]), ("access pub‸", ["internal", "package", "public"]),
    ("item -> ItemDestination @container(home, ho‸", ["home"]),
    ("item?type=im‸age -> Item", ["image"]), ("p => product  # @‸", []),
  ]

  /// The text of a file beside the shared one, and what is offered at the mark.
  @Test(arguments: whole + parts)
  func items(_ marked: String, _ expected: [String]) {
    let mark = MarkedText("enum R\n" + marked)
    let session = ServerSession([
      "App/Shared.routes": Self.shared,
      "Store/S.routes": "enum StoreRoute\naccess public\nshelf/:n -> ShelfDestination\n",
    ])
    session.open("App/A.routes", mark.text)
    let result = session.request("textDocument/completion", mark.params("App/A.routes"))
    let labels = result["items"]?.arrayValue?.compactMap { $0["label"]?.stringValue } ?? []
    // Of long lists their beginning, and that the rest is there.
    if expected.contains("Int"), expected.count < labels.count {
      #expect(Set(labels).isSuperset(of: expected), "\(labels)")
    } else {
      #expect(labels == expected)
    }
  }

  /// What has been written of a word is replaced, and the documentation is shown.
  @Test func item() {
    let mark = MarkedText("enum R\np => pro‸duct")
    let session = ServerSession(["App/Shared.routes": Self.shared])
    session.open("App/A.routes", mark.text)
    let result = session.request("textDocument/completion", mark.params("App/A.routes"))
    #expect(
      result["items"]?.arrayValue?.first?.text
        == #"{"label":"product","kind":20,"detail":"product/:id","documentation":{"kind":"markdown","#
        + #""value":"Shows one product."},"filterText":"product","textEdit":{"range":{"start":"#
        + #"{"line":1,"character":5},"end":{"line":1,"character":8}},"newText":"product"}}"#)
  }
}
