extension Parser {
  /// Reads a line that starts with a pattern: a route, an alias, a stack or a group.
  @_optimize(none)
  mutating func parseRoute() throws(Diagnostic) {
    if !gaps.isEmpty { gaps = [] }
    try requirePattern()
    mayBeContinued = true
    var attributes = parseLeadingAttributes()
    if isAtDefault { return try parseDefault(attributes) }
    let parts = try parsePattern()
    attributes += parts.path.attributes
    try skipToArrow()

    if cursor.isAtArrow || cursor.isAtAliasArrow {
      try parseArrow(after: parts, attributes: attributes)
    } else if cursor.isAtEnd {
      try refuseContinuedQuery(after: "the pattern")
      if parts.path.isStack { return appendStack(parts, attributes: attributes) }
      if moveToBraceOnNextLine(after: parts) {
        return try parseGroup(parts, attributes: attributes)
      }
      if parts.mayBeGroup { groups.forgivenEnds += 1 }
      throw missingArrow(after: parts.pattern)
    } else if cursor.current == SyntaxByte.at {
      try parseAttributed(parts, after: attributes)
    } else if cursor.isGroupBrace(at: cursor.offset) {
      try parseGroup(parts, attributes: attributes)
    } else {
      try parseStray(after: parts)
    }
  }

  /// Throws where the line starts with what goes on with a pattern.
  @_optimize(none)
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
    default: break
    }
  }

  /// After the pattern's attributes: a group's brace or the end of a stack.
  @_optimize(none)
  private mutating func parseAttributed(
    _ parts: PatternParts, after misplaced: [AttributeSyntax]
  ) throws(Diagnostic) {
    let own = try parseAttributes(after: misplaced)
    let attributes = misplaced + own
    let end = cursor.offset
    try skipToArrow()
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
      throw unexpected(rest(), after: "the attributes")
    }
  }

  /// A group's brace, at the position.
  @_optimize(none)
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
  @_optimize(none)
  mutating func parseArrow(
    after parts: PatternParts, attributes: [AttributeSyntax] = []
  ) throws(Diagnostic) {
    let isAlias = cursor.isAtAliasArrow
    if parts.path.isStack {
      let range = cursor.range(cursor.offset, cursor.offset + 2)
      throw .arrowAfterStack(isAlias ? "=>" : "->", at: range)
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
  @_optimize(none)
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

  /// Text after a pattern that belongs to nothing.
  @_optimize(none)
  private mutating func parseStray(after parts: PatternParts) throws(Diagnostic) {
    if parts.path.isStack {
      throw unexpected(rest(), after: "the stack")
    }
    if cursor.current == SyntaxByte.openBrace {
      throw .braceInLine(at: cursor.range(cursor.offset, cursor.offset + 1))
    }
    let length = foreignArrowLength()
    if length > 0 {
      let found = cursor.range(cursor.offset, cursor.offset + length)
      let text = NameSyntax(cursor.text(found.lower, found.upper), found)
      let isDestination = SyntaxByte.isUpperCase(byteAfterBlanks(at: found.upper))
      // A case behind it shows that an alias was meant, and not a destination without a capital.
      if !isDestination, foreignAliasArrows.contains(where: text.text.hasPrefix) {
        throw missingArrow(after: parts.pattern, found: text)
      }
      report(
        isDestination
          ? .missingArrowAlone(after: parts.pattern.written, found: text, replacing: found)
          : missingArrow(after: parts.pattern, found: text))
      cursor.offset = found.upper
      return try parseDestination(
        parts.pattern, patternRange: parts.pattern.range, arrow: found, attributes: [])
    }
    if let diagnostic = foreignStray(after: parts) { throw diagnostic }
    if cursor.hasArrow(from: cursor.offset) || groupBrace() != nil {
      throw .blankInPattern(at: rest())
    }
    let next = rest()
    let isType = SyntaxByte.isUpperCase(cursor.current)
    if let word = parts.directiveWord, isArgument(next.text) {
      let suggestions = nearestNames(
        to: word.text, in: DirectiveWord.allCases.map(\.rawValue))
      if !suggestions.isEmpty || !isType {
        throw .unknownDirective(word, suggestions: suggestions)
      }
    }
    if !isType { throw missingArrow(after: parts.pattern, found: next) }
    report(
      .missingArrowAlone(after: parts.pattern.written, found: next, replacing: cursor.emptyRange))
    try parseDestination(
      parts.pattern, patternRange: parts.pattern.range, arrow: cursor.emptyRange, attributes: [])
  }

  func byteAfterBlanks(at offset: Int) -> UInt8 {
    var ahead = cursor
    ahead.offset = offset
    ahead.skipBlanks()
    return ahead.current
  }

  private func missingArrow(
    after pattern: PatternSyntax, found: NameSyntax? = nil
  ) -> Diagnostic {
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

  /// What is wrong with a text that stands behind something complete.
  func unexpected(_ text: NameSyntax, after what: String) -> Diagnostic {
    var ahead = cursor
    ahead.end = cursor.lineEnd
    ahead.offset = text.range.upper
    ahead.skipBlanks()
    return .unexpectedText(text, after: what, isLast: ahead.isAtEnd)
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
