import Testing

@testable import TurnpikeAuthoring

/// Whatever comes over the wire, the next sound message gets its response.
@Suite struct FramingTests {
  private static let request = #"{"jsonrpc":"2.0","id":1,"method":"shutdown"}"#
  private static var sound: [UInt8] { ServerSession.framed(request) }
  /// The response to it: the first request must be `initialize`.
  private static let response =
    #"{"jsonrpc":"2.0","id":1,"error":{"code":-32002,"message":"the first request must be 'initialize'"}}"#
  private static let noHeader =
    #"{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"a message must have a Content-Length"}}"#
  private static let noJSON =
    #"{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"the message is not JSON in UTF-8"}}"#
  private static let noMessage =
    #"{"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"not a JSON-RPC 2.0 message"}}"#

  private static func responses(_ bytes: [UInt8], piece: Int = .max) -> [String] {
    let server = ServerSession(isInitialized: false).server
    var rest = bytes[...]
    while !rest.isEmpty {
      server.receive(Array(rest.prefix(piece)))
      rest = rest.dropFirst(piece)
    }
    while server.hasMessages { server.handleMessage() }
    return String(decoding: server.takeOutput(), as: UTF8.self)
      .split(separator: /Content-Length: \d+\r\n\r\n/).map(String.init)
  }

  @Test(arguments: [1, 2, 7, 1000])
  func pieces(_ piece: Int) {
    #expect(
      Self.responses(Self.sound + Self.sound, piece: piece) == [Self.response, Self.response])
  }

  @Test(arguments: [
    ("content-length: \(request.utf8.count)\n\n" + request, [String]()),
    ("Content-Type: utf-8\r\nCONTENT-LENGTH:\(request.utf8.count) \r\n\r\n" + request, []),
    ("Content-Length: 2\r\n\r\n{}", [noMessage]),
    ("Content-Length: 2\r\n\r\n[]", [noMessage]),
    ("Content-Length: 1\r\n\r\n{", [noJSON]),
    ("Content-Length: 0\r\n\r\n", [noJSON]),
    // Too short: the rest of the body is no header.
    ("Content-Length: 5\r\n\r\n{\"a\":1}", [noJSON, noHeader]),
    ("Content-Length: x\r\n\r\n", [noHeader]),
    ("Content-Length: -5\r\n\r\n", [noHeader]),
    ("Content-Length: 99999999999999999999\r\n\r\n", [noHeader]),
    ("nonsense\r\n", [noHeader]),
    ("Content-Type: x\r\n\r\n", [noHeader]),
  ])
  func aSoundMessageFollows(_ text: String, _ errors: [String]) {
    let hasResponse = text.hasSuffix(Self.request)
    let expected = errors + (hasResponse ? [Self.response] : [])
    let found = Self.responses(Array(text.utf8) + Self.sound)
    #expect(found.filter { $0 != Self.response } == expected.filter { $0 != Self.response })
    #expect(found.count { $0 == Self.response } == (hasResponse ? 2 : 1))
  }

  /// The length of one message runs into the next: that is found in what could not be read.
  @Test func aLengthThatIsTooLong() {
    let long = Array("Content-Length: \(Self.request.utf8.count + 30)\r\n\r\n\(Self.request)".utf8)
    #expect(Self.responses(long + Self.sound) == [Self.noJSON, Self.response])
  }

  /// What could not be read may look as if it had another message in it.
  @Test func aHeaderInABodyThatCannotBeRead() {
    let body = ServerSession.framed("{\"Content-Length: x\"")
    #expect(Self.responses(body + Self.sound) == [Self.noJSON, Self.noHeader, Self.response])
  }

  /// A header can be in the middle of any amount of other text.
  @Test func muchTextBeforeAHeader() {
    let text = Array(String(repeating: "x", count: 100_000).utf8)
    for piece in [1000, 100_000_000] {
      let found = Self.responses(text + Self.sound, piece: piece)
      #expect(found == [Self.noHeader, Self.response])
    }
  }

  /// Headers inside of headers cost no more than their bytes.
  @Test func manyHeadersInABody() {
    let headers = String(repeating: "Content-Length: 1000\n\n", count: 4_000)
    let found = Self.responses(
      Array((headers + String(repeating: "x", count: 1000)).utf8) + Self.sound)
    #expect(found == Array(repeating: Self.noJSON, count: 4_000) + [Self.response])
  }

  @Test func bytesThatAreNoUTF8() {
    let body = Array(#"{"jsonrpc":"2.0","id":1,"method":""#.utf8) + [0xFF] + Array(#""}"#.utf8)
    let message = Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body
    #expect(Self.responses(message + Self.sound) == [Self.noJSON, Self.response])
  }

  @Test(arguments: [
    #"{"a":[1,-2,3.9,1e2,true,false,null,"x\n\"\u00e9\ud83d\ude00"]}"#:
      #"{"a":[1,-2,3.9,1e2,true,false,null,"x\n\"é😀"]}"#,
    " [ ] ": "[]",
    #""\ud83d""#: "\"\u{FFFD}\"",
    "1e999": "nil", "+1": "nil", "{\"a\"}": "nil", "[1,]": "nil", "tru": "nil", "\"\t\"": "nil",
    "[1] 2": "nil", "": "nil", "\"\\x\"": "nil", "{1:2}": "nil",
  ])
  func json(_ text: String, _ expected: String) {
    #expect(JSON(reading: Array(text.utf8))?.text ?? "nil" == expected)
  }

  @Test(arguments: [("3", 3), ("-2.9", -2), ("1e2", 100), ("1e30", nil), ("\"3\"", nil)])
  func wholeNumber(_ text: String, _ expected: Int?) {
    #expect(JSON(reading: Array(text.utf8))?.intValue == expected)
  }

  @Test func deepJSON() {
    let deep = String(repeating: "[", count: 100_000)
    #expect(JSON(reading: Array(deep.utf8))?.text == nil)
  }
}
