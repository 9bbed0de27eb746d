/// The syntax of one routes file, with every byte of it: its lines in order, each with its content
/// and the ranges of its parts. Between the parts are signs of the language, white space, comments
/// and line ends.
package struct FileSyntax: Sendable {
  package let source: SourceFile
  /// Its index in the run's files.
  package let index: Int
  /// In the file's order. Together they are the whole file but for a byte-order mark.
  package private(set) var lines: [LineSyntax] = []
  /// The directives of the lines.
  package private(set) var directives: [DirectiveSyntax] = []
  /// The syntax errors, sorted by their ranges.
  package internal(set) var diagnostics: [Diagnostic] = []
  /// False where a brace too many or too few leaves it open which routes a group holds.
  package var areGroupsSure = true
  /// Whether every line could be read.
  package private(set) var isComplete = true

  mutating func append(_ line: LineSyntax) {
    if line.isUnread { isComplete = false }
    if case .directive(let directive) = line.content { directives.append(directive) }
    lines.append(line)
  }

  /// A new line at the start of a line, or at the end of the file, whose last line can lack its end.
  package func insertion(of line: String, at offset: Int) -> Replacement {
    let isLineOpen =
      offset > source.byteOrderMarkLength && source.bytes[offset - 1] != SyntaxByte.lineFeed
    return Replacement(
      range: SourceRange(file: index, lower: offset, upper: offset),
      text: (isLineOpen ? "\n" : "") + line + "\n")
  }

  /// The patterns by their starts, with the end of the line, or of the outermost group around it.
  var patterns: [Int: (pattern: PatternSyntax, end: Int)] {
    var result: [Int: (pattern: PatternSyntax, end: Int)] = [:]
    var inside: [PatternSyntax] = []
    var depth = 0
    for line in lines {
      if line.endsGroup { depth = max(0, depth - 1) }
      if line.startsGroup { depth += 1 }
      if let item = line.item { inside.append(item.pattern) }
      guard depth == 0 else { continue }
      for pattern in inside { result[pattern.range.lower] = (pattern, line.range.upper) }
      inside = []
    }
    return result
  }

  /// The lines of which not all could be read, so that what they say is not known: a name that is
  /// missing in the tree may be there in the file.
  package var unread: [SourceRange] { lines.filter(\.isUnread).map(\.range) }
}

/// One line, with the lines that go on with it.
package struct LineSyntax: Sendable {
  package indirect enum Content: Sendable {
    /// White space at most.
    case blank
    /// `# text` alone.
    case comment
    /// `/// text`: the range of the text. What it documents has it too.
    case documentation(SourceRange)
    case directive(DirectiveSyntax)
    case item(ItemSyntax)
    case groupEnd
    /// Left out after an error, or because of one: in a group whose prefix is not known, or in a
    /// merge conflict, which may be many lines.
    case unread
  }

  package var content: Content
  /// With its line end, which the last line of a file may lack.
  package var range: SourceRange
  /// Whether it ends a group. An unread line can end a group, too: `} text`.
  package var endsGroup = false

  package var isUnread: Bool {
    if case .unread = content { true } else { false }
  }

  package var item: ItemSyntax? {
    if case .item(let item) = content { item } else { nil }
  }

  package var startsGroup: Bool { item?.isGroup ?? false }
}
