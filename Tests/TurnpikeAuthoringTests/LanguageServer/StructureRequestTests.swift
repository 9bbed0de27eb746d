import Testing

@testable import TurnpikeAuthoring

/// Symbols, folding, selection, tokens and hints.
@Suite struct StructureRequestTests {
  private static let text = """
    # One
    # two
    enum R
    attribute auth
    / -> HomeDestination
    account @auth {
        settings -> SettingsDestination!
        old => settings
    }
    list{ListScreen}/:id{ItemScreen}
    search?:q
          &:page<Int?> -> SearchDestination as find

    """

  private static func response(
    _ method: String, _ others: JSON = [:], capabilities: String = "{}"
  ) -> JSON {
    let session = ServerSession(capabilities: capabilities)
    session.open("A.routes", text)
    let params: JSON = ["textDocument": ServerSession.document("A.routes")]
    return session.request(method, params.adding(others))
  }

  @Test func documentSymbols() {
    func lines(_ symbols: JSON?, _ indent: String) -> [String] {
      (symbols?.arrayValue ?? []).flatMap { symbol in
        let name = symbol["name"]?.stringValue ?? ""
        let detail = symbol["detail"]?.stringValue ?? ""
        let place = ServerSession.place(symbol["selectionRange"])
        return ["\(indent)\(name) \(detail) \(place)"] + lines(symbol["children"], indent + "  ")
      }
    }
    let response = Self.response(
      "textDocument/documentSymbol",
      capabilities:
        #"{"textDocument":{"documentSymbol":{"hierarchicalDocumentSymbolSupport":true}}}"#)
    #expect(
      lines(response, "") == [
        "R enum 2:5-6", "auth attribute 3:10-14", "home / 4:0-1", "account { } 5:0-7",
        "  settings settings 6:4-12", "  old => settings 7:4-7",
        "listScreen list{ListScreen}/:id{ItemScreen} 9:5-15",
        "itemScreen list{ListScreen}/:id{ItemScreen} 9:21-31",
        "find search?:q&:page<Int?> 10:0-11:18",
      ])
    let flat = Self.response("textDocument/documentSymbol").arrayValue ?? []
    #expect(flat.count == 9)
    #expect(flat[4]["containerName"]?.stringValue == "account")
    #expect(flat[0]["containerName"] == nil)
  }

  @Test func workspaceSymbols() {
    let session = ServerSession([
      "A/A.routes": Self.text, "B/B.routes": "enum BRoute\nsets -> Sets\n",
    ])
    let found = session.request("workspace/symbol", #"{"query":"sts"}"#).arrayValue ?? []
    #expect(
      found.compactMap { $0["name"]?.stringValue }
        == ["settings", "listScreen", "sets"])
    #expect(session.request("workspace/symbol", "{}").arrayValue?.count == 11)
  }

  @Test func folding() {
    let ranges = (Self.response("textDocument/foldingRange").arrayValue ?? []).map { range in
      "\(range["startLine"]?.intValue ?? -1)-\(range["endLine"]?.intValue ?? -1)"
        + (range["kind"]?.stringValue.map { " " + $0 } ?? "")
    }
    #expect(Set(ranges) == ["0-1 comment", "5-8", "10-11"])
  }

  @Test func selection() {
    let position: JSON = ["line": 6, "character": 6]
    var selection = Self.response(
      "textDocument/selectionRange", ["positions": [position]]
    ).arrayValue?.first
    var places: [String] = []
    while let range = selection?["range"] {
      places.append(ServerSession.place(range))
      selection = selection?["parent"]
    }
    #expect(places == ["6:4-12", "6:4-36", "6:0-7:0", "5:0-9:0", "0:0-12:0"])
  }

  @Test func hints() {
    let range: JSON = [
      "start": ["line": 0, "character": 0], "end": ["line": 20, "character": 0],
    ]
    let hints = (Self.response("textDocument/inlayHint", ["range": range]).arrayValue ?? []).map {
      "\($0["position"]?["line"]?.intValue ?? -1):\($0["position"]?["character"]?.intValue ?? -1) "
        + ($0["label"]?.stringValue ?? "")
    }
    #expect(hints == ["4:20 as home", "6:36 as settings"])
  }

  /// Each token with its text: what is no token is signs and white space.
  @Test(arguments: [
    ("# é", "comment:# é"),
    ("/// words", "comment:/// words"),
    ("enum R", "keyword:enum enum!:R"),
    ("access public", "keyword:access keyword:public"),
    ("origin a://, https://b.c", "keyword:origin string:a:// string:https://b.c"),
    (
      "attribute level<Int 1...3 = 2>",
      "keyword:attribute decorator!:level type:Int number:1 number:3 string:2"
    ),
    ("type Sort = new|old", "keyword:type type!:Sort enumMember:new enumMember:old"),
    (
      "a/v:id<[Int]>.json?k=v&q:text -> mount S.T as s @auth(x)  # why",
      "string:a string:v parameter!:id type:Int string:.json property:k string:v property:q "
        + "parameter!:text operator:-> keyword:mount enum:S.T keyword:as enumMember!:s "
        + "decorator:@ decorator:auth string:x comment:# why"
    ),
    (
      "p/:id?k=v&q:text<Sort = new>#:f => x @auth(y)  # why",
      "string:p parameter:id property:k string:v property:q parameter:text type:Sort string:new "
        + "parameter:f operator:=> enumMember:x decorator:@ decorator:auth string:y comment:# why"
    ),
    (
      "s -> mount S.T! as s", "string:s operator:-> keyword:mount enum:S.T keyword:as enumMember!:s"
    ),
    ("l{L}/:id{I}", "string:l struct:L parameter!:id struct:I"),
    ("a/->A", "string:a operator:-> struct:A"),
    ("_ -> N", "keyword:_ operator:-> struct:N"),
    ("g/:id @auth {", "string:g parameter!:id decorator:@ decorator:auth"),
    (
      "origin a:// @only(DEBUG)",
      "keyword:origin string:a:// decorator:@ decorator:only string:DEBUG"
    ),
    ("query k:name<Int?>", "keyword:query property:k parameter!:name type:Int"),
    ("broken", ""),
  ])
  func tokens(_ line: String, _ expected: String) {
    let session = ServerSession()
    session.open("A.routes", "\n" + line + "\n")
    let data =
      session.request(
        "textDocument/semanticTokens/full",
        ["textDocument": ServerSession.document("A.routes")])["data"]?.arrayValue?
      .compactMap(\.intValue) ?? []
    var found: [String] = []
    let bytes = Array(line.utf8)
    var character = 0
    for index in stride(from: 0, to: data.count, by: 5) {
      character = data[index] > 0 ? data[index + 1] : character + data[index + 1]
      let text = String(decoding: bytes[character..<(character + data[index + 2])], as: UTF8.self)
      let kind = SemanticToken.Kind.allCases[data[index + 3]].rawValue
      found.append("\(kind)\(data[index + 4] == 1 ? "!" : ""):\(text)")
    }
    let text = found.joined(separator: " ")
    #expect(text == expected)
  }
}
