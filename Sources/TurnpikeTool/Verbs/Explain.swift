import TurnpikeAuthoring
import TurnpikeCompiler

/// `explain`: prints the explanation of a diagnostic.
struct Explain: Verb {
  static let usage = VerbUsage(
    name: "explain", arguments: "[ID] [--json]",
    summary: "explain a diagnostic, with an example and its fix",
    details: """
      Prints the meaning of an identifier, which is in brackets at the end of a message, the reason
      for the error, and an example with its fix. Without an ID, lists all identifiers.

      With --json, prints an object with the keys id, severity, title, explanation, before, finding,
      and after; without an ID, an array of these objects. The finding is the message for the
      example, or null if the example contains the message.

      """,
    options: [.json])

  /// The explanation to print, or nil for all explanations.
  private let explanation: Explanation?
  private let isJSON: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    let names = arguments.operands + (arguments.afterDashes ?? [])
    guard names.count <= 1 else { throw UsageError("'explain' takes one identifier") }
    explanation = names.first.flatMap { name in
      Explanation.all.first { $0.id.rawValue == name }
    }
    if let name = names.first, explanation == nil {
      let known = Explanation.all.map(\.id.rawValue)
      let longer = known.filter { !name.isEmpty && $0.hasPrefix(name) }
      throw UsageError(
        unknown: "identifier", name, known: longer.isEmpty ? known : longer,
        isListing: !longer.isEmpty)
    }
    isJSON = arguments.has(.json)
  }

  func run(_ console: any Console) throws -> ExitStatus {
    if let explanation {
      try console.print(
        isJSON ? explanation.json.text + "\n" : explanation.text(color: console.isColored))
    } else if isJSON {
      try console.print(JSON.lines(Explanation.all.map(\.json)))
    } else {
      try console.print(Explanation.list(color: console.isColored))
    }
    return .good
  }
}
