import TurnpikeTable

/// The syntax of a routes file, and its syntax errors, in time linear in its length.
///
/// A row with an error is left out as `unread`, and hides no error of another row. A file that is
/// not UTF-8 gives one error and is one unread row.
///
/// - Parameter index: The file's index in the compilation's list of files.
/// - Returns: The syntax, and the diagnostics in the order of their ranges.
package func parse(
  _ source: SourceFile, index: Int
) -> (syntax: FileSyntax, diagnostics: [Diagnostic]) {
  var parser = FileParser(source, index: index)
  if let offset = UTF8Decoder.firstError(in: source.bytes) {
    parser.refuseEncoding(at: offset)
  } else {
    parser.parseFile()
  }
  return (parser.syntax, parser.diagnostics)
}

/// Reads a file row by row: documentation, groups and merge conflicts.
private struct FileParser {
  /// A deeper tree could not be walked on the small stack of a thread.
  static var maximumDepth: Int { 100 }

  var syntax: FileSyntax
  var diagnostics: [Diagnostic] = []
  private let source: SourceFile
  private var rows: RowScanner
  /// The documentation before the next route, alias, stack, group or directive.
  private var documentation: [String] = []
  /// The open groups, outermost first; nil for a group whose own row could not be read.
  private var groups: [GroupSyntax?] = []
  private var unreadGroups = 0
  /// How far the path above each block without braces is indented.
  private var blocks: [Int] = []
  /// Whether the next row, a brace or a destination, is part of an error that has been reported.
  private var isNextReported = false
  /// Whether rows that start with `*` continue a comment that has been reported.
  private var isInComment = false
  /// Whether a conflict has begun that has no end.
  private var isInConflict = false
  /// Whether no end of a conflict follows.
  private var hasNoConflictEnd = false

  init(_ source: SourceFile, index: Int) {
    self.source = source
    rows = RowScanner(source, file: index)
    syntax = FileSyntax(source, index: index)
  }

  mutating func refuseEncoding(at offset: Int) {
    let all = SourceRange(
      file: syntax.index, lower: source.byteOrderMarkLength, upper: source.bytes.count)
    syntax.append(LineSyntax(content: .unread, range: all))
    let start = source.bytes.prefix(2)
    let digits = String(source.bytes[offset], radix: 16, uppercase: true)
    diagnostics.report(
      .notUTF8,
      start == [0xFF, 0xFE] || start == [0xFE, 0xFF]
        ? "the file is UTF-16; save it as UTF-8"
        : "the byte 0x\(digits) is not valid UTF-8; save the file as UTF-8",
      at: SourceRange(file: all.file, lower: offset, upper: offset + 1))
  }

  mutating func parseFile() {
    while let row = rows.nextRow() {
      closeBlocks(before: row)
      if let marker = mergeMarker(at: row.range.lower, in: source) {
        readConflict(row, marker)
      } else {
        append(content(of: row), row.range)
      }
    }
    closeGroupsAtEnd()
  }

  private mutating func append(_ content: LineSyntax.Content, _ range: SourceRange) {
    let isLeftOut = unreadGroups > 0 || !blocks.isEmpty
    var line = LineSyntax(content: content, range: range)
    switch content {
    case .groupStart(let group): open(unreadGroups > 0 ? nil : group)
    case .groupEnd: _ = closeGroup()
    case .unread:
      if opensGroup(range) {
        open(nil)
      } else if source.text(range.trimmed(in: source).prefix(1)) == "}" {
        line.endsGroup = closeGroup()
      }
    case .blank, .comment, .documentation, .directive, .route, .alias, .stack: break
    }
    switch content {
    case .blank, .comment, .documentation: break
    default: if isLeftOut { line.content = .unread }
    }
    syntax.append(line)
  }

  /// Returns whether a group ends whose own row could be read.
  private mutating func closeGroup() -> Bool {
    guard let last = groups.popLast() else {
      syntax.areGroupsSure = false
      return false
    }
    if last == nil { unreadGroups -= 1 }
    return last != nil
  }

  private mutating func open(_ group: GroupSyntax?) {
    groups.append(group)
    if group == nil { unreadGroups += 1 }
  }

  /// Whether a row that could not be read opens a group.
  private func opensGroup(_ range: SourceRange) -> Bool {
    var index = range.lower
    while index < range.upper {
      if source.isGroupBrace(at: index, before: range.upper) { return true }
      index += 1
    }
    return false
  }

  /// The content of a row. Its error is reported.
  private mutating func content(of row: RowScanner.Row) -> LineSyntax.Content {
    if isNextReported, !row.text.isEmpty {
      isNextReported = false
      return .unread
    }
    isInComment = isInComment && source.text(row.text.prefix(1)) == "*"
    if isInComment { return .unread }
    do throws(Diagnostic) {
      try refuseHiddenCharacters(row)
      return try read(row)
    } catch {
      documentation = []
      report(error, row)
      return .unread
    }
  }

  private mutating func report(_ error: Diagnostic, _ row: RowScanner.Row) {
    // The rest of the row is after the conflict, whose error says so.
    if error.id == .missingArrow, isConflict(at: row.range.upper) { return }
    diagnostics.append(blockError(after: error, row) ?? explained(error, row))
  }

  /// The error, or what explains it.
  private mutating func explained(_ error: Diagnostic, _ row: RowScanner.Row) -> Diagnostic {
    if error.replacement != nil || diagnostics.count >= Habit.maximumErrors { return error }
    if let habit = Habit.explaining(error, row.text, in: source) { return habit }
    guard error.id != .badCharacter, let offset = source.deceptiveCharacter(in: error.range) else {
      return error
    }
    return .badCharacter(in: source, at: offset, file: row.range.file)
  }

  private func isConflict(at line: Int) -> Bool { mergeMarker(at: line, in: source) != nil }

  private mutating func read(_ row: RowScanner.Row) throws(Diagnostic) -> LineSyntax.Content {
    let text = row.text
    guard text.lower < text.upper else { return .blank }
    switch source.bytes[text.lower] {
    case SyntaxByte.hash: return .comment
    case SyntaxByte.closeBrace:
      documentation = []
      return try groupEnd(text)
    case SyntaxByte.slash where source.text(text.prefix(3)) == "///":
      return .documentation(try readDocumentation(text))
    case SyntaxByte.slash where startsForeignComment(text):
      let mark = source.name(text.prefix(2))
      isInComment = mark.text == "/*"
      throw Diagnostic(
        .foreignSyntax,
        "unexpected \(mark); a comment starts with '#', and documentation with '///'",
        at: mark.range)
    default: break
    }
    let documentation = documentation
    self.documentation = []
    if let directive = DirectiveParser(text, in: source, documentation: documentation) {
      return .directive(try directive.parse())
    }
    var parser = RowParser(text, in: source, documentation: documentation)
    let content = try parser.parse()
    // A group in one that could not be read is left out anyway.
    if case .groupStart(let group) = content, unreadGroups == 0, groups.count >= Self.maximumDepth {
      throw Diagnostic(
        .groupTooDeep, "groups can nest at most \(Self.maximumDepth) deep", at: group.path.range)
    }
    return content
  }

  /// Whether a row starts with `//`, or with `/*` that is not a rest capture.
  private func startsForeignComment(_ text: SourceRange) -> Bool {
    let start = source.text(text.prefix(3))
    if start.hasPrefix("//") || start == "/*" || start == "/**" { return true }
    let next = source.text(text.dropFirst(2).trimmed(in: source).prefix(1))
    return start == "/* " && !["-", "=", "@", "{", "#", "?"].contains(next)
  }

  private mutating func readDocumentation(_ text: SourceRange) throws(Diagnostic) -> SourceRange {
    var words = text.dropFirst(3)
    if !words.isEmpty, source.bytes[words.lower] == SyntaxByte.space { words = words.dropFirst(1) }
    try source.refuseControlCharacters(in: words)
    documentation.append(source.text(words))
    return words
  }

  /// `}`.
  private func groupEnd(_ text: SourceRange) throws(Diagnostic) -> LineSyntax.Content {
    let rest = source.withoutComment(text).dropFirst(1).trimmed(in: source)
    if !rest.isEmpty { throw .unexpected(source.name(rest), after: "'}'") }
    // Otherwise, the brace that it closes may be in a row that could not be read.
    if groups.isEmpty, syntax.isComplete {
      throw Diagnostic(.unexpectedText, "'}' closes no group", at: text.prefix(1))
    }
    return .groupEnd
  }

  private mutating func closeGroupsAtEnd() {
    if groups.isEmpty { return }
    syntax.areGroupsSure = false
    // The brace that is missing may be in a row that could not be read.
    if !syntax.isComplete { return }
    for case let group? in groups {
      diagnostics.append(
        Diagnostic(
          .groupNotClosed, "the group \(quoted: group.path.text) is not closed; add '}'",
          at: group.brace))
    }
    diagnostics.sort { $0.range.lower < $1.range.lower }
  }
}

// Characters that a reader cannot see.
extension FileParser {
  /// Throws for a carriage return inside a line, a bidirectional control anywhere, and another
  /// invisible character outside comments and documentation.
  private func refuseHiddenCharacters(_ row: RowScanner.Row) throws(Diagnostic) {
    if let offset = row.strayReturn {
      throw Diagnostic(
        .badCharacter, "a carriage return without a line feed is not a line end",
        at: SourceRange(file: row.range.file, lower: offset, upper: offset + 1))
    }
    if row.isASCII { return }
    for line in source.split(row.text, at: SyntaxByte.lineFeed) {
      let isDocumentation = source.text(line.prefix(3)) == "///"
      let comment = isDocumentation ? line.lower : source.withoutComment(line).upper
      var index = line.lower
      while index < line.upper {
        if source.bytes[index] >= 0xC2, let kind = HiddenCharacter(source.scalar(at: index)),
          index < comment || kind == .bidirectionalControl
        {
          let length = source.scalarLength(at: index)
          throw .hiddenCharacter(
            source.scalar(at: index), kind,
            at: SourceRange(file: line.file, lower: index, upper: index + length))
        }
        index += 1
      }
    }
  }
}

// The markers of a merge conflict.
extension FileParser {
  /// A conflict has one error, at its first marker. Neither of its sides is read.
  private mutating func readConflict(_ first: RowScanner.Row, _ marker: UInt8) {
    documentation = []
    let range = first.range.prefix(7)
    if !isInConflict || marker == SyntaxByte.less {
      diagnostics.append(
        Diagnostic(
          .mergeMark,
          "\(source.name(range)) is a marker of a merge conflict; choose one of its two sides",
          at: range))
    }
    isInConflict = marker != SyntaxByte.greater
    var upper = first.range.upper
    if marker == SyntaxByte.less, let end = conflictEnd() {
      rows = end.rows
      upper = end.upper
      isInConflict = false
    }
    syntax.append(LineSyntax(content: .unread, range: first.range.extended(to: upper)))
  }

  /// The position after the next `>>>>>>>`.
  private mutating func conflictEnd() -> (rows: RowScanner, upper: Int)? {
    if hasNoConflictEnd { return nil }
    var ahead = rows
    while let row = ahead.nextRow() {
      if mergeMarker(at: row.range.lower, in: source) == SyntaxByte.greater {
        return (ahead, row.range.upper)
      }
    }
    hasNoConflictEnd = true
    return nil
  }
}

// Rows that end where the next line should belong to them.
extension FileParser {
  /// The error of a path that has its brace on the next line, or an indented block below it, and of
  /// an arrow or a pattern with its destination on the next line.
  private mutating func blockError(
    after error: Diagnostic, _ row: RowScanner.Row
  ) -> Diagnostic? {
    guard [.missingArrow, .missingBrace, .missingDestination].contains(error.id),
      error.range.isEmpty,
      source.withoutComment(row.text).trimmed(in: source).upper == error.range.upper
    else { return nil }
    var ahead = rows
    var next = ahead.nextRow()
    while let row = next, row.text.isEmpty || source.bytes[row.text.lower] == SyntaxByte.hash {
      next = ahead.nextRow()
    }
    guard let next else { return nil }
    let head = source.text(row.text.extended(to: error.range.upper))
    let text = source.withoutComment(next.text).trimmed(in: source)
    if source.text(text) == "{", error.id != .missingDestination {
      isNextReported = true
      return Diagnostic(
        .missingBrace,
        "a group's brace ends the line of its path; write \(quoted: head + " {")", at: text)
    }
    let indentation = row.text.lower - row.range.lower
    guard next.text.lower - next.range.lower > indentation else { return nil }
    if error.id == .missingBrace {
      blocks.append(indentation)
      return nil
    }
    if source.nameLength(in: text) == text.count, SyntaxByte.isUpperCase(source.bytes[text.lower]) {
      isNextReported = true
      return Diagnostic(
        error.id,
        """
        a destination follows its arrow on the same line; write \
        \(quoted: "-> " + source.text(text))
        """, at: error.range)
    }
    guard error.id == .missingArrow,
      opensGroup(next.range) || source.text(text).contains("->") || source.text(text).contains("=>")
    else { return nil }
    blocks.append(indentation)
    return Diagnostic(
      .missingBrace,
      "the lines of a group must be in braces; write \(quoted: head + " {") and a line '}'",
      at: error.range)
  }

  /// Ends the blocks without braces that are indented more than a row.
  private mutating func closeBlocks(before row: RowScanner.Row) {
    if row.text.isEmpty { return }
    while let indentation = blocks.last, row.text.lower - row.range.lower <= indentation {
      blocks.removeLast()
    }
  }
}
