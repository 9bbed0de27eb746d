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

/// The content of a row that starts with a directive or a pattern.
func parseRow(
  _ row: SourceRange, in source: SourceFile, documentation: [String] = []
) throws(Diagnostic) -> LineSyntax.Content {
  if var directive = DirectiveParser(row, in: source, documentation: documentation) {
    return .directive(try directive.parse())
  }
  var parser = RowParser(row, in: source, documentation: documentation)
  return try parser.parse()
}

/// Reads a file row by row: documentation and groups.
private struct FileParser {
  /// A deeper tree could not be walked on the small stack of a thread.
  static var maximumDepth: Int { 100 }

  /// A group whose end has not been read.
  private struct Group {
    /// Nil if its own row could not be read.
    var syntax: GroupSyntax?
    /// Whether its lines are left out: its prefix, or that of a group around it, is not known.
    var isUnread: Bool
    /// How far its path is indented, if it has no braces: its lines are indented further.
    var indentation: Int?
  }

  private(set) var syntax: FileSyntax
  private(set) var diagnostics: [Diagnostic] = []
  private var rows: RowScanner
  /// The documentation before the next route, alias, stack, group or directive.
  private var documentation: [String] = []
  /// Outermost first.
  private var groups: [Group] = []
  /// The end of the last row that a reported error is about.
  private var reportedEnd = 0

  private var source: SourceFile { syntax.source }

  init(_ source: SourceFile, index: Int) {
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
      if row.isConflict {
        leaveOutConflict(row)
      } else {
        append(content(of: row), row.range)
      }
    }
    closeGroupsAtEnd()
    // A comment can be between a path and its brace, at which the error of the path is.
    diagnostics.sort { $0.range.lower < $1.range.lower }
  }

  /// A conflict has one error, at its first marker. Neither of its sides is read.
  private mutating func leaveOutConflict(_ row: RowScanner.Row) {
    documentation = []
    let marker = source.name(row.range.prefix(7))
    diagnostics.report(
      .mergeMark, "\(marker) is a marker of a merge conflict; choose one of its two sides",
      at: marker.range)
    syntax.append(LineSyntax(content: .unread, range: row.range))
  }

  /// The content of a row. Its error is reported.
  private mutating func content(of row: RowScanner.Row) -> LineSyntax.Content {
    do throws(Diagnostic) {
      try refuseHiddenCharacters(row)
      return try read(row)
    } catch {
      documentation = []
      report(error, row)
      return .unread
    }
  }

  private mutating func read(_ row: RowScanner.Row) throws(Diagnostic) -> LineSyntax.Content {
    let text = row.text
    guard text.lower < text.upper else { return .blank }
    let first = source.bytes[text.lower]
    if first == SyntaxByte.hash { return .comment }
    if row.range.lower < reportedEnd { return .unread }
    if first == SyntaxByte.slash {
      if source.text(text.prefix(3)) == "///" {
        return .documentation(try readDocumentation(text))
      }
      try refuseForeignComment(text)
    }
    let documentation = documentation
    self.documentation = []
    if first == SyntaxByte.closeBrace { return try groupEnd(text) }
    let content = try parseRow(text, in: source, documentation: documentation)
    // A group in one that could not be read is left out anyway.
    if case .groupStart(let group) = content, !isLeavingOut, groups.count >= Self.maximumDepth {
      throw Diagnostic(
        .groupTooDeep, "groups can nest at most \(Self.maximumDepth) deep", at: group.path.range)
    }
    return content
  }

  private mutating func readDocumentation(_ text: SourceRange) throws(Diagnostic) -> SourceRange {
    var words = text.dropFirst(3)
    if source.starts(words, with: SyntaxByte.space) { words = words.dropFirst(1) }
    try source.refuseControlCharacters(in: words)
    documentation.append(source.text(words))
    return words
  }

  /// Throws for `//`, and for `/*` that is not a rest capture.
  private mutating func refuseForeignComment(_ text: SourceRange) throws(Diagnostic) {
    let mark = source.name(text.prefix(2))
    let next = source.text(text.dropFirst(2).trimmed(in: source).prefix(1))
    switch mark.text {
    case "//": break
    case "/*":
      let isCapture = !["", "*"].contains(next) && source.bytes[text.lower + 2] > SyntaxByte.space
      if isCapture || ["-", "=", "@", "{", "#", "?"].contains(next) { return }
      var ahead = rows
      while let row = ahead.nextRow(), source.starts(row.text, with: SyntaxByte.asterisk) {
        reportedEnd = row.range.upper
      }
    default: return
    }
    throw Diagnostic(
      .foreignSyntax, "unexpected \(mark); a comment starts with '#', and documentation with '///'",
      at: mark.range)
  }

  // MARK: Errors

  private mutating func report(_ error: Diagnostic, _ row: RowScanner.Row) {
    var ahead = rows
    // The rest of the row is after the conflict, whose error says so.
    if error.id == .missingArrow, ahead.nextRow()?.isConflict == true { return }
    diagnostics.append(blockError(after: error, row) ?? explained(error, row))
  }

  /// The error, or what explains it.
  private func explained(_ error: Diagnostic, _ row: RowScanner.Row) -> Diagnostic {
    let isCertain = error.replacement != nil || row.strayReturn != nil
    if isCertain || diagnostics.count >= Habit.maximumErrors { return error }
    if let habit = Habit.explaining(error, row.text, in: source) { return habit }
    guard error.id != .badCharacter, let offset = source.deceptiveCharacter(in: error.range) else {
      return error
    }
    return .badCharacter(in: source, at: offset, file: row.range.file)
  }

  /// The error of a path that has its brace on the next line, or an indented block below it, and of
  /// an arrow or a pattern with its destination on the next line.
  private mutating func blockError(
    after error: Diagnostic, _ row: RowScanner.Row
  ) -> Diagnostic? {
    guard [.missingArrow, .missingBrace, .missingDestination].contains(error.id),
      error.range.isEmpty,
      source.withoutComment(row.text).trimmed(in: source).upper == error.range.upper,
      let next = rows.nextItem()
    else { return nil }
    let head = source.text(row.text.extended(to: error.range.upper))
    let text = source.withoutComment(next.text).trimmed(in: source)
    if error.id != .missingDestination, source.text(text) == "{" {
      reportedEnd = next.range.upper
      return Diagnostic(
        .missingBrace,
        "a group's brace ends the line of its path; write \(quoted: head + " {")", at: text)
    }
    if next.indentation <= row.indentation { return nil }
    let block = Group(isUnread: true, indentation: row.indentation)
    if error.id == .missingBrace {
      groups.append(block)
      return nil
    }
    if source.nameLength(in: text) == text.count, SyntaxByte.isUpperCase(source.bytes[text.lower]) {
      reportedEnd = next.range.upper
      let arrow = quoted("-> " + source.text(text))
      return Diagnostic(
        error.id, "a destination follows its arrow on the same line; write \(arrow)",
        at: error.range)
    }
    let isRoute = source.text(text).contains(#/[-=]>/#) || source.opensGroup(next.range)
    guard error.id == .missingArrow, isRoute else { return nil }
    groups.append(block)
    return Diagnostic(
      .missingBrace,
      "the lines of a group must be in braces; write \(quoted: head + " {") and a line '}'",
      at: error.range)
  }

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

// Groups.
extension FileParser {
  /// Whether the prefix of the lines at this position is not known.
  private var isLeavingOut: Bool { groups.last?.isUnread ?? false }

  private mutating func append(_ content: LineSyntax.Content, _ range: SourceRange) {
    var line = LineSyntax(content: isLeavingOut ? content.leftOut : content, range: range)
    switch content {
    case .groupStart(let group):
      groups.append(Group(syntax: isLeavingOut ? nil : group, isUnread: isLeavingOut))
    case .groupEnd: _ = closeGroup()
    case .unread where source.opensGroup(range): groups.append(Group(isUnread: true))
    case .unread where source.starts(range.trimmed(in: source), with: SyntaxByte.closeBrace):
      line.endsGroup = closeGroup()
    case .alias, .blank, .comment, .directive, .documentation, .route, .stack, .unread: break
    }
    syntax.append(line)
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

  /// Returns whether a group ends whose lines could be read.
  private mutating func closeGroup() -> Bool {
    while let last = groups.popLast() {
      if last.indentation == nil { return !last.isUnread }
    }
    syntax.areGroupsSure = false
    return false
  }

  /// Ends the groups without braces that are indented at least as far as a row.
  private mutating func closeBlocks(before row: RowScanner.Row) {
    if row.text.isEmpty { return }
    while let indentation = groups.last?.indentation, row.indentation <= indentation {
      groups.removeLast()
    }
  }

  private mutating func closeGroupsAtEnd() {
    if groups.allSatisfy({ $0.indentation != nil }) { return }
    syntax.areGroupsSure = false
    // The brace that is missing may be in a row that could not be read.
    if !syntax.isComplete { return }
    for group in groups.compactMap(\.syntax) {
      diagnostics.report(
        .groupNotClosed, "the group \(quoted: group.path.text) is not closed; add '}'",
        at: group.brace)
    }
  }
}

extension LineSyntax.Content {
  /// What remains of a line whose prefix is not known.
  fileprivate var leftOut: Self {
    switch self {
    case .blank, .comment, .documentation: self
    case .alias, .directive, .groupEnd, .groupStart, .route, .stack, .unread: .unread
    }
  }
}
