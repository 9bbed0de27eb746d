/// The findings of a stage so far. Its parts report to one reporter.
final class Reporter {
  private(set) var findings = Findings()
  private var errorCount = 0
  private var shared: Set<Diagnostic> = []

  /// The errors that had been reported before a part was checked.
  struct Mark {
    fileprivate let errorCount: Int
  }

  /// The errors so far, to find later whether there are new errors.
  var mark: Mark { Mark(errorCount: errorCount) }

  /// Returns whether an error has been reported since a mark.
  func hasErrors(since mark: Mark) -> Bool { errorCount > mark.errorCount }

  func report(_ diagnostic: Diagnostic) {
    findings.append(diagnostic)
    if diagnostic.isError { errorCount += 1 }
  }

  /// Reports a finding in a part of the file that several lines share, such as the path of a group.
  ///
  /// - Parameter common: The same finding without what differs between the lines.
  func reportOnce(_ diagnostic: Diagnostic, as common: Diagnostic? = nil) {
    if shared.insert(common ?? diagnostic).inserted { report(diagnostic) }
  }

  /// - Parameter note: The message of the note at the other place.
  func report(
    _ id: DiagnosticID, _ wording: Wording, at range: SourceRange, note: String = "",
    at place: SourceRange? = nil
  ) {
    report(Diagnostic(id, wording, at: range, note: note, at: place))
  }
}
