import TurnpikeAuthoring
import TurnpikeCompiler

/// `links`: checks the links in texts.
struct Links: Verb {
  private static let texts = Option(
    "--in", value: "FILE…", isValue: { !$0.hasPrefix("-") },
    "the texts: files, or folders to search for text files")
  private static let strict = Option(
    "--strict", "report every link of a website that opens no route; treat warnings as errors")
  private static let verbose = Option(
    "--verbose", "also print links that '@web' keeps in the browser")

  static let usage = VerbUsage(
    name: "links", arguments: "PATH… --in FILE… [--json] [--strict] [--verbose] [--enum NAME] …",
    summary: "check the links in mails, pages, and other texts",
    details: """
      Finds the links of your origins in texts of any format, and prints each link that does not open
      your app as it should: a link that no route matches (of a website only if it resembles a pattern,
      because other pages belong to the browser), a link with a value that its route does not accept,
      and a link that '@internal', '@from', or '@only' keeps out.

      A placeholder of a template, such as {{id}} or %@, can have any value. The files can be in UTF-8
      or UTF-16, and mails in quoted-printable. Hidden files and files without text are skipped.

      The exit status is 1 if there is an error. With --json, prints an array of objects with the keys
      of 'check --json'.

      """,
    options: [texts, .json, strict, verbose, .enumName, .condition])

  private let paths: [String]
  private let texts: [String]
  private let enumName: String?
  private let conditions: Set<String>
  private let isJSON: Bool
  private let isStrict: Bool
  private let isVerbose: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    paths = try arguments.paths()
    texts = arguments.values(of: Self.texts)
    if texts.isEmpty { throw UsageError("'--in FILE' is missing") }
    enumName = arguments.value(of: .enumName)
    conditions = try arguments.conditions()
    isJSON = arguments.has(.json)
    isStrict = arguments.has(Self.strict)
    isVerbose = arguments.has(Self.verbose)
  }

  func run(_ console: any Console) throws -> ExitStatus {
    let routes = console.routesFiles(paths)
    guard let tables = routes.tables(console) else { return .findings }
    let table = try tables.chosen(enumName)
    if table.model.origins.isEmpty {
      throw UsageError(
        "'\(table.model.name)' has no origin, so no text is one of its links; write 'origin shop://'"
      )
    }
    var check = LinkCheck(
      table, conditions: conditions, isStrict: isStrict, isVerbose: isVerbose)
    let files = TextFiles(texts) { path, bytes in check.check(path, bytes) }
    console.report(files.problems.map { $0.line + "\n" }.joined())
    let (findings, command) = (check.findings, console.command.name)
    try console.print(
      isJSON ? findings.json : findings.text(command: command, summary: check.summary))
    return findings.hasErrors || !files.problems.isEmpty ? .findings : .good
  }
}
