extension Parser {
  /// `name<spec>` after `attribute`. Where the spec cannot be read the name is declared all the same,
  /// so that its uses are not taken for misspelt ones.
  mutating func parseAttributeDeclaration(
    from start: Int
  ) throws(Diagnostic) -> AttributeDeclarationSyntax {
    if cursor.current == SyntaxByte.at {
      report(.declaredWithAt(at: cursor.range(cursor.offset, cursor.offset + 1)))
      cursor.advance()
    }
    let nameStart = cursor.offset
    cursor.skipName()
    if cursor.offset == nameStart {
      if let quoted = quotedText() { throw quoted }
      throw .missingName("an attribute's name", after: "'attribute'", at: cursor.emptyRange)
    }
    var declaration = AttributeDeclarationSyntax(
      documentation: takeDocumentation(), name: cursor.name(from: nameStart), spec: nil,
      isWhole: true)
    guard cursor.current == SyntaxByte.less else {
      if reportForeignType(of: declaration.name) { declaration.isWhole = false }
      return declaration
    }
    let errors = errorsOfLine
    do {
      declaration.spec = try parseSpec()
      declaration.isWhole = errorsOfLine == errors
      return declaration
    } catch {
      declaration.isWhole = false
      keepDirective(.attribute(declaration), from: start)
      throw error
    }
  }

  /// `: Bool`, `(Bool)` or ` Bool` after an attribute's name, as others write a type: it is reported
  /// and moved over.
  private mutating func reportForeignType(of name: NameSyntax) -> Bool {
    var ahead = cursor
    ahead.skipBlanks()
    let isInParentheses = ahead.current == SyntaxByte.openParenthesis
    if ahead.current == SyntaxByte.colon || isInParentheses { ahead.advance() }
    ahead.skipBlanks()
    let start = ahead.offset
    ahead.skipName()
    let word = ahead.text(from: start)
    if isInParentheses {
      guard ahead.current == SyntaxByte.closeParenthesis else { return false }
      ahead.advance()
    }
    let isType = SyntaxByte.isUpperCase(cursor.byte(at: start)) || ForeignCapture.isType(word)
    guard isType, start > cursor.offset, byteAfterBlanks(at: ahead.offset) == SyntaxByte.lineFeed
    else { return false }
    let type = ForeignCapture.type(word) ?? word
    var first = cursor
    first.skipBlanks()
    report(
      .foreignSyntax(
        ahead.name(from: first.offset),
        hint: "a value's type is written '\(proposed: "\(name.text)<\(type)>")'"
      ).replacing(ahead.range(from: name.range.lower)))
    cursor = ahead
    return true
  }

  /// `Name = a|b` or `Name = Int 1...` after `type`. Where the definition cannot be read the name is
  /// declared all the same.
  mutating func parseTypeDeclaration(
    from start: Int
  ) throws(Diagnostic) -> TypeDeclarationSyntax {
    let name = try parseTypeName(after: "'type'", mayBeQualified: false)
    var declaration = TypeDeclarationSyntax(
      documentation: takeDocumentation(), name: name, definition: nil)
    let errors = errorsOfLine
    do {
      let definition = try parseDefinition(of: name)
      if errorsOfLine == errors { declaration.definition = definition }
      return declaration
    } catch {
      keepDirective(.type(declaration), from: start)
      throw error
    }
  }

  /// Keeps a directive whose line is left out after an error.
  private mutating func keepDirective(_ kind: DirectiveSyntax.Kind, from start: Int) {
    content = .directive(directive(kind, from: start, to: cursor.offset))
  }

  /// The text after the name, up to a comment.
  private mutating func parseDefinition(
    of name: NameSyntax
  ) throws(Diagnostic) -> SpecSyntax.TypeSyntax {
    let end = cursor.end
    cursor.skipBlanks()
    if cursor.current != SyntaxByte.equals {
      throw .missingDefinition(of: name, at: cursor.range(name.range.upper, name.range.upper))
    }
    cursor.advance()
    let afterSign = cursor.offset
    cursor.skipBlanks()
    if cursor.isAtEnd {
      throw .missingName("words or a range", after: "'='", at: cursor.range(afterSign, afterSign))
    }
    cursor.end = definitionEnd()
    defer { cursor.end = end }
    let start = cursor.offset
    while SyntaxByte.isWordPart(cursor.current) { cursor.offset += 1 }
    let first = cursor.offset
    cursor.skipBlanks()
    let isNumber =
      SyntaxByte.isUpperCase(cursor.byte(at: start)) && cursor.current != SyntaxByte.bar
    cursor.offset = start
    if let number = numberOfRange() { throw .missingType(found: rest(), number: number) }
    if let words = wordsWithDots() { throw words }
    if !isNumber {
      let words = try parseWords(name: nil)
      if cursor.offset < cursor.end {
        throw unexpected(rest(), after: "the words")
      }
      return words
    }
    cursor.offset = first
    let type = cursor.name(from: start)
    guard let range = try parseRange(after: type) else {
      if cursor.offset == cursor.end {
        report(.missingRange(of: type, at: cursor.range(first, first)))
      }
      return .named(type, nil)
    }
    if cursor.offset < cursor.end {
      throw unexpected(rest(), after: "the range")
    }
    return .named(type, range)
  }

  /// The end of the line without a comment and the white space before it.
  private func definitionEnd() -> Int {
    var ahead = cursor
    while !ahead.isAtEnd { ahead.advance() }
    var end = ahead.offset
    while end > cursor.offset, SyntaxByte.isBlank(cursor.byte(at: end - 1)) { end -= 1 }
    return end
  }
}
