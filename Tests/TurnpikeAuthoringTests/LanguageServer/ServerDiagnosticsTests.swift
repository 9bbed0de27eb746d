import Testing

@testable import TurnpikeAuthoring

@Suite struct ServerDiagnosticsTests {
  /// An error comes with the edit that makes it, in whatever file of the table, and goes with it.
  @Test func openAndClosedFiles() {
    let session = ServerSession([
      "App/A.routes": "enum R\nproduct/:id -> ProductDestination\n",
      "App/B.routes": "enum R\np/:id => prodct\n",
    ])
    #expect(session.diagnostics() == ["App/B.routes:1:9-15 error [unknown-case]"])
    session.open("App/A.routes", "enum R\nprodct/:id -> ProdctDestination\n")
    #expect(session.diagnostics() == ["App/A.routes: none", "App/B.routes: none"])
    session.change("App/A.routes", "enum R\n\nproduct/:id -> ProductDestination\n")
    #expect(
      session.diagnostics() == ["App/A.routes: none", "App/B.routes:1:9-15 error [unknown-case]"])
    // What was not saved is gone: the same as at first.
    session.notify(
      "textDocument/didClose", ["textDocument": ServerSession.document("App/A.routes")])
    #expect(session.diagnostics() == [])
    session.host.files["/w/App/B.routes"] = "enum R\np/:id => product\n"
    session.notify(
      "workspace/didChangeWatchedFiles", #"{"changes":[{"uri":"file:///w/App/B.routes","type":2}]}"#
    )
    #expect(session.diagnostics() == ["App/B.routes: none"])
    // A file that is gone takes its errors with it.
    session.open("App/C.routes", "enum R\nx\n")
    #expect(session.diagnostics().count == 1)
    session.notify(
      "textDocument/didClose", ["textDocument": ServerSession.document("App/C.routes")])
    #expect(session.diagnostics() == ["App/C.routes: none"])
  }

  @Test func incrementalEdits() {
    let session = ServerSession(encoding: nil)
    session.open("A.routes", "# 😀\nx -> XDestination\n")
    #expect(session.diagnostics() == ["A.routes: none"])
    session.notify(
      "textDocument/didChange",
      """
      {"textDocument":{"uri":"file:///w/A.routes","version":2},"contentChanges":[
      {"range":{"start":{"line":0,"character":2},"end":{"line":0,"character":4}},"text":""},
      {"range":{"start":{"line":1,"character":1},"end":{"line":1,"character":4}},"text":"\u{1F600}"}]}
      """)
    let text = session.server.workspace.documents["/w/A.routes"]?.text.bytes
    #expect(text == Array("# \nx\u{1F600} XDestination\n".utf8))
    // The place counts the character as two.
    #expect(session.diagnostics() == ["A.routes:1:4-16 error [missing-arrow]"])
  }

  @Test func untitled() {
    let session = ServerSession(folder: nil)
    session.notify(
      "textDocument/didOpen",
      #"{"textDocument":{"uri":"untitled:One","languageId":"routes","version":1,"text":"x\n"}}"#)
    #expect(session.diagnostics() == ["untitled:One:0:1-1 error [missing-arrow]"])
  }

  /// What the protocol says beside the message.
  @Test func wholeDiagnostic() {
    let session = ServerSession(
      ["A.routes": "# One.\n\nx -> X\nx -> Y\n"],
      capabilities:
        #"{"textDocument":{"publishDiagnostics":{"relatedInformation":true}}}"#)
    let found = session.settle().compactMap { $0["params"]?["diagnostics"]?.arrayValue }.flatMap(
      \.self)
    #expect(found.map { $0["tags"]?.text } == [nil])
    #expect(found.map { $0["severity"]?.intValue } == [1])
    #expect(found.allSatisfy { $0["source"]?.stringValue == "turnpike" })
    let notes = found.last?["relatedInformation"]?.arrayValue
    #expect(
      notes?.map { $0["location"]?.text } == [
        #"{"uri":"file:///w/A.routes","range":{"start":{"line":2,"character":0},"#
          + #""end":{"line":2,"character":1}}}"#
      ])
    #expect(notes?.first?["message"]?.stringValue?.isEmpty == false)
    let warnings = ServerSession(["A.routes": "import Money\ntype Old = a|b\nx -> X\n"]).settle()
      .compactMap { $0["params"]?["diagnostics"]?.arrayValue }.flatMap(\.self)
    #expect(warnings.map { $0["tags"]?.text } == ["[1]", "[1]"])
    #expect(warnings.map { $0["severity"]?.intValue } == [2, 2])
    // Others read the notes in the message.
    let plain = ServerSession(["A.routes": "x -> X\nx -> Y\n"]).settle()
      .compactMap { $0["params"]?["diagnostics"]?.arrayValue }.flatMap(\.self)
    #expect(plain.map(ServerSession.line) == ["1:0-1 error [duplicate-pattern]"])
    let message = plain.first?["message"]?.stringValue?.split(separator: "\n") ?? []
    #expect(message.dropFirst().map { $0.prefix(17) } == ["/w/A.routes:1:1: "])
  }

  @Test func pulled() {
    let session = ServerSession(
      ["A.routes": "x\n", "B.routes": "y\n"],
      capabilities:
        #"{"textDocument":{"diagnostic":{}},"workspace":{"diagnostics":{"refreshSupport":true}}}"#)
    session.open("A.routes", "x\n")
    // Of open files the client asks.
    #expect(session.diagnostics().map { $0.prefix(11) } == ["B.routes:0:"])
    let document: JSON = ["textDocument": ServerSession.document("A.routes")]
    let report = session.request("textDocument/diagnostic", document)
    #expect(report["kind"]?.stringValue == "full")
    #expect(report["items"]?.arrayValue?.map(ServerSession.line).count == 1)
    let again = session.request(
      "textDocument/diagnostic", document.adding(["previousResultId": report["resultId"]]))
    #expect(again["kind"]?.stringValue == "unchanged")
    session.change("A.routes", "x -> X\n")
    #expect(
      session.settle().compactMap { $0["method"]?.stringValue } == ["workspace/diagnostic/refresh"])
    let whole = session.request("workspace/diagnostic", #"{"previousResultIds":[]}"#)
    #expect(
      whole["items"]?.arrayValue?.map { $0["uri"]?.stringValue } == [
        "file:///w/A.routes", "file:///w/B.routes",
      ])
    // And now of all others.
    #expect(session.diagnostics() == ["B.routes: none"])
  }

  // MARK: Packages

  private static let package = """
    {"dependencies":[],"targets":[
    {"c99name":"App","name":"App","path":"Sources/App","target_dependencies":["Shop"]},
    {"c99name":"Shop","name":"Shop","path":"Sources/Shop"},
    {"c99name":"Bank","name":"Bank","path":"Sources/Bank"}]}
    """

  @Test func targets() {
    let session = ServerSession([
      "Package.swift": "",
      "Sources/App/A.routes": "shop -> mount Shop.ShopRoute\nbank -> mount Bank.BankRoute\n",
      "Sources/Shop/Deep/S.routes": "enum ShopRoute\naccess package\nx -> X\n",
      "Sources/Bank/B.routes": "enum BankRoute\naccess package\nx -> X\n",
      "Notes/N.routes": "x\n",
    ])
    // Before SwiftPM's description, nothing is sure.
    #expect(session.diagnostics() == [])
    #expect(session.host.described == ["/w"])
    let cancelled = session.request(
      "textDocument/diagnostic",
      ["textDocument": ServerSession.document("Notes/N.routes")])
    #expect(cancelled["code"]?.intValue == -32802)
    session.server.packageDescribed("/w", ServerSession.json(Self.package))
    #expect(
      session.diagnostics()
        == [
          "Notes/N.routes:0:1-1 error [missing-arrow]",
          "Sources/App/A.routes:1:14-18 error [unknown-module]",
        ].sorted { $0.contains("App") && !$1.contains("App") })
    // The manifest changes.
    session.notify(
      "workspace/didChangeWatchedFiles",
      #"{"changes":[{"uri":"file:///w/Package.swift","type":2}]}"#)
    #expect(session.host.described == ["/w", "/w"])
    session.server.packageDescribed(
      "/w",
      ServerSession.json(
        Self.package.replacing("[\"Shop\"]", with: "[\"Shop\",\"Bank\"]")))
    #expect(session.diagnostics() == ["Sources/App/A.routes: none"])
  }

  /// Turnpike itself comes from elsewhere; modules of other such packages are not known.
  @Test(arguments: ["turnpike", "turnpike-extras"])
  func unknownModule(_ identity: String) {
    let session = ServerSession([
      "Package.swift": "",
      "Sources/App/A.routes": "import Turnpike\nx -> X\nshop -> mount Shopp.ShopRoute\n",
      "Sources/Shop/S.routes": "enum ShopRoute\naccess package\nx -> X\n",
    ])
    session.server.packageDescribed(
      "/w",
      ServerSession.json(
        """
        {"dependencies":[{"identity":"\(identity)","type":"sourceControl"}],"targets":[
        {"c99name":"App","name":"App","path":"Sources/App","product_dependencies":["Turnpike"],
        "target_dependencies":["Shop"]},
        {"c99name":"Shop","name":"Shop","path":"Sources/Shop"}]}
        """))
    let error = "Sources/App/A.routes:2:14-19 error [unknown-module]"
    #expect(
      session.diagnostics().filter { $0.contains("error") }
        == (identity == "turnpike" ? [error] : []))
  }

  /// Without SwiftPM's response each folder is a module.
  @Test func packageThatCannotBeDescribed() {
    let session = ServerSession([
      "Package.swift": "", "A/A.routes": "x -> mount B.Route as b\n",
      "B/B.routes": "access public\ny\n",
    ])
    session.server.packageDescribed("/w", nil)
    #expect(session.diagnostics().map { $0.prefix(10) } == ["B/B.routes"])
  }

  @Test func packagesBeside() {
    let session = ServerSession([
      "Package.swift": "",
      "Sources/App/A.routes": "shop -> mount Shop.ShopRoute\nx -> X @example(shop/none)\n",
    ])
    session.host.files["/shop/Package.swift"] = ""
    session.host.files["/shop/Sources/Shop/S.routes"] = "enum ShopRoute\naccess public\nx -> X\n"
    session.server.packageDescribed(
      "/w",
      ServerSession.json(
        """
        {"dependencies":[{"type":"fileSystem","path":"/shop","identity":"shop"}],"targets":[
        {"c99name":"App","name":"App","path":"Sources/App","product_dependencies":["Shop"]}]}
        """))
    #expect(session.host.described == ["/w", "/shop"])
    #expect(session.diagnostics() == [])
    session.server.packageDescribed(
      "/shop",
      ServerSession.json(
        """
        {"dependencies":[],"products":[{"name":"Shop","targets":["Shop"]}],"targets":[
        {"c99name":"Shop","name":"Shop","path":"Sources/Shop"}]}
        """))
    let found = session.diagnostics()
    #expect(found == ["Sources/App/A.routes:1:16-25 error [example-mismatch]"])

    // Its file changes on the disk, then in an editor, which closes it without saving.
    let path = "/shop/Sources/Shop/S.routes"
    let text = session.host.files[path] ?? ""
    func others() -> [String] { session.diagnostics().filter { $0.hasPrefix("Sources/App") } }
    func hasNoEnum(_ found: [String]) -> Bool {
      found.contains("Sources/App/A.routes:0:19-28 error [unknown-enum]")
    }
    session.host.files[path] = text.replacing("ShopRoute", with: "StoreRoute")
    session.notify(
      "workspace/didChangeWatchedFiles", #"{"changes":[{"uri":"file://\#(path)","type":2}]}"#)
    #expect(hasNoEnum(others()))
    let document: JSON = ["uri": "file://\(path)", "text": .string(text)]
    session.notify("textDocument/didOpen", ["textDocument": document])
    #expect(others() == found)
    session.notify("textDocument/didClose", ["textDocument": document])
    #expect(hasNoEnum(others()))
  }

  /// The client's folder has packages in it, and files beside them.
  @Test func packagesInside() {
    let session = ServerSession([
      "Package/Package.swift": "",
      "Package/Sources/App/A.routes":
        "shop -> mount Shop.ShopRoute\nbank -> mount Bank.BankRoute\n",
      "Package/Sources/Shop/Deep/S.routes": "enum ShopRoute\naccess package\nx -> X\n",
      "Package/Sources/Bank/B.routes": "enum BankRoute\naccess package\nx -> X\n",
      "Notes/N.routes": "x\n",
    ])
    #expect(session.host.described == ["/w/Package"])
    #expect(session.diagnostics().map { $0.prefix(14) } == ["Notes/N.routes"])
    session.server.packageDescribed("/w/Package", ServerSession.json(Self.package))
    let found = ["Package/Sources/App/A.routes:1:14-18 error [unknown-module]"]
    #expect(session.diagnostics() == found)
    session.open("Package/Sources/App/A.routes", "shop -> mount Shop.ShopRoute\n")
    #expect(session.diagnostics() == ["Package/Sources/App/A.routes: none"])
    session.notify(
      "textDocument/didClose",
      ["textDocument": ServerSession.document("Package/Sources/App/A.routes")])
    #expect(session.diagnostics() == found)
    #expect(session.host.described == ["/w/Package"])
  }

  @Test func progress() {
    let session = ServerSession(
      ["Package.swift": "", "A.routes": ""], capabilities: #"{"window":{"workDoneProgress":true}}"#)
    session.server.packageDescribed("/w", nil)
    let methods = session.settle().compactMap { $0["method"]?.stringValue }
    #expect(methods == ["window/workDoneProgress/create", "$/progress", "$/progress"])
  }
}
