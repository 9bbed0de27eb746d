package import TurnpikeCompiler

/// A lock file without the lines of one pattern, or without an origin.
package struct RetiredLine {
  /// The removed lines, as the lock file had them.
  package let removed: [String]
  /// The text of the file without these lines.
  package let text: String

  /// Nil if the lock file has no such line.
  ///
  /// - Parameter pattern: An origin, a whole line, or a pattern as the lock file or a message has it.
  package init?(_ pattern: String, from lock: LockFile) {
    let origins = lock.origins.map(\.origin.declaration)
    let origin = pattern.hasPrefix("origin ") ? String(pattern.dropFirst(7)) : pattern
    let isOrigin = origins.contains(origin)
    func isNamed(_ line: PublishedLine, _ spelling: (PublishedLine) -> String) -> Bool {
      spelling(line).utf8.elementsEqual(Self.trimmed(pattern).utf8)
    }
    let spelling = Self.spellings.first { spelling in
      lock.lines.contains { isNamed($0, spelling) }
    }
    if spelling == nil, !isOrigin { return nil }
    func isRemoved(_ line: PublishedLine) -> Bool { spelling.map { isNamed(line, $0) } ?? false }
    removed = lock.lines.filter(isRemoved).map(\.text) + (isOrigin ? ["origin " + origin] : [])
    text = LockText.file(
      lock.name, lock.lines.filter { !isRemoved($0) }, origins: origins.filter { $0 != origin },
      ignoresCase: lock.caseRange != nil)
  }

  /// The patterns and origins that a lock file has.
  package static func names(in lock: LockFile) -> [String] {
    lock.lines.map(\.plainPattern) + lock.origins.map(\.origin.declaration)
  }

  /// The spellings of a line, the most exact first.
  private static var spellings: [(PublishedLine) -> String] {
    [
      { $0.text }, { $0.pattern(.whole) }, { trimmed($0.pattern.text) }, { $0.plainText },
      { $0.plainPattern }, { $0.pathText },
    ]
  }

  private static func trimmed(_ pattern: String) -> String {
    pattern.utf8.count > 1 && pattern.hasPrefix("/") ? String(pattern.dropFirst()) : pattern
  }
}
