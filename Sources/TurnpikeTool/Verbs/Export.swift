import TurnpikeAuthoring
import TurnpikeCompiler

/// `export`: creates association files, documentation, and other files from routes files.
struct Export: Verb {
  private static let output = Option(
    "--output", value: "FILE", "write to this file instead of printing")
  private static let check = Option(
    "--check", value: "FILE", "write nothing; the exit status is 1 if the file would change")
  private static let enumOption = Option(
    "--enum", value: "NAME", "the enum to export, if the files have several")

  static let usage = VerbUsage(
    name: "export", arguments: "KIND PATH… [--output FILE | --check FILE] [--enum NAME] …",
    summary: "export association files, manifests, and lists of the routes",
    details: """
      Prints a file that is generated from the routes. The output is deterministic. KIND is one of:

      \(kinds)
      The kind android prints both parts, one after the other; --part selects one, and so does a
      FILE whose name ends in .json or .xml. If an app has several teams or certificates, repeat
      --app-id or --fingerprint.

      Notes on publishing the file are printed to standard error.

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
      throw UsageError("'--output' cannot be combined with '--check'")
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
      // In a folder of routes files, the next run would read this file.
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

  /// Reports the first line in which a file differs from the output.
  private func compare(
    _ path: String, _ text: String, _ console: any Console
  ) throws -> ExitStatus {
    let found = try OutputFile(path).read()
    guard let difference = FirstDifference(found, Array(text.utf8)) else { return .good }
    console.report(difference.text(path))
    return .findings
  }
}
