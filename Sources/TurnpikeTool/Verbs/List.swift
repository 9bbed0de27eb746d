import TurnpikeAuthoring
import TurnpikeCompiler
import TurnpikeProgram

/// `list`: shows every route.
struct List: Verb {
  static let usage = VerbUsage(
    name: "list", arguments: "PATH… [--json]",
    summary: "show every route",
    details: """
      Prints every route with its patterns and parameters, as Swift sees them, enum by enum; then
      'modal', its attributes with the inherited ones, the enum that it mounts, and the screens
      that it lies on.

      With --json the output is an array of objects with the keys case, destination, pattern,
      aliases (pattern, attributes, documentation, examples), parameters (name, wireName, type,
      optional, list, default), attributes (name, value), presentation (push or modal), stack (cases,
      the root first), mount, documentation, examples, file, line, column and enum. A mount has no
      destination, presentation or stack: its routes have them.

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
            table.model.routes.map { $0.json(in: table.model, printer) }
          }))
    } else {
      try console.print(
        tables.map { $0.model.listing(color: console.isColored) }.joined(separator: "\n"))
    }
    return .good
  }
}
