import TurnpikeAuthoring
import TurnpikeCompiler

/// `check`: reports errors and warnings in routes files.
struct Check: Verb {
  private static let strict = Option("--strict", "treat warnings as errors")
  private static let fix = Option(
    "--fix", "apply suggestions, and print the errors that remain")

  static let usage = VerbUsage(
    name: "check", arguments: "PATH… [--json] [--strict] [--fix]",
    summary: "report errors and warnings in routes files",
    details: """
      Prints every error and warning with its source line. If there are only warnings, the exit
      status is 0; --strict turns warnings into errors.

      With --fix, applies each suggestion that leaves fewer errors. It prints the changes, and then
      the errors that remain, which determine the exit status.

      With --json, prints an array of objects with the keys file, line, column, severity, id,
      message, and notes, an array of objects with file, line, column, and message. Line and column
      are null if a file cannot be read. Changes are then printed to standard error.

      """,
    options: [.json, strict, fix])

  private let paths: [String]
  private let isJSON: Bool
  private let isStrict: Bool
  private let isFixing: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    paths = try arguments.paths()
    isJSON = arguments.has(.json)
    isStrict = arguments.has(Self.strict)
    isFixing = arguments.has(Self.fix)
  }

  func run(_ console: any Console) throws -> ExitStatus {
    let routes = console.routesFiles(paths)
    var problems = routes.problems
    // If a file cannot be read, the errors in the other files can be wrong.
    var compilation =
      problems.isEmpty
      ? Compilation(modules: routes.modules, beside: routes.known) : Compilation(modules: [])
    if isFixing {
      let fixes = fix(&compilation, &problems).map { $0 + "\n" }.joined()
      if isJSON { console.report(fixes) } else { try console.print(fixes) }
    }
    let report = CheckReport(
      problems: problems, leftOut: routes.leftOut, compilation: compilation, isStrict: isStrict)
    try console.print(
      isJSON
        ? JSON.lines(report.json)
        : report.text(color: console.isColored, command: console.command.name))
    return report.errorCount == 0 ? .good : .findings
  }

  /// Changes files, and returns a description of each change.
  private func fix(_ compilation: inout Compilation, _ problems: inout [FileProblem]) -> [String] {
    let fixed = FixedFiles(compilation)
    var lines: [String] = []
    var files = compilation.files
    for (index, file) in fixed.compilation.files.enumerated() {
      if file.bytes == files[index].bytes { continue }
      do throws(FileProblem) {
        try files[index].rewrite(file.bytes)
        lines += fixed.fixes.filter { $0.file == index }.map { $0.line(file.path) }
        files[index] = file
      } catch {
        problems.append(error)
      }
    }
    compilation = problems.isEmpty ? fixed.compilation : compilation.recompiled(files)
    return lines
  }
}
