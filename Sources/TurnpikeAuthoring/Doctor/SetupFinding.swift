package import TurnpikeCompiler

/// What keeps links from opening an app.
package struct SetupFinding: Sendable, Hashable {
  package let id: DiagnosticID
  package let severity: Diagnostic.Severity
  /// The file, or a folder.
  package let path: String
  package let message: String
}

/// The report of `doctor`, for people and for programs.
package struct SetupReport {
  private let findings: [SetupFinding]

  package init(_ findings: [SetupFinding]) { self.findings = findings }

  package var hasErrors: Bool { findings.contains { $0.severity == .error } }

  /// - Parameter command: The name of the tool.
  package func text(command: String) -> String {
    let lines = findings.map { finding in
      FileProblem(id: finding.id, path: finding.path, message: finding.message)
        .line(finding.severity)
    }
    guard let first = findings.first(where: { $0.severity == .error }) ?? findings.first else {
      return "no issues found\n"
    }
    let help = "run '\(command) explain \(first.id.rawValue)' for details"
    return (lines + [help]).map { $0 + "\n" }.joined()
  }

  package var json: String {
    JSON.lines(
      findings.map { finding in
        [
          "file": .string(finding.path), "severity": .string(finding.severity.rawValue),
          "id": .string(finding.id.rawValue), "message": .string(finding.message), "notes": [],
        ]
      })
  }
}
