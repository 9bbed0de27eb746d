package import TurnpikeCompiler

/// A lock without the lines of one pattern, or without an origin.
package struct RetiredLine {
  /// What was taken out, as the lock had it.
  package let removed: [String]
  /// The whole lock without it.
  package let text: String

  /// Nil where the lock has no such line.
  ///
  /// - Parameter pattern: as the lock has it, with or without what is written out there, or the
  ///   whole line.
  package init?(_ pattern: String, from lock: LockFile) {
    let origins = lock.origins.map(\.origin.text)
    let lines = lock.lines
    let origin = pattern.hasPrefix("origin ") ? String(pattern.dropFirst(7)) : pattern
    let removed =
      Self.spellings.lazy.map { spelling in
        lines.indices.filter { spelling(lines[$0]).utf8.elementsEqual(Self.trimmed(pattern).utf8) }
      }.first { !$0.isEmpty } ?? []
    let isOrigin = origins.contains(origin)
    if removed.isEmpty, !isOrigin { return nil }
    self.removed = removed.map { lines[$0].text } + (isOrigin ? ["origin " + origin] : [])
    text =
      LockContents(
        name: lock.name,
        lines: lines.indices.filter { !removed.contains($0) }.map { lines[$0] },
        origins: origins.filter { $0 != origin }
      ).text
  }

  /// All that can be named, the most exact first.
  package static func names(in lock: LockFile) -> [String] {
    lock.lines.map(\.plainPattern) + lock.origins.map(\.origin.text)
  }

  private static var spellings: [(PublishedLine) -> String] {
    [
      { $0.text }, { $0.patternText }, { trimmed($0.pattern.text) }, { $0.plainText },
      { $0.plainPattern }, { $0.pathText },
    ]
  }

  private static func trimmed(_ pattern: String) -> String {
    pattern.utf8.count > 1 && pattern.hasPrefix("/") ? String(pattern.dropFirst()) : pattern
  }
}
