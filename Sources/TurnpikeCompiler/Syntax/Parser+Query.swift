extension Parser {
  /// `?item&item…` at the position.
  mutating func parseQuery() throws(Diagnostic) -> [QueryItemSyntax] {
    let separator = cursor.offset
    cursor.advance()
    return try parseQueryItems(after: separator)
  }

  /// `item&item…` after `query`.
  mutating func parseSharedQuery() throws(Diagnostic) -> QueryDeclarationSyntax {
    let documentation = takeDocumentation()
    let (start, errors) = (cursor.offset, errorsOfLine)
    if cursor.current == SyntaxByte.questionMark {
      report(.markBeforeSharedQuery(at: cursor.range(start, start + 1)))
      cursor.advance()
    }
    let items = try parseQueryItems(after: cursor.offset - 1)
    return QueryDeclarationSyntax(
      documentation: documentation, items: items, isWhole: errorsOfLine == errors,
      range: cursor.range(from: start))
  }

  /// - Parameter separator: The offset of the `?` or blank before the first item.
  private mutating func parseQueryItems(
    after separator: Int
  ) throws(Diagnostic) -> [QueryItemSyntax] {
    var items = [try parseQueryItem(after: separator)]
    while true {
      if cursor.continuation == SyntaxByte.ampersand {
        _ = try continueLine(at: SyntaxByte.ampersand)
      }
      guard cursor.current == SyntaxByte.ampersand else { return items }
      let separator = cursor.offset
      cursor.advance()
      items.append(try parseQueryItem(after: separator))
    }
  }

  /// `:name`, `key:name` or `key=value`; a condition's value may be empty.
  private mutating func parseQueryItem(
    after separator: Int
  ) throws(Diagnostic) -> QueryItemSyntax {
    let start = cursor.offset
    let errors = errorsOfLine
    let key = parseLiteral(in: .queryKey)
    let keySyntax = NameSyntax(key, cursor.range(from: start))
    // A parameter as others write it, which has been reported.
    if errorsOfLine > errors, cursor.isAtItemEnd {
      let value = NameSyntax("", cursor.emptyRange)
      return .condition(key: keySyntax, value: value, cursor.range(from: start))
    }
    if cursor.current == SyntaxByte.colon {
      if cursor.offset > start, SyntaxByte.isBlank(cursor.next),
        SyntaxByte.isUpperCase(byteAfterBlanks(at: cursor.offset + 1)),
        let type = typeAfterColon(of: cursor.name(from: start), at: cursor)
      {
        throw type
      }
      let hasKey = cursor.offset > start
      let capture = try parseCapture()
      if let type = typeAsName(capture, from: start) { throw type }
      if let screen = screenAfterQuery() { throw screen }
      if !cursor.isAtItemEnd {
        throw badSuffix(
          after: capture, hasKey: hasKey,
          else: unexpected(itemRest(), after: "the parameter"))
      }
      return .parameter(key: hasKey ? keySyntax : nil, capture, cursor.range(from: start))
    }
    if cursor.current == SyntaxByte.equals, !cursor.isAtAliasArrow {
      if cursor.offset == start { report(.emptyKey(at: cursor.emptyRange)) }
      cursor.advance()
      if let foreign = foreignValue(of: keySyntax) { throw foreign }
      let valueStart = cursor.offset
      let value = NameSyntax(parseLiteral(in: .queryValue), cursor.range(from: valueStart))
      if let screen = screenAfterQuery() { throw screen }
      if cursor.current == SyntaxByte.questionMark {
        throw .secondQuery("?", at: cursor.range(cursor.offset, cursor.offset + 1))
      }
      return .condition(key: keySyntax, value: value, cursor.range(from: start))
    }
    if cursor.offset > start {
      let isName = key.utf8.allSatisfy(SyntaxByte.isNamePart)
      let parameter = (isName ? ":" : key + ":") + ForeignCapture.name(key)
      throw .bareQueryKey(keySyntax, parameter: parameter, at: cursor.emptyRange)
    }
    if cursor.current == SyntaxByte.openBrace, let foreign = foreignCapture(at: cursor.offset) {
      throw foreign.diagnostic
    }
    var ahead = cursor
    ahead.skipBlanks()
    if ahead.current == SyntaxByte.colon || SyntaxByte.isLowerCase(ahead.current) {
      let next = ahead.text(ahead.offset, ahead.offset + 1)
      throw .strayBlank(before: next, at: cursor.range(cursor.offset, ahead.offset))
    }
    let isFirst = cursor.bytes[separator] == SyntaxByte.questionMark
    if !isFirst { throw .emptyQueryItem(at: cursor.range(separator, separator + 1)) }
    throw .emptyQuery(at: cursor.emptyRange)
  }

  /// What is left of the item, for a message.
  private func itemRest() -> NameSyntax {
    let all = rest()
    var ahead = cursor
    ahead.end = all.range.upper
    while ahead.offset < ahead.end, ahead.current != SyntaxByte.ampersand, !ahead.isAtArrow,
      !ahead.isAtAliasArrow
    {
      ahead.advance()
    }
    return ahead.name(from: cursor.offset)
  }
}
