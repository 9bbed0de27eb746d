/// Attributes where a line cannot have them: before its pattern, inside it, or before its arrow.
extension Parser {
  /// Attributes before the pattern, as in `@auth account -> …`, which is reported. Stays where the
  /// line starts with something else, a path such as `@me` included.
  mutating func parseLeadingAttributes() -> [AttributeSyntax] {
    guard cursor.current == SyntaxByte.at, SyntaxByte.isNameStart(cursor.next) else { return [] }
    var ahead = self
    ahead.diagnostics = []
    var attributes: [AttributeSyntax] = []
    while ahead.cursor.current == SyntaxByte.at, SyntaxByte.isNameStart(ahead.cursor.next) {
      do throws(Diagnostic) {
        attributes.append(try ahead.parseAttribute())
      } catch {
        return []
      }
      if ahead.cursor.current == SyntaxByte.comma { ahead.cursor.advance() }
      guard SyntaxByte.isBlank(ahead.cursor.current) else { return [] }
      ahead.cursor.skipBlanks()
    }
    guard ahead.isAtLatePattern else { return [] }
    let start = cursor.offset
    cursor = ahead.cursor
    diagnostics += ahead.diagnostics
    errorsOfLine = ahead.errorsOfLine
    let hasArrow = cursor.hasArrow(from: cursor.offset)
    reportMisplaced(
      attributes, from: start, brace: hasArrow ? nil : groupBrace(),
      removing: cursor.range(from: start))
    return attributes
  }

  /// Whether a pattern starts at the position, after attributes, and the line goes on after it.
  private var isAtLatePattern: Bool {
    switch cursor.current {
    case SyntaxByte.openBrace, SyntaxByte.comma, SyntaxByte.hash: return false
    case SyntaxByte.at where cursor.next != SyntaxByte.colon: return false
    default: break
    }
    if cursor.isAtEnd || cursor.isAtArrow || cursor.isAtAliasArrow { return false }
    if cursor.hasArrow(from: cursor.offset) { return true }
    var index = cursor.offset
    while index < cursor.end, cursor.bytes[index] != SyntaxByte.openBrace { index += 1 }
    return index < cursor.end
  }

  /// Reports attributes before an offset, which is that of the destination.
  mutating func reportAttributes(
    _ attributes: [AttributeSyntax], from start: Int, before offset: Int
  ) {
    guard let first = attributes.first else { return }
    reportMisplaced(
      attributes, from: start, brace: nil, removing: cursor.range(first.range.lower, offset))
  }

  /// Reports attributes between a pattern and its arrow, which is at the position.
  mutating func reportAttributes(_ attributes: [AttributeSyntax], after pattern: PatternSyntax) {
    guard let last = attributes.last else { return }
    reportMisplaced(
      attributes, from: pattern.range.lower, brace: nil,
      removing: cursor.range(pattern.range.upper, last.range.upper))
  }

  /// An attribute at the position, inside a path, which no literal can be: its text has what ends a
  /// literal. It is reported, and moved over.
  mutating func parseAttributeInPath(from start: Int) throws(Diagnostic) -> AttributeSyntax? {
    guard isAtAttributeInPath() else { return nil }
    let attribute = try parseAttribute()
    while cursor.current == SyntaxByte.comma { cursor.advance() }
    let lower = attribute.range.lower
    let isSegment = lower == start || cursor.bytes[lower - 1] == SyntaxByte.slash
    let removed = AttributeMove.removal(
      cursor.range(from: lower), isSegment: isSegment,
      from: cursor.range(start, cursor.end), in: cursor.bytes)
    let hasArrow = cursor.hasArrow(from: cursor.offset)
    reportMisplaced(
      [attribute], from: start, brace: hasArrow ? nil : groupBrace(), removing: removed)
    return attribute
  }

  /// Whether an attribute is at the position whose text no literal could have.
  mutating func isAtAttributeInPath() -> Bool {
    guard cursor.current == SyntaxByte.at, SyntaxByte.isNameStart(cursor.next),
      hasParenthesisEnd()
    else { return false }
    var ahead = cursor
    // A longer text is not looked for, as it would be at each '@' before it.
    ahead.end = min(ahead.end, cursor.offset + 200)
    ahead.advance()
    ahead.skipName()
    guard ahead.current == SyntaxByte.openParenthesis else { return false }
    var depth = 0
    var isLiteral = true
    repeat {
      switch ahead.current {
      case SyntaxByte.openParenthesis: depth += 1
      case SyntaxByte.closeParenthesis: depth -= 1
      case SyntaxByte.slash, SyntaxByte.colon, SyntaxByte.questionMark, SyntaxByte.hash, 0x22:
        isLiteral = false
      case let byte where SyntaxByte.isBlank(byte): isLiteral = false
      default: break
      }
      ahead.advance()
    } while depth > 0 && ahead.offset < ahead.end
    while ahead.current == SyntaxByte.comma { ahead.advance() }
    return depth == 0 && !isLiteral && ahead.isAtSegmentEnd
  }

  /// Whether a `)` follows in the line. It is looked for once.
  private mutating func hasParenthesisEnd() -> Bool {
    if nextParenthesisEnd < cursor.offset {
      var index = cursor.offset
      while index < cursor.lineEnd, cursor.bytes[index] != SyntaxByte.closeParenthesis {
        index += 1
      }
      nextParenthesisEnd = index
    }
    return nextParenthesisEnd < cursor.lineEnd
  }

  /// Reports attributes of which the line has the rest at the position.
  private mutating func reportMisplaced(
    _ attributes: [AttributeSyntax], from start: Int, brace: Int?, removing removed: SourceRange
  ) {
    guard let first = attributes.first, let last = attributes.last else { return }
    let texts = attributes.map { cursor.text($0.range.lower, $0.range.upper) }
    let end = textEnd(from: cursor.offset)
    let move = AttributeMove(
      bytes: cursor.bytes, line: cursor.range(start, brace.map { $0 + 1 } ?? end),
      end: brace ?? end)
    report(
      .misplacedAttributes(
        isGroup: brace != nil,
        cursor.continuation == 0 ? move.edit(texts, removing: [removed]) : nil,
        at: cursor.range(first.range.lower, last.range.upper)))
  }

  /// The end of the line without a comment and the white space before it.
  ///
  /// - Parameter start: an offset in what the line says.
  func textEnd(from start: Int) -> Int {
    var ahead = cursor
    ahead.offset = start
    var depth = 0
    while ahead.offset < ahead.end, depth > 0 || !ahead.isAtEnd {
      switch ahead.current {
      case SyntaxByte.openParenthesis, SyntaxByte.less: depth += 1
      case SyntaxByte.closeParenthesis, SyntaxByte.greater: depth = max(0, depth - 1)
      default: break
      }
      ahead.advance()
    }
    var end = ahead.offset
    while end > start, SyntaxByte.isBlank(cursor.byte(at: end - 1)) { end -= 1 }
    return end
  }
}
