import TurnpikeAuthoring
import TurnpikeCompiler

/// `export`: creates association files, documentation, and other files from routes files.
struct Export: Verb {
  private static let output = Option(
    "--output", value: "FILE", "write to this file instead of printing")
  private static let check = Option(
    "--check", value: "FILE", "write nothing; the exit status is 1 if the file would change")
  private static let into = Option(
    "--into", value: "FILE", "aasa, android: write the app's entry into this file of several apps")
  private static let enumOption = Option(
    "--enum", value: "NAME", "the enum to export, if the files have several")

  static let usage = VerbUsage(
    name: "export",
    arguments: "KIND PATH… [--output FILE | --into FILE | --check FILE] [--enum NAME] …",
    summary: "export association files, manifests, and lists of the routes",
    details: """
      Prints a file that is generated from the routes. The output is deterministic. KIND is one of:

      \(kinds)
      The kind android prints both parts, one after the other; --part selects one, and so does a
      FILE whose name ends in .json or .xml. If an app has several teams or certificates, repeat
      --app-id or --fingerprint.

      An association file and an assetlinks.json can have entries of other apps and services. With
      --into, all of them stay as they are, and --check compares the meaning of your app's entry.

      Notes on publishing the file are printed to standard error.

      """,
    options: [output, into, check, enumOption, .condition] + ExportKind.options)

  private static var kinds: String {
    Columns.text(ExportKind.allCases.map { ["  " + $0.rawValue, $0.summary] })
  }

  private let exporter: any Exporter
  private let paths: [String]
  private let enumName: String?
  private let output: String?
  private let into: String?
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
    into = arguments.value(of: Self.into)
    let given = [Self.output, Self.into, Self.check].filter(arguments.has)
    if given.count > 1 {
      throw UsageError("'\(given[0].name)' cannot be combined with '\(given[1].name)'")
    }
    let file = output ?? into ?? checked
    exporter = try kind.exporter(arguments, file: file)
    if file == "" { throw UsageError("the name of the file is empty") }
    if into != nil, exporter.sharedFile == nil {
      throw UsageError("'--into' is for 'export aasa' and 'export android --part assetlinks'")
    }
  }

  func run(_ console: any Console) throws -> ExitStatus {
    let routes = console.routesFiles(paths)
    for (option, path) in [(Self.output, output), (Self.into, into)] {
      guard let path else { continue }
      if routes.contains(path) {
        throw UsageError("'\(option.name) \(path)' would overwrite a routes file")
      }
      // In a folder of routes files, the next run would read this file.
      if path.hasSuffix(".routes") {
        throw UsageError("'\(option.name) \(path)' cannot have the name of a routes file")
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
    do {
      if let checked {
        guard let difference = try difference(checked, from: exported.text) else { return .good }
        console.report(difference)
        return .findings
      }
      if let into {
        try OutputFile(into).write(merged(exported.text, into: into))
      } else if let output {
        try OutputFile(output).write(exported.text)
      } else {
        try console.print(exported.text)
      }
      return .good
    } catch let error as ExportProblem {
      let path = checked ?? into ?? ""
      console.report("\(harmless(path)): error: \(harmless(error.message))\n")
      return .findings
    }
  }

  /// The text with the entries of others in a file, if the file exists.
  private func merged(_ text: String, into path: String) throws -> String {
    guard let shared = exporter.sharedFile, (try? Files.attributes(of: path)) != nil else {
      return text
    }
    return String(decoding: try shared.merged(text, into: OutputFile(path).read()), as: UTF8.self)
  }

  /// The first line in which a file differs from the output, or the first rule if the file belongs to
  /// other apps too.
  private func difference(_ path: String, from text: String) throws -> String? {
    let (found, expected) = (try OutputFile(path).read(), Array(text.utf8))
    guard let shared = exporter.sharedFile else {
      return FirstDifference(found, expected)?.text(path)
    }
    for owner in shared.owners {
      let difference = FirstDifference(
        try shared.rules(in: found, of: owner), try shared.rules(in: expected, of: owner))
      if let difference { return difference.text(path, rulesOf: owner) }
    }
    return nil
  }
}
