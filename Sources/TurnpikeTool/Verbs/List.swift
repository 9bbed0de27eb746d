import TurnpikeCompiler

/// `list`: shows every route.
struct List: Verb {
  static let usage = VerbUsage(
    name: "list", arguments: "PATH… [--json]",
    summary: "show every route",
    details: """
      Prints every route with its patterns and parameters, as Swift sees them, enum by enum.

      With --json the output is an array of objects with the keys case, destination, pattern,
      aliases, parameters (name, wireName, type, optional, list, default), presentation (push or
      modal), documentation, file, line, column and enum.

      """,
    options: [.json])

  private let paths: [String]
  private let isJSON: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    paths = try arguments.paths()
    isJSON = arguments.has(.json)
  }

  func run(_ console: any Console) throws -> ExitStatus {
    let routes = RoutesFiles(paths)
    guard let tables = routes.tables(console) else { return .findings }
    if isJSON {
      let printer = DiagnosticPrinter(files: routes.files)
      try console.print(
        JSON.lines(
          tables.flatMap { table in
            table.model.routes.map { $0.json(enumName: table.model.name, printer) }
          }))
    } else {
      try console.print(tables.map { $0.model.listing(console) }.joined(separator: "\n"))
    }
    return .good
  }
}
