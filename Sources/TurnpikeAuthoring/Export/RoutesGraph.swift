package import TurnpikeCompiler

/// The tree of segments with its routes, in the language of Graphviz.
package struct RoutesGraph: Exporter {
  package init() {}

  private struct Node {
    let text: String
    var children: [Int] = []
    /// What ends here.
    var routes: [String] = []
  }

  package func export(
    _ table: LinkedTable, _ places: DiagnosticPrinter
  ) throws(ExportProblem) -> Exported {
    var nodes = [Node(text: "/")]
    // By a node and the text of a segment after it.
    var indices: [Step: Int] = [:]
    for pattern in try table.published() {
      var node = 0
      for segment in pattern.segmentTexts {
        let step = Step(node: node, segment: segment)
        if let known = indices[step] {
          node = known
          continue
        }
        nodes.append(Node(text: segment))
        indices[step] = nodes.count - 1
        nodes[node].children.append(nodes.count - 1)
        node = nodes.count - 1
      }
      nodes[node].routes.append(Self.label(pattern))
    }
    return Exported(text: Self.text(nodes, table.model.name))
  }

  private struct Step: Hashable {
    let node: Int
    let segment: String
  }

  private static func label(_ pattern: PublishedPattern) -> String {
    let arrow = pattern.isAlias ? "=> " : ""
    let mount = pattern.route.mount.map { " (mounts \($0))" } ?? ""
    let keys = pattern.query.map { item in
      switch item {
      case .condition(let key, let value): "\(key)=\(value)"
      case .parameter(let key, _): key
      }
    }
    let query = keys.isEmpty ? "" : " ?" + keys.joined(separator: "&")
    let fragment = pattern.fragment == nil ? "" : " #"
    return arrow + pattern.place.casePath + query + fragment + mount
  }

  private static func text(_ nodes: [Node], _ name: String) -> String {
    var lines = [
      "digraph \(quoted(name)) {", "  rankdir=LR;", "  node [fontname=\"Helvetica\"];",
      "  edge [arrowhead=none];",
    ]
    for (index, node) in nodes.enumerated() {
      lines.append("  n\(index) [label=\(quoted(node.text)), shape=plaintext];")
      for child in node.children { lines.append("  n\(index) -> n\(child);") }
      if !node.routes.isEmpty {
        lines.append(
          "  r\(index) [label=\(quoted(node.routes)), shape=box, style=\"rounded,filled\", "
            + "fillcolor=\"#e8f0fe\"];")
        lines.append("  n\(index) -> r\(index) [style=dashed];")
      }
    }
    return (lines + ["}"]).joined(separator: "\n") + "\n"
  }

  /// Lines in quotes.
  private static func quoted(_ lines: String...) -> String { quoted(lines) }

  private static func quoted(_ lines: [String]) -> String {
    var shown = ""
    for (index, line) in lines.enumerated() {
      if index > 0 { shown += "\\n" }
      for scalar in harmless(line).unicodeScalars {
        if scalar == "\"" || scalar == "\\" { shown += "\\" }
        shown.unicodeScalars.append(scalar)
      }
    }
    // Labels read the names of letters as HTML does.
    return "\"" + shown.replacing("&", with: "&amp;") + "\""
  }
}
