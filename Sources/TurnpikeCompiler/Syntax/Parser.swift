import TurnpikeTable

/// The syntax of a routes file, and everything that is wrong with it.
///
/// A line with an error is left out only where too little of it is sure, and then it is among the
/// `unread` lines of the syntax; an error never hides another line's error. A file that is not UTF-8 gives
/// that one error and is one unread line. Linear in the length of the file.
///
/// - Parameter index: the file's index in the compilation's list of files.
/// - Returns: the syntax, and the diagnostics in the order of their ranges.
package func parse(
  _ file: SourceFile, index: Int
) -> (syntax: FileSyntax, diagnostics: [Diagnostic]) {
  var parser = Parser(file, index: index)
  if let offset = UTF8Decoder.firstError(in: file.bytes) {
    let range = parser.cursor.range(file.byteOrderMarkLength, file.bytes.count)
    parser.syntax.append(
      LineSyntax(content: .unread, isWhole: false, isUnread: true, range: range))
    return (parser.syntax, [.notUTF8(file, at: parser.cursor.range(offset, offset + 1))])
  }
  parser.parseFile()
  return (parser.syntax, parser.diagnostics)
}

/// Reads a routes file line by line.
///
/// An error that leaves the rest of its line unreadable is thrown; one that does not is reported,
/// and what was probably meant takes its place.
struct Parser {
  /// How deep groups may nest. The tree is nested values, so a deeper one could not be released,
  /// or walked by the stages after this one, on the small stack of a thread.
  static var maximumGroupDepth: Int { 100 }

  /// How many screens a stack may have.
  static var maximumScreens: Int { 100 }

  var cursor: LineCursor
  var syntax: FileSyntax
  var diagnostics: [Diagnostic] = []
  /// The documentation that waits for what it documents.
  var documentation: [String] = []
  var groups = GroupStack()
  /// The offset of the current line; of a continued line, the offset of its first row.
  var start = 0
  /// The content of the current line, as far as it has been read.
  var content = LineSyntax.Content.unread
  /// Whether `content` lacks something that the current line says.
  var isUnread = false
  /// How many errors the line has so far. From the third on they say nothing new.
  var errorsOfLine = 0
  /// The ranges between the current line's own text and each line that continues it.
  var gaps: [Range<Int>] = []
  /// Whether lines that begin as a continuation continue the current line.
  var mayBeContinued = false
  /// Whether no `*/` follows any more.
  var hasNoBlockEnd = false
  /// The offset of the last `@` in a literal.
  var lastAt = -1
  /// The offset of a `)` in the line, or its end, as far as it has been looked for.
  var nextParenthesisEnd = -1
  /// What a merge has left open, if anything.
  var merge = MergeMarks()

  init(_ file: SourceFile, index: Int) {
    cursor = LineCursor(file, index: index)
    syntax = FileSyntax(file, index: index)
  }

  /// Reads all lines, each whatever came of the one before.
  mutating func parseFile() {
    while cursor.startLine() {
      errorsOfLine = 0
      start = cursor.lineStart
      mayBeContinued = false
      content = .unread
      isUnread = false
      closeIndentedBlocks()
      if isMergeMark {
        parseMergeMark()
      } else {
        do {
          try parseLine()
        } catch {
          // What a merge has cut in two is no mistake of its own.
          let isCut = error.id == .missingArrow && isBeforeMergeMark
          if !isCut { report(error) }
          leaveOutLine()
        }
      }
      appendLine()
    }
    closeGroupsAtEnd()
    sortDiagnostics()
  }

  /// Adds the current line, with those that continue it, to the tree.
  private mutating func appendLine() {
    if case .unread = content { isUnread = true }
    let upper = min(cursor.nextLine, cursor.bytes.count)
    syntax.append(
      LineSyntax(
        content: content, isWhole: errorsOfLine == 0, isUnread: isUnread,
        range: cursor.range(start, upper)))
  }

  private mutating func parseLine() throws(Diagnostic) {
    try checkCharacters()
    cursor.skipBlanks()
    if cursor.isAtEnd {
      content = cursor.offset == cursor.end ? .blank : .comment
      return
    }
    switch cursor.current {
    case SyntaxByte.closeBrace:
      parseGroupEnd()
    case SyntaxByte.slash where cursor.next == SyntaxByte.slash:
      try parseDocumentation()
    case SyntaxByte.slash where cursor.next == SyntaxByte.asterisk && isBlockComment:
      try parseBlockComment()
    default:
      if try parseDirective() { return }
      try parseRoute()
    }
  }

  /// `/// text`: without the space after the slashes and white space at the end. Documentation
  /// goes to the next route, alias, stack, group or `enum` directive; before anything else, and at
  /// the end of a group or file, it documents nothing and is dropped.
  private mutating func parseDocumentation() throws(Diagnostic) {
    let start = cursor.offset
    guard cursor.byte(at: start + 2) == SyntaxByte.slash else {
      throw .foreignComment("//", at: cursor.range(start, start + 2))
    }
    cursor.offset = start + 3
    if cursor.current == SyntaxByte.space { cursor.advance() }
    let lower = cursor.offset
    var upper = cursor.end
    while upper > lower, SyntaxByte.isBlank(cursor.byte(at: upper - 1)) { upper -= 1 }
    reportControlCharacter(from: lower, to: upper)
    documentation.append(cursor.text(lower, upper))
    content = .documentation(cursor.range(lower, upper))
  }

  /// Gives the waiting documentation away.
  mutating func takeDocumentation() -> [String] {
    if documentation.isEmpty { return [] }
    let taken = documentation
    documentation = []
    return taken
  }

  /// Notes an error, and lets the reading go on.
  ///
  /// If the range of an error contains a character that looks like another, or like nothing, that
  /// character is reported instead, and nothing else of the line.
  mutating func report(_ diagnostic: Diagnostic) {
    if errorsOfLine < 2, let offset = deceptiveCharacter(in: diagnostic.range) {
      diagnostics.append(.badCharacter(scalar(at: offset), at: scalarRange(at: offset)))
      errorsOfLine = 2
    } else {
      reportAsIs(diagnostic)
    }
  }

  /// Notes an error whose message is about every character in its range.
  mutating func reportAsIs(_ diagnostic: Diagnostic) {
    errorsOfLine += 1
    if errorsOfLine <= 2 { diagnostics.append(diagnostic) }
  }

  /// Reports the first control character but a tab in a stretch of text that may hold any other
  /// character.
  mutating func reportControlCharacter(from lower: Int, to upper: Int) {
    let bytes = cursor.bytes
    var index = lower
    while index < upper {
      let byte = bytes[index]
      if SyntaxByte.isControl(byte), byte != SyntaxByte.tab {
        report(.badCharacter(Unicode.Scalar(byte), at: cursor.range(index, index + 1)))
        return
      }
      index += 1
    }
  }

  /// Errors are found in order but for groups, whose missing end shows only at the end.
  private mutating func sortDiagnostics() {
    let order = diagnostics.indices.sorted {
      (diagnostics[$0].range.lower, $0) < (diagnostics[$1].range.lower, $1)
    }
    diagnostics = order.map { diagnostics[$0] }
  }
}
