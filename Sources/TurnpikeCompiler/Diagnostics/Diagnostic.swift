/// One finding of a run, as data: what, where, and the other places that explain it.
package struct Diagnostic: Hashable, Sendable {
  package enum Severity: String, Sendable {
    case error, warning
  }

  /// A second place that belongs to the finding ("the other route is here").
  package struct Note: Hashable, Sendable {
    package let message: String
    package let range: SourceRange

    package init(_ message: String, at range: SourceRange) {
      self.message = message
      self.range = range
    }
  }

  package let id: DiagnosticID
  /// Lower case, without a full stop; a suggestion stands at its end.
  package let message: String
  package let range: SourceRange
  package let notes: [Note]
  package private(set) var severity: Severity

  /// Whether it stops the build.
  var isError: Bool { severity == .error }

  package init(_ id: DiagnosticID, _ message: String, at range: SourceRange, notes: [Note] = []) {
    self.id = id
    self.message = message
    self.range = range
    self.notes = notes
    severity = id.severity
  }

  /// The same finding, for those who take warnings as errors.
  package var asError: Diagnostic {
    var diagnostic = self
    diagnostic.severity = .error
    return diagnostic
  }
}
