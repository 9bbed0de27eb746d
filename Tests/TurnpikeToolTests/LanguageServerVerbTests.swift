import Testing

@testable import turnpike_tool

/// The verb's loop, from bytes to its status. The server's responses are tested in
/// `TurnpikeAuthoringTests`.
@Suite struct LanguageServerVerbTests {
  @Test(arguments: [true, false])
  func exit(shutsDown: Bool) {
    let messages =
      [#"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{}}"#]
      + (shutsDown ? [#"{"jsonrpc":"2.0","id":2,"method":"shutdown"}"#] : [])
      + [#"{"jsonrpc":"2.0","method":"exit"}"#]
    let run = ToolRun(
      "language-server", "--stdio",
      input: messages.map { "Content-Length: \($0.utf8.count)\r\n\r\n\($0)" })
    #expect(run.status == (shutsDown ? .good : .findings))
    #expect(run.output.contains(#""serverInfo":{"name":"turnpike-tool","version":"1.0.0"}"#))
    #expect(run.errors == "")
  }

  /// An editor that ends without `exit`.
  @Test func endOfInput() {
    #expect(ToolRun("language-server").status == .findings)
    #expect(ToolRun("language-server", "x").status == .usage)
  }
}
