import TurnpikeAuthoring
import TurnpikeCompiler

/// `match`: shows which route matches a link.
struct Match: Verb {
  private static let strict = Option(
    "--strict", "exit with status 1 if a URL matches no route, or is invalid")

  private static let explain = Option(
    "--explain", "print why: the patterns of lower rank, or where similar patterns fail")

  static let usage = VerbUsage(
    name: "match", arguments: "PATH… [--json] [--explain] [--strict] [--enum NAME] … [-- URL…]",
    summary: "show which route matches a link, or why none does",
    details: """
      Prints the route that matches each URL, with its parameters, attributes, and presentation, or
      the reason that no route matches, with the nearest patterns. Write the URLs after --, and quote
      a URL that contains ? or &. The exit status is 0 even if no route matches a URL, unless you pass
      --strict.

      With --json, prints an object on each line with the keys url, outcome (matched, invalid, or
      unmatched), route, pattern, parameters, query, and reason, and with ignored if the link has
      a user or a port, or a text that a type does not accept, which are ignored. Custom types count
      as accepting every text.

      With --explain, prints why a URL matches: the patterns of lower rank, each parameter that
      cannot be read, or how far each similar pattern matches.

      """,
    toolDetails: """
      Without URLs, reads one from each line of standard input. A mounted enum counts as matching the
      rest of the link if you do not pass its files. Pass the files of other modules as Module=PATH.

      """,
    options: [.json, explain, strict, .enumName, .condition])

  private let paths: [String]
  private let links: [String]
  private let enumName: String?
  private let conditions: Set<String>
  private let isJSON: Bool
  private let isExplaining: Bool
  private let isStrict: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    paths = try arguments.pathsBeforeDashes()
    links = arguments.afterDashes ?? []
    if let link = paths.first(where: { $0.contains("://") }) {
      throw UsageError("'\(link)' is a link, not a path; write '--' before the links")
    }
    enumName = arguments.value(of: .enumName)
    conditions = try arguments.conditions()
    isJSON = arguments.has(.json)
    isExplaining = arguments.has(Self.explain)
    isStrict = arguments.has(Self.strict)
    if isJSON, isExplaining { throw UsageError("'--explain' cannot be combined with '--json'") }
  }

  func run(_ console: any Console) throws -> ExitStatus {
    guard let tables = console.routesFiles(paths).tables(console) else { return .findings }
    let table = try tables.chosen(enumName).inBuild(conditions)
    var areMatched = true
    if !links.isEmpty {
      areMatched = try show(links, table, console)
    } else {
      var lines = InputLines()
      while let links = try lines.next(console) {
        if try !show(links, table, console) { areMatched = false }
      }
    }
    return isStrict && !areMatched ? .findings : .good
  }

  /// Returns whether every link matches.
  private func show(
    _ links: [String], _ table: LinkedTable, _ console: any Console
  ) throws(OutputFailure) -> Bool {
    let results = links.map { link in
      if isJSON { return table.match(link).json(for: link).text + "\n" }
      return isExplaining
        ? table.explanation(of: link, color: console.isColored)
        : table.text(of: link, color: console.isColored)
    }
    try console.print(results.joined())
    return !isStrict || links.allSatisfy { table.match($0).outcome == .matched }
  }
}
