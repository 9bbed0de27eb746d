/// Lines that begin with `?`, `&`, `->` or `=>` and so go on with the one before them.
extension Parser {
  /// Moves to the next line, where that goes on with the byte and this one has nothing more but
  /// white space and a comment.
  mutating func continueLine(at byte: UInt8) throws(Diagnostic) -> Bool {
    guard cursor.continuation == byte else { return false }
    let end = cursor.offset
    cursor.skipBlanks()
    guard cursor.isAtEnd else {
      cursor.offset = end
      return false
    }
    _ = cursor.startLine()
    cursor.skipBlanks()
    gaps.append(end..<cursor.offset)
    try checkCharacters()
    return true
  }

  /// Moves to the arrow of the line, which may be on the next one.
  mutating func skipToArrow() throws(Diagnostic) {
    if cursor.isContinuedByArrow, try continueLine(at: cursor.continuation) { return }
    cursor.skipBlanks()
  }

  /// The text between two offsets, without the line ends, white space and comments between
  /// continued lines.
  func joinedText(_ lower: Int, _ upper: Int) -> String {
    if gaps.isEmpty { return cursor.text(lower, upper) }
    var text = ""
    var start = lower
    for gap in gaps where gap.lowerBound >= start && gap.upperBound <= upper {
      text += cursor.text(start, gap.lowerBound)
      start = gap.upperBound
    }
    return text + cursor.text(start, upper)
  }

  /// Throws where the next line goes on with a query that this one, whose pattern has been read,
  /// has no place for.
  mutating func refuseContinuedQuery(after what: String) throws(Diagnostic) {
    let byte = cursor.continuation
    guard byte == SyntaxByte.questionMark || byte == SyntaxByte.ampersand,
      try continueLine(at: byte)
    else { return }
    throw .strayQuery(rest(), after: what)
  }

  /// Leaves out the lines that continue the current one.
  mutating func leaveOutContinuation() {
    while cursor.continuation != 0, cursor.startLine() {
      if groupBrace() != nil { return leaveOutGroup() }
    }
  }
}
