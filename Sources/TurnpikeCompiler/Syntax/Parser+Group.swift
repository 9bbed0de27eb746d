extension Parser {
  /// Opens the group whose path and attributes have been read; the position is at the brace.
  mutating func openGroup(
    _ path: PatternSyntax, attributes: [AttributeSyntax], documentation: [String]
  ) {
    let brace = cursor.range(cursor.offset, cursor.offset + 1)
    cursor.advance()
    guard groups.unkept == 0 else {
      groups.unkept += 1
      return
    }
    guard groups.open.count < Parser.maximumGroupDepth else {
      report(.groupTooDeep(limit: Parser.maximumGroupDepth, at: path.range))
      leaveOutGroup()
      return
    }
    push(path, attributes, documentation, brace: brace)
  }

  /// Moves to the brace of a group where that has the next line for itself, which is reported.
  mutating func moveToBraceOnNextLine(after parts: PatternParts) -> Bool {
    var ahead = cursor
    guard parts.mayBeGroup, ahead.startLine() else { return false }
    ahead.skipBlanks()
    guard ahead.isGroupBrace(at: ahead.offset) else { return false }
    let lower = parts.pattern.range.lower
    let head = cursor.text(lower, textEnd(from: parts.pattern.range.upper))
    cursor = ahead
    let brace = cursor.range(cursor.offset, cursor.offset + 1)
    report(.braceOnNextLine(of: head, at: brace))
    return true
  }

  /// Reports a path that has lines indented below it instead of braces, and leaves these lines out;
  /// false if it has none.
  mutating func reportIndentedBlock(after parts: PatternParts) -> Bool {
    guard parts.mayBeGroup, cursor.lineStart <= parts.pattern.range.lower else { return false }
    var ahead = cursor
    repeat {
      guard ahead.startLine() else { return false }
      ahead.skipBlanks()
    } while ahead.isAtEnd
    let indent = parts.pattern.range.lower - cursor.lineStart
    guard ahead.offset - ahead.lineStart > indent,
      ahead.hasArrow(from: ahead.offset)
        || (ahead.offset..<ahead.lineEnd).contains(where: ahead.isGroupBrace(at:))
    else { return false }
    let end = parts.pattern.range.upper
    report(.missingBrace(of: parts.pattern.written.text, at: cursor.range(end, end)))
    documentation = []
    groups.unkept += 1
    groups.blockIndents.append(indent)
    // The brace may be missing on one line only.
    groups.forgivenEnds += 1
    return true
  }

  /// Ends the blocks of lines without braces that are indented more than the current line.
  mutating func closeIndentedBlocks() {
    guard !groups.blockIndents.isEmpty else { return }
    var ahead = cursor
    ahead.skipBlanks()
    if ahead.isAtEnd { return }
    while let indent = groups.blockIndents.last, ahead.offset - cursor.lineStart <= indent {
      groups.blockIndents.removeLast()
      if groups.unkept > 0 { groups.unkept -= 1 }
    }
  }

  /// Opens a group whose brace is missing, which has been reported: its routes are most likely on
  /// the lines that follow.
  mutating func assumeGroup(
    _ path: PatternSyntax, attributes: [AttributeSyntax], documentation: [String]
  ) {
    groups.isUnsure = true
    syntax.areGroupsSure = false
    guard groups.unkept == 0, groups.open.count < Parser.maximumGroupDepth else {
      groups.unkept += 1
      return
    }
    push(path, attributes, documentation, brace: nil)
  }

  private mutating func push(
    _ path: PatternSyntax, _ attributes: [AttributeSyntax], _ documentation: [String],
    brace: SourceRange?
  ) {
    content = .groupStart(
      GroupSyntax(documentation: documentation, path: path, attributes: attributes, brace: brace))
    groups.open.append(GroupStack.OpenGroup(path: path.text, range: brace ?? path.range))
  }

  /// `}`.
  mutating func parseGroupEnd() {
    let brace = cursor.range(cursor.offset, cursor.offset + 1)
    cursor.advance()
    documentation = []
    if groups.unkept > 0 {
      groups.unkept -= 1
    } else {
      content = .groupEnd
      if groups.open.popLast() == nil {
        syntax.areGroupsSure = false
        if groups.forgivenEnds > 0 {
          groups.forgivenEnds -= 1
        } else if !groups.isUnsure {
          report(.unopenedGroup(at: brace))
        }
      }
    }
    reportRest(after: "'}'")
  }

  /// Tells of what is still open at the end of the file.
  mutating func closeGroupsAtEnd() {
    // With an unkept group open, the others are open only because it is, and it has had its error.
    let isSure = !groups.isUnsure && groups.unkept == 0
    groups.unkept = 0
    while let last = groups.open.popLast() {
      syntax.areGroupsSure = false
      if isSure { diagnostics.append(.groupNotClosed(last.path, at: last.range)) }
    }
  }

  /// Sets the content of the current line, unless the line is in a group that is left out.
  mutating func keep(_ content: LineSyntax.Content) {
    if groups.unkept == 0 { self.content = content }
  }

  /// Leaves the line out after an error, with the lines that go on with it. If it opens a group,
  /// the group's lines are read, but what they say is left out too, since without the prefix they
  /// would say something else.
  mutating func leaveOutLine() {
    documentation = []
    isUnread = true
    if groupBrace() != nil { return leaveOutGroup() }
    if mayBeContinued { leaveOutContinuation() }
  }

  /// The offset of the brace at the end of the line, if there is one.
  func groupBrace() -> Int? {
    let bytes = cursor.bytes
    var index = cursor.lineStart
    while index < cursor.lineEnd {
      if bytes[index] == SyntaxByte.openBrace, cursor.isGroupBrace(at: index) { return index }
      index += 1
    }
    return nil
  }

  /// Reads a group's lines without keeping what they say.
  mutating func leaveOutGroup() {
    groups.unkept += 1
  }
}
