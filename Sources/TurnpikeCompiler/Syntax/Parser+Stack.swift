/// A screen after a segment: `{Type}` or `{Type}!`.
struct ScreenParts {
  /// Index of the segment that it follows.
  var step: Int
  var name: NameSyntax
  var isModal: Bool
}

extension Parser {
  /// `{Type}[!]` at the position.
  mutating func parseScreen(step: Int) throws(Diagnostic) -> ScreenParts {
    let open = cursor.offset
    if let problem = attributesAfterBrace() {
      groups.forgivenEnds += 1
      throw problem
    }
    if hasRoutesAfterBrace {
      if !lineHasCloseBrace { groups.forgivenEnds += 1 }
      throw .routeAfterBrace(at: cursor.range(open, open + 1))
    }
    let close = try closingBrace()
    cursor.advance()
    cursor.skipBlanks()
    let start = cursor.offset
    skipTypeName()
    if cursor.offset == start {
      if let quoted = quotedText() { throw quoted }
      throw .missingName("a screen's name", after: "'{'", at: cursor.emptyRange)
    }
    var name = cursor.name(from: start)
    cursor.skipBlanks()
    if cursor.offset != close {
      throw unexpected(text(to: close), after: "the screen's name")
    }
    name = checkedTypeName(name, mayBeQualified: false)
    cursor.offset = close + 1
    let isModal = cursor.current == SyntaxByte.exclamationMark
    if isModal { cursor.advance() }
    if cursor.current == SyntaxByte.at, SyntaxByte.isNameStart(cursor.next) {
      throw .blankBeforeAttribute(attributeName())
    }
    if cursor.current == SyntaxByte.colon || SyntaxByte.isNameStart(cursor.current) {
      throw .missingSlash(at: cursor.emptyRange)
    }
    if !cursor.isAtSegmentEnd {
      let what = cursor.range(open, close + 1)
      throw unexpected(rest(), after: quoted(cursor.text(what.lower, what.upper)))
    }
    return ScreenParts(step: step, name: name, isModal: isModal)
  }

  /// What is wrong with the arrow at the position, after a stack.
  func arrowAfterStack(_ parts: PatternParts, isAlias: Bool) -> Diagnostic {
    let arrow = cursor.range(cursor.offset, cursor.offset + 2)
    var ahead = cursor
    ahead.offset += 2
    ahead.skipBlanks()
    let start = ahead.offset
    ahead.skipName()
    let name = ahead.text(from: start)
    let hasScreen = parts.path.screens.last?.step == parts.pattern.segments.count - 1
    guard !isAlias, !hasScreen, SyntaxByte.isUpperCase(name.utf8.first ?? 0) else {
      return .arrowAfterStack(isAlias ? "=>" : "->", at: arrow)
    }
    let isModal = ahead.current == SyntaxByte.exclamationMark
    if isModal { ahead.advance() }
    let problem = Diagnostic.arrowAfterStack(screen: "{\(name)}\(isModal ? "!" : "")", at: arrow)
    let end = parts.pattern.range.upper
    // A query follows the last screen.
    guard parts.queryRange == nil, end >= cursor.lineStart else {
      return problem.withoutReplacement
    }
    return problem.replacing(ahead.range(from: end))
  }

  /// What is wrong with a screen at the position, after a query.
  func screenAfterQuery() -> Diagnostic? {
    guard cursor.current == SyntaxByte.openBrace, SyntaxByte.isUpperCase(cursor.next) else {
      return nil
    }
    var ahead = cursor
    ahead.advance()
    ahead.skipName()
    guard ahead.current == SyntaxByte.closeBrace else { return nil }
    ahead.advance()
    return .screenAfterQuery(ahead.name(from: cursor.offset))
  }

  /// `{ @auth` at the end of a line: a group's attributes after its brace.
  func attributesAfterBrace() -> Diagnostic? {
    guard byteAfterBlanks(at: cursor.offset + 1) == SyntaxByte.at else { return nil }
    var lower = cursor.offset
    let end = textEnd(from: lower)
    while lower > cursor.lineStart, SyntaxByte.isBlank(cursor.byte(at: lower - 1)) { lower -= 1 }
    let text = cursor.text(cursor.offset + 1, end).trimmed
    if text.utf8.contains(SyntaxByte.closeBrace) { return nil }
    return .attributesAfterBrace(text, at: cursor.range(cursor.offset, end))
      .replacing(cursor.range(lower, end))
  }

  /// Whether an arrow follows the brace at the position before it is closed.
  private var hasRoutesAfterBrace: Bool {
    var ahead = cursor
    while ahead.offset < ahead.end, ahead.current != SyntaxByte.closeBrace {
      if ahead.isAtArrow || ahead.isAtAliasArrow { return true }
      ahead.advance()
    }
    return false
  }

  /// The offset of the brace that closes the one at the position.
  private func closingBrace() throws(Diagnostic) -> Int {
    var index = cursor.offset + 1
    while index < cursor.end {
      let byte = cursor.bytes[index]
      if byte == SyntaxByte.closeBrace { return index }
      if byte == SyntaxByte.openBrace { break }
      index += 1
    }
    throw .unclosedBracket("{", at: cursor.range(cursor.offset, cursor.offset + 1))
  }

  /// The text between the position and an offset, without white space at its end.
  private func text(to upper: Int) -> NameSyntax {
    var upper = upper
    while upper > cursor.offset, SyntaxByte.isBlank(cursor.byte(at: upper - 1)) { upper -= 1 }
    return NameSyntax(cursor.text(cursor.offset, upper), cursor.range(cursor.offset, upper))
  }

  /// Adds the stack that a pattern with screens is.
  mutating func appendStack(_ parts: PatternParts, attributes: [AttributeSyntax]) {
    if let fragment = parts.pattern.fragment {
      report(.stackWithFragment(at: fragment.range))
    }
    // Every screen is a route with the whole path before it.
    if parts.path.screens.count > Parser.maximumScreens {
      documentation = []
      let screen = parts.path.screens[Parser.maximumScreens].name
      return report(.stackTooDeep(limit: Parser.maximumScreens, at: screen.range))
    }
    let wholeCount = parts.path.firstBroken ?? parts.pattern.segments.count
    var steps = parts.pattern.segments.enumerated().map { index, segment in
      StackSyntax.Step(
        segment: segment, screen: nil, isModal: false, isWhole: index < wholeCount)
    }
    for screen in parts.path.screens where steps.indices.contains(screen.step) {
      steps[screen.step].screen = screen.name
      steps[screen.step].isModal = screen.isModal
    }
    if let last = steps.last, last.screen == nil {
      let text = cursor.text(last.segment.range.lower, last.segment.range.upper)
      report(.stepWithoutScreen(NameSyntax(text, last.segment.range)))
      while let last = steps.last, last.screen == nil { steps.removeLast() }
    }
    let lower = parts.pattern.range.lower
    let upper = max(attributes.last?.range.upper ?? 0, parts.pattern.range.upper)
    keep(
      .stack(
        StackSyntax(
          documentation: takeDocumentation(), steps: steps, query: parts.pattern.query,
          queryText: parts.queryRange.map { joinedText($0.lower, $0.upper) } ?? "",
          joined: parts.pattern.joined,
          isQueryWhole: parts.isQueryWhole,
          attributes: attributes, range: cursor.range(lower, upper))))
  }
}
