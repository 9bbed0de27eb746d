/// What is written instead of a destination, or before one.
extension Parser {
  /// A name at the position that starts with a small letter, and as it would be with a capital.
  func smallName() -> (written: NameSyntax, capital: NameSyntax)? {
    guard SyntaxByte.isLowerCase(cursor.current) else { return nil }
    var ahead = cursor
    ahead.skipName()
    let written = ahead.name(from: cursor.offset)
    guard ahead.current != SyntaxByte.dot, let capital = capitalisedTypeName(written.text) else {
      return nil
    }
    return (written, NameSyntax(capital, written.range))
  }

  /// A word before a type's name that is nearly `mount`.
  func misspeltMount() -> NameSyntax? {
    guard SyntaxByte.isLowerCase(cursor.current) else { return nil }
    var ahead = cursor
    ahead.skipName()
    let word = ahead.name(from: cursor.offset)
    ahead.skipBlanks()
    guard ahead.isAtTypeName else { return nil }
    return nearest(to: word.text, in: ["mount"]) == nil ? nil : word
  }

  /// `Module.Enum` at the position: only what is mounted is of another module.
  func enumOfModule() -> NameSyntax? {
    guard let dot = cursor.dotAfterModule else { return nil }
    var ahead = cursor
    ahead.offset = dot + 1
    ahead.skipName()
    let isEnum =
      SyntaxByte.isUpperCase(ahead.byte(at: dot + 1)) && ahead.current != SyntaxByte.dot
      && ahead.text(from: dot + 1).hasSuffix("Route")
    return isEnum ? ahead.name(from: cursor.offset) : nil
  }

  /// What is wrong with a `!` at the end of a pattern, before the arrow.
  ///
  /// - Parameter pattern: the offset of the pattern; nil if what to write is not shown.
  func markBeforeArrow(at mark: Int, of pattern: Int?) -> Diagnostic {
    let range = cursor.range(mark, mark + 1)
    var ahead = cursor
    ahead.skipBlanks()
    guard let pattern, pattern >= cursor.lineStart, ahead.isAtArrow else {
      return .markBeforeArrow(written: "DestinationName!", at: range)
    }
    ahead.offset += 2
    ahead.skipBlanks()
    ahead.skipName()
    let line = cursor.text(pattern, mark) + ahead.text(from: mark + 1)
    return .markBeforeArrow(written: line + "!", at: range)
  }

  /// What is wrong with `!` before the destination at the position.
  func markBeforeDestination() -> Diagnostic? {
    guard cursor.current == SyntaxByte.exclamationMark else { return nil }
    var ahead = cursor
    ahead.advance()
    ahead.skipBlanks()
    let start = ahead.offset
    ahead.skipName()
    guard ahead.offset > start else { return nil }
    return .misplacedMark(
      at: cursor.range(cursor.offset, cursor.offset + 1), written: ahead.text(from: start) + "!"
    ).replacing(ahead.range(from: cursor.offset))
  }

  /// Attributes between the arrow and a destination, which are reported.
  mutating func parseAttributesBeforeDestination(
    from pattern: SourceRange
  ) throws(Diagnostic) -> [AttributeSyntax] {
    guard cursor.current == SyntaxByte.at, SyntaxByte.isBlank(cursor.byte(at: cursor.offset - 1))
    else { return [] }
    let start = cursor
    let attributes = try parseAttributes()
    cursor.skipBlanks()
    guard SyntaxByte.isNameStart(cursor.current), !cursor.isAtWord("as") else {
      cursor = start
      return []
    }
    reportAttributes(attributes, from: pattern.lower, before: cursor.offset)
    return attributes
  }

  /// A word in small letters before a destination, which is reported.
  mutating func skipWordBeforeDestination() {
    var ahead = cursor
    ahead.skipName()
    let word = ahead.name(from: cursor.offset)
    guard SyntaxByte.isLowerCase(cursor.current), SyntaxByte.isBlank(ahead.current) else { return }
    ahead.skipBlanks()
    guard ahead.isAtTypeName else { return }
    report(.wordBeforeDestination(word))
    cursor = ahead
  }

  /// Moves to the next line where that has nothing but the name of a destination: gives the name.
  mutating func moveToDestinationOnNextLine() -> String? {
    var ahead = cursor
    guard ahead.startLine() else { return nil }
    ahead.skipBlanks()
    let start = ahead.offset
    ahead.skipName()
    let name = ahead.text(from: start)
    if ahead.current == SyntaxByte.exclamationMark { ahead.advance() }
    ahead.skipBlanks()
    guard name.utf8.first.map({ SyntaxByte.isUpperCase($0) }) ?? false,
      ahead.isAtEnd || ahead.current == SyntaxByte.at, ahead.continuation == 0
    else { return nil }
    cursor = ahead
    return name
  }
}
