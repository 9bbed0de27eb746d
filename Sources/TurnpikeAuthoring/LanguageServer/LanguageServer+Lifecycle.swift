extension LanguageServer {
  func initialize(_ params: JSON) -> JSON {
    client = ClientCapabilities(params["capabilities"])
    let folders = params["workspaceFolders"]?.arrayValue?.compactMap { $0["uri"]?.stringValue }
    let roots = folders ?? (params["rootUri"]?.stringValue).map { [$0] } ?? []
    publisher.folders = roots.map(DocumentURI.path)
    return [
      "capabilities": capabilities,
      "serverInfo": ["name": "turnpike-tool", "version": .string(version)],
    ]
  }

  private var capabilities: JSON {
    [
      "positionEncoding": .string(client.encoding.rawValue),
      "textDocumentSync": [
        "openClose": true, "change": 2,
        "save": ["includeText": false],
      ],
      "diagnosticProvider": [
        "identifier": "turnpike", "interFileDependencies": true,
        "workspaceDiagnostics": true,
      ],
      "completionProvider": [
        "triggerCharacters": .array(
          ["@", ">", " ", "<", ".", "(", "?", "&", "="].map { .string($0) })
      ],
      "hoverProvider": true, "definitionProvider": true,
      "referencesProvider": true, "documentHighlightProvider": true,
      "renameProvider": ["prepareProvider": true],
      "documentSymbolProvider": true, "workspaceSymbolProvider": true,
      "foldingRangeProvider": true, "selectionRangeProvider": true,
      "inlayHintProvider": true,
      "semanticTokensProvider": [
        "legend": Self.tokensLegend, "full": true, "range": true,
      ],
      "documentFormattingProvider": true,
      "documentRangeFormattingProvider": true,
      "documentOnTypeFormattingProvider": ["firstTriggerCharacter": "\n"],
      "codeActionProvider": [
        "codeActionKinds": .array(CodeActionKind.allCases.map { .string($0.rawValue) })
      ],
      "executeCommandProvider": ["commands": [.string(LanguageServer.fixAllCommand)]],
      "workspace": [
        "workspaceFolders": ["supported": true, "changeNotifications": true]
      ],
    ]
  }

  /// What waits for the client to be ready.
  func initialized() {
    workspace.setFolders(publisher.folders)
    beginProgressIfNeeded()
    guard client.registersWatchers else { return }
    let watchers = ["**/*.routes", "**/*.routes.lock", "**/Package.swift", "**/Package.resolved"]
      .map { pattern -> JSON in ["globPattern": .string(pattern)] }
    sendRequest(
      "client/registerCapability",
      [
        "registrations": [
          [
            "id": "turnpike-files",
            "method": "workspace/didChangeWatchedFiles",
            "registerOptions": ["watchers": .array(watchers)],
          ]
        ]
      ])
  }
}
