import TurnpikeAuthoring
import TurnpikeCompiler

/// `list`: lists all routes.
struct List: Verb {
  static let usage = VerbUsage(
    name: "list", arguments: "PATH… [--json] [--condition NAME…]",
    summary: "list all routes",
    details: """
      Prints the routes of each enum with their patterns and parameters as in Swift, followed by
      'modal', the attributes including those of groups and mounts, the mounted enum, and the
      screens below. The routes of a mounted enum follow its mount with their complete patterns if
      you pass its files; pass the files of other modules as Module=PATH. On a terminal, long rows
      are wrapped.

      With --json, prints an array of objects with the keys case, destination, pattern, aliases
      (pattern, attributes, documentation, examples), parameters (name, wireName, type, optional,
      list, default), attributes (name, value), presentation (push or modal), stack (cases, the root
      first), mount, documentation, examples, file, line, column, and enum. A mount has no
      destination, presentation, or stack, because its routes have them.

      """,
    options: [.json, .condition])

  private let paths: [String]
  private let conditions: Set<String>
  private let isJSON: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    paths = try arguments.paths()
    conditions = try arguments.conditions()
    isJSON = arguments.has(.json)
  }

  func run(_ console: any Console) throws -> ExitStatus {
    let routes = console.routesFiles(paths)
    guard let tables = routes.tables(console) else { return .findings }
    let text: String
    do throws(ExportProblem) {
      text = try self.text(
        of: tables.outermost.map { $0.inBuild(conditions) }, routes, console)
    } catch {
      console.report(error)
      return .findings
    }
    try console.print(text)
    return .good
  }

  private func text(
    of tables: [LinkedTable], _ routes: RoutesFiles, _ console: any Console
  ) throws(ExportProblem) -> String {
    let printer = DiagnosticPrinter(files: routes.files + routes.known.flatMap(\.files))
    var elements: [JSON] = []
    var listings: [String] = []
    for table in tables {
      if isJSON {
        elements += try table.json(printer)
      } else {
        listings.append(try table.listing(color: console.isColored, width: console.width))
      }
    }
    return isJSON ? JSON.lines(elements) : listings.joined(separator: "\n")
  }
}
