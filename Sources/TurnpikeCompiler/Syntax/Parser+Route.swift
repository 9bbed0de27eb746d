extension Parser {
  /// Reads a line that starts with a pattern: a route, an alias, a stack or a group.
  mutating func parseRoute() throws(Diagnostic) {
    if !gaps.isEmpty { gaps = [] }
    try requirePattern()
    mayBeContinued = true
    var attributes = parseLeadingAttributes()
    if isAtDefault { return try parseDefault(attributes) }
    let parts = try parsePattern()
    attributes += parts.path.attributes
    try skipToArrow()

    skipArrowBeforeBrace()
    if cursor.isAtArrow || cursor.isAtAliasArrow {
      try parseArrow(after: parts, attributes: attributes)
    } else if cursor.isAtEnd {
      try refuseContinuedQuery(after: "the pattern")
      if parts.path.isStack { return appendStack(parts, attributes: attributes) }
      if moveToBraceOnNextLine(after: parts) {
        return try parseGroup(parts, attributes: attributes)
      }
      if reportIndentedBlock(after: parts) { return }
      if parts.mayBeGroup { groups.forgivenEnds += 1 }
      let pattern = parts.pattern
      if let name = moveToDestinationOnNextLine() {
        throw .missingArrow(after: pattern.written, destination: name)
      }
      throw missingArrow(after: pattern)
    } else if cursor.current == SyntaxByte.at {
      try parseAttributed(parts, after: attributes)
    } else if cursor.isGroupBrace(at: cursor.offset) {
      try parseGroup(parts, attributes: attributes)
    } else {
      try parseStray(after: parts, attributes)
    }
  }

  /// Throws where the line starts with what goes on with a pattern.
  private func requirePattern() throws(Diagnostic) {
    let start = cursor.offset
    if cursor.isAtArrow || cursor.isAtAliasArrow {
      throw .missingPattern(before: cursor.range(start, start + 2))
    }
    switch cursor.current {
    case SyntaxByte.questionMark:
      throw .queryWithoutPath(at: cursor.range(start, start + 1))
    case SyntaxByte.ampersand:
      throw .itemWithoutQuery(at: cursor.range(start, start + 1))
    case 0x22:
      throw quotedText() ?? .quotedPattern(at: cursor.range(start, start + 1))
    case 0x27, 0x60:
      // One that has a capture in it is quoted; any other may be a literal.
      if let quoted = quotedText(), quoted.message.utf8.contains(SyntaxByte.colon) { throw quoted }
    case SyntaxByte.openBrace where cursor.isGroupBrace(at: start):
      throw .missingGroupPath(at: cursor.range(start, start + 1))
    default: break
    }
  }

  /// After the pattern's attributes: a group's brace or the end of a stack.
  private mutating func parseAttributed(
    _ parts: PatternParts, after misplaced: [AttributeSyntax]
  ) throws(Diagnostic) {
    let own = try parseAttributes(after: misplaced)
    let attributes = misplaced + own
    let end = cursor.offset
    try skipToArrow()
    skipArrowBeforeBrace()
    if cursor.isGroupBrace(at: cursor.offset) {
      try parseGroup(parts, attributes: attributes)
    } else if parts.path.isStack {
      cursor.offset = end
      appendStack(parts, attributes: attributes)
      reportRest(after: "the stack")
    } else if cursor.isAtEnd, moveToBraceOnNextLine(after: parts) {
      try parseGroup(parts, attributes: attributes)
    } else if cursor.isAtEnd {
      report(.missingBrace(after: cursor.range(end, end)))
      let documentation = takeDocumentation()
      assumeGroup(parts.pattern, attributes: attributes, documentation: documentation)
    } else if cursor.isAtArrow || cursor.isAtAliasArrow {
      if misplaced.isEmpty { reportAttributes(own, after: parts.pattern) }
      try parseArrow(after: parts, attributes: attributes)
    } else {
      throw foreignBrace(after: parts) ?? unexpected(rest(), after: "the attributes")
    }
  }

  /// Moves over an arrow before the brace of a group, which is reported.
  private mutating func skipArrowBeforeBrace() {
    guard cursor.isAtArrow || cursor.isAtAliasArrow else { return }
    var ahead = cursor
    ahead.offset += 2
    ahead.skipBlanks()
    guard ahead.isGroupBrace(at: ahead.offset) else { return }
    report(
      .arrowBeforeBrace(
        cursor.text(cursor.offset, cursor.offset + 2), at: cursor.range(cursor.offset, ahead.offset)
      ))
    cursor = ahead
  }

  /// Another bracket or sign where a group's brace belongs.
  private mutating func foreignBrace(after parts: PatternParts) -> Diagnostic? {
    guard parts.mayBeGroup else { return nil }
    groups.forgivenEnds += 1
    let sign = rest()
    guard ["[", "(", ":", "<", "begin", "do"].contains(sign.text) else { return nil }
    return .foreignBrace(
      sign, isJoined: !SyntaxByte.isBlank(cursor.byte(at: sign.range.lower - 1)))
  }

  /// A group's brace, at the position.
  private mutating func parseGroup(
    _ parts: PatternParts, attributes: [AttributeSyntax]
  ) throws(Diagnostic) {
    if let query = parts.queryRange {
      throw .groupWithMore("query", at: query)
    }
    if let fragment = parts.pattern.fragment {
      throw .groupWithMore("fragment", at: fragment.range)
    }
    if let screen = parts.path.screens.first {
      throw .groupWithMore("screen", at: screen.name.range)
    }
    let documentation = takeDocumentation()
    openGroup(parts.pattern, attributes: attributes, documentation: documentation)
  }

  /// `-> …` or `=> …`, at the position.
  mutating func parseArrow(
    after parts: PatternParts, attributes: [AttributeSyntax] = []
  ) throws(Diagnostic) {
    let isAlias = cursor.isAtAliasArrow
    if parts.path.isStack { throw arrowAfterStack(parts, isAlias: isAlias) }
    let mark = parts.pattern.range.upper - 1
    if parts.mayBeGroup, parts.pattern.text.utf8.last == SyntaxByte.exclamationMark {
      throw markBeforeArrow(at: mark, of: parts.pattern.range.lower)
    }
    let arrow = cursor.range(cursor.offset, cursor.offset + 2)
    cursor.offset += 2
    if isAlias {
      try parseAlias(parts.pattern, arrow: arrow, attributes: attributes)
    } else {
      try parseDestination(
        parts.pattern, patternRange: parts.pattern.range, arrow: arrow, attributes: attributes)
    }
  }

  /// `caseName attributes`, after the arrow.
  private mutating func parseAlias(
    _ pattern: PatternSyntax, arrow: SourceRange, attributes: [AttributeSyntax]
  ) throws(Diagnostic) {
    let target = try parseCaseName(after: "'=>'")
    var all = attributes
    all += try parseAttributes(after: attributes)
    keep(
      .alias(
        AliasSyntax(
          documentation: takeDocumentation(), pattern: pattern, arrow: arrow, target: target,
          attributes: all, range: cursor.range(from: pattern.range.lower))))
    reportRest(after: all.isEmpty ? "the alias" : "the attributes")
  }
}
