import TurnpikeCompiler

/// What is wrong with a file outside of the build, such as a mail, or the file of a site.
package struct FileFinding: Sendable {
  let id: DiagnosticID
  let severity: Diagnostic.Severity
  let path: String
  /// Nil for the whole file.
  var location: SourceLocation?
  let message: String

  fileprivate var line: String {
    let place = location.map { ":\($0.line):\($0.column)" } ?? ""
    return "\(harmless(path))\(place): \(severity): \(harmless(message)) [\(id.rawValue)]"
  }

  fileprivate var json: JSON {
    [
      "file": .string(path), "line": location.map { .number($0.line) },
      "column": location.map { .number($0.column) }, "severity": .string(severity.rawValue),
      "id": .string(id.rawValue), "message": .string(message),
      "notes": [],
    ]
  }
}

extension [FileFinding] {
  package var hasErrors: Bool { contains { $0.severity == .error } }

  /// A line for each finding, a summary, and the command that explains the first finding.
  ///
  /// - Parameters:
  ///   - command: The name of the tool.
  ///   - summary: Nil for one that only says that there are no findings.
  package func text(command: String, summary: String? = nil) -> String {
    let first = first { $0.severity == .error } ?? first
    let end = [
      summary ?? (isEmpty ? "no issues found" : nil),
      first.map { "run '\(command) explain \($0.id.rawValue)' for details" },
    ]
    return (map(\.line) + end.compactMap(\.self)).map { $0 + "\n" }.joined()
  }

  package var json: String { JSON.lines(map(\.json)) }
}
