/// A file or folder that stops the work, and why.
package struct FileProblem: Error, Hashable {
  package let id: DiagnosticID
  package let path: String
  /// Lower case, without a full stop.
  package let message: String

  package init(id: DiagnosticID, path: String, message: String) {
    self.id = id
    self.path = path
    self.message = message
  }

  /// The form that every finding has; the problem has no place inside a file.
  package var line: String { line(.error) }

  package func line(_ severity: Diagnostic.Severity) -> String {
    "\(harmless(path)): \(severity.rawValue): \(harmless(message)) [\(id.rawValue)]"
  }

  package static func unreadable(_ path: String, _ reason: String) -> FileProblem {
    FileProblem(id: .unreadableFile, path: path, message: "cannot be read: " + reason)
  }

  package static func tooLarge(_ path: String) -> FileProblem {
    .unreadable(path, "larger than \(SourceFile.largestSize >> 20) MB")
  }

  package static func unwritable(_ path: String, _ reason: String) -> FileProblem {
    FileProblem(id: .unwritableFile, path: path, message: "cannot be written: " + reason)
  }
}
