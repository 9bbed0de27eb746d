/// A file or folder that cannot be used, with the reason.
package struct FileProblem: Error, Hashable {
  package let id: DiagnosticID
  package let path: String
  /// The reason in lower case and without a full stop.
  package let message: String

  package init(id: DiagnosticID, path: String, message: String) {
    self.id = id
    self.path = path
    self.message = message
  }

  /// The problem in the form of a finding, without a place inside of the file.
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
