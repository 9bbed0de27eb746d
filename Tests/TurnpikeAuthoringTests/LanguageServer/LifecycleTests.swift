import Testing

@testable import TurnpikeAuthoring

@Suite struct LifecycleTests {
  /// Requests in, responses out: the code of an error, or the result.
  @Test(arguments: [
    ([("shutdown", "null")], ["-32002"]),
    ([("turnpike/none", "null")], ["-32002"]),
    ([("initialize", "{}"), ("initialize", "{}")], ["result", "-32600"]),
    ([("initialize", "{}"), ("turnpike/none", "{}")], ["result", "-32601"]),
    (
      [("initialize", "null"), ("shutdown", "null"), ("shutdown", "null")],
      ["result", "null", "-32600"]
    ),
    ([("initialize", "{}"), ("textDocument/formatting", "{}")], ["result", "-32602"]),
    ([("initialize", "[]"), ("textDocument/formatting", "[1]")], ["result", "-32602"]),
    (
      [
        ("initialize", "{}"),
        ("textDocument/formatting", #"{"textDocument":{"uri":"file:///w/None.routes"}}"#),
      ], ["result", "-32602"]
    ),
  ])
  func requests(_ requests: [(String, String)], _ expected: [String]) {
    let session = ServerSession(isInitialized: false)
    let responses = requests.map { method, params in
      let response = session.request(method, params)
      if let code = response["code"]?.intValue { return String(code) }
      return response["capabilities"] == nil ? response.text : "result"
    }
    #expect(responses == expected)
  }

  @Test(arguments: [
    (#"{}"#, "utf-16"),
    (#"{"general":{"positionEncodings":["utf-16"]}}"#, "utf-16"),
    (#"{"general":{"positionEncodings":["utf-32","utf-8","utf-16"]}}"#, "utf-8"),
  ])
  func encoding(_ capabilities: String, _ expected: String) {
    let session = ServerSession(isInitialized: false)
    let response = session.request("initialize", "{\"capabilities\":\(capabilities)}")
    #expect(response["capabilities"]?["positionEncoding"]?.stringValue == expected)
  }

  @Test func exit() {
    let good = ServerSession()
    #expect(good.server.isSuccess == nil)
    good.request("shutdown")
    good.notify("exit", "null")
    #expect(good.server.isSuccess == true)
    let sudden = ServerSession()
    sudden.notify("exit", "null")
    #expect(sudden.server.isSuccess == false)
  }

  /// An identifier that no integer can hold is still the client's.
  @Test(arguments: ["7", "-7", #""a\"é""#, "1.5", "1e3", "12345678901234567890123"])
  func keepsIdentifiers(id: String) {
    let session = ServerSession(["A.routes": "x -> X\n"])
    session.server.receive(
      ServerSession.framed(#"{"jsonrpc":"2.0","id":\#(id),"method":"shutdown"}"#))
    while session.server.hasMessages { session.server.handleMessage() }
    #expect(session.settle().map(\.text) == [#"{"jsonrpc":"2.0","id":\#(id),"result":null}"#])
  }

  /// Cancels a request that waits, and ignores one that has its response or is unknown.
  @Test func cancelling() {
    let session = ServerSession(["A.routes": "x -> X\n"])
    let request =
      #"{"jsonrpc":"2.0","id":"a","method":"textDocument/formatting","params":{"textDocument":{"uri":"file:///w/A.routes"}}}"#
    func cancel(_ id: String) -> [UInt8] {
      ServerSession.framed(
        #"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":\#(id)}}"#)
    }
    session.server.receive(ServerSession.framed(request) + cancel("7") + cancel("\"a\""))
    while session.server.hasMessages { session.server.handleMessage() }
    session.server.receive(cancel("\"a\""))
    let responses = session.settle().filter { $0["id"]?.stringValue == "a" }
    #expect(
      responses.map(\.text) == [
        #"{"jsonrpc":"2.0","id":"a","error":{"code":-32800,"message":"cancelled"}}"#
      ])
  }
}
