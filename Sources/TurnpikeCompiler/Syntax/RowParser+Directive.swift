// Directives: `enum Name`, `origin a, b @only(DEBUG)`.

extension RowParser {
  mutating func directive(
    _ word: DirectiveWord, documentation: [String]
  ) throws(Diagnostic) -> DirectiveSyntax {
    let keyword = advance()
    // The items of a query may be on several lines.
    let lines = word == .query ? [] : source.split(row, at: SyntaxByte.lineFeed)
    let others = lines.dropFirst().lazy.map(source.withoutComment)
    if let continued = others.first(where: { !$0.isEmpty }) {
      throw .unexpected(source.name(continued), after: "the directive")
    }
    accept(.blank)
    if current.kind == .end { throw missingArgument(of: word, at: keyword.end) }
    let kind = try kind(of: word)
    try expectEnd(of: word)
    return DirectiveSyntax(
      documentation: documentation, word: word, kind: kind, keyword: keyword,
      range: row.extended(to: upper))
  }

  private mutating func kind(of word: DirectiveWord) throws(Diagnostic) -> DirectiveSyntax.Kind {
    switch word {
    case .access: .access(try access())
    case .attribute: .attribute(try name(source.nameLength, of: word), try attributeSpec())
    case .enum: .enum(try source.typeName(try name(source.nameLength, of: word)))
    case .ignore: .ignore(try caseWord())
    case .import: .import(try name(source.identifierLength, of: word))
    case .origin: .origin(try origins())
    case .query: .query(try sharedQuery())
    case .type: try type()
    }
  }

  /// The name that the argument starts with.
  private mutating func name(
    _ length: (SourceRange) -> Int, of word: DirectiveWord
  ) throws(Diagnostic) -> NameSyntax {
    if let name = acceptName(length) { return name }
    throw missingArgument(of: word, at: current.range.start)
  }

  /// The text up to white space.
  private mutating func acceptWord() -> NameSyntax {
    let word = source.firstWord(of: row.extended(from: current.range.lower))
    skip(to: word.upper)
    return source.name(word)
  }

  private mutating func caseWord() throws(Diagnostic) -> NameSyntax {
    let name = acceptWord()
    if name.text == "case" { return name }
    throw Diagnostic(
      .unexpectedText, "expected '\(proposed: "case")' after 'ignore', found \(name)",
      at: name.range)
  }

  private mutating func access() throws(Diagnostic) -> NameSyntax {
    let level = acceptWord()
    if AccessLevel(rawValue: level.text) != nil { return level }
    let all = AccessLevel.allCases.map(\.rawValue)
    let near = nearestNames(to: level.text, in: all)
    throw Diagnostic(
      .badAccess,
      "invalid access level \(level)\(meant: near, else: "the access levels are \(all: all)")",
      at: level.range)
  }

  /// `<spec>` after an attribute's name.
  private mutating func attributeSpec() throws(Diagnostic) -> SpecSyntax? {
    guard source.starts(current.range, with: SyntaxByte.less) else { return nil }
    let rest = row.extended(from: current.range.lower)
    guard let close = source.firstIndex(of: SyntaxByte.greater, in: rest) else { throw unclosed }
    skip(to: close + 1)
    return try source.spec(rest.extended(to: close + 1))
  }

  private mutating func sharedQuery() throws(Diagnostic) -> [QueryItemSyntax] {
    let items = try queryItems()
    try expectEnd(after: "the directive")
    return items
  }

  /// `Name = a|b` or `Name = Int 1...`.
  private mutating func type() throws(Diagnostic) -> DirectiveSyntax.Kind {
    let name = try name(source.nameLength, of: .type)
    accept(.blank)
    let sign = acceptRest()
    let hasSign = source.starts(sign, with: SyntaxByte.equals)
    let definition = sign.dropFirst(1).trimmed(in: source)
    guard hasSign, !definition.isEmpty else {
      throw Diagnostic(
        .missingName,
        """
        expected '=' and enum values or a range after \(name), as in 'type \(name.text) = new|price'
        """, at: hasSign ? sign.end : name.range.end)
    }
    return .type(try source.typeName(name), try source.definition(definition))
  }

  /// `a, b at site @only(DEBUG)`: the model resolves the origins.
  private mutating func origins() throws(Diagnostic) -> DirectiveSyntax.OriginSyntax {
    let start = current.range
    while current.kind != .attribute, current.kind != .end, !isAtSite { advance() }
    let list = start.extended(to: max(start.lower, upper))
    var syntax = DirectiveSyntax.OriginSyntax(origins: [], attributes: [])
    for part in source.split(list, at: SyntaxByte.comma) {
      let before = syntax.origins.isEmpty ? "'origin'" : "','"
      syntax.origins.append(try origin(part, after: before))
    }
    if isAtSite {
      let keyword = advance()
      syntax.site = (keyword, try site(after: keyword))
    }
    syntax.attributes = try attributes(after: "the directive")
    return syntax
  }

  /// Whether the word `at` is between white space.
  private var isAtSite: Bool {
    let around = [previous.kind, next.kind]
    return around.allSatisfy { $0 == .blank || $0 == .end } && source.text(current.range) == "at"
  }

  private func origin(
    _ part: SourceRange, after before: String
  ) throws(Diagnostic) -> NameSyntax {
    let range = part.trimmed(in: source)
    if range.isEmpty {
      throw Diagnostic(.missingName, "expected an origin after \(before)", at: part.start)
    }
    try source.refuseQuotes(range)
    if [SyntaxByte.colon, SyntaxByte.equals].contains(source.bytes[range.lower]) {
      throw .unexpected(source.name(range.prefix(1)), after: before)
    }
    try source.refuseControlCharacters(in: range)
    let word = source.firstWord(of: range)
    if word.count == range.count { return source.name(range) }
    let next = source.firstWord(of: range.extended(from: word.upper).trimmed(in: source))
    if Self.otherSiteWords.contains(source.text(next)) {
      throw Diagnostic(
        .unexpectedText,
        "expected '\(proposed: "at")' before the path of a site, found \(source.name(next))",
        at: next)
    }
    throw Diagnostic(
      .unexpectedText, "expected '\(proposed: ",")' between two origins", at: word.end)
  }

  /// What may be written for `at`.
  private static let otherSiteWords: Set = [
    "->", "=>", "=", "as", "below", "in", "on", "path", "to", "under",
  ]

  /// The path of a site, which consists of literals.
  private mutating func site(after keyword: SourceRange) throws(Diagnostic) -> PatternSyntax {
    accept(.blank)
    if current.kind == .end || source.starts(current.range, with: SyntaxByte.at) {
      throw Diagnostic(
        .missingName, "expected a path after 'at', as in 'at live'", at: keyword.end)
    }
    let path = try pattern()
    let end = path.range.dropFirst(path.range.count - 1)
    if source.starts(end, with: SyntaxByte.comma) {
      throw Diagnostic(
        .unexpectedText, "the origins must precede 'at'; write another site on a separate line",
        at: end)
    }
    let captures = path.segments.filter { $0.capture != nil }.map(\.range)
    let other = captures + path.query.map(\.range) + [path.fragment?.range].compactMap(\.self)
    if let other = other.first ?? screens.lazy.compactMap({ $0?.name.range }).first {
      throw Diagnostic(
        .badOrigin,
        "the path of a site consists of literals, and \(source.name(other)) is not a literal",
        at: other)
    }
    if path.segments.isEmpty {
      throw Diagnostic(
        .badOrigin,
        "the path of a site cannot be the root; remove 'at' for the links of all origins",
        at: path.range)
    }
    return path
  }

  private mutating func expectEnd(of word: DirectiveWord) throws(Diagnostic) {
    accept(.blank)
    if current.kind == .end { return }
    let rest = acceptRest()
    if source.starts(rest, with: SyntaxByte.openBrace) {
      throw Diagnostic(
        .unexpectedText,
        """
        unexpected '{' after the directive; remove it and the '}' that closes it, because \
        '\(word.rawValue)' has no block
        """, at: rest.prefix(1))
    }
    let isList = source.starts(rest, with: SyntaxByte.comma) && rest.count > 1
    let hint = isList ? "; write each on its own line" : ""
    throw Diagnostic(
      .unexpectedText, "unexpected \(source.name(rest)) after the directive\(hint)", at: rest)
  }

  private func missingArgument(of word: DirectiveWord, at range: SourceRange) -> Diagnostic {
    Diagnostic(.missingName, "expected \(word.argument) after '\(word.rawValue)'", at: range)
  }
}
