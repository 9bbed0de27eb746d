/// Characters that do not belong in a routes file, wherever in a line they are.
extension Parser {
  /// Throws for the first character of the current line that does not belong in a file.
  ///
  /// If the rest of the line can be read all the same, the character is reported instead, and
  /// nothing else of the line.
  mutating func checkCharacters() throws(Diagnostic) {
    if let offset = cursor.strayReturn {
      throw .strayCarriageReturn(at: cursor.range(offset, offset + 1))
    }
    guard let first = cursor.firstNonASCII, let hidden = hiddenCharacter(from: first) else {
      return
    }
    let diagnostic = Diagnostic.hiddenCharacter(
      scalar(at: hidden.offset), hidden.character, at: scalarRange(at: hidden.offset))
    // A brace that is not read would leave its group open.
    guard hidden.isInComment || byteAfterBlanks(at: cursor.lineStart) == SyntaxByte.closeBrace
    else {
      mayBeContinued = true
      throw diagnostic
    }
    reportAsIs(diagnostic)
    errorsOfLine = 2
  }

  /// The first character from an offset on that is hidden where that is an error: bidirectional
  /// controls are an error everywhere, the others outside comments and documentation.
  private func hiddenCharacter(
    from first: Int
  ) -> (offset: Int, character: HiddenCharacter, isInComment: Bool)? {
    let bytes = cursor.bytes
    var comment: Int?
    var index = first
    while index < cursor.lineEnd {
      if bytes[index] >= 0xC2, let character = HiddenCharacter(scalar(at: index)) {
        let start = comment ?? commentStart()
        comment = start
        if index < start || character == .bidirectionalControl {
          return (index, character, index >= start)
        }
      }
      index += 1
    }
    return nil
  }

  /// The offset at which the line's comment or documentation starts; the line's end if it has
  /// neither.
  private func commentStart() -> Int {
    var ahead = cursor
    ahead.offset = cursor.lineStart
    ahead.skipBlanks()
    if ahead.isAtDocumentation { return ahead.offset }
    // A line in which one bracket is not closed has no more of its kind.
    var hasAngles = true
    var hasParentheses = true
    while !ahead.isAtEnd {
      let isAfterName = SyntaxByte.isNamePart(cursor.byte(at: ahead.offset - 1))
      var close: Int?
      if isAfterName, hasAngles, ahead.current == SyntaxByte.less {
        close = ahead.closingOffset(SyntaxByte.greater)
        hasAngles = close != nil
      } else if isAfterName, hasParentheses, ahead.current == SyntaxByte.openParenthesis {
        close = ahead.closingOffset(SyntaxByte.closeParenthesis)
        hasParentheses = close != nil
      }
      ahead.offset = (close ?? ahead.offset) + 1
    }
    return ahead.offset
  }
}

extension LineCursor {
  /// Whether the position is at `///`.
  fileprivate var isAtDocumentation: Bool {
    current == SyntaxByte.slash && next == SyntaxByte.slash
      && byte(at: offset + 2) == SyntaxByte.slash
  }

  /// The offset of the bracket that closes the one at the position; nil if the line has none.
  fileprivate func closingOffset(_ close: UInt8) -> Int? {
    let open = current
    var depth = 0
    var index = offset
    while index < end {
      if bytes[index] == open { depth += 1 }
      if bytes[index] == close {
        depth -= 1
        // In a type, '<' is part of '..<' alone, and the first '>' closes.
        if depth == 0 || close == SyntaxByte.greater { return index }
      }
      index += 1
    }
    return nil
  }
}
