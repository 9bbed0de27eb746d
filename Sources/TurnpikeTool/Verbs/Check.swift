import TurnpikeAuthoring
import TurnpikeCompiler
import TurnpikeProgram

/// `check`: tells what is wrong with routes files.
struct Check: Verb {
  private static let strict = Option("--strict", "take warnings as errors")

  static let usage = VerbUsage(
    name: "check", arguments: "PATH… [--json] [--strict]",
    summary: "tell what is wrong with routes files",
    details: """
      Prints every error and warning with the line that it is about. Warnings alone leave the exit
      status at 0; with --strict they are errors.

      With --json the output is an array of objects with the keys file, line, column, severity, id,
      message and notes, an array of objects with file, line, column and message. Line and column
      are null where a file could not be read.

      """,
    options: [.json, strict])

  private let paths: [String]
  private let isJSON: Bool
  private let isStrict: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    paths = try arguments.paths()
    isJSON = arguments.has(.json)
    isStrict = arguments.has(Self.strict)
  }

  func run(_ console: any Console) throws -> ExitStatus {
    let routes = RoutesFiles(paths)
    // Without a file, the others might be told what is wrong.
    let compilation =
      routes.problems.isEmpty
      ? Compilation(routes.files, locks: routes.locks) : Compilation([])
    let findings = Findings(
      problems: routes.problems, compilation: compilation, isStrict: isStrict)
    try console.print(isJSON ? JSON.lines(findings.json) : findings.text(color: console.isColored))
    return findings.errorCount == 0 ? .good : .findings
  }
}
