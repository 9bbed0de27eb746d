/// One finding of a run, as data: what, where, and the other places that explain it.
///
/// The parser throws one that leaves the rest of its line unreadable.
package struct Diagnostic: Error, Hashable, Sendable {
  package enum Severity: String, Sendable {
    case error, warning
  }

  /// A second place that belongs to the finding ("the other route is here").
  package struct Note: Hashable, Sendable {
    package let message: String
    package let range: SourceRange
  }

  package let id: DiagnosticID
  /// Lower case, without a full stop; a suggestion comes last.
  package let message: String
  package let range: SourceRange
  package let notes: [Note]
  /// What the message proposes, as an edit of the file; nil where it proposes no text that could
  /// replace the range.
  package private(set) var replacement: Replacement?
  /// The line that the message proposes to add to the routes; nil if the message proposes none. It
  /// belongs after the line of the first note.
  package let newLine: String?
  package var severity: Severity

  /// Whether it stops the build.
  var isError: Bool { severity == .error }

  /// - Parameter note: The message of the note at each of the other places.
  init(
    _ id: DiagnosticID, _ wording: Wording, at range: SourceRange, note: String,
    at places: [SourceRange]
  ) {
    self.id = id
    message = wording.text
    replacement = wording.meant.map { Replacement(range: range, text: $0) }
    newLine = wording.newLine
    self.range = range
    notes = places.map { Note(message: note, range: $0) }
    severity = id.severity
  }

  init(
    _ id: DiagnosticID, _ wording: Wording, at range: SourceRange, note: String = "",
    at place: SourceRange? = nil
  ) {
    self.init(id, wording, at: range, note: note, at: place.map { [$0] } ?? [])
  }

  /// The same finding, whose proposal replaces another range than the one that it is about.
  func replacing(_ range: SourceRange) -> Diagnostic {
    var diagnostic = self
    diagnostic.replacement = replacement.map { Replacement(range: range, text: $0.text) }
    return diagnostic
  }

  /// The same finding, that may mean something else too than what its message proposes.
  var withoutReplacement: Diagnostic {
    var diagnostic = self
    diagnostic.replacement = nil
    return diagnostic
  }
}

extension [Diagnostic] {
  mutating func report(
    _ id: DiagnosticID, _ wording: Wording, at range: SourceRange, note: String = "",
    at place: SourceRange? = nil
  ) {
    append(Diagnostic(id, wording, at: range, note: note, at: place))
  }
}
