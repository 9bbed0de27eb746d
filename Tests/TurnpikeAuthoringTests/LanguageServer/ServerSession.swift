import TurnpikeAuthoring
import TurnpikeCompiler

/// A disk in memory, and a SwiftPM that says what a test wants.
final class MemoryHost: LanguageServerHost {
  var files: [String: String]
  /// By folder; a package without one is never described.
  var descriptions: [String: String] = [:]
  private(set) var described: [String] = []

  init(_ files: [String: String]) {
    self.files = files
  }

  func files(in folder: String, isDeep: Bool) -> [SourceFile] {
    files.keys.sorted().compactMap { path in
      let rest = path.dropFirst(folder.count + 1)
      guard path.hasPrefix(folder + "/"), isDeep || !rest.contains("/"),
        path.hasSuffix(".routes") || path.hasSuffix(".routes.lock")
      else { return nil }
      return file(at: path)
    }
  }

  func file(at path: String) -> SourceFile? {
    files[path].map { SourceFile(path: path, text: $0) }
  }

  func describePackage(in folder: String) { described.append(folder) }
}

/// An editor that talks to a server.
final class ServerSession {
  let host: MemoryHost
  let server: LanguageServer
  private var received: [UInt8] = []
  private var count = 0

  /// - Parameters:
  ///   - files: those on the disk, below `/w`, which is the client's folder.
  ///   - encoding: what the client counts positions in beside UTF-16.
  ///   - capabilities: what else the client says of itself.
  init(
    _ files: [String: String] = [:], encoding: String? = "utf-8", capabilities: String = "{}",
    folder: String? = "/w", isInitialized: Bool = true
  ) {
    host = MemoryHost(
      Dictionary(uniqueKeysWithValues: files.map { ("/w/" + $0.key, $0.value) }))
    server = LanguageServer(host: host, version: "1")
    guard isInitialized else { return }
    let general: JSON = ["general": ["positionEncodings": .strings([encoding].compactMap(\.self))]]
    request(
      "initialize",
      [
        "capabilities": Self.json(capabilities).adding(general),
        "workspaceFolders": folder.map { [["uri": "file://\($0)"]] },
      ])
    notify("initialized", [:])
  }

  static func json(_ text: String) -> JSON { JSON(reading: Array(text.utf8)) ?? .string(text) }

  static func framed(_ text: String) -> [UInt8] {
    Array("Content-Length: \(text.utf8.count)\r\n\r\n\(text)".utf8)
  }

  /// The response to one request: its result, or its error.
  @discardableResult
  func request(_ method: String, _ params: JSON = .null) -> JSON {
    count += 1
    let id = count
    send(
      [
        "jsonrpc": "2.0", "id": .number(id), "method": .string(method),
        "params": params,
      ])
    while server.hasMessages { server.handleMessage() }
    let messages = takeMessages()
    let response = messages.last { $0["id"]?.intValue == id && $0["method"] == nil }
    unasked += messages.filter { $0["method"] != nil }
    return response?["result"] ?? response?["error"] ?? "no response"
  }

  /// Messages that are not responses.
  private var unasked: [JSON] = []

  func request(_ method: String, _ params: String) -> JSON { request(method, Self.json(params)) }

  func notify(_ method: String, _ params: JSON) {
    send(
      [
        "jsonrpc": "2.0", "method": .string(method), "params": params,
      ])
    while server.hasMessages { server.handleMessage() }
  }

  func notify(_ method: String, _ params: String) { notify(method, Self.json(params)) }

  private func send(_ message: JSON) { server.receive(Self.framed(message.text)) }

  /// Every message of the server since the last call, which has nothing else to do.
  func settle() -> [JSON] {
    server.settle()
    defer { unasked = [] }
    return unasked + takeMessages()
  }

  private func takeMessages() -> [JSON] {
    received += server.takeOutput()
    var messages: [JSON] = []
    while let end = received.firstRange(of: Array("\r\n\r\n".utf8)) {
      let header = String(decoding: received[..<end.lowerBound], as: UTF8.self)
      let length = Int(header.drop { $0 != " " }.dropFirst()) ?? 0
      let body = Array(received[end.upperBound..<(end.upperBound + length)])
      received.removeFirst(end.upperBound + length)
      messages.append(JSON(reading: body) ?? "no JSON")
    }
    return messages
  }
}

// MARK: What editors do

extension ServerSession {
  static func uri(_ file: String) -> JSON { "file:///w/\(file)" }

  static func document(_ file: String) -> JSON { ["uri": uri(file)] }

  func open(_ file: String, _ text: String, version: Int = 1) {
    notify(
      "textDocument/didOpen",
      [
        "textDocument": [
          "uri": Self.uri(file), "languageId": "routes",
          "version": .number(version), "text": .string(text),
        ]
      ])
  }

  /// Replaces the whole text.
  func change(_ file: String, _ text: String, version: Int = 2) {
    notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": Self.uri(file), "version": .number(version)],
        "contentChanges": [["text": .string(text)]],
      ])
  }

  /// The diagnostics that were sent, without their words: `Shop.routes:2:4-6 error [id]`, with lines
  /// and characters from 0.
  func diagnostics() -> [String] {
    settle().filter { $0["method"]?.stringValue == "textDocument/publishDiagnostics" }
      .flatMap { message in
        let params = message["params"]
        let uri = params?["uri"]?.stringValue ?? ""
        let name = uri.replacing("file:///w/", with: "")
        let diagnostics = params?["diagnostics"]?.arrayValue ?? []
        return diagnostics.isEmpty
          ? ["\(name): none"] : diagnostics.map { "\(name):" + Self.line($0) }
      }
  }

  static func line(_ diagnostic: JSON) -> String {
    let range = diagnostic["range"]
    let severity = diagnostic["severity"]?.intValue == 1 ? "error" : "warning"
    return place(range) + " \(severity) [\(diagnostic["code"]?.stringValue ?? "")]"
  }

  /// `2:4-6`, or `2:4-3:0`.
  static func place(_ range: JSON?) -> String {
    func number(_ name: String, _ member: String) -> Int {
      range?[name]?[member]?.intValue ?? -1
    }
    let (line, last) = (number("start", "line"), number("end", "line"))
    let end = line == last ? "" : "\(last):"
    return "\(line):\(number("start", "character"))-\(end)\(number("end", "character"))"
  }
}

/// A text with a mark where a cursor is.
struct MarkedText {
  let text: String
  let line: Int
  /// In bytes.
  let character: Int

  init(_ marked: String) {
    let before = marked.prefix { $0 != "‸" }
    text = marked.replacing("‸", with: "")
    let lines = before.split(separator: "\n", omittingEmptySubsequences: false)
    line = lines.count - 1
    character = lines.last?.utf8.count ?? 0
  }

  /// The parameters of a request about a place in a document.
  func params(_ file: String, _ others: JSON = [:]) -> JSON {
    let params: JSON = ["textDocument": ServerSession.document(file), "position": position]
    return params.adding(others)
  }

  var position: JSON {
    ["line": .number(line), "character": .number(character)]
  }
}

/// A text as it is after edits of the protocol, in UTF-8.
func edited(_ text: String, _ edits: JSON) -> String {
  var bytes = Array(text.utf8)
  func offset(_ position: JSON?) -> Int {
    var line = position?["line"]?.intValue ?? 0
    var offset = 0
    while line > 0, offset < bytes.count {
      if bytes[offset] == UInt8(ascii: "\n") { line -= 1 }
      offset += 1
    }
    return min(offset + (position?["character"]?.intValue ?? 0), bytes.count)
  }
  let changes = (edits.arrayValue ?? []).map { edit in
    (
      offset(edit["range"]?["start"]), offset(edit["range"]?["end"]),
      edit["newText"]?.stringValue ?? ""
    )
  }
  for (start, end, new) in changes.sorted(by: { $0.0 > $1.0 }) {
    bytes.replaceSubrange(start..<end, with: new.utf8)
  }
  return String(decoding: bytes, as: UTF8.self)
}
