import TestSupport
import Testing

@testable import TurnpikeAuthoring

/// Nothing that a client sends ends the server, and a sound request after it gets its response.
@Suite struct HostileClientTests {
  static let session = [
    #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{},"workspaceFolders":[{"uri":"file:///w"}]}}"#,
    #"{"jsonrpc":"2.0","method":"initialized","params":{}}"#,
    #"{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":"file:///w/A.routes","version":1,"text":"enum R\nattribute auth\nproduct/:id<Int>?q:text -> ProductDestination @auth\np => product\n"}}}"#,
    #"{"jsonrpc":"2.0","method":"textDocument/didChange","params":{"textDocument":{"uri":"file:///w/A.routes","version":2},"contentChanges":[{"range":{"start":{"line":2,"character":3},"end":{"line":3,"character":1}},"text":"é\n"}]}}"#,
    #"{"jsonrpc":"2.0","id":2,"method":"textDocument/codeAction","params":{"textDocument":{"uri":"file:///w/A.routes"},"range":{"start":{"line":0,"character":0},"end":{"line":9,"character":0}},"context":{}}}"#,
    #"{"jsonrpc":"2.0","id":3,"method":"textDocument/formatting","params":{"textDocument":{"uri":"file:///w/A.routes"}}}"#,
    #"{"jsonrpc":"2.0","id":4,"method":"textDocument/diagnostic","params":{"textDocument":{"uri":"file:///w/A.routes"}}}"#,
    #"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":4}}"#,
    #"{"jsonrpc":"2.0","id":5,"method":"turnpike/match","params":{"url":"product/7"}}"#,
    #"{"jsonrpc":"2.0","method":"workspace/didChangeWatchedFiles","params":{"changes":[{"uri":"file:///w/A.routes","type":3}]}}"#,
    #"{"jsonrpc":"2.0","method":"textDocument/didClose","params":{"textDocument":{"uri":"file:///w/A.routes"}}}"#,
  ]

  @Test(arguments: [UInt64](0..<150))
  func mutations(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let server = ServerSession(isInitialized: false).server
    var messages = Self.session.map(ServerSession.framed)
    for _ in 0...random.below(6) {
      let index = random.below(messages.count)
      if random.chance(20) { messages.swapAt(index, random.below(messages.count)) }
      if random.chance(20) { messages.insert(messages[index], at: random.below(messages.count)) }
      for _ in 0...random.below(4) where !messages[index].isEmpty {
        let place = random.below(messages[index].count)
        switch random.below(4) {
        case 0: messages[index][place] = UInt8(random.below(256))
        case 1: messages[index].remove(at: place)
        case 2: messages[index].insert(UInt8(ascii: "9"), at: place)
        default: messages[index].removeLast(min(place, 20))
        }
      }
    }
    for message in messages {
      server.receive(message)
      while server.hasMessages { server.handleMessage() }
      server.settle()
    }
    _ = server.takeOutput()
    // Some bytes of a message may be awaited yet: no length is so great that these do not come.
    let last = ServerSession.framed(#"{"jsonrpc":"2.0","id":"last","method":"none"}"#)
    for _ in 0..<2000 where server.isSuccess == nil {
      server.receive(last)
      while server.hasMessages { server.handleMessage() }
      let output = String(decoding: server.takeOutput(), as: UTF8.self)
      if output.contains(#""id":"last","error""#) { return }
    }
    #expect(server.isSuccess != nil, "seed \(seed)")
  }

  /// Whatever a parameter is instead.
  @Test func parametersOfAnotherType() {
    let values = ["null", "1", "\"x\"", "[]", "{}", "{\"uri\":1}", "-99999999999", "true"]
    let session = ServerSession(["A.routes": "x -> X\n"])
    for message in Self.session.compactMap({ JSON(reading: Array($0.utf8)) }) {
      guard let method = message["method"]?.stringValue, let params = message["params"] else {
        continue
      }
      for variant in Self.variants(of: params, values.map(ServerSession.json)) {
        if message["id"] == nil {
          session.notify(method, variant)
        } else {
          #expect(session.request(method, variant).text != "\"no response\"")
        }
      }
    }
    #expect(session.request("turnpike/none")["code"]?.intValue == -32601)
  }

  /// The value with each part of it replaced by each other value.
  private static func variants(of json: JSON, _ values: [JSON]) -> [JSON] {
    switch json {
    case .object(let members):
      return values
        + members.indices.flatMap { index in
          variants(of: members[index].1, values).map { value in
            var members = members
            members[index].1 = value
            return .object(members)
          }
        }
    case .array(let elements):
      return values
        + elements.indices.flatMap { index in
          variants(of: elements[index], values).map { value in
            var elements = elements
            elements[index] = value
            return .array(elements)
          }
        }
    default: return values
    }
  }
}
