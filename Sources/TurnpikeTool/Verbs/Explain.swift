import TurnpikeAuthoring
import TurnpikeCompiler
import TurnpikeProgram

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
      The finding is what the compiler says of the example, or null where it is not a whole file.

      """,
    options: [.json])

  /// Nil for all of them.
  private let entry: CatalogueEntry?
  private let isJSON: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    let names = arguments.operands + (arguments.afterDashes ?? [])
    guard names.count <= 1 else { throw UsageError("there is more than one identifier") }
    if let name = names.first {
      guard let entry = Catalogue.entry(named: name) else {
        throw UsageError(
          unknown: "identifier", name, known: Catalogue.entries.map(\.id.rawValue))
      }
      self.entry = entry
    } else {
      entry = nil
    }
    isJSON = arguments.has(.json)
  }

  func run(_ console: any Console) throws -> ExitStatus {
    if let entry {
      try console.print(isJSON ? entry.json.text + "\n" : entry.text(color: console.isColored))
    } else if isJSON {
      try console.print(JSON.lines(Catalogue.entries.map(\.json)))
    } else {
      let chapters = Catalogue.chapters.map { $0.listing(color: console.isColored) }
      try console.print(chapters.joined(separator: "\n"))
    }
    return .good
  }
}
