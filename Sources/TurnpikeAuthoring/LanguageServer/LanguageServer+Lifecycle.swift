extension LanguageServer {
  func initialize(_ params: JSON) -> JSON {
    client = ClientCapabilities(params["capabilities"])
    let uris = params["workspaceFolders"]?.arrayValue?.compactMap { $0["uri"]?.stringValue }
    folders = (uris ?? [params["rootUri"]?.stringValue].compactMap(\.self)).map(DocumentURI.path)
    return [
      "capabilities": capabilities,
      "serverInfo": ["name": "turnpike-tool", "version": .string(version)],
    ]
  }

  private var capabilities: JSON {
    [
      "positionEncoding": .string(client.encoding.rawValue),
      "textDocumentSync": ["openClose": true, "change": 2, "save": ["includeText": false]],
      "diagnosticProvider": [
        "identifier": "turnpike", "interFileDependencies": true, "workspaceDiagnostics": true,
      ],
      "completionProvider": [
        "triggerCharacters": ["@", ">", " ", "<", ".", "(", "?", "&", "="]
      ],
      "hoverProvider": true,
      "definitionProvider": true,
      "referencesProvider": true,
      "documentHighlightProvider": true,
      "renameProvider": ["prepareProvider": true],
      "documentSymbolProvider": true,
      "workspaceSymbolProvider": true,
      "foldingRangeProvider": true,
      "selectionRangeProvider": true,
      "inlayHintProvider": true,
      "semanticTokensProvider": ["legend": Self.tokensLegend, "full": true, "range": true],
      "documentFormattingProvider": true,
      "documentRangeFormattingProvider": true,
      "documentOnTypeFormattingProvider": ["firstTriggerCharacter": "\n"],
      "codeActionProvider": ["codeActionKinds": .strings(CodeActionKind.allCases.map(\.rawValue))],
      "workspace": ["workspaceFolders": ["supported": true, "changeNotifications": true]],
    ]
  }

  /// Opens the folders, now that the client is ready.
  func initialized() {
    workspace.setFolders(folders)
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
