extension LanguageServer {
  func initialize(_ params: JSON) -> JSON {
    client = ClientCapabilities(params["capabilities"])
    let folders = params["workspaceFolders"]?.arrayValue?.compactMap { $0["uri"]?.stringValue }
    let roots = folders ?? (params["rootUri"]?.stringValue).map { [$0] } ?? []
    publisher.folders = roots.map(DocumentURI.path)
    return .object([
      ("capabilities", capabilities),
      (
        "serverInfo",
        .object([("name", .string("turnpike-tool")), ("version", .string(version))])
      ),
    ])
  }

  private var capabilities: JSON {
    .object([
      ("positionEncoding", .string(client.encoding.rawValue)),
      (
        "textDocumentSync",
        .object([
          ("openClose", .bool(true)), ("change", .number(2)),
          ("save", .object([("includeText", .bool(false))])),
        ])
      ),
      (
        "diagnosticProvider",
        .object([
          ("identifier", .string("turnpike")), ("interFileDependencies", .bool(true)),
          ("workspaceDiagnostics", .bool(true)),
        ])
      ),
      (
        "completionProvider",
        .object([
          (
            "triggerCharacters",
            .array(["@", ">", " ", "<", ".", "(", "?", "&", "="].map { .string($0) })
          )
        ])
      ),
      ("hoverProvider", .bool(true)), ("definitionProvider", .bool(true)),
      ("referencesProvider", .bool(true)), ("documentHighlightProvider", .bool(true)),
      ("renameProvider", .object([("prepareProvider", .bool(true))])),
      ("documentSymbolProvider", .bool(true)), ("workspaceSymbolProvider", .bool(true)),
      ("foldingRangeProvider", .bool(true)), ("selectionRangeProvider", .bool(true)),
      ("inlayHintProvider", .bool(true)),
      (
        "semanticTokensProvider",
        .object([
          ("legend", Self.tokensLegend), ("full", .bool(true)), ("range", .bool(true)),
        ])
      ),
      ("documentFormattingProvider", .bool(true)),
      ("documentRangeFormattingProvider", .bool(true)),
      ("documentOnTypeFormattingProvider", .object([("firstTriggerCharacter", .string("\n"))])),
      (
        "codeActionProvider",
        .object([("codeActionKinds", .array(CodeActionKind.allCases.map { .string($0.rawValue) }))])
      ),
      (
        "executeCommandProvider",
        .object([("commands", .array([.string(LanguageServer.fixAllCommand)]))])
      ),
      (
        "workspace",
        .object([
          (
            "workspaceFolders",
            .object([("supported", .bool(true)), ("changeNotifications", .bool(true))])
          )
        ])
      ),
    ])
  }

  /// What waits for the client to be ready.
  func initialized() {
    workspace.setFolders(publisher.folders)
    beginProgressIfNeeded()
    guard client.registersWatchers else { return }
    let watchers = ["**/*.routes", "**/*.routes.lock", "**/Package.swift", "**/Package.resolved"]
      .map { JSON.object([("globPattern", .string($0))]) }
    sendRequest(
      "client/registerCapability",
      .object([
        (
          "registrations",
          .array([
            .object([
              ("id", .string("turnpike-files")),
              ("method", .string("workspace/didChangeWatchedFiles")),
              ("registerOptions", .object([("watchers", .array(watchers))])),
            ])
          ])
        )
      ]))
  }
}
