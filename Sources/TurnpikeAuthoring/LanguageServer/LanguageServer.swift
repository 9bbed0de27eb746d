import TurnpikeCompiler

/// A server of the Language Server Protocol 3.17, without its streams: it takes bytes and makes bytes.
///
/// The program around it reads all that has come, has one message after the other handled, and calls
/// `settle` when none is left. So a message that cancels another is seen in time, and a burst of edits
/// is compiled once.
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
  var publisher = DiagnosticPublisher()
  var progress = PackageProgress()

  /// The page that explains the diagnostics; nil for a tool that is not where it was built.
  private(set) lazy var explanationPage: String? =
    host.file(at: Explanation.page).map { DocumentURI.uri(of: $0.path) }

  /// How the program ends: nil until the client says `exit`.
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
    while let frame = frames.next() {
      switch frame {
      case .junk:
        send(.response(to: .null, ResponseError(.parseError, "no header with a Content-Length")))
      case .body(let body):
        if let json = JSON(reading: body) {
          enqueue(Message(json))
        } else {
          _ = frames.putBack(body)
          send(.response(to: .null, ResponseError(.parseError, "the message is no JSON in UTF-8")))
        }
      }
    }
  }

  package var hasMessages: Bool { next < messages.count }

  /// Handles the next message that has come.
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

  /// Takes the answer of SwiftPM.
  package func packageDescribed(_ folder: String, _ json: JSON?) {
    workspace.packageDescribed(folder, json)
    endProgressIfReady()
  }

  func send(_ message: JSON) { output += MessageFrames.framed(message) }

  func sendRequest(_ method: String, _ params: JSON) {
    requestCount += 1
    send(.request("turnpike-\(requestCount)", method, params))
  }

  // MARK: Messages

  private func enqueue(_ message: Message) {
    guard case .notification("$/cancelRequest", let params) = message, let id = params["id"] else {
      messages.append(message)
      return
    }
    let key = Message.key(ofID: id)
    let index = messages[next...].firstIndex {
      if case .request(let other, _, _) = $0 { Message.key(ofID: other) == key } else { false }
    }
    // What has been answered is answered.
    guard let index else { return }
    messages.remove(at: index)
    send(.response(to: id, ResponseError(.requestCancelled, "cancelled")))
  }

  private func handle(_ message: Message) {
    switch message {
    case .request(let id, let method, let params):
      do throws(ResponseError) {
        send(.response(to: id, try answer(method, params)))
      } catch {
        send(.response(to: id, error))
      }
    case .notification(let method, let params): take(method, params)
    case .response: break
    case .invalid:
      send(.response(to: .null, ResponseError(.invalidRequest, "no message of JSON-RPC 2.0")))
    }
  }

  private func answer(_ method: String, _ params: JSON) throws(ResponseError) -> JSON {
    if isShutDown { throw ResponseError(.invalidRequest, "the server is shut down") }
    guard let request = Request(rawValue: method) else {
      throw isInitialized
        ? ResponseError(.methodNotFound, "unknown method '\(harmless(method))'")
        : .notInitialized
    }
    switch request {
    case .initialize:
      if isInitialized { throw ResponseError(.invalidRequest, "the server is initialized") }
      isInitialized = true
      return initialize(params)
    case .shutdown:
      guard isInitialized else { throw .notInitialized }
      isShutDown = true
      return .null
    default:
      guard isInitialized else { throw .notInitialized }
      return try result(of: request, params)
    }
  }

  private func take(_ method: String, _ params: JSON) {
    if method == "exit" {
      isSuccess = isShutDown
      return
    }
    guard isInitialized, !isShutDown, let notification = Notification(rawValue: method) else {
      return
    }
    take(notification, params)
  }
}

extension ResponseError {
  fileprivate static let notInitialized = ResponseError(
    .serverNotInitialized, "the first request is 'initialize'")
}
