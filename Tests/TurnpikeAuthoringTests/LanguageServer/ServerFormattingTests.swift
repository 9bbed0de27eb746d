import Testing

@testable import TurnpikeAuthoring

@Suite struct ServerFormattingTests {
  private static let file = """
    enum   R
    a/:b->A   # why


    c/:d  ->C
    g {
    x->X
    }
    """
  private static let formatted = """
    enum R
    a/:b         -> A  # why

    c/:d         -> C
    g {
        x        -> X
    }

    """

  private static func session(_ text: String) -> ServerSession {
    let session = ServerSession()
    session.open("A.routes", text)
    return session
  }

  private static func params(_ range: String? = nil) -> String {
    #"{"textDocument":{"uri":"file:///w/A.routes"}"# + (range.map { ",\($0)" } ?? "") + "}"
  }

  @Test(arguments: [file, formatted, "", "x->X", "\u{FEFF}x->X\r\ny->Y\r\n", "\n\n\nx -> X\n\n\n"])
  func whole(_ text: String) {
    let session = Self.session(text)
    let edits = session.request("textDocument/formatting", Self.params())
    let result = edited(text, edits)
    session.change("A.routes", result)
    #expect(session.request("textDocument/formatting", Self.params()).text == "[]", "\(result)")
    if text == Self.file { #expect(result == Self.formatted) }
  }

  /// Only what the lines say themselves, and only these lines.
  @Test func range() {
    let session = Self.session(Self.file)
    let edits = session.request(
      "textDocument/rangeFormatting",
      Self.params(#""range":{"start":{"line":3,"character":0},"end":{"line":5,"character":0}}"#))
    #expect(
      edited(Self.file, edits)
        == Self.file.replacing("\n\n\nc/:d  ->C", with: "\n\nc/:d         -> C"))
  }

  @Test(arguments: [
    ("x->X\n‸", "x            -> X\n"),
    ("g {\n‸\n}\n", "g {\n    \n}\n"),
    ("g {\n    x->X\n    ‸\n}\n", "g {\n    x        -> X\n    \n}\n"),
    ("bad\n‸", "bad\n"),
    ("‸x->X\n", "x->X\n"),
  ])
  func lineEnd(_ marked: String, _ expected: String) {
    let mark = MarkedText(marked)
    let session = Self.session(mark.text)
    let edits = session.request(
      "textDocument/onTypeFormatting", mark.params("A.routes", ["ch": "\n"]))
    #expect(edited(mark.text, edits) == expected)
  }

  @Test func refused() {
    let response = Self.session("x\ny\n").request("textDocument/formatting", Self.params())
    #expect(
      response.text
        == #"{"code":-32803,"message":"a file with errors is not formatted; it has 2 errors"}"#)
  }
}
