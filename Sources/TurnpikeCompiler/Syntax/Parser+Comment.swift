/// Comments as other languages write them.
extension Parser {
  /// Whether the line, which starts with `/*`, is a comment and not a pattern.
  var isBlockComment: Bool {
    let start = cursor.offset + 2
    let third = cursor.byte(at: start)
    if third == SyntaxByte.asterisk { return true }
    let hasArrow = cursor.hasArrow(from: start)
    if SyntaxByte.isBlank(third) || start == cursor.lineEnd {
      return !hasArrow || blockEnd(from: start, to: cursor.lineEnd) != nil
    }
    return !hasArrow && blockEnd(from: start, to: cursor.lineEnd) != nil
  }

  /// `/* text */`, which may go over several lines: one error at its start.
  mutating func parseBlockComment() throws(Diagnostic) {
    let start = cursor.offset
    let range = cursor.range(start, start + 2)
    if blockEnd(from: start + 2, to: cursor.lineEnd) == nil, !hasNoBlockEnd {
      if let end = blockEnd(from: start + 2, to: cursor.bytes.count) {
        while cursor.lineEnd < end, cursor.startLine() {}
      } else {
        hasNoBlockEnd = true
      }
    }
    throw .foreignComment("/*", at: range)
  }

  /// The offset of the next `*/`.
  private func blockEnd(from lower: Int, to upper: Int) -> Int? {
    let bytes = cursor.bytes
    var index = lower
    while index + 1 < upper {
      if bytes[index] == SyntaxByte.asterisk, bytes[index + 1] == SyntaxByte.slash { return index }
      index += 1
    }
    return nil
  }
}
