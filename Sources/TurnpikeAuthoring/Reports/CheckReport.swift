package import TurnpikeCompiler

/// The report of `check`, for people and for programs.
package struct CheckReport {
  /// The problems of whole files.
  private let fileProblems: [(problem: FileProblem, severity: Diagnostic.Severity)]
  private let diagnostics: [Diagnostic]
  /// The number of files that were checked; nil if a file could not be read.
  private let fileCount: Int?
  private let printer: DiagnosticPrinter

  /// - Parameters:
  ///   - problems: Those of files that cannot be read or written.
  ///   - leftOut: Those of files that no target builds.
  ///   - isStrict: Whether warnings count as errors.
  package init(
    problems: [FileProblem], leftOut: [FileProblem] = [], compilation: Compilation,
    isStrict: Bool = false
  ) {
    fileProblems =
      problems.map { ($0, .error) } + leftOut.map { ($0, isStrict ? .error : .warning) }
    diagnostics = compilation.diagnostics.map { diagnostic in
      var diagnostic = diagnostic
      if isStrict { diagnostic.severity = .error }
      return diagnostic
    }
    let sources = compilation.checkedModules.map(\.parsed.sources)
    let fileCount = sources.map { $0.files.count + $0.locks.count }.reduce(0, +)
    self.fileCount = problems.isEmpty ? fileCount : nil
    printer = DiagnosticPrinter(files: compilation.files)
  }

  package var errorCount: Int { ids(of: .error).count }

  private func ids(of severity: Diagnostic.Severity) -> [DiagnosticID] {
    fileProblems.filter { $0.severity == severity }.map(\.problem.id)
      + diagnostics.filter { $0.severity == severity }.map(\.id)
  }

  /// Each diagnostic with its source line, a summary, and the command that explains the first one.
  ///
  /// - Parameter command: The name of the tool.
  package func text(color: Bool, command: String) -> String {
    let first = (ids(of: .error) + ids(of: .warning)).first
    let lines =
      fileProblems.map { $0.problem.line($0.severity) }
      + diagnostics.map { printer.excerpt($0, color: color) } + [summary]
      + (first.map { ["run '\(command) explain \($0.rawValue)' for details"] } ?? [])
    return lines.map { $0 + "\n" }.joined()
  }

  private var summary: String {
    let counts = [(errorCount, "error"), (ids(of: .warning).count, "warning")]
      .filter { $0.0 > 0 }.map { $0.0.counted($0.1) }
    guard let fileCount else { return errorCount.counted("error") }
    let issues = counts.isEmpty ? "no issues found" : counts.joined(separator: " and ")
    return "\(issues) in \(fileCount.counted("file"))"
  }

  package var json: [JSON] {
    fileProblems.map { problem, severity in
      [
        "file": .string(problem.path), "line": .null, "column": .null,
        "severity": .string(severity.rawValue), "id": .string(problem.id.rawValue),
        "message": .string(problem.message), "notes": [],
      ]
    }
      + diagnostics.map { diagnostic in
        place(diagnostic.range).adding([
          "severity": .string(diagnostic.severity.rawValue),
          "id": .string(diagnostic.id.rawValue),
          "message": .string(diagnostic.message),
          "notes": .array(
            diagnostic.notes.map { place($0.range).adding(["message": .string($0.message)]) }),
        ])
      }
  }

  private func place(_ range: SourceRange) -> JSON { .place(printer.location(range)) }
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
