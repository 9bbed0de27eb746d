import TurnpikeAuthoring

/// `language-server`: runs the language server for an editor.
struct ServeLanguage: Verb {
  private static let stdio = Option(
    "--stdio", "has no effect; some editors pass this option")

  static let usage = VerbUsage(
    name: "language-server", arguments: "[--stdio]",
    summary: "run the language server on standard input and output",
    details: """
      Implements the Language Server Protocol 3.17 for your editor. To configure the editor, run
      'turnpike-tool editor NAME'. The server exits when the editor requests it or closes standard
      input.

      """,
    options: [stdio])

  init(_ arguments: Arguments) throws(UsageError) {
    let words = arguments.operands + (arguments.afterDashes ?? [])
    if let word = words.first { throw UsageError("unexpected argument '\(word)'") }
  }

  func run(_ console: any Console) throws -> ExitStatus {
    let host = MachineHost()
    let server = LanguageServer(host: host, version: Tool.version)
    var isSettled = true
    while true {
      let ready = console.readable([0] + host.files, isPatient: isSettled)
      if ready.contains(0) {
        let bytes = try console.read()
        if bytes.isEmpty { break }
        server.receive(bytes)
      }
      for (folder, description) in host.takeDescriptions(ready) {
        server.packageDescribed(folder, description)
      }
      if server.hasMessages {
        server.handleMessage()
        isSettled = false
      } else {
        server.settle()
        isSettled = true
      }
      try flush(server, to: console)
      if let isSuccess = server.isSuccess { return isSuccess ? .good : .findings }
    }
    // The editor has closed standard input.
    while server.hasMessages, server.isSuccess == nil { server.handleMessage() }
    server.settle()
    try flush(server, to: console)
    return server.isSuccess == true ? .good : .findings
  }

  private func flush(_ server: LanguageServer, to console: any Console) throws(OutputFailure) {
    let output = server.takeOutput()
    if !output.isEmpty { try console.print(String(decoding: output, as: UTF8.self)) }
  }
}
