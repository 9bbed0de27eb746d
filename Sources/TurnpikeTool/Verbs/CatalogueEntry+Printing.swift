import TurnpikeCompiler

extension Catalogue.Chapter {
  /// The identifiers with their titles, a line each.
  func listing(_ console: any Console) -> String {
    Style.bold(title, on: console) + "\n"
      + Columns.text(entries.map { ["  \($0.id.rawValue)", $0.titleWithSeverity] })
  }
}

extension CatalogueEntry {
  fileprivate var titleWithSeverity: String {
    id.severity == .error ? title : "\(title) (\(id.severity.rawValue))"
  }

  /// The entry for people.
  func text(_ console: any Console) -> String {
    let paragraphs: [String?] = [
      "\(Style.bold(id.rawValue, on: console)): \(titleWithSeverity)",
      explanation,
      Style.red("before", on: console),
      indented(example.before),
      finding.map(indented),
      Style.green("after", on: console),
      indented(example.after),
    ]
    return paragraphs.compactMap(\.self).joined(separator: "\n\n") + "\n"
  }

  private func indented(_ text: String) -> String {
    text.split(separator: "\n").map { "    " + $0 }.joined(separator: "\n")
  }

  /// The entry for programs, the explanation on one line.
  var json: JSON {
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
