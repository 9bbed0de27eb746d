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
    guard groups.open.count < Parser.deepestGroup else {
      report(.groupTooDeep(limit: Parser.deepestGroup, at: path.range))
      syntax.unread.append(cursor.range(start, cursor.lineEnd))
      leaveOutGroup()
      return
    }
    push(path, attributes, documentation, brace: brace)
  }

  /// Opens a group whose brace is missing, which has been reported: its routes are most likely on
  /// the lines that follow.
  mutating func assumeGroup(
    _ path: PatternSyntax, attributes: [AttributeSyntax], documentation: [String]
  ) {
    groups.isUnsure = true
    syntax.areGroupsSure = false
    guard groups.unkept == 0, groups.open.count < Parser.deepestGroup else {
      groups.unkept += 1
      return
    }
    push(path, attributes, documentation, brace: path.range)
  }

  private mutating func push(
    _ path: PatternSyntax, _ attributes: [AttributeSyntax], _ documentation: [String],
    brace: SourceRange
  ) {
    let group = GroupSyntax(
      documentation: documentation, path: path, attributes: attributes, items: [],
      range: path.range)
    groups.open.append(.init(group: group, brace: brace))
  }

  /// `}`.
  mutating func parseGroupEnd() throws(SyntaxError) {
    let brace = cursor.range(cursor.offset, cursor.offset + 1)
    cursor.advance()
    documentation = []
    if groups.unkept > 0 {
      groups.unkept -= 1
    } else if let last = groups.open.popLast() {
      append(last, upTo: brace.upper)
    } else {
      syntax.areGroupsSure = false
      if groups.forgivenEnds > 0 {
        groups.forgivenEnds -= 1
      } else if !groups.isUnsure {
        report(.unopenedGroup(at: brace))
      }
    }
    reportRest(after: "'}'")
  }

  /// Closes what is still open at the end of the file.
  mutating func closeGroupsAtEnd() {
    // With an unkept group open, the others are open only because it is, and it has had its error.
    let isSure = !groups.isUnsure && groups.unkept == 0
    groups.unkept = 0
    while let last = groups.open.popLast() {
      syntax.areGroupsSure = false
      if isSure {
        diagnostics.append(.groupNotClosed(last.group.path, at: last.brace))
      }
      append(last, upTo: cursor.bytes.count)
    }
  }

  /// Adds a group that ends at an offset to what it stands in.
  private mutating func append(_ closed: GroupStack.OpenGroup, upTo upper: Int) {
    var group = closed.group
    group.range = cursor.range(group.range.lower, upper)
    append(.group(group))
  }

  /// Adds an item to the innermost open group, or to the file.
  mutating func append(_ item: ItemSyntax) {
    if groups.unkept > 0 {
      syntax.unread.append(item.range)
      return
    }
    if groups.open.isEmpty {
      syntax.items.append(item)
    } else {
      groups.open[groups.open.count - 1].group.items.append(item)
    }
  }

  /// Leaves the line out after an error, with the lines that go on with it. If it opens a group,
  /// the group's lines are read, but what they say is left out too, since without the prefix they
  /// would say something else.
  mutating func leaveOutLine() {
    documentation = []
    syntax.unread.append(cursor.range(start, cursor.lineEnd))
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
