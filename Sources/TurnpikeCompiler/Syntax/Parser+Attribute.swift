import TurnpikeTable

extension Parser {
  /// The attributes at the position, each after white space; none where something else follows.
  ///
  /// - Parameter earlier: attributes of the same line that have been read already.
  mutating func parseAttributes(
    after earlier: [AttributeSyntax] = []
  ) throws(Diagnostic) -> [AttributeSyntax] {
    var attributes: [AttributeSyntax] = []
    var ranges: [String: SourceRange] = [:]
    for attribute in earlier { ranges[attribute.name.text] = attribute.name.range }
    var separator: SourceRange?
    while true {
      let end = cursor.offset
      let isFirst = attributes.isEmpty
      if !isFirst, let comma = skipComma() { separator = separator ?? comma }
      cursor.skipBlanks()
      guard cursor.current == SyntaxByte.at else {
        cursor.offset = end
        if let separator { reportSeparator(at: separator, from: attributes, to: end) }
        return attributes
      }
      if !SyntaxByte.isBlank(cursor.byte(at: cursor.offset - 1)), separator == nil {
        report(.blankBeforeAttribute(attributeName()))
      }
      let attribute = try parseAttribute()
      // A line may have several examples.
      if attribute.name.text == BuiltInAttribute.example.rawValue {
        attributes.append(attribute)
      } else if let other = ranges[attribute.name.text] {
        report(.repeatedAttribute(attribute.name, earlier: other))
      } else {
        ranges[attribute.name.text] = attribute.name.range
        attributes.append(attribute)
      }
    }
  }

  /// `@name` at the position.
  func attributeName() -> NameSyntax {
    var ahead = cursor
    ahead.advance()
    ahead.skipName()
    return ahead.name(from: cursor.offset)
  }

  /// Moves over a comma or a semicolon before another attribute.
  private mutating func skipComma() -> SourceRange? {
    var ahead = cursor
    ahead.skipBlanks()
    guard ahead.current == SyntaxByte.comma || ahead.current == 0x3B else { return nil }
    let comma = ahead.range(ahead.offset, ahead.offset + 1)
    ahead.advance()
    ahead.skipBlanks()
    guard ahead.current == SyntaxByte.at, SyntaxByte.isNameStart(ahead.next) else { return nil }
    cursor = ahead
    return comma
  }

  /// Reports that attributes are separated by something else than white space.
  private mutating func reportSeparator(
    at range: SourceRange, from attributes: [AttributeSyntax], to end: Int
  ) {
    guard let first = attributes.first else { return }
    let text = attributes.map { cursor.text($0.range.lower, $0.range.upper) }
    report(
      .attributeSeparator(
        at: range, replacing: cursor.range(first.range.lower, end),
        with: text.joined(separator: " ")))
  }

  /// `@name` or `@name(text)`; the text is kept as written and may hold balanced parentheses.
  mutating func parseAttribute() throws(Diagnostic) -> AttributeSyntax {
    let start = cursor.offset
    cursor.advance()
    let nameStart = cursor.offset
    cursor.skipName()
    if cursor.offset == nameStart {
      if let quoted = quotedText() { throw quoted }
      var ahead = cursor
      ahead.skipBlanks()
      let nameAfterBlank = ahead.offset
      ahead.skipName()
      throw .attributeWithoutName(
        at: cursor.range(start, nameStart),
        name: ahead.offset > nameAfterBlank ? ahead.name(from: nameAfterBlank) : nil)
    }
    let name = cursor.name(from: nameStart)
    var value: NameSyntax?
    if cursor.current == SyntaxByte.openParenthesis {
      value = try parseAttributeText()
    } else {
      value = try parseForeignValue(of: name)
    }
    return AttributeSyntax(name: name, value: value, range: cursor.range(from: start))
  }

  /// ` (text)`, `: text` or `=text` after a name, as others write a value.
  private mutating func parseForeignValue(of name: NameSyntax) throws(Diagnostic) -> NameSyntax? {
    var ahead = cursor
    ahead.skipBlanks()
    if ahead.current == SyntaxByte.openParenthesis,
      cursor.bytes[ahead.offset..<cursor.lineEnd].contains(SyntaxByte.closeParenthesis)
    {
      let blank = cursor.range(cursor.offset, ahead.offset)
      cursor = ahead
      report(.strayBlank(before: "(", at: blank))
      return try parseAttributeText()
    }
    guard cursor.current == SyntaxByte.colon || cursor.current == SyntaxByte.equals,
      !cursor.isAtAliasArrow
    else { return nil }
    ahead.advance()
    ahead.skipBlanks()
    let start = ahead.offset
    ahead.skipText()
    guard ahead.offset > start else { return nil }
    let value = ahead.name(from: start)
    if value.text == "true" {
      report(
        .foreignSyntax(
          ahead.name(from: cursor.offset),
          hint: "an attribute without a value is written '\(proposed: "@" + name.text)'"
        ).replacing(ahead.range(from: name.range.lower - 1)))
      cursor = ahead
      return nil
    }
    report(
      .foreignSyntax(
        ahead.name(from: cursor.offset),
        hint: "a value is written '\(proposed: "(\(value.text))")'"))
    cursor = ahead
    return value
  }

  /// `(text)` at the position.
  private mutating func parseAttributeText() throws(Diagnostic) -> NameSyntax {
    let open = cursor.offset
    var depth = 0
    while cursor.offset < cursor.end {
      let byte = cursor.current
      if byte == SyntaxByte.openParenthesis { depth += 1 }
      if byte == SyntaxByte.closeParenthesis { depth -= 1 }
      cursor.advance()
      if depth == 0 {
        let close = cursor.offset - 1
        reportControlCharacter(from: open + 1, to: close)
        let trimmed = trimmedText(open + 1, close)
        let value = removingQuotes(trimmed)
        if value != trimmed { return value }
        return NameSyntax(cursor.text(open + 1, close), cursor.range(open + 1, close))
      }
    }
    throw .unclosedBracket("(", at: cursor.range(open, open + 1))
  }

  /// The text between two offsets, without white space at its ends.
  private func trimmedText(_ lower: Int, _ upper: Int) -> NameSyntax {
    var (lower, upper) = (lower, upper)
    while lower < upper, SyntaxByte.isBlank(cursor.byte(at: lower)) { lower += 1 }
    while upper > lower, SyntaxByte.isBlank(cursor.byte(at: upper - 1)) { upper -= 1 }
    return NameSyntax(cursor.text(lower, upper), cursor.range(lower, upper))
  }
}
