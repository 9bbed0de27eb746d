import TurnpikeCompiler

/// The diagnostics that the client has.
struct DiagnosticPublisher {
  /// The text of the last diagnostics sent, by URI.
  var sent: [String: Sent] = [:]
  /// The text of the last diagnostics pulled, by URI.
  var pulled: [String: String] = [:]
  /// Whether the client also pulls the diagnostics of closed files.
  var pullsWorkspace = false

  struct Sent {
    let text: String
    let version: Int?
  }
}

extension LanguageServer {
  /// The diagnostics of all files of packages whose targets are known.
  private var currentDiagnostics: [(path: String, diagnostics: JSON)] {
    workspace.projects.filter(\.isReady).flatMap { $0.analyses(workspace.documents) }
      .flatMap { analysis in
        analysis.checkedPaths.map { ($0, diagnostics(of: $0, analysis)) }
      }
  }

  private func diagnostics(of path: String, _ analysis: Analysis) -> JSON {
    .array(analysis.diagnostics(of: path).map { json($0, of: analysis) })
  }

  /// Sends the diagnostics that have changed.
  func publishDiagnostics() {
    var current: Set<String> = []
    var mustPullAgain = false
    for (path, diagnostics) in currentDiagnostics {
      let document = workspace.documents[path]
      let uri = workspace.documents.uri(of: path)
      if let pulled = publisher.pulled[uri], pulled != diagnostics.text { mustPullAgain = true }
      if client.pullsDiagnostics, document != nil || publisher.pullsWorkspace { continue }
      current.insert(uri)
      publish(uri, document?.version, diagnostics)
    }
    if workspace.projects.allSatisfy(\.isReady) {
      for uri in publisher.sent.keys.sorted() where !current.contains(uri) {
        publish(uri, nil, [])
        publisher.sent[uri] = nil
      }
    }
    if mustPullAgain, client.refreshesDiagnostics {
      publisher.pulled = [:]
      sendRequest("workspace/diagnostic/refresh", .null)
    }
  }

  private func publish(_ uri: String, _ version: Int?, _ diagnostics: JSON) {
    let text = diagnostics.text
    let last = publisher.sent[uri]
    // A closed file that never had diagnostics needs no message.
    if last == nil, version == nil, text == "[]" { return }
    if let last, last.text == text, version == nil || last.version == version { return }
    publisher.sent[uri] = DiagnosticPublisher.Sent(text: text, version: version)
    send(
      .message(
        "textDocument/publishDiagnostics",
        ["uri": .string(uri), "version": version.map(JSON.number), "diagnostics": diagnostics]))
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
    let items = currentDiagnostics.map { path, diagnostics -> JSON in
      let place: JSON = [
        "uri": .string(workspace.documents.uri(of: path)),
        "version": workspace.documents[path].map { .number($0.version) } ?? .null,
      ]
      return place.adding(report(diagnostics, previous: previous[path]))
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
