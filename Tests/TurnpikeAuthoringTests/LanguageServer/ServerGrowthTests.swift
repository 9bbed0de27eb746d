import Foundation
import TestSupport
import Testing

/// What an edit costs: time near linear in the routes, and no memory that stays.
@Suite(.serialized, .growth) struct ServerGrowthTests {
  /// The time from a keystroke to its diagnostics, in a table of some routes.
  private static func keystroke(_ count: Int) -> Double {
    let lines = (0..<count).map { "s\($0 / 20)/page\($0)/:first/:second -> Page\($0)Destination\n" }
    let text = lines.joined()
    let session = ServerSession(["App/A.routes": text])
    session.open("App/A.routes", text)
    _ = session.diagnostics()
    let keys = (0..<5).map { index in
      processorSeconds {
        session.change("App/A.routes", text + String(repeating: "#", count: index), version: index)
        _ = session.settle()
      }
    }
    return keys.min() ?? 0
  }

  /// Four times the routes, and room for a busy machine.
  @Test func aKeystrokeIsNearLinear() {
    let small = Self.keystroke(250)
    let large = Self.keystroke(1_000)
    print("a keystroke among 1000 routes takes \(Int(large * 1_000)) ms")
    #expect(large < 10 * small, "\(small) s, \(large) s")
  }

  /// After a thousand edits the server has all the memory that ten thousand need.
  @Test(.slow, .enabled(if: ServerProcess.isMeasurable))
  func memoryStaysFlat() throws {
    let server = try ServerProcess()
    var pages: [Int] = []
    for edit in 1...10_000 {
      try server.type("edit\(edit)/:n<Int> -> Edit\(edit % 7 == 0 ? "" : "Destination")\n")
      if edit == 1_000 || edit == 10_000 { pages.append(try server.residentPages) }
    }
    print("pages of memory after 1000 and 10000 edits: \(pages)")
    #expect(pages[1] * 10 < pages[0] * 11, "\(pages)")
    try server.end()
  }
}

/// The built tool as a server, with a table of some routes open.
private final class ServerProcess {
  private static let uri = #""uri":"file:///none/App.routes""#
  private static let lines =
    ["enum AppRoute", "attribute auth"]
    + (0..<20).map { "page\($0)/:id<Int>?q:text -> Page\($0)Destination @auth" }

  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var version = 1

  init() throws {
    process.executableURL = try BuiltProduct.executable("turnpike-tool")
    process.arguments = ["language-server"]
    process.standardInput = input
    process.standardOutput = output
    // A server that has ended must not end the tests.
    signal(SIGPIPE, SIG_IGN)
    try process.run()
    try send(#""id":1,"method":"initialize","params":{"capabilities":{}}"#)
    try send(#""method":"initialized","params":{}"#)
    let text = (Self.lines + [""]).joined(separator: #"\n"#)
    try send(
      #""method":"textDocument/didOpen","params":{"textDocument":{"#
        + #"\#(Self.uri),"languageId":"routes","version":1,"text":"\#(text)"}}"#)
    wait(for: #""version":1,"diagnostics""#)
  }

  /// Puts a text instead of the last one after the routes, and waits for the diagnostics.
  func type(_ text: String) throws {
    version += 1
    let line = Self.lines.count
    let range =
      #"{"start":{"line":\#(line),"character":0},"end":{"line":\#(line + 1),"character":0}}"#
    try send(
      #""method":"textDocument/didChange","params":{"textDocument":{\#(Self.uri),"#
        + #""version":\#(version)},"contentChanges":[{"range":\#(range),"#
        + #""text":"\#(text.replacing("\n", with: #"\n"#))"}]}"#)
    let place = #""position":{"line":\#(line),"character":1}"#
    let methods = version % 10 == 0 ? ["hover", "completion", "documentSymbol"] : []
    for (id, method) in methods.enumerated() {
      try send(
        #""id":"\#(version).\#(id)","method":"textDocument/\#(method)","#
          + #""params":{"textDocument":{\#(Self.uri)},\#(place)}"#)
    }
    wait(for: #""version":\#(version),"diagnostics""#)
  }

  func end() throws {
    try send(#""id":2,"method":"shutdown""#)
    try send(#""method":"exit""#)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  static var isMeasurable: Bool { FileManager.default.fileExists(atPath: "/proc/self/statm") }

  var residentPages: Int {
    get throws {
      let path = "/proc/\(process.processIdentifier)/statm"
      let fields = try String(contentsOfFile: path, encoding: .utf8).split(separator: " ")
      return try #require(Int(fields[1]))
    }
  }

  private func send(_ members: String) throws {
    try input.fileHandleForWriting.write(
      contentsOf: Data(ServerSession.framed(#"{"jsonrpc":"2.0",\#(members)}"#)))
  }

  /// Reads what the server sends up to a text, which it sends last.
  private func wait(for text: String) {
    var received = Data()
    while received.range(of: Data(text.utf8)) == nil {
      let data = output.fileHandleForReading.availableData
      if data.isEmpty { return }
      received += data
    }
  }
}
