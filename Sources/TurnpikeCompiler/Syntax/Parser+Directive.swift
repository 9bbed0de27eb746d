extension Parser {
  /// Reads a directive, if the line is one: where a directive's word and white space are followed
  /// by an argument. False where the line is something else.
  mutating func parseDirective() throws(SyntaxError) -> Bool {
    let start = cursor.offset
    guard let word = directiveWord() else { return false }
    cursor.offset = start + word.rawValue.utf8.count
    let wordEnd = cursor.offset
    guard SyntaxByte.isBlank(cursor.current) || cursor.offset == cursor.end else {
      cursor.offset = start
      return false
    }
    cursor.skipBlanks()
    if cursor.isAtEnd, cursor.continuation == 0 {
      throw SyntaxError(.missingArgument(of: word, at: cursor.range(wordEnd, wordEnd)))
    }
    guard !cursor.isAtEnd, !cursor.isAtArrow, !cursor.isAtAliasArrow,
      cursor.current != SyntaxByte.at || isAtNameOfAttribute(after: word),
      cursor.current != SyntaxByte.openBrace
    else {
      cursor.offset = start
      return false
    }
    if !word.isDocumented { documentation = [] }
    let kind = try parseArgument(of: word, from: start)
    let end = cursor.offset
    content = .directive(directive(kind, from: start, to: end))
    reportRest(after: "the directive")
    return true
  }

  /// A directive that starts at an offset, with its word.
  func directive(
    _ kind: DirectiveSyntax.Kind, from start: Int, to end: Int
  ) -> DirectiveSyntax {
    DirectiveSyntax(
      kind: kind, keyword: cursor.range(start, start + kind.word.rawValue.utf8.count),
      range: cursor.range(start, end))
  }

  /// The directive's word at the position, if one stands there.
  private func directiveWord() -> DirectiveWord? {
    switch cursor.current {
    case 0x61: isAt(.access) ? .access : isAt(.attribute) ? .attribute : nil
    case 0x65: isAt(.enum) ? .enum : nil
    case 0x69: isAt(.import) ? .import : nil
    case 0x6F: isAt(.origin) ? .origin : nil
    case 0x74: isAt(.type) ? .type : nil
    default: nil
    }
  }

  private func isAt(_ word: DirectiveWord) -> Bool { cursor.isAtWord(word.rawValue) }

  /// Whether the position is at the last word of the line, which has an `@` that it should not have:
  /// `attribute @auth`.
  private func isAtNameOfAttribute(after word: DirectiveWord) -> Bool {
    if word != .attribute { return false }
    var ahead = cursor
    ahead.advance()
    ahead.skipName()
    if ahead.current == SyntaxByte.less { return true }
    ahead.skipBlanks()
    return ahead.isAtEnd
  }

  /// What the directive says, at the position.
  private mutating func parseArgument(
    of word: DirectiveWord, from start: Int
  ) throws(SyntaxError) -> DirectiveSyntax.Kind {
    switch word {
    case .access: return .access(try parseAccess())
    case .attribute: return .attribute(try parseAttributeDeclaration(from: start))
    case .enum:
      let name = try parseTypeName(after: "'enum'", mayBeQualified: false)
      return .enum(EnumDeclarationSyntax(documentation: takeDocumentation(), name: name))
    case .import: return .import(try parseModule())
    case .origin: return .origin(try parseOrigins())
    case .type: return .type(try parseTypeDeclaration(from: start))
    }
  }

  /// An access level; another word is replaced by the nearest, else by `internal`.
  private mutating func parseAccess() throws(SyntaxError) -> NameSyntax {
    let start = cursor.offset
    cursor.skipText()
    var access = cursor.name(from: start)
    let levels = AccessLevel.allCases.map(\.rawValue)
    if !levels.contains(access.text) {
      let suggestion = nearest(to: access.text, in: levels)
      report(.badAccess(access, suggestion: suggestion))
      access.text = suggestion ?? AccessLevel.internal.rawValue
    }
    return access
  }

  /// A module's name.
  private mutating func parseModule() throws(SyntaxError) -> NameSyntax {
    let start = cursor.offset
    cursor.skipName()
    if cursor.offset == start {
      throw SyntaxError(.missingName("a module's name", after: "'import'", at: cursor.place))
    }
    return cursor.name(from: start)
  }

  /// Origins as written, which the model resolves.
  private mutating func parseOrigins() throws(SyntaxError) -> [NameSyntax] {
    var origins: [NameSyntax] = []
    var before = "'origin'"
    while true {
      let start = cursor.offset
      while !cursor.isAtEnd, cursor.current != SyntaxByte.comma,
        !SyntaxByte.isBlank(cursor.current)
      {
        cursor.advance()
      }
      if cursor.offset == start {
        throw SyntaxError(.missingName("an origin", after: before, at: cursor.place))
      }
      reportControlCharacter(from: start, to: cursor.offset)
      origins.append(cursor.name(from: start))
      let end = cursor.offset
      cursor.skipBlanks()
      if cursor.current == SyntaxByte.comma {
        cursor.advance()
        before = "','"
        let afterComma = cursor.offset
        cursor.skipBlanks()
        // A comma too many is shown where the origin should stand, not at the line's end.
        if cursor.isAtEnd { cursor.offset = afterComma }
      } else if cursor.isAtEnd {
        cursor.offset = end
        return origins
      } else {
        throw SyntaxError(.missingComma(at: cursor.range(end, end)))
      }
    }
  }
}
