package import TurnpikeCompiler

/// A lock file without the lines of one pattern, or without an origin. A comment lists the lines, so
/// that `links` can report their links.
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
    let lines = lock.lines.filter(isRemoved).map(\.text)
    removed = lines + (isOrigin ? ["origin " + origin] : [])
    text = LockText.file(
      lock.name, lock.lines.filter { !isRemoved($0) }, origins: origins.filter { $0 != origin },
      ignoresCase: lock.caseRange != nil,
      retired: Self.lines(in: lock.syntax.source).map(\.text) + lines)
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

extension RetiredLine {
  /// A line that a lock file lists as retired.
  struct Record: Sendable {
    let pattern: String
    let place: (path: String, line: Int, column: Int)
    /// A table with this line alone.
    let table: LinkedTable
  }

  static let mark = "# retired: "

  /// The lines that a lock file lists as retired, with their offsets.
  static func lines(in lock: SourceFile) -> [(text: String, offset: Int)] {
    lock.bytes.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
      .filter { $0.starts(with: mark.utf8) }
      .map { (String(decoding: $0.dropFirst(mark.utf8.count), as: UTF8.self), $0.startIndex) }
  }

  /// The retired lines of an enum. A line whose types are no longer known is left out.
  static func records(in lock: SourceFile, of model: TableModel) -> [Record] {
    guard ("/" + lock.path).hasSuffix("/\(model.name)\(LockFile.suffix)") else { return [] }
    let head =
      (model.ignoresCase ? "ignore case\n" : "")
      + model.origins.map { "origin \($0.declaration)\n" }.joined()
    let locations = SourceLocations(lock)
    return lines(in: lock).compactMap { text, offset in
      // The case of the line can be gone.
      let alias = text.firstRange(of: " => ")
      let end = alias ?? text.firstRange(of: " -> ")
      let pattern = String(text[..<(end?.lowerBound ?? text.endIndex)])
      let route = alias == nil ? text : pattern + " -> Retired"
      let compilation = Compilation([SourceFile(path: "Retired.routes", text: head + route + "\n")])
      let location = locations.location(of: offset)
      return compilation.output?.linked.first.map {
        Record(
          pattern: pattern, place: (lock.path, location.line, location.column), table: $0)
      }
    }
  }
}
