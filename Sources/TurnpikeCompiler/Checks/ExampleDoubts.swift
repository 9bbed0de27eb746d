/// What other errors leave open about examples.
///
/// A line that could not be read can take a link from a sound line, never give it one: so the
/// examples of sound lines are checked beside it.
struct ExampleDoubts {
  /// Files whose lines may stand in another group, or another table, than it seems.
  private var files: Set<Int> = []
  /// The places of patterns that clash with others, so that either may answer.
  private var patterns: Set<SourceRange> = []
  /// Whether a link from outside may have an origin that could not be read.
  private var hasUnreadOrigin = false

  /// - Parameter diagnostics: what later stages than the parser have found.
  init(_ syntax: [FileSyntax], of sources: [SourceFile], after diagnostics: [Diagnostic]) {
    for (index, file) in syntax.enumerated() {
      if !file.areGroupsSure { files.insert(index) }
      if file.unread.isEmpty { continue }
      let directives = UnreadLines.directives(of: file, in: sources)
      if directives.contains("enum") { files.insert(index) }
      if directives.contains("origin") { hasUnreadOrigin = true }
    }
    for diagnostic in diagnostics {
      if diagnostic.id == .badOrigin { hasUnreadOrigin = true }
      patterns.insert(diagnostic.range)
      for note in diagnostic.notes { patterns.insert(note.range) }
    }
  }

  func areAbout(_ entry: TableEntry) -> Bool {
    files.contains(entry.pattern.range.file) || patterns.contains(entry.pattern.range)
  }

  func areAbout(_ example: ExampleModel) -> Bool {
    hasUnreadOrigin && example.link.contains("://")
  }
}
