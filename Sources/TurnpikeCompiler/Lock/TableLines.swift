/// The lines that a table has now, to compare published lines with.
struct TableLines {
  let model: TableModel
  /// The routes by their cases.
  let routes: [String: RouteModel]
  private let lines: [PublishedLine]
  private let tree: PatternTree
  /// The first line that starts with some literals.
  private var linesByStart: [[[UInt8]]: SourceRange] = [:]

  init(_ table: LinkedTable) throws(LimitExceeded) {
    model = table.model
    routes = Dictionary(model.routes.map { ($0.caseName, $0) }) { first, _ in first }
    lines = table.entries.map { [model] in PublishedLine($0, model.routes[$0.route]) }
    tree = try PatternTree(lines.map(\.entry))
    for line in lines {
      var start: [[UInt8]] = []
      for case .literal(let text) in line.entry.segments.prefix(while: { $0.value == nil }) {
        start.append(text)
        if linesByStart[start] == nil { linesByStart[start] = line.range }
      }
    }
  }

  /// Whether links can match the case, unlike that of the `_` route.
  func hasLines(of caseName: String) -> Bool { routes[caseName]?.pattern != nil }

  /// The lines of a case whose paths differ from those of a published line in their values or in
  /// segments at the end, if at all.
  func lines(of caseName: String, like line: PublishedLine) -> [PublishedLine] {
    let pattern = line.pattern.changingBindings { $0.spec.type = .builtIn(.string, nil) }
    return tree.entries(near: TableEntry(line.entry.line, pattern, isMount: true))
      .map { lines[$0] }
      .filter { $0.caseName == caseName && ($0.mount == nil) == (line.mount == nil) }
  }

  /// The route nearest to a path: a route of the case, or else the one that starts with the most
  /// literals of the path.
  func nearest(to path: [[UInt8]], of caseName: String) -> SourceRange? {
    if let own = routes[caseName]?.pattern { return own.range }
    let counts = (0...path.count).reversed()
    return counts.lazy.compactMap { linesByStart[Array(path.prefix($0))] }.first
  }
}
