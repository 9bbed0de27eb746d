extension Diagnostic {
  /// A finding about what was published.
  ///
  /// - Parameter nearest: the range of the route that is most like the published line.
  init(_ id: DiagnosticID, _ wording: Wording, at range: SourceRange, nearest: SourceRange?) {
    self.init(id, wording, at: range, note: "the nearest route is here", at: nearest)
  }

  static func lockWithoutTable(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .lockWithoutTable,
      "no enum is called \(quoted: name); rename the lock with its enum", at: range)
  }

  static func lockConflict(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .lockConflict, "a merge left its marks here; keep the lines of both sides",
      at: range)
  }

  static func badLock(at range: SourceRange) -> Diagnostic {
    Diagnostic(.badLock, "a lock has no such line; write 'pattern => case'", at: range)
  }
}
