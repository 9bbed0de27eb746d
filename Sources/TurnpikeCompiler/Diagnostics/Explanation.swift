/// What an identifier means, told to someone who meets it for the first time.
package struct Explanation: Sendable {
  /// Something that gives the finding, and the same mended. No text ends with a line feed.
  package enum Example: Sendable {
    /// Two whole routes files. Of the first the compiler says this and nothing else, a line for
    /// the finding and one for each note, each behind its line and column; of the second nothing.
    case file(before: String, says: String, after: String)
    /// Parts of routes files that would be too long to show, and the message without its place.
    case excerpt(before: String, says: String, after: String)
    /// Commands and their output, for what no text of a file can show.
    case console(before: String, after: String)
  }

  /// Whether the finding stops the build.
  package let severity: Diagnostic.Severity
  /// A short name for people, without a full stop.
  package let title: String
  /// What is wrong and why that is an error, in lines of a paragraph.
  package let text: String
  package let example: Example

  static func error(_ title: String, _ text: String, _ example: Example) -> Explanation {
    Explanation(severity: .error, title: title, text: text, example: example)
  }

  static func warning(_ title: String, _ text: String, _ example: Example) -> Explanation {
    Explanation(severity: .warning, title: title, text: text, example: example)
  }
}

extension Explanation.Example {
  package var before: String {
    switch self {
    case .file(let before, _, _), .excerpt(let before, _, _), .console(let before, _): before
    }
  }

  package var after: String {
    switch self {
    case .file(_, _, let after), .excerpt(_, _, let after), .console(_, let after): after
    }
  }
}

extension DiagnosticID {
  /// What the compiler says of the example before it is mended, as the build shows it for a file
  /// that is called `Shop.routes`; nil where the example shows it itself.
  @_optimize(none)
  package var exampleFinding: String? {
    let explanation = explanation
    let severity = explanation.severity.rawValue
    switch explanation.example {
    case .file(_, let says, _):
      var lines: [String] = []
      for line in says.split(separator: "\n") {
        // What is behind the line and the column.
        let parts = line.split(separator: ":", maxSplits: 2)
        guard parts.count == 3 else { continue }
        let place = "Shop.routes:\(parts[0]):\(parts[1]): "
        lines.append(
          place
            + (lines.isEmpty ? "\(severity):\(parts[2]) [\(rawValue)]" : "note:\(parts[2])"))
      }
      return lines.joined(separator: "\n")
    case .excerpt(_, let says, _):
      return "\(severity): \(says) [\(rawValue)]"
    case .console:
      return nil
    }
  }
}
