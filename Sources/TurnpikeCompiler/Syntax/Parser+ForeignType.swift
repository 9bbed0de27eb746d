/// Types as other tools and languages write them.
extension Parser {
  /// `: Int` after a name, as Swift writes a type.
  ///
  /// - Parameter position: the cursor at the colon.
  func typeAfterColon(of name: NameSyntax, at position: LineCursor) -> Diagnostic? {
    var ahead = position
    let lower = cursor.byte(at: name.range.lower - 1) == SyntaxByte.colon ? 1 : 0
    let isApart = SyntaxByte.isBlank(cursor.byte(at: ahead.offset - 1))
    ahead.advance()
    guard isApart || SyntaxByte.isBlank(ahead.current) else { return nil }
    // With no arrow after it, the colon stands for one.
    guard cursor.hasArrow(from: ahead.offset) || groupBrace() != nil else { return nil }
    ahead.skipBlanks()
    let start = ahead.offset
    ahead.skipName()
    let word = ahead.text(from: start)
    guard let type = ForeignCapture.type(word) ?? (isType(word) ? word : nil) else { return nil }
    let isOptional = ahead.current == SyntaxByte.questionMark
    if isOptional { ahead.advance() }
    let written = ":\(name.text)<\(type)\(isOptional ? "?" : "")>"
    return .foreignSyntax(
      ahead.name(from: position.offset), hint: "a type is written '\(proposed: written)'"
    ).replacing(ahead.range(from: name.range.lower - lower))
  }

  /// What is wrong with a capture that is named like a type, after a key or the start of a literal:
  /// `q:String`.
  ///
  /// - Parameter start: the offset of the text before it.
  func typeAsName(_ capture: CaptureSyntax, from start: Int) -> Diagnostic? {
    let colon = capture.range.lower
    guard colon > start, capture.spec == nil, BuiltInType.isMeant(byName: capture.name.text),
      let type = ForeignCapture.type(capture.name.text)
    else { return nil }
    let found = NameSyntax(cursor.text(colon, capture.range.upper), capture.range)
    let key = cursor.text(start, colon)
    guard SyntaxByte.isNameStart(cursor.bytes[start]), key.utf8.allSatisfy(SyntaxByte.isNamePart)
    else {
      return .foreignSyntax(found, hint: "a type is in angle brackets, as in ':name<\(type)>'")
    }
    return .foreignSyntax(found, hint: "a type is written '\(proposed: ":\(key)<\(type)>")'")
      .replacing(cursor.range(start, capture.range.upper))
  }

  /// What is wrong with a comparison after a number's type: `<Int >=1>`. Nil if none is at the
  /// position, which is that of the opening bracket.
  func comparisonAsRange() -> Diagnostic? {
    var ahead = cursor
    ahead.advance()
    ahead.skipBlanks()
    let start = ahead.offset
    ahead.skipName()
    guard let type = BuiltInType(rawValue: ahead.text(from: start)), type.numberForm != nil else {
      return nil
    }
    ahead.skipBlanks()
    let sign = ahead.offset
    guard ahead.current == SyntaxByte.less || ahead.current == SyntaxByte.greater else {
      return nil
    }
    let isLess = ahead.current == SyntaxByte.less
    ahead.advance()
    let hasEqual = ahead.current == SyntaxByte.equals
    if hasEqual { ahead.advance() }
    ahead.skipBlanks()
    let bound = ahead.offset
    if ahead.current == SyntaxByte.hyphen { ahead.advance() }
    while SyntaxByte.isDigit(ahead.current) || ahead.current == SyntaxByte.dot { ahead.advance() }
    let text = ahead.text(from: bound)
    let end = ahead.offset
    ahead.skipBlanks()
    guard text.utf8.contains(where: SyntaxByte.isDigit), ahead.current == SyntaxByte.greater
    else { return nil }
    let found = NameSyntax(cursor.text(sign, end), cursor.range(sign, end))
    let number = hasEqual ? text : Int(text).flatMap { next($0, isLess ? -1 : 1) }
    guard let number else {
      return .foreignSyntax(found, hint: "a range is written 'a...b', 'a..<b', 'a...', or '...b'")
    }
    let range = isLess ? "...\(number)" : "\(number)..."
    return .foreignSyntax(
      found, hint: "a range is written '\(proposed: "\(type.rawValue) \(range)")'"
    )
    .replacing(cursor.range(start, end))
  }

  private func next(_ number: Int, _ step: Int) -> String? {
    let (sum, overflows) = number.addingReportingOverflow(step)
    return overflows ? nil : String(sum)
  }

  private func isType(_ word: String) -> Bool {
    word.utf8.first.map { SyntaxByte.isUpperCase($0) } ?? false
  }

  /// `:tag[]`, as others write a list.
  func listInBrackets(_ capture: CaptureSyntax) -> Diagnostic {
    var ahead = cursor
    ahead.offset += 2
    var type = "String"
    let less = ahead.offset
    if ahead.current == SyntaxByte.less {
      while ahead.offset < ahead.end, ahead.current != SyntaxByte.greater { ahead.advance() }
      type = ahead.text(from: less + 1)
      ahead.advance()
    }
    return .foreignSyntax(
      ahead.name(from: cursor.offset),
      hint: "a list is written '\(proposed: ":\(capture.name.text)<[\(type)]>")'"
    ).replacing(ahead.range(from: capture.range.lower))
  }

  /// What is wrong with a bracket that is not closed, where a type alone is between it and an
  /// arrow or a slash.
  func typeBeforeArrow(from open: Int) -> Diagnostic? {
    var ahead = cursor
    ahead.offset = open + 1
    while SyntaxByte.isNamePart(ahead.current) || ahead.current == SyntaxByte.dot {
      ahead.advance()
    }
    if ahead.current == SyntaxByte.questionMark { ahead.advance() }
    guard ahead.offset > open + 1, SyntaxByte.isUpperCase(cursor.byte(at: open + 1)),
      SyntaxByte.isBlank(ahead.current) || ahead.current == SyntaxByte.slash || ahead.isAtArrow
    else { return nil }
    let end = ahead.offset
    ahead.skipBlanks()
    guard ahead.isAtArrow || ahead.isAtAliasArrow || ahead.current == SyntaxByte.slash else {
      return nil
    }
    return .unclosedType(cursor.text(open, end) + ">", at: cursor.range(open, open + 1))
      .replacing(cursor.range(open, end))
  }

  /// What is wrong with a type as Swift writes it, as in `<Optional<Int>>`: its name is at `start`,
  /// its bracket at `less`.
  func genericType(from start: Int, to less: Int) -> Diagnostic? {
    var ahead = cursor
    ahead.offset = start
    ahead.skipBlanks()
    let name = ahead.offset
    ahead.skipName()
    guard ahead.offset == less, ahead.offset > name, ahead.current == SyntaxByte.less else {
      return nil
    }
    let word = ahead.text(name, less)
    ahead.advance()
    let inner = ahead.offset
    while ahead.offset < ahead.end, ahead.current != SyntaxByte.less,
      ahead.current != SyntaxByte.greater
    {
      ahead.advance()
    }
    let argument = ahead.text(inner, ahead.offset)
    guard ahead.offset > inner, ahead.current == SyntaxByte.greater,
      ahead.next == SyntaxByte.greater
    else { return nil }
    ahead.advance()
    let found = ahead.name(from: name)
    return switch word {
    case "Optional":
      .foreignSyntax(found, hint: "an optional type is written '\(proposed: argument + "?")'")
    case "Array":
      .foreignSyntax(found, hint: "a list is written '\(proposed: "[" + argument + "]")'")
    default: .foreignSyntax(found, hint: "a type has no brackets of its own")
    }
  }

  /// The type of a range at the position that has none before it; nil where there is no range.
  func numberOfRange() -> NameSyntax? {
    var ahead = cursor
    while ahead.offset < ahead.end, ahead.current != SyntaxByte.questionMark,
      ahead.current != SyntaxByte.equals
    {
      ahead.advance()
    }
    let range = ahead.text(from: cursor.offset).trimmed
    let bounds = range.replacing("..<", with: "...").split(separator: "...")
    let isRange =
      (range.contains("...") || range.contains("..<")) && !bounds.isEmpty && bounds.count <= 2
    let isNumber = bounds.allSatisfy { bound in
      bound.utf8.allSatisfy {
        SyntaxByte.isDigit($0) || $0 == SyntaxByte.hyphen || $0 == SyntaxByte.dot
      }
    }
    guard isRange, isNumber else { return nil }
    let type = bounds.contains { $0.utf8.contains(SyntaxByte.dot) } ? "Double" : "Int"
    return NameSyntax("\(type) \(range)", cursor.range(cursor.offset, ahead.offset))
  }
}
