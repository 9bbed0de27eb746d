import TurnpikeAuthoring

/// `language-server`: helps an editor with routes files.
struct ServeLanguage: Verb {
  private static let stdio = Option(
    "--stdio", "what some editors add: there is no other way to speak to it")

  static let usage = VerbUsage(
    name: "language-server", arguments: "[--stdio]",
    summary: "run the language server on standard input and output",
    details: """
      Speaks the Language Server Protocol 3.17: an editor starts it, and 'turnpike-tool editor NAME'
      writes what the editor needs for that. It ends when the editor says so or closes standard input.

      """,
    options: [stdio])

  init(_ arguments: Arguments) throws(UsageError) {
    let words = arguments.operands + (arguments.afterDashes ?? [])
    if let word = words.first { throw UsageError("'\(word)' is one word too many") }
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
    // The editor has gone.
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
