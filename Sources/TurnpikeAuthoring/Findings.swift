package import TurnpikeCompiler

/// What `check` has found, for people and for programs.
package struct Findings {
  package let problems: [FileProblem]
  /// Files that nothing builds.
  private let leftOut: [FileProblem]
  package let compilation: Compilation
  /// The compilation's, where asked for with warnings as errors.
  private let diagnostics: [Diagnostic]
  private let warning: Diagnostic.Severity
  private let printer: DiagnosticPrinter

  package init(
    problems: [FileProblem], leftOut: [FileProblem] = [], compilation: Compilation,
    isStrict: Bool = false
  ) {
    self.problems = problems
    self.leftOut = leftOut
    self.compilation = compilation
    warning = isStrict ? .error : .warning
    diagnostics = isStrict ? compilation.diagnostics.map(\.asError) : compilation.diagnostics
    printer = DiagnosticPrinter(files: compilation.files)
  }

  package var errorCount: Int {
    count(.error) + problems.count
  }

  private func count(_ severity: Diagnostic.Severity) -> Int {
    diagnostics.count { $0.severity == severity } + (severity == warning ? leftOut.count : 0)
  }

  /// Each finding with its source line, a summary, and the command that explains the first one.
  ///
  /// - Parameter command: how the tool is called.
  package func text(color: Bool, command: String) -> String {
    let findings =
      problems.map(\.line) + leftOut.map { $0.line(warning) }
      + diagnostics.map { printer.excerpt($0, color: color) }
    let id = (ids(of: .error) + ids(of: .warning)).first?.rawValue
    return findings.map { $0.hasSuffix("\n") ? $0 : $0 + "\n" }.joined() + summary + "\n"
      + (id.map { "run '\(command) explain \($0)' for details\n" } ?? "")
  }

  /// The identifiers of findings, in their order.
  private func ids(of severity: Diagnostic.Severity) -> [DiagnosticID] {
    (severity == .error ? problems.map(\.id) : [])
      + (severity == warning ? leftOut.map(\.id) : [])
      + diagnostics.filter { $0.severity == severity }.map(\.id)
  }

  private var summary: String {
    let files = compilation.checkedCount.counted("file")
    if errorCount == 0, count(.warning) == 0 { return "no issues found in \(files)" }
    if !problems.isEmpty { return errorCount.counted("error") }
    let counts = [(errorCount, "error"), (count(.warning), "warning")].filter { $0.0 > 0 }
    return counts.map { $0.0.counted($0.1) }.joined(separator: " and ") + " in \(files)"
  }

  package var json: [JSON] {
    problems.map { json($0, .error) } + leftOut.map { json($0, warning) }
      + diagnostics.map { diagnostic in
        place(diagnostic.range).adding([
          "severity": .string(diagnostic.severity.rawValue),
          "id": .string(diagnostic.id.rawValue),
          "message": .string(diagnostic.message),
          "notes": .array(diagnostic.notes.map(json)),
        ])
      }
  }

  private func json(_ problem: FileProblem, _ severity: Diagnostic.Severity) -> JSON {
    [
      "file": .string(problem.path), "line": .null, "column": .null,
      "severity": .string(severity.rawValue), "id": .string(problem.id.rawValue),
      "message": .string(problem.message), "notes": [],
    ]
  }

  private func json(_ note: Diagnostic.Note) -> JSON {
    place(note.range).adding(["message": .string(note.message)])
  }

  private func place(_ range: SourceRange) -> JSON {
    JSON.place(printer.location(range))
  }
}

extension JSON {
  /// The members for a position.
  static func place(_ location: (path: String, line: Int, column: Int)) -> JSON {
    [
      "file": .string(location.path), "line": .number(location.line),
      "column": .number(location.column),
    ]
  }
}

extension Diagnostic {
  /// The same finding as an error.
  fileprivate var asError: Diagnostic {
    var diagnostic = self
    diagnostic.severity = .error
    return diagnostic
  }
}
