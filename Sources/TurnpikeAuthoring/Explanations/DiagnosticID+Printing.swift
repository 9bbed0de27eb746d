package import TurnpikeCompiler

extension Chapter {
  /// The identifiers with their titles, a line each.
  package func listing(color: Bool) -> String {
    Style.bold(title, color: color) + "\n"
      + Columns.text(identifiers.map { ["  \($0.rawValue)", $0.titleWithSeverity] })
  }
}

extension DiagnosticID {
  fileprivate var titleWithSeverity: String {
    explanation.title + (severity == .error ? "" : " (\(severity.rawValue))")
  }

  /// What it means, for people.
  package func text(color: Bool) -> String {
    let explanation = explanation
    let paragraphs: [String?] = [
      "\(Style.bold(rawValue, color: color)): \(titleWithSeverity)",
      explanation.text,
      Style.red("before", color: color),
      indented(explanation.example.before),
      exampleFinding.map(indented),
      Style.green("after", color: color),
      indented(explanation.example.after),
    ]
    return paragraphs.compactMap(\.self).joined(separator: "\n\n") + "\n"
  }

  private func indented(_ text: String) -> String {
    text.split(separator: "\n").map { "    " + $0 }.joined(separator: "\n")
  }

  /// What it means, for programs, the explanation on one line.
  package var json: JSON {
    let explanation = explanation
    return [
      "id": .string(rawValue),
      "severity": .string(severity.rawValue),
      "title": .string(explanation.title),
      "explanation": .string(explanation.text.split(separator: "\n").joined(separator: " ")),
      "example": .string(explanation.example.kind),
      "before": .string(explanation.example.before),
      "finding": .optional(exampleFinding),
      "after": .string(explanation.example.after),
    ]
  }
}

extension Explanation.Example {
  fileprivate var kind: String {
    switch self {
    case .file: "file"
    case .excerpt: "excerpt"
    case .console: "console"
    }
  }
}
