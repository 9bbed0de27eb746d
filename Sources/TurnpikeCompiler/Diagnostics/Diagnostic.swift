/// One finding of a run: a message, its place, and other places that explain it.
///
/// The parser throws a finding if it cannot read the rest of a line.
package struct Diagnostic: Error, Hashable, Sendable {
  package enum Severity: String, Sendable {
    case error, warning, note
  }

  /// A second place that belongs to the finding ("the other route is here").
  package struct Note: Hashable, Sendable {
    package let message: String
    package let range: SourceRange
  }

  package let id: DiagnosticID
  /// The message in lower case and without a full stop. A suggestion is at its end.
  package private(set) var message: String
  package let range: SourceRange
  package private(set) var notes: [Note]
  /// The edit that the message proposes, or nil if the message does not propose a text.
  package private(set) var replacement: Replacement?
  /// Whether what the message proposes is the only possible meaning. A destination that is missing can
  /// have any name.
  package var isCertain: Bool {
    replacement != nil && !([.missingArrow, .missingDestination].contains(id) && range.isEmpty)
  }

  /// The line that the message proposes to add to the routes, or nil if it proposes no line.
  package let newLine: String?
  /// The edit of the routes that the message proposes so that a published link matches again, or nil
  /// if it proposes no edit.
  package private(set) var addition: Replacement?
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

  /// Returns the finding with a proposal that replaces another range than the finding's own.
  func replacing(_ range: SourceRange) -> Diagnostic {
    var diagnostic = self
    diagnostic.replacement = replacement.map { Replacement(range: range, text: $0.text) }
    return diagnostic
  }

  /// Returns the finding with a message that proposes an edit of the routes.
  ///
  /// - Parameter text: The line or the item of a query that the edit adds.
  func proposing(_ text: String, _ addition: Replacement) -> Diagnostic {
    var diagnostic = self
    diagnostic.addition = addition
    diagnostic.message += ("; write \(line: text)" as Wording).text
    return diagnostic
  }

  /// Returns the finding without its notes, to compare it with others.
  var withoutNotes: Diagnostic {
    var diagnostic = self
    diagnostic.notes = []
    return diagnostic
  }

  /// Returns the finding without its edit, because the proposal is not certain.
  var withoutReplacement: Diagnostic {
    var diagnostic = self
    diagnostic.replacement = nil
    return diagnostic
  }
}
