/// A finding about a published line.
package struct LockFinding {
  package let diagnostic: Diagnostic
  /// What it proposes, before it is tried.
  var proposal: LockProposal?
  /// The range of a line in the table that `lock` must not add, because its links were published for
  /// another case, or with other values.
  package var excludedFromLock: SourceRange?
}

extension PublishedLine {
  /// - Parameter nearest: The route that is most like the line.
  func lost(
    _ id: DiagnosticID, _ message: Wording, near nearest: SourceRange?,
    excludingFromLock excluded: SourceRange? = nil
  ) -> LockFinding {
    let diagnostic = Diagnostic(
      id, message, at: outermost.range, note: "the nearest route is here", at: nearest)
    return LockFinding(diagnostic: diagnostic, excludedFromLock: excluded)
  }

  /// - Parameter text: A text that the type does not accept now.
  func narrowed(
    _ name: String, from old: ValueType, to new: ValueType, _ text: String,
    near nearest: SourceRange
  ) -> LockFinding {
    lost(
      .publishedLinkNarrowed,
      """
      \(quoted: name) of \(quoted: pathText) was published as \(quoted: old.spelling), but does \
      not accept \(quoted: text) now, because it is \(quoted: new.spelling)
      """, near: nearest)
  }

  func needing(_ name: String, _ link: String, near nearest: SourceRange) -> LockFinding {
    lost(
      .publishedLinkNarrowed,
      "\(quoted: link) was published, but \(quoted: name) is required now", near: nearest)
  }
}
