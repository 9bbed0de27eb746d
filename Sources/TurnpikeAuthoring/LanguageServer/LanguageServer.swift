import TurnpikeCompiler

/// A server of the Language Server Protocol 3.17, without streams: it takes bytes and returns bytes.
///
/// The program around it reads all available bytes, handles one message after another, and calls
/// `settle` when no message is left. So a message that cancels another one is seen in time, and
/// several edits are compiled once.
package final class LanguageServer {
  private var frames = MessageFrames()
  private var messages: [Message] = []
  private var next = 0
  private var output: [UInt8] = []
  private var isInitialized = false
  private var isShutDown = false
  private var requestCount = 0

  let host: any LanguageServerHost
  let workspace: Workspace
  let version: String
  var client = ClientCapabilities()
  /// The client's folders, which are opened when the client is ready.
  var folders: [String] = []
  var publisher = DiagnosticPublisher()
  var progress = PackageProgress()

  /// The page that explains the diagnostics; nil for a tool that is not where it was built.
  private(set) lazy var explanationPage: String? =
    host.file(at: Explanation.page).map { DocumentURI.uri(of: $0.path) }

  /// Whether the program ends with success; nil until the client sends `exit`.
  package private(set) var isSuccess: Bool?

  package init(host: any LanguageServerHost, version: String) {
    self.host = host
    self.version = version
    workspace = Workspace(host)
  }

  /// The bytes for the client since the last call.
  package func takeOutput() -> [UInt8] {
    defer { output = [] }
    return output
  }

  /// Takes bytes of the client, in pieces of any size.
  package func receive(_ bytes: [UInt8]) {
    frames.append(bytes)
    while let message = frames.next() {
      switch message {
      case .success(let json): enqueue(Message(json))
      case .failure(let error): send(.response(to: .null, error))
      }
    }
  }

  package var hasMessages: Bool { next < messages.count }

  /// Handles the next message.
  package func handleMessage() {
    guard hasMessages else { return }
    let message = messages[next]
    next += 1
    if next == messages.count {
      messages = []
      next = 0
    }
    handle(message)
  }

  /// Sends what has changed for the client, when no message is left.
  package func settle() {
    guard isInitialized, !isShutDown else { return }
    publishDiagnostics()
  }

  /// Takes SwiftPM's description of a package; nil if SwiftPM returned none.
  package func packageDescribed(_ folder: String, _ json: JSON?) {
    workspace.packageDescribed(folder, json)
    endProgressIfReady()
  }

  func send(_ message: JSON) { output += MessageFrames.framed(message) }

  func sendRequest(_ method: String, _ params: JSON) {
    requestCount += 1
    send(.message(method, params, id: "turnpike-\(requestCount)"))
  }

  // MARK: Messages

  private func enqueue(_ message: Message) {
    guard case .notification("$/cancelRequest", let params) = message, let id = params["id"] else {
      messages.append(message)
      return
    }
    let index = messages[next...].firstIndex {
      if case .request(let other, _, _) = $0 { other.text == id.text } else { false }
    }
    // Without one, the request already has a response.
    guard let index else { return }
    messages.remove(at: index)
    send(.response(to: id, ResponseError(.requestCancelled, "cancelled")))
  }

  private func handle(_ message: Message) {
    switch message {
    case .request(let id, let method, let params):
      do throws(ResponseError) {
        send(.response(to: id, try respond(to: method, params)))
      } catch {
        send(.response(to: id, error))
      }
    case .notification("exit", _): isSuccess = isShutDown
    case .notification(let method, let params):
      if isInitialized, !isShutDown { take(method, params) }
    case .response: break
    case .invalid:
      send(.response(to: .null, ResponseError(.invalidRequest, "not a JSON-RPC 2.0 message")))
    }
  }

  private func respond(to method: String, _ params: JSON) throws(ResponseError) -> JSON {
    if isShutDown { throw ResponseError(.invalidRequest, "the server is shut down") }
    if method == "initialize" {
      if isInitialized { throw ResponseError(.invalidRequest, "the server is initialized") }
      isInitialized = true
      return initialize(params)
    }
    guard isInitialized else {
      throw ResponseError(.serverNotInitialized, "the first request must be 'initialize'")
    }
    if method == "shutdown" {
      isShutDown = true
      return .null
    }
    return try result(of: method, params)
  }
}
