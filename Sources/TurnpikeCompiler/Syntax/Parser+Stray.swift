/// Text that belongs to nothing, after a pattern or a whole line.
extension Parser {
  /// Text after a pattern, where an arrow, a brace, an attribute or the line's end belongs.
  mutating func parseStray(
    after parts: PatternParts, _ attributes: [AttributeSyntax]
  ) throws(Diagnostic) {
    if let word = wordBeforePattern(parts) ?? strayBlank(after: parts) { throw word }
    if parts.path.isStack {
      throw unexpected(rest(), after: "the stack")
    }
    if cursor.current == SyntaxByte.openBrace {
      if let problem = attributesAfterBrace() {
        groups.forgivenEnds += 1
        throw problem
      }
      if !lineHasCloseBrace { groups.forgivenEnds += 1 }
      let brace = cursor.range(cursor.offset, cursor.offset + 1)
      throw cursor.hasArrow(from: brace.upper)
        ? .routeAfterBrace(at: brace) : .braceInLine(at: brace)
    }
    let length = foreignArrowLength()
    if length > 0 { return try parseForeignArrow(length, after: parts, attributes) }
    if let diagnostic = foreignStray(after: parts) { throw diagnostic }
    if cursor.hasArrow(from: cursor.offset) || groupBrace() != nil {
      let isInLiteral = parts.lastCapture == nil && parts.queryRange == nil
      throw .blankInPattern(parts.pattern.written, before: rest(), isInLiteral: isInLiteral)
    }
    let next = rest()
    let isType = SyntaxByte.isUpperCase(cursor.current)
    let isDestination = cursor.isAtWord("mount") || isType && isAtWholeDestination
    if let word = parts.directiveWord, isArgument(next.text), !cursor.isAtWord("mount") {
      if AccessLevel(rawValue: word.text) != nil { throw .accessBeforeEnum(word) }
      if let meant = DirectiveWord(foreign: word.text) {
        throw .unknownDirective(word, suggestions: [meant.rawValue]).withoutReplacement
      }
      let suggestions = nearestNames(to: word.text, in: DirectiveWord.allCases.map(\.rawValue))
      if !suggestions.isEmpty || !isDestination {
        throw .unknownDirective(word, suggestions: suggestions)
      }
    }
    if !isDestination { throw missingArrow(after: parts.pattern, found: next) }
    report(
      .missingArrowAlone(after: parts.pattern.written, found: next, replacing: cursor.emptyRange))
    try parseDestination(
      parts.pattern, patternRange: parts.pattern.range, arrow: cursor.emptyRange,
      attributes: attributes)
  }

  /// An arrow as others write it.
  private mutating func parseForeignArrow(
    _ length: Int, after parts: PatternParts, _ attributes: [AttributeSyntax]
  ) throws(Diagnostic) {
    let found = cursor.range(cursor.offset, cursor.offset + length)
    let text = NameSyntax(cursor.text(found.lower, found.upper), found)
    let isDestination = SyntaxByte.isUpperCase(byteAfterBlanks(at: found.upper))
    // A case after it shows that an alias was meant, and not a destination without a capital.
    if !isDestination, foreignAliasArrows.contains(where: text.text.hasPrefix) {
      throw missingArrow(after: parts.pattern, found: text)
    }
    report(
      isDestination
        ? .missingArrowAlone(after: parts.pattern.written, found: text, replacing: found)
        : missingArrow(after: parts.pattern, found: text))
    cursor.offset = found.upper
    try parseDestination(
      parts.pattern, patternRange: parts.pattern.range, arrow: found, attributes: attributes)
  }

  /// Whether a type's name is at the position, and nothing but what a destination has after it.
  private var isAtWholeDestination: Bool {
    var ahead = cursor
    ahead.skipName()
    while ahead.current == SyntaxByte.dot { ahead.advance(); ahead.skipName() }
    ahead.skipBlanks()
    if ahead.current == SyntaxByte.exclamationMark { ahead.advance() }
    ahead.skipBlanks()
    return ahead.isAtEnd || ahead.current == SyntaxByte.at || ahead.isAtWord("as")
      || ahead.current == SyntaxByte.comma || ahead.current == SyntaxByte.slash
  }

  var lineHasCloseBrace: Bool {
    var index = cursor.offset
    while index < cursor.lineEnd, cursor.bytes[index] != SyntaxByte.closeBrace { index += 1 }
    return index < cursor.lineEnd
  }

  func byteAfterBlanks(at offset: Int) -> UInt8 {
    var ahead = cursor
    ahead.offset = offset
    ahead.skipBlanks()
    return ahead.current
  }

  func missingArrow(after pattern: PatternSyntax, found: NameSyntax? = nil) -> Diagnostic {
    .missingArrow(
      after: pattern.written, destination: pattern.suggestedDestination, found: found)
  }

  /// Whether a text could be what a directive says, rather than an arrow written wrongly or a
  /// destination.
  private func isArgument(_ text: String) -> Bool {
    guard let first = text.utf8.first, SyntaxByte.isNamePart(first) else { return false }
    return !text.hasSuffix("Destination")
  }

  /// Reports text that is left after a complete line, which keeps its meaning.
  mutating func reportRest(after what: String) {
    cursor.skipBlanks()
    if cursor.isAtEnd { return }
    report(unexpected(rest(), after: what))
  }

  /// What is wrong with a text that follows something complete.
  func unexpected(_ text: NameSyntax, after what: String) -> Diagnostic {
    var ahead = cursor
    ahead.end = cursor.lineEnd
    ahead.offset = text.range.upper
    ahead.skipBlanks()
    if let attribute = foreignAttribute(text) { return attribute }
    return .unexpectedText(text, after: what, isLast: ahead.isAtEnd)
  }

  /// What is wrong with `auth: true` or `level=3`, as others write an attribute.
  private func foreignAttribute(_ text: NameSyntax) -> Diagnostic? {
    var ahead = cursor
    ahead.end = min(cursor.lineEnd, text.range.lower + 200)
    ahead.offset = text.range.lower
    ahead.skipName()
    let name = ahead.text(from: text.range.lower)
    guard SyntaxByte.isLowerCase(name.utf8.first ?? 0),
      ahead.current == SyntaxByte.colon || ahead.current == SyntaxByte.equals, !ahead.isAtAliasArrow
    else { return nil }
    ahead.advance()
    ahead.skipBlanks()
    let start = ahead.offset
    while SyntaxByte.isWordPart(ahead.current) { ahead.advance() }
    let value = ahead.text(from: start)
    guard !value.isEmpty, ahead.isAtSegmentEnd else { return nil }
    let written = "@" + name + (value == "true" ? "" : "(\(value))")
    let found = ahead.name(from: text.range.lower)
    let problem = Diagnostic.foreignSyntax(
      found, hint: "an attribute is written '\(proposed: written)'")
    return value == "false" ? problem.withoutReplacement : problem
  }

  /// The text at the position up to white space.
  func rest() -> NameSyntax {
    var ahead = cursor
    // More than a message shows is not needed, and would have to be read for each error.
    ahead.end = min(ahead.end, cursor.offset + 200)
    ahead.skipText()
    return ahead.name(from: cursor.offset)
  }
}
