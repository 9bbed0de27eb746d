import TurnpikeAuthoring
import TurnpikeCompiler

/// `explain`: tells what a diagnostic means.
struct Explain: Verb {
  static let usage = VerbUsage(
    name: "explain", arguments: "[ID] [--json]",
    summary: "explain a diagnostic, with an example and its fix",
    details: """
      Prints the meaning of an identifier, which is in brackets at the end of a message, the reason
      for the error, and an example with its fix. Without an ID, lists all identifiers.

      With --json, prints an object with the keys id, severity, title, explanation, example (file,
      excerpt, or console), before, finding, and after; without an ID, an array of these objects.
      The finding is the message for the example, or null if the example contains the message.

      """,
    options: [.json])

  /// Nil for all of them.
  private let id: DiagnosticID?
  private let isJSON: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    let names = arguments.operands + (arguments.afterDashes ?? [])
    guard names.count <= 1 else { throw UsageError("there is more than one identifier") }
    if let name = names.first {
      guard let id = DiagnosticID(rawValue: name) else {
        throw UsageError(
          unknown: "identifier", name, known: DiagnosticID.allCases.map(\.rawValue))
      }
      self.id = id
    } else {
      id = nil
    }
    isJSON = arguments.has(.json)
  }

  func run(_ console: any Console) throws -> ExitStatus {
    if let id {
      try console.print(isJSON ? id.json.text + "\n" : id.text(color: console.isColored))
    } else if isJSON {
      try console.print(JSON.lines(DiagnosticID.allCases.map(\.json)))
    } else {
      let chapters = Chapter.allCases.map { $0.listing(color: console.isColored) }
      try console.print(chapters.joined(separator: "\n"))
    }
    return .good
  }
}
