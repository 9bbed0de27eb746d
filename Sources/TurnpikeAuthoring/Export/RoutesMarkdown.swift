package import TurnpikeCompiler

/// The routes for the page that support and marketing read: a table for each group.
package struct RoutesMarkdown: Exporter {
  package init() {}

  package func export(
    _ table: LinkedTable, _ places: DiagnosticPrinter
  ) throws(ExportProblem) -> Exported {
    let model = table.model
    var blocks = ["# \(Markdown.text(model.name))"]
    if !model.documentation.isEmpty {
      blocks.append(model.documentation.map(Markdown.text).joined(separator: "\n"))
    }
    if !model.origins.isEmpty {
      let origins = model.origins.map { Markdown.code($0.declaration) }.joined(separator: ", ")
      blocks.append("Links start with \(origins).")
    }
    if model.ignoresCase { blocks.append("The case of letters in paths does not matter.") }
    if let query = model.query {
      let keys = query.keys.map(Markdown.code).joined(separator: ", ")
      blocks.append("Any link can have \(keys).")
    }
    var groups: [(name: String, rows: [String])] = []
    var indices: [String: Int] = [:]
    for line in try table.published() {
      let name = Self.group(of: line)
      let index = indices[name] ?? groups.count
      if index == groups.count {
        indices[name] = index
        groups.append((name, []))
      }
      groups[index].rows.append(Self.row(line))
    }
    let head = "| Link | Case | Parameters | Attributes | About |\n| --- | --- | --- | --- | --- |"
    for group in groups {
      if !group.name.isEmpty { blocks.append("## \(Markdown.code(group.name))") }
      blocks.append(([head] + group.rows).joined(separator: "\n"))
    }
    return Exported(text: blocks.joined(separator: "\n\n") + "\n")
  }

  /// The mounts of a line, and the prefix of the groups around it.
  private static func group(of line: AppLine) -> String {
    let mounts = line.mounts.map(\.route.caseName).joined(separator: ".")
    return [mounts, line.route.group].filter { !$0.isEmpty }.joined(separator: ": ")
  }

  private static func row(_ line: AppLine) -> String {
    let parameters =
      line.isCanonical ? line.parameters.map { Markdown.cellCode($0.declaration) } : []
    let attributes =
      (line.route.isModal ? ["modal"] : [])
      + line.attributes.map { Markdown.cellCode([$0].text) }
    let cells = [
      Markdown.cellCode(line.text), Markdown.cellCode(line.casePath),
      parameters.joined(separator: "<br>"), attributes.joined(separator: " "),
      about(line).joined(separator: "<br>"),
    ]
    return "| " + cells.joined(separator: " | ") + " |"
  }

  /// The documentation of a pattern, its mounted enum, its stack, and its example links.
  private static func about(_ line: AppLine) -> [String] {
    let route = line.route
    var about =
      line.isCanonical
      ? route.own.documentation.map(Markdown.cell)
      : ["Another pattern of the route."]
        + (line.isAlias ? line.own.documentation : []).map(Markdown.cell)
    if let mount = route.mount {
      about.append("Longer links match routes of \(Markdown.cellCode(mount)).")
    }
    if !route.below.isEmpty {
      let screens = line.stack.map { Markdown.cellCode($0.casePath) + $0.mark }
      about.append("Stack: " + screens.joined(separator: " › "))
    }
    let origins = line.outermost.table.model.origins
    return about
      + line.examples.flatMap { example -> [String] in
        let links = PageLink.all(of: example, under: origins).map(\.text)
        return (links.isEmpty ? [example] : links).map(Markdown.cellCode)
      }
  }
}
