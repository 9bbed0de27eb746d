extension LanguageServer {
  /// Handles a notification, apart from `exit`. Others are ignored, as the protocol requires.
  func take(_ method: String, _ params: JSON) {
    let document = params["textDocument"]
    let uri = document?["uri"]?.stringValue
    let path = uri.map(DocumentURI.path)
    switch method {
    case "initialized": initialized()
    case "textDocument/didOpen":
      guard let uri, let path, let text = document?["text"]?.stringValue else { return }
      workspace.open(
        path, uri: uri, version: document?["version"]?.intValue ?? 0, text: text)
      beginProgressIfNeeded()
    case "textDocument/didChange":
      guard let path, let changes = params["contentChanges"]?.arrayValue else { return }
      change(path, version: document?["version"]?.intValue, changes)
    case "textDocument/didClose":
      guard let path else { return }
      workspace.close(path)
    case "textDocument/didSave":
      guard let path else { return }
      workspace.diskChanged([path])
    case "workspace/didChangeWatchedFiles":
      let uris = params["changes"]?.arrayValue?.compactMap { $0["uri"]?.stringValue } ?? []
      workspace.diskChanged(uris.map(DocumentURI.path))
      beginProgressIfNeeded()
    case "workspace/didChangeWorkspaceFolders":
      func paths(_ name: String) -> [String] {
        let folders = params["event"]?[name]?.arrayValue ?? []
        return folders.compactMap { $0["uri"]?.stringValue }.map(DocumentURI.path)
      }
      workspace.changeFolders(added: paths("added"), removed: paths("removed"))
      beginProgressIfNeeded()
    default: break
    }
  }

  private func change(_ path: String, version: Int?, _ changes: [JSON]) {
    let encoding = client.encoding
    workspace.edit(path) { document in
      document.version = version ?? document.version + 1
      for change in changes {
        guard let text = change["text"]?.stringValue else { continue }
        if let range = TextRange(change["range"]) {
          document.text.replace(range, with: text, encoding)
        } else {
          document.text.replaceAll(with: text)
        }
      }
    }
  }
}
