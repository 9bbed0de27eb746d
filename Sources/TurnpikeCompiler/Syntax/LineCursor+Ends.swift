/// Where the parts of a pattern end.
extension LineCursor {
  /// Whether the line has nothing more to read here: its end, or a comment after white space.
  var isAtEnd: Bool {
    guard offset < end else { return true }
    return bytes[offset] == SyntaxByte.hash
      && (offset == lineStart || SyntaxByte.isBlank(byte(at: offset - 1)))
  }

  /// Whether a segment, a screen included, ends here.
  var isAtSegmentEnd: Bool {
    current == SyntaxByte.slash || isAtPathEnd
  }

  /// Whether a path ends here: at the query, the fragment or the end of the pattern.
  var isAtPathEnd: Bool {
    switch current {
    case SyntaxByte.questionMark: true
    case SyntaxByte.hash: next == SyntaxByte.colon
    default: isAtPatternEnd
    }
  }

  /// Whether an item of a query ends here.
  var isAtItemEnd: Bool {
    switch current {
    case SyntaxByte.ampersand: true
    case SyntaxByte.hash: next == SyntaxByte.colon
    default: isAtPatternEnd
    }
  }

  /// Whether a pattern ends here: at white space, an arrow, a group's brace or the line's end.
  var isAtPatternEnd: Bool {
    switch current {
    case SyntaxByte.space, SyntaxByte.tab: true
    case SyntaxByte.lineFeed: offset == end
    case SyntaxByte.hyphen, SyntaxByte.equals: next == SyntaxByte.greater
    case SyntaxByte.openBrace: isGroupBrace(at: offset)
    default: false
    }
  }

  /// Whether the offset is at a brace that ends its line, a comment aside.
  func isGroupBrace(at offset: Int) -> Bool {
    guard offset < lineEnd, bytes[offset] == SyntaxByte.openBrace else { return false }
    var index = offset + 1
    while index < lineEnd, SyntaxByte.isBlank(bytes[index]) { index += 1 }
    guard index < lineEnd else { return true }
    return bytes[index] == SyntaxByte.hash && index > offset + 1
  }

  /// The offset of the dot after the name of a module at the position; nil if a type has no module.
  var dotAfterModule: Int? {
    let dot = moduleEnd
    guard byte(at: dot) == SyntaxByte.dot, SyntaxByte.isNameStart(byte(at: dot + 1)),
      SwiftNames.isModule(text(offset, dot))
    else { return nil }
    return dot
  }

  /// The end of what may be the name of a module at the position, which can have letters beyond
  /// ASCII.
  var moduleEnd: Int {
    var index = offset
    while SyntaxByte.isNamePart(byte(at: index)) || byte(at: index) >= 0x80 { index += 1 }
    return index
  }

  /// Whether a type's name is at the position: with a capital, or after a module's.
  var isAtTypeName: Bool { SyntaxByte.isUpperCase(current) || dotAfterModule != nil }

  /// Whether a sign at the position stands for an arrow: one of those that another has before or
  /// after it, or a colon, before a destination that ends the line.
  var isAtLoneSign: Bool {
    var ahead = self
    ahead.advance()
    guard SyntaxByte.isBlank(ahead.current), !hasArrow(from: offset) else {
      return false
    }
    ahead.skipBlanks()
    let start = ahead.offset
    ahead.skipName()
    guard SyntaxByte.isUpperCase(byte(at: start)) else { return false }
    if ahead.current == SyntaxByte.exclamationMark { ahead.advance() }
    ahead.skipBlanks()
    return ahead.isAtEnd || ahead.current == SyntaxByte.at || ahead.isAtWord("as")
  }
}
