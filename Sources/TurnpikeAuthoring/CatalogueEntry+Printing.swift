package import TurnpikeCompiler

extension Catalogue.Chapter {
  /// The identifiers with their titles, a line each.
  package func listing(color: Bool) -> String {
    Style.bold(title, color: color) + "\n"
      + Columns.text(entries.map { ["  \($0.id.rawValue)", $0.titleWithSeverity] })
  }
}

extension CatalogueEntry {
  fileprivate var titleWithSeverity: String {
    id.severity == .error ? title : "\(title) (\(id.severity.rawValue))"
  }

  /// The entry for people.
  package func text(color: Bool) -> String {
    let paragraphs: [String?] = [
      "\(Style.bold(id.rawValue, color: color)): \(titleWithSeverity)",
      explanation,
      Style.red("before", color: color),
      indented(example.before),
      finding.map(indented),
      Style.green("after", color: color),
      indented(example.after),
    ]
    return paragraphs.compactMap(\.self).joined(separator: "\n\n") + "\n"
  }

  private func indented(_ text: String) -> String {
    text.split(separator: "\n").map { "    " + $0 }.joined(separator: "\n")
  }

  /// The entry for programs, the explanation on one line.
  package var json: JSON {
    .object([
      ("id", .string(id.rawValue)),
      ("severity", .string(id.severity.rawValue)),
      ("title", .string(title)),
      ("explanation", .string(explanation.split(separator: "\n").joined(separator: " "))),
      ("example", .string(example.kind)),
      ("before", .string(example.before)),
      ("finding", .optional(finding)),
      ("after", .string(example.after)),
    ])
  }
}

extension CatalogueEntry.Example {
  fileprivate var kind: String {
    switch self {
    case .file: "file"
    case .excerpt: "excerpt"
    case .console: "console"
    }
  }
}
