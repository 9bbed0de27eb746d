import TurnpikeCompiler

/// A file or folder that stops the work, and why.
struct FileProblem: Error, Hashable {
  let id: DiagnosticID
  let path: String
  /// Lower case, without a full stop.
  let message: String

  /// The form that every finding has; the problem has no place inside a file.
  var line: String { "\(path): error: \(message) [\(id.rawValue)]" }
}
