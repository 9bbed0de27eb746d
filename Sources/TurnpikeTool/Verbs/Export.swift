import TurnpikeAuthoring
import TurnpikeCompiler

/// `export`: makes files for others of routes files.
struct Export: Verb {
  private static let output = Option(
    "--output", value: "FILE", "write there, whole or not at all, and print nothing")
  private static let check = Option(
    "--check", value: "FILE", "write nothing; status 1 where the file is not what would be written")
  private static let enumOption = Option(
    "--enum", value: "NAME", "the enum that is exported, where the files have several")

  static let usage = VerbUsage(
    name: "export", arguments: "KIND PATH… [--output FILE | --check FILE] [--enum NAME] …",
    summary: "make association files, manifests and lists of the routes",
    details: """
      Prints a file that others read, made of the table: the same bytes for the same routes. KIND is
      one of:

      \(kinds)
      Of android, standard output has both parts one after the other; --part chooses one, as does a
      FILE whose name ends in .json or .xml. An app that comes from several teams or has several
      certificates repeats --app-id or --fingerprint.

      What whoever publishes the file should know goes to standard error.

      """,
    options: [output, check, enumOption, .condition] + ExportKind.options)

  private static var kinds: String {
    Columns.text(ExportKind.allCases.map { ["  " + $0.rawValue, $0.summary] })
  }

  private let exporter: any Exporter
  private let paths: [String]
  private let enumName: String?
  private let output: String?
  private let checked: String?
  private let conditions: Set<String>

  init(_ arguments: Arguments) throws(UsageError) {
    let words = arguments.operands + (arguments.afterDashes ?? [])
    let known = ExportKind.allCases.map(\.rawValue)
    guard let name = words.first else {
      throw UsageError("a kind is missing: \(known.joined(separator: ", "))")
    }
    guard let kind = ExportKind(rawValue: name) else {
      throw UsageError(unknown: "kind", name, known: known, isListing: true)
    }
    paths = try arguments.pathsAfterFirst()
    enumName = arguments.value(of: Self.enumOption)
    conditions = try arguments.conditions()
    output = arguments.value(of: Self.output)
    checked = arguments.value(of: Self.check)
    if output != nil, checked != nil {
      throw UsageError("'--output' and '--check' exclude each other")
    }
    exporter = try kind.exporter(arguments, file: output ?? checked)
    if output == "" || checked == "" { throw UsageError("the name of the file is empty") }
  }

  func run(_ console: any Console) throws -> ExitStatus {
    let routes = console.routesFiles(paths)
    if let output {
      if routes.contains(output) {
        throw UsageError("'--output \(output)' would overwrite a routes file")
      }
      // In a folder of routes files, the next run would take it for one of them.
      if output.hasSuffix(".routes") {
        throw UsageError("'--output \(output)' cannot have the name of a routes file")
      }
    }
    guard let tables = routes.tables(console) else { return .findings }
    let table = try tables.chosen(enumName).inBuild(conditions, isPublic: true)
    let exported: Exported
    do throws(ExportProblem) {
      exported = try exporter.export(
        table, DiagnosticPrinter(files: routes.files + routes.known.flatMap(\.files)))
    } catch {
      switch error.kind {
      case .choice: throw UsageError(error.message)
      case .table:
        console.report(error)
        return .findings
      }
    }
    for warning in exported.warnings {
      console.report("\(Tool.name): warning: \(harmless(warning))\n")
    }
    if let checked { return try compare(checked, exported.text, console) }
    if let output {
      try OutputFile(output).write(exported.text)
    } else {
      try console.print(exported.text)
    }
    return .good
  }

  /// Tells the first line in which a file is not what would be written.
  private func compare(
    _ path: String, _ text: String, _ console: any Console
  ) throws -> ExitStatus {
    let found = try OutputFile(path).read()
    guard let difference = FirstDifference(found, Array(text.utf8)) else { return .good }
    console.report(difference.text(path))
    return .findings
  }
}
