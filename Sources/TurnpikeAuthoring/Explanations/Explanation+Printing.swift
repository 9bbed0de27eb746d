import TurnpikeCompiler

extension Explanation {
  /// All identifiers with their titles, in the chapters of the page.
  package static func list(color: Bool) -> String {
    let chapters = chapters.map { chapter in
      Style.bold(chapter.title, color: color) + "\n"
        + Columns.text(chapter.explanations.map { ["  \($0.id.rawValue)", $0.titleWithSeverity] })
    }
    return chapters.joined(separator: "\n")
  }

  private var titleWithSeverity: String {
    title + (id.severity == .error ? "" : " (\(id.severity))")
  }

  /// The section for a terminal.
  package func text(color: Bool) -> String {
    var parts = ["\(Style.bold(id.rawValue, color: color)): \(titleWithSeverity)"]
    parts += paragraphs.map { wrapped($0) }
    parts += [Style.red("Example:", color: color), lines(of: before) { "    " + $0 }]
    if let finding { parts.append(lines(of: finding) { wrapped($0, indentation: "    ") }) }
    parts += [Style.green("Fixed:", color: color), lines(of: after) { "    " + $0 }]
    return parts.joined(separator: "\n\n") + "\n"
  }

  /// The section for programs.
  package var json: JSON {
    [
      "id": .string(id.rawValue),
      "severity": .string(id.severity.rawValue),
      "title": .string(title),
      "explanation": .string(paragraphs.joined(separator: "\n\n")),
      "before": .string(before),
      "finding": .optional(finding),
      "after": .string(after),
    ]
  }
}

/// A text with each line changed that isn't empty.
private func lines(of text: String, _ change: (String) -> String) -> String {
  text.split(separator: "\n", omittingEmptySubsequences: false)
    .map { $0.isEmpty ? "" : change(String($0)) }.joined(separator: "\n")
}

/// The words of a line, on as many lines as a terminal needs.
private func wrapped(_ line: String, indentation: String = "") -> String {
  var lines: [String] = []
  for word in line.split(separator: " ") {
    if let last = lines.last, last.count + 1 + word.count <= 80 {
      lines[lines.count - 1] += " " + word
    } else {
      lines.append(indentation + word)
    }
  }
  return lines.joined(separator: "\n")
}
