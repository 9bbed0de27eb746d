package import TurnpikeCompiler

/// The tree of segments with its routes, in the language of Graphviz.
package struct RoutesGraph: Exporter {
  package init() {}

  package func export(
    _ table: LinkedTable, _ places: DiagnosticPrinter
  ) throws(ExportProblem) -> Exported {
    var lines = [
      "digraph \(quoted(table.model.name)) {", "  rankdir=LR;", "  node [fontname=\"Helvetica\"];",
      "  edge [arrowhead=none];", "  n0 [label=\"/\", shape=plaintext];",
    ]
    var nodes: [[String]: Int] = [[]: 0]
    for (index, pattern) in try table.published().enumerated() {
      var parent = 0
      for end in pattern.segmentTexts.indices {
        let path = Array(pattern.segmentTexts[...end])
        let node = nodes[path] ?? nodes.count
        if nodes.updateValue(node, forKey: path) == nil {
          lines.append("  n\(node) [label=\(quoted(path[end])), shape=plaintext];")
          lines.append("  n\(parent) -> n\(node);")
        }
        parent = node
      }
      lines.append(
        "  r\(index) [label=\(quoted(label(pattern))), shape=box, style=\"rounded,filled\", "
          + "fillcolor=\"#e8f0fe\"];")
      lines.append("  n\(parent) -> r\(index) [style=dashed];")
    }
    return Exported(text: (lines + ["}"]).joined(separator: "\n") + "\n")
  }

  private func label(_ pattern: PublishedPattern) -> String {
    let items = pattern.query.map { item in
      switch item {
      case .condition(let key, let value): "\(key)=\(value)"
      case .parameter(let key, _): key
      }
    }
    return (pattern.isAlias ? "=> " : "") + pattern.place.casePath
      + (items.isEmpty ? "" : " ?" + items.joined(separator: "&"))
      + (pattern.fragment == nil ? "" : " #")
      + (pattern.route.mount.map { " (mounts \($0))" } ?? "")
  }

  private func quoted(_ text: String) -> String {
    let escaped = harmless(text).replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    // Labels read the names of letters as HTML does.
    return "\"" + escaped.replacing("&", with: "&amp;") + "\""
  }
}
