import TurnpikeAuthoring
import TurnpikeCompiler

/// `match`: tells which route answers a link.
struct Match: Verb {
  private static let enumOption = Option(
    "--enum", value: "NAME", "the enum whose routes answer, where the files have several")

  private static let explain = Option(
    "--explain", "tell why: what was better, or where each near pattern fails")

  static let usage = VerbUsage(
    name: "match", arguments: "PATH… [--json] [--explain] [--enum NAME] … [-- URL…]",
    summary: "tell which route answers a link, or why none does",
    details: """
      Tells of each URL which route answers it, with which parameters and attributes and how it is
      shown; or why none does, and whether '_' takes it. What follows -- are URLs; without any they
      are read from standard input, a line each. A URL that no route answers is an answer too: the
      exit status is 0.

      With --json the output is an object a line, with the keys url, outcome (matched, invalid or
      unmatched), route, pattern, parameters, query and reason, and with ignored if the route
      ignores a text that a type does not accept. A parameter of a type of the app's own is taken as
      decoding, and a mounted enum whose files are not given as answering what follows its prefix.
      Files of other modules are given as Module=PATH.

      With --explain it tells of each URL why it is answered so: what the pattern was better than,
      every parameter that cannot be read, or how far each near pattern got and the nearest one.
      This is for people and has no JSON.

      """,
    options: [.json, explain, enumOption, .condition])

  private let paths: [String]
  private let links: [String]
  private let enumName: String?
  private let conditions: Set<String>
  private let isJSON: Bool
  private let isExplaining: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    paths = try arguments.pathsBeforeDashes()
    links = arguments.afterDashes ?? []
    enumName = arguments.value(of: Self.enumOption)
    conditions = try arguments.conditions()
    isJSON = arguments.has(.json)
    isExplaining = arguments.has(Self.explain)
    if isJSON, isExplaining { throw UsageError("'--explain' has no '--json'") }
  }

  func run(_ console: any Console) throws -> ExitStatus {
    guard let tables = console.routesFiles(paths).tables(console) else { return .findings }
    let table = try tables.chosen(enumName).inBuild(conditions)
    if !links.isEmpty {
      try answer(links, table, console)
    } else {
      var lines = InputLines()
      while let links = try lines.next(console) {
        try answer(links, table, console)
      }
    }
    return .good
  }

  private func answer(
    _ links: [String], _ table: LinkedTable, _ console: any Console
  ) throws(OutputFailure) {
    let answers = links.map { link in
      if isJSON { return table.answer(link).json(for: link).text + "\n" }
      return isExplaining
        ? table.explanation(of: link, color: console.isColored)
        : table.text(of: link, color: console.isColored)
    }
    try console.print(answers.joined())
  }
}
