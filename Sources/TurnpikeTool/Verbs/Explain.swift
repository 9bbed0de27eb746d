import TurnpikeAuthoring
import TurnpikeCompiler

/// `explain`: tells what a diagnostic means.
struct Explain: Verb {
  static let usage = VerbUsage(
    name: "explain", arguments: "[ID] [--json]",
    summary: "tell what a diagnostic means, with an example before and after",
    details: """
      Tells of the identifier that stands in brackets at the end of a message what it means, why it
      is an error, and how an example of it is mended. Without an ID it lists them all.

      With --json the output is an object with the keys id, severity, title, explanation, example
      (file, excerpt or console), before, finding and after, and without an ID an array of them.
      The finding is what the compiler says of the example, or null where the example shows it.

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
