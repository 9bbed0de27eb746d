import TurnpikeTable

/// Returns the syntax of a routes file with its syntax errors, in time linear in its length.
///
/// A row with an error is `unread`, and hides no error of another row. A file that is not UTF-8 has
/// one error and is one unread row.
///
/// - Parameter index: The file's index in the compilation's list of files.
package func parse(_ source: SourceFile, index: Int) -> FileSyntax {
  var parser = FileParser(source, index: index)
  if let offset = UTF8Decoder.firstError(in: source.bytes) {
    parser.refuseEncoding(at: offset)
  } else {
    parser.parseFile()
  }
  var syntax = parser.syntax
  syntax.diagnostics = parser.diagnostics
  return syntax
}

/// The content of a row that starts with a directive or a pattern.
func parseRow(
  _ row: SourceRange, in source: SourceFile, documentation: [String] = []
) throws(Diagnostic) -> LineSyntax.Content {
  var parser = RowParser(row, in: source)
  return try parser.content(documentation)
}

/// Reads a file row by row: documentation and groups.
struct FileParser {
  /// A deeper tree could not be walked on the small stack of a thread.
  static var maximumDepth: Int { 100 }

  private(set) var syntax: FileSyntax
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var rows: RowScanner
  /// The documentation before the next route, alias, stack, group or directive.
  private var documentation: [String] = []
  /// The groups whose ends have not been read, outermost first. Nil if the prefix of a group, or
  /// that of a group around it, is not known: its lines are left out.
  private var groups: [ItemSyntax?] = []
  /// The end of the last row that a reported error is about.
  var reportedEnd = 0
  /// The end of the last rows that were read as one line with empty lines inside.
  private var joinedEnd = 0
  /// The end of the last block that lacks its braces. The prefix of its lines is not known.
  private var blockEnd = 0

  var source: SourceFile { syntax.source }

  fileprivate init(_ source: SourceFile, index: Int) {
    rows = RowScanner(source, file: index)
    syntax = FileSyntax(source: source, index: index)
  }

  mutating func refuseEncoding(at offset: Int) {
    let all = SourceRange(
      file: syntax.index, lower: source.byteOrderMarkLength, upper: source.bytes.count)
    syntax.append(LineSyntax(content: .unread, range: all))
    let start = source.bytes.prefix(2)
    let digits = String(source.bytes[offset], radix: 16, uppercase: true)
    diagnostics.append(
      Diagnostic(
        .notUTF8,
        start == [0xFF, 0xFE] || start == [0xFE, 0xFF]
          ? "the file is UTF-16; save it as UTF-8"
          : "the byte 0x\(digits) is not valid UTF-8; save the file as UTF-8",
        at: SourceRange(file: all.file, lower: offset, upper: offset + 1)))
  }

  mutating func parseFile() {
    while let row = rows.nextRow() {
      let content = content(of: row)
      if row.isConflict {
        // The braces of its two sides open and close no groups.
        syntax.append(LineSyntax(content: content, range: row.range))
      } else {
        append(content, row.range)
      }
    }
    closeGroupsAtEnd()
    // A comment can be between a path and its brace, at which the error of the path is.
    diagnostics.sort { $0.range.lower < $1.range.lower }
  }

  /// The content of a row. Its error is reported.
  private mutating func content(of row: RowScanner.Row) -> LineSyntax.Content {
    do throws(Diagnostic) {
      return try read(row)
    } catch {
      documentation = []
      report(error, row)
      return .unread
    }
  }

  private mutating func read(_ row: RowScanner.Row) throws(Diagnostic) -> LineSyntax.Content {
    let text = row.text
    if row.isConflict {
      // Neither of its sides is read.
      let marker = source.name(row.range.prefix(7))
      throw Diagnostic(
        .mergeMark, "\(marker) is a marker of a merge conflict; choose one of its two sides",
        at: marker.range)
    }
    try refuseHiddenCharacters(row)
    if text.isEmpty { return .blank }
    if source.starts(text, with: SyntaxByte.hash) { return .comment }
    if row.range.lower < reportedEnd { return .unread }
    if source.text(text.prefix(3)) == "///" {
      return .documentation(try readDocumentation(text))
    }
    let documentation = documentation
    self.documentation = []
    if source.starts(text, with: SyntaxByte.closeBrace) { return try groupEnd(text) }
    if let error = detachedAttributes(row) { throw error }
    try refuseEmptyLines(after: row)
    let content = try parseRow(text, in: source, documentation: documentation)
    // A group in one that could not be read is left out anyway.
    if case .item(let item) = content, item.isGroup, !isLeavingOut(text),
      groups.count >= Self.maximumDepth
    {
      throw Diagnostic(
        .groupTooDeep, "groups can nest at most \(Self.maximumDepth) deep", at: item.pattern.range)
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
          let name = characterName(source.scalar(at: index))
          throw Diagnostic(
            .badCharacter, "invalid \(kind.rawValue) \(name); remove it\(replacement: "")",
            at: source.character(at: index, file: line.file))
        }
        index += 1
      }
    }
  }

  /// Throws if a row can be read together with the rows after the next empty lines.
  private mutating func refuseEmptyLines(after row: RowScanner.Row) throws(Diagnostic) {
    guard row.mayGoOn, row.range.lower >= joinedEnd else { return }
    var (ahead, last) = (rows, row)
    var next: RowScanner.Row?
    var comments = ""
    while last.mayGoOn, let other = ahead.nextRow() {
      let isComment = source.starts(other.text, with: SyntaxByte.hash)
      if isComment, next == nil { comments += source.text(other.range) }
      if isComment || other.text.isEmpty { continue }
      next = next ?? other
      last = other
    }
    joinedEnd = last.range.upper
    let line = row.text.extended(to: last.text.upper)
    guard let next, (try? parseRow(line, in: source)) != nil else { return }
    reportedEnd = joinedEnd
    let gap = SourceRange(file: line.file, lower: row.range.upper, upper: next.range.lower)
    throw Diagnostic(
      .unexpectedText,
      """
      unexpected '\(source.text(next.text.prefix(1)))' after an empty line, which ends the line \
      before it; remove the empty line\(replacement: comments)
      """, at: next.text.prefix(1), note: "the line before it is here", at: row.text.start
    ).replacing(gap)
  }

  // MARK: Errors

  private mutating func report(_ error: Diagnostic, _ row: RowScanner.Row) {
    var ahead = rows
    // The rest of the row is after the conflict, whose error says so.
    if error.id == .missingArrow, ahead.nextRow()?.isConflict == true { return }
    let error =
      attributesInside(after: error, row) ?? blockError(after: error, row) ?? explained(error, row)
    diagnostics.append(error)
    let source = source
    if error.id == .foreignSyntax, source.text(error.range) == "/*" {
      reportedEnd = end { source.starts($0.text, with: SyntaxByte.asterisk) }
    }
  }

  /// The error, or what explains it.
  private func explained(_ error: Diagnostic, _ row: RowScanner.Row) -> Diagnostic {
    let isCertain =
      error.isCertain || row.strayReturn != nil || row.isConflict
      || row.range.lower < reportedEnd
    if isCertain || diagnostics.count >= Habit.maximumErrors { return error }
    if let code = source.foreignCode(row.text) { return code }
    if let letter = source.lookalike(at: error.range) ?? source.lookalikeDirective(row.text) {
      return letter
    }
    if let habit = Habit.explaining(error, row.text, in: source) { return habit }
    if error.id != .badCharacter, let offset = source.deceptiveCharacter(in: error.range) {
      return .badCharacter(in: source, at: offset, file: row.range.file)
    }
    return error
  }

  /// The error of a path that has its brace on the next line, or an indented block below it. The
  /// lines of the block are left out, but their errors are reported.
  private mutating func blockError(
    after error: Diagnostic, _ row: RowScanner.Row
  ) -> Diagnostic? {
    var ahead = rows
    guard [.missingArrow, .missingBrace, .missingDestination].contains(error.id),
      isAtEnd(error, row), let next = ahead.nextItem()
    else { return nil }
    let head = quoted(source.text(row.text.extended(to: error.range.upper)) + " {")
    let text = source.withoutComment(next.text)
    let mayBeGroup =
      error.id != .missingDestination
      && source.firstIndex(of: SyntaxByte.lineFeed, in: row.text) == nil
    if mayBeGroup, source.text(text) == "{" {
      reportedEnd = next.range.upper
      return Diagnostic(
        .missingBrace, "a group's brace must end the line of its path; write \(head)", at: text)
    }
    let isDestination =
      error.id != .missingBrace && source.nameLength(in: text) == text.count
      && SyntaxByte.isUpperCase(source.bytes[text.lower])
    let isBlock =
      mayBeGroup
      && (source.text(text).contains(#/[-=]>/#) || source.opensGroup(next.range))
    if next.indentation <= row.indentation || !isDestination && !isBlock { return nil }
    // A block inside another one does not end after it.
    let isInside = isBlock && row.range.lower < blockEnd
    let end = isInside ? blockEnd : end { $0.text.isEmpty || $0.indentation > row.indentation }
    if !isBlock {
      reportedEnd = end
      return nil
    }
    blockEnd = end
    return Diagnostic(
      .missingBrace, "the lines of a group must be in braces; write \(head) and a line '}'",
      at: error.range)
  }

  /// Whether an error is about something that is missing at the end of its row.
  func isAtEnd(_ error: Diagnostic, _ row: RowScanner.Row) -> Bool {
    error.range.isEmpty && source.withoutComment(row.text).upper == error.range.upper
  }

  /// The end of the next rows that belong to the row of an error.
  private func end(while belongs: (RowScanner.Row) -> Bool) -> Int {
    var (ahead, end) = (rows, 0)
    while let row = ahead.nextRow(), belongs(row) { end = row.range.upper }
    return end
  }

  // MARK: Groups

  /// Whether the prefix of the row at this position is not known.
  private func isLeavingOut(_ row: SourceRange) -> Bool {
    row.lower < blockEnd || groups.last.map { $0 == nil } ?? false
  }

  private mutating func append(_ content: LineSyntax.Content, _ range: SourceRange) {
    let isLeavingOut = isLeavingOut(range)
    var line = LineSyntax(content: isLeavingOut ? content.leftOut : content, range: range)
    switch content {
    case .item(let item) where item.isGroup: groups.append(isLeavingOut ? nil : item)
    case .groupEnd: line.endsGroup = closeGroup()
    case .unread where source.opensGroup(range): groups.append(nil)
    case .unread where source.starts(range.trimmed(in: source), with: SyntaxByte.closeBrace):
      line.endsGroup = closeGroup()
    case .blank, .comment, .directive, .documentation, .item, .unread: break
    }
    syntax.append(line)
  }

  /// `}`.
  private func groupEnd(_ text: SourceRange) throws(Diagnostic) -> LineSyntax.Content {
    let rest = source.withoutComment(text).dropFirst(1).trimmed(in: source)
    if source.starts(rest, with: SyntaxByte.at) {
      throw Diagnostic(
        .misplacedAttribute, "a group's attributes must be between its path and '{'", at: rest)
    }
    if !rest.isEmpty { throw .unexpected(source.name(rest), after: "'}'") }
    // Otherwise, the brace that it closes may be in a row that could not be read.
    if groups.isEmpty, syntax.isComplete {
      throw Diagnostic(.unexpectedText, "'}' closes no group", at: text.prefix(1))
    }
    return .groupEnd
  }

  /// Returns whether a group ends whose lines could be read.
  private mutating func closeGroup() -> Bool {
    guard let group = groups.popLast() else {
      syntax.areGroupsSure = false
      return false
    }
    return group != nil
  }

  private mutating func closeGroupsAtEnd() {
    if groups.isEmpty { return }
    syntax.areGroupsSure = false
    // The brace that is missing may be in a row that could not be read.
    if !syntax.isComplete { return }
    for group in groups.compactMap(\.self) {
      diagnostics.append(
        Diagnostic(
          .groupNotClosed, "the group \(group.pattern.written) is not closed; add '}'",
          at: group.range.dropFirst(group.range.count - 1)))
    }
  }
}

extension LineSyntax.Content {
  /// What remains of a line whose prefix is not known.
  fileprivate var leftOut: Self {
    switch self {
    case .blank, .comment, .documentation: self
    case .directive, .groupEnd, .item, .unread: .unread
    }
  }
}
