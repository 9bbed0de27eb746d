/// A directive: `enum Name`, `access public`.
package struct DirectiveSyntax: Sendable {
  package indirect enum Kind: Sendable {
    case `enum`(EnumDeclarationSyntax)
    case access(NameSyntax)
    case attribute(AttributeDeclarationSyntax)
    case `import`(NameSyntax)
    case origin(OriginDeclarationSyntax)
    case query(QueryDeclarationSyntax)
    case type(TypeDeclarationSyntax)
  }

  package var kind: Kind
  /// The word that it starts with.
  package var keyword: SourceRange
  package var range: SourceRange
}

/// `enum Name`.
package struct EnumDeclarationSyntax: Sendable {
  package var documentation: [String]
  package var name: NameSyntax
}

/// `origin a, b @only(DEBUG)`.
package struct OriginDeclarationSyntax: Sendable {
  package var origins: [NameSyntax]
  package var attributes: [AttributeSyntax]
}

/// `query item&item…`.
package struct QueryDeclarationSyntax: Sendable {
  package var documentation: [String]
  package var items: [QueryItemSyntax]
  /// False where an item could not be read, which has been reported.
  package var isWhole: Bool
  package var range: SourceRange
}

/// `attribute name<spec>`.
package struct AttributeDeclarationSyntax: Sendable {
  package var documentation: [String]
  package var name: NameSyntax
  package var spec: SpecSyntax?
  /// False where the spec could not be read, which has been reported.
  package var isWhole: Bool
}

/// `type Name = a|b`, `type Name = Int 1...`.
package struct TypeDeclarationSyntax: Sendable {
  package var documentation: [String]
  package var name: NameSyntax
  /// Words without a name, or a type with its range; nil where it could not be read, which has been
  /// reported.
  package var definition: SpecSyntax.TypeSyntax?
}

extension DirectiveSyntax.Kind {
  /// The word that starts it.
  var word: DirectiveWord {
    switch self {
    case .access: .access
    case .attribute: .attribute
    case .enum: .enum
    case .import: .import
    case .origin: .origin
    case .query: .query
    case .type: .type
    }
  }
}

extension DirectiveSyntax {
  /// The text after the word, whatever the directive is.
  package struct Arguments {
    package var names: [NameSyntax]
    /// What an attribute's value is.
    package var spec: SpecSyntax?
    /// What a type is.
    package var definition: SpecSyntax.TypeSyntax?
    /// Those of origins.
    package var attributes: [AttributeSyntax] = []
    /// What any link may carry.
    package var items: [QueryItemSyntax] = []
  }

  package var arguments: Arguments {
    switch kind {
    case .access(let name), .import(let name): Arguments(names: [name])
    case .enum(let declaration): Arguments(names: [declaration.name])
    case .origin(let declaration):
      Arguments(names: declaration.origins, attributes: declaration.attributes)
    case .attribute(let declaration):
      Arguments(names: [declaration.name], spec: declaration.spec)
    case .query(let declaration): Arguments(names: [], items: declaration.items)
    case .type(let declaration):
      Arguments(names: [declaration.name], definition: declaration.definition)
    }
  }
}

extension Parser {
  /// Reads a directive, if the line is one: where a directive's word and white space are followed
  /// by an argument. False where the line is something else.
  mutating func parseDirective() throws(Diagnostic) -> Bool {
    let start = cursor.offset
    guard let word = directiveWord() else { return false }
    cursor.offset = start + word.rawValue.utf8.count
    let wordEnd = cursor.offset
    skipSign(after: word)
    cursor.skipBlanks()
    if cursor.isAtEnd, cursor.continuation == 0 {
      throw .missingArgument(of: word, at: cursor.range(wordEnd, wordEnd))
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
    cursor.skipBlanks()
    // The brace that closes it belongs to the same mistake.
    if groupBrace() != nil { groups.forgivenEnds += 1 }
    if cursor.current == SyntaxByte.openBrace {
      report(.braceAfterDirective(word, at: cursor.range(cursor.offset, cursor.offset + 1)))
      return true
    }
    let isList = cursor.current == SyntaxByte.comma
    if isList, SyntaxByte.isNameStart(byteAfterBlanks(at: cursor.offset + 1)) {
      report(.secondDeclaration(at: rest()))
    } else {
      reportRest(after: "the directive")
    }
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

  /// The directive's word at the position, if there is one.
  private func directiveWord() -> DirectiveWord? {
    var ahead = cursor
    while SyntaxByte.isLowerCase(ahead.current) { ahead.offset += 1 }
    // Most lines start with a segment, and a slash follows.
    guard
      SyntaxByte.isBlank(ahead.current) || ahead.offset == ahead.end
        || ahead.current == SyntaxByte.colon && SyntaxByte.isBlank(ahead.next)
    else { return nil }
    return DirectiveWord(rawValue: ahead.text(from: cursor.offset))
  }

  /// Moves over `:` or `=` after a directive's word, which is reported.
  private mutating func skipSign(after word: DirectiveWord) {
    var ahead = cursor
    ahead.skipBlanks()
    guard ahead.current == SyntaxByte.colon || ahead.current == SyntaxByte.equals,
      SyntaxByte.isBlank(ahead.next), !cursor.hasArrow(from: ahead.offset)
    else { return }
    let sign = NameSyntax(
      ahead.text(ahead.offset, ahead.offset + 1), ahead.range(ahead.offset, ahead.offset + 1))
    report(
      .signAfterDirective(word, sign, replacing: cursor.range(cursor.offset, sign.range.upper)))
    ahead.advance()
    cursor = ahead
  }

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
  ) throws(Diagnostic) -> DirectiveSyntax.Kind {
    switch word {
    case .access: return .access(try parseAccess())
    case .attribute: return .attribute(try parseAttributeDeclaration(from: start))
    case .enum:
      let nameStart = cursor.offset
      let name = try parseTypeName(after: "'enum'", mayBeQualified: false)
      if byteAfterBlanks(at: cursor.offset) == SyntaxByte.equals {
        report(.enumOfWords(name, at: cursor.range(start, start + word.rawValue.utf8.count)))
        cursor.offset = nameStart
        return .type(try parseTypeDeclaration(from: start))
      }
      return .enum(EnumDeclarationSyntax(documentation: takeDocumentation(), name: name))
    case .import: return .import(try parseModule())
    case .origin: return .origin(try parseOrigins())
    case .query: return .query(try parseSharedQuery())
    case .type: return .type(try parseTypeDeclaration(from: start))
    }
  }

  /// An access level; another word is replaced by the nearest, else by `internal`.
  private mutating func parseAccess() throws(Diagnostic) -> NameSyntax {
    let start = cursor.offset
    if let quoted = quotedText() { throw quoted }
    cursor.skipText()
    var access = cursor.name(from: start)
    if AccessLevel(rawValue: access.text) == nil {
      let suggestions = nearestNames(to: access.text, in: AccessLevel.allCases.map(\.rawValue))
      report(.badAccess(access, suggestions: suggestions))
      access.text = suggestions.first ?? AccessLevel.internal.rawValue
    }
    return access
  }

  /// A module's name.
  private mutating func parseModule() throws(Diagnostic) -> NameSyntax {
    let start = cursor.offset
    let end = cursor.moduleEnd
    if SwiftNames.isModule(cursor.text(start, end)) {
      cursor.offset = end
    } else {
      cursor.skipName()
    }
    if cursor.offset == start {
      if let quoted = quotedText() { throw quoted }
      throw .missingName("a module's name", after: "'import'", at: cursor.emptyRange)
    }
    return cursor.name(from: start)
  }

  /// Origins as written, which the model resolves.
  private mutating func parseOrigins() throws(Diagnostic) -> OriginDeclarationSyntax {
    var origins: [NameSyntax] = []
    var before = "'origin'"
    while true {
      let start = cursor.offset
      if let quoted = quotedText() { throw quoted }
      while !cursor.isAtEnd, cursor.current != SyntaxByte.comma,
        !SyntaxByte.isBlank(cursor.current)
      {
        cursor.advance()
      }
      if cursor.offset == start {
        throw .missingName("an origin", after: before, at: cursor.emptyRange)
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
        // A comma too many is shown where the origin belongs, not at the line's end.
        if cursor.isAtEnd { cursor.offset = afterComma }
      } else if cursor.isAtEnd {
        cursor.offset = end
        return OriginDeclarationSyntax(origins: origins, attributes: [])
      } else if cursor.current == SyntaxByte.at {
        cursor.offset = end
        return OriginDeclarationSyntax(origins: origins, attributes: try parseAttributes())
      } else {
        throw .missingComma(at: cursor.range(end, end))
      }
    }
  }
}
