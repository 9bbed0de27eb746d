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
    for (index, line) in try table.published().enumerated() {
      var parent = 0
      let texts = line.segmentTexts
      for end in texts.indices {
        let path = Array(texts[...end])
        let node = nodes[path] ?? nodes.count
        if nodes.updateValue(node, forKey: path) == nil {
          lines.append("  n\(node) [label=\(quoted(path[end])), shape=plaintext];")
          lines.append("  n\(parent) -> n\(node);")
        }
        parent = node
      }
      lines.append(
        "  r\(index) [label=\(quoted(label(line))), shape=box, style=\"rounded,filled\", "
          + "fillcolor=\"#e8f0fe\"];")
      lines.append("  n\(parent) -> r\(index) [style=dashed];")
    }
    return Exported(text: (lines + ["}"]).joined(separator: "\n") + "\n")
  }

  private func label(_ line: AppLine) -> String {
    let items = (line.entry?.pattern.query ?? []).map { item in
      switch item {
      case .condition(let key, let value): "\(key)=\(value)"
      case .parameter(let key, _): key
      }
    }
    return (line.isCanonical ? "" : "=> ") + line.casePath
      + (items.isEmpty ? "" : " ?" + items.joined(separator: "&"))
      + (line.entry?.pattern.fragment == nil ? "" : " #")
      + (line.route.mount.map { " (mounts \($0))" } ?? "")
  }

  private func quoted(_ text: String) -> String {
    let escaped = harmless(text).replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    // Labels read the names of letters as HTML does.
    return "\"" + escaped.replacing("&", with: "&amp;") + "\""
  }
}

extension AppLine {
  /// The segments of the complete pattern for people: `product`, `:product_id`, `*path`.
  fileprivate var segmentTexts: [String] {
    let names = parameters.map(\.wireName)
    return (entry?.pattern.segments ?? []).map { segment in
      switch segment {
      case .literal(let text): text
      case .capture(let prefix, let binding, let suffix):
        "\(prefix):\(names[binding.parameter])\(suffix)"
      case .rest(let binding): "*\(names[binding.parameter])"
      }
    }
  }
}
