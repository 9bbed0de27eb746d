extension Parser {
  /// `a...b`, `a..<b`, `a...` or `...b` after a type's name; nil where the type has no range, or
  /// one that is not well formed, which is reported.
  mutating func parseRange(after type: NameSyntax) throws(Diagnostic) -> RangeSyntax? {
    cursor.skipBlanks()
    let start = cursor.offset
    switch cursor.current {
    case SyntaxByte.questionMark, SyntaxByte.equals, SyntaxByte.closeBracket,
      SyntaxByte.lineFeed:
      return nil
    case SyntaxByte.hyphen, SyntaxByte.dot, 0x2B, 0x30...0x39:
      break
    case SyntaxByte.openBracket where cursor.next == SyntaxByte.closeBracket:
      let found = NameSyntax("[]", cursor.range(cursor.offset, cursor.offset + 2))
      throw .foreignSyntax(found, hint: "a list is written '\(proposed: "[\(type.text)]")'")
        .replacing(cursor.range(type.range.lower, found.range.upper))
    default:
      throw unexpected(rest(), after: quoted(type.text))
    }
    let end = skipRange()
    guard let dots = rangeOperator(from: start, to: end) else {
      reportMissingOperator(from: start, to: end)
      return nil
    }
    let includesUpper = cursor.byte(at: dots + 2) == SyntaxByte.dot
    let lower = bound(from: start, to: dots)
    let upper = bound(from: dots + 3, to: end)
    let range = cursor.range(start, end)
    let text = NameSyntax(cursor.text(start, end), range)
    if lower == nil && upper == nil {
      report(.rangeWithoutBounds(at: range))
    } else if !includesUpper, lower == nil {
      report(.missingBound("a bound before '..<'", in: text, at: cursor.range(dots, dots)))
    } else if !includesUpper, upper == nil {
      report(.missingBound("a bound after '..<'", in: text, at: cursor.range(dots + 3, dots + 3)))
    } else if let bound = [lower, upper].compactMap({ $0 }).first(where: hasBlank) {
      report(.badBound(bound))
    } else {
      return RangeSyntax(lower: lower, upper: upper, includesUpper: includesUpper, range: range)
    }
    return nil
  }

  /// Moves to what follows the range, and gives the range's end without white space.
  private mutating func skipRange() -> Int {
    var end = cursor.offset
    while cursor.offset < cursor.end {
      let byte = cursor.bytes[cursor.offset]
      if byte == SyntaxByte.questionMark || byte == SyntaxByte.equals
        || byte == SyntaxByte.closeBracket
      {
        break
      }
      cursor.offset += 1
      if !SyntaxByte.isBlank(byte) { end = cursor.offset }
    }
    return end
  }

  /// The offset of the first `...` or `..<`.
  private func rangeOperator(from start: Int, to end: Int) -> Int? {
    var index = start
    while index + 2 < end {
      if cursor.bytes[index] == SyntaxByte.dot, cursor.bytes[index + 1] == SyntaxByte.dot,
        cursor.bytes[index + 2] == SyntaxByte.dot || cursor.bytes[index + 2] == SyntaxByte.less
      {
        return index
      }
      index += 1
    }
    return nil
  }

  /// A bound as written, nil where there is none.
  private func bound(from start: Int, to end: Int) -> NameSyntax? {
    var lower = start
    var upper = end
    while lower < upper, SyntaxByte.isBlank(cursor.bytes[lower]) { lower += 1 }
    while upper > lower, SyntaxByte.isBlank(cursor.bytes[upper - 1]) { upper -= 1 }
    if lower >= upper { return nil }
    return NameSyntax(cursor.text(lower, upper), cursor.range(lower, upper))
  }

  private func hasBlank(_ bound: NameSyntax) -> Bool {
    bound.text.utf8.contains { SyntaxByte.isBlank($0) }
  }

  /// `1..2`, `1-2` and the like: suggests the ranges that may be meant. Of other languages' `1..2`
  /// some have the 2 in it and some not.
  private mutating func reportMissingOperator(from start: Int, to end: Int) {
    let range = NameSyntax(cursor.text(start, end), cursor.range(start, end))
    var dots = start
    while dots + 1 < end,
      cursor.bytes[dots] != SyntaxByte.dot || cursor.bytes[dots + 1] != SyntaxByte.dot
    {
      dots += 1
    }
    var suggestions: [String] = []
    if dots + 1 < end {
      let lower = bound(from: start, to: dots)?.text ?? ""
      let upper = bound(from: dots + 2, to: end)?.text ?? ""
      if !lower.isEmpty || !upper.isEmpty { suggestions.append("\(lower)...\(upper)") }
      if !lower.isEmpty, !upper.isEmpty { suggestions.append("\(lower)..<\(upper)") }
    } else {
      let bounds = range.text.split(separator: "-", omittingEmptySubsequences: false)
      let isHyphenated =
        bounds.count == 2
        && bounds.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy { SyntaxByte.isDigit($0) } }
      if isHyphenated { suggestions.append("\(bounds[0])...\(bounds[1])") }
    }
    report(.badRange(range, suggestions: suggestions))
  }
}
