import TurnpikeCompiler

/// What the client knows of the diagnostics.
struct DiagnosticPublisher {
  /// The folders that are opened once the client is ready.
  var folders: [String] = []
  /// The text of what was sent last, by the URI.
  var sent: [String: Sent] = [:]
  /// What a client that pulls was given last, by the URI: whether it is to ask again.
  var pulled: [String: String] = [:]
  /// Whether the client asks for those of closed files too.
  var pullsWorkspace = false

  struct Sent {
    let text: String
    let version: Int?
  }
}

extension LanguageServer {
  /// Sends the diagnostics that have changed.
  func publishDiagnostics() {
    var texts: [(uri: String, version: Int?, diagnostics: JSON)] = []
    var current: Set<String> = []
    var mayHaveChanged = false
    for project in workspace.projects where project.isReady {
      for analysis in project.analyses(workspace.documents) {
        for path in analysis.checkedPaths {
          let document = workspace.documents[path]
          let uri = workspace.documents.uri(of: path)
          let diagnostics = self.diagnostics(of: path, analysis)
          if let pulled = publisher.pulled[uri], pulled != diagnostics.text {
            mayHaveChanged = true
          }
          if client.pullsDiagnostics, document != nil || publisher.pullsWorkspace { continue }
          current.insert(uri)
          texts.append((uri, document?.version, diagnostics))
        }
      }
    }
    let isWaiting = workspace.projects.contains { !$0.isReady }
    if !isWaiting {
      for uri in publisher.sent.keys.sorted() where !current.contains(uri) {
        texts.append((uri, nil, []))
      }
    }
    for (uri, version, diagnostics) in texts { publish(uri, version, diagnostics) }
    if !isWaiting { publisher.sent = publisher.sent.filter { current.contains($0.key) } }
    if mayHaveChanged, client.refreshesDiagnostics {
      publisher.pulled = [:]
      sendRequest("workspace/diagnostic/refresh", .null)
    }
  }

  private func publish(_ uri: String, _ version: Int?, _ diagnostics: JSON) {
    let text = diagnostics.text
    let last = publisher.sent[uri]
    // A file that never had any needs no word, unless an editor waits for one.
    if last == nil, version == nil, text == "[]" { return }
    if let last, last.text == text, version == nil || last.version == version { return }
    publisher.sent[uri] = DiagnosticPublisher.Sent(text: text, version: version)
    send(
      .notification(
        "textDocument/publishDiagnostics",
        ["uri": .string(uri), "version": version.map(JSON.number), "diagnostics": diagnostics]))
  }

  private func diagnostics(of path: String, _ analysis: Analysis) -> JSON {
    .array(
      analysis.diagnostics(of: path).map { json($0, of: analysis) })
  }

  // MARK: Pulled

  /// `textDocument/diagnostic`.
  func diagnosticReport(_ params: JSON) throws(ResponseError) -> JSON {
    let document = try analysis(params)
    if let project = workspace.project(of: document.path), !project.isReady {
      throw ResponseError(
        .serverCancelled, "the package's targets are not known yet",
        data: ["retriggerRequest": true])
    }
    let items = diagnostics(of: document.path, document.analysis)
    let uri = workspace.documents.uri(of: document.path)
    publisher.pulled[uri] = items.text
    return report(items, previous: params["previousResultId"]?.stringValue)
  }

  /// `workspace/diagnostic`.
  func workspaceReport(_ params: JSON) -> JSON {
    publisher.pullsWorkspace = true
    var previous: [String: String] = [:]
    for known in params["previousResultIds"]?.arrayValue ?? [] {
      guard let uri = known["uri"]?.stringValue else { continue }
      previous[DocumentURI.path(of: uri)] = known["value"]?.stringValue
    }
    var items: [JSON] = []
    for project in workspace.projects where project.isReady {
      for analysis in project.analyses(workspace.documents) {
        for path in analysis.checkedPaths {
          let place: JSON = [
            "uri": .string(workspace.documents.uri(of: path)),
            "version": workspace.documents[path].map { .number($0.version) } ?? .null,
          ]
          let report = report(diagnostics(of: path, analysis), previous: previous[path])
          items.append(place.adding(report))
        }
      }
    }
    return ["items": .array(items)]
  }

  private func report(_ items: JSON, previous: String?) -> JSON {
    let id = String(Self.hash(items.text), radix: 36)
    if id == previous {
      return ["kind": "unchanged", "resultId": .string(id)]
    }
    return [
      "kind": "full", "resultId": .string(id), "items": items,
    ]
  }

  /// The same for the same text in every run (FNV-1a).
  private static func hash(_ text: String) -> UInt64 {
    text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}
