/// Reads a directive: `enum Name`, `origin a, b @only(DEBUG)`.
struct DirectiveParser {
  private let source: SourceFile
  private let row: SourceRange
  private let word: DirectiveWord
  /// The text after the word that has not been read.
  private var argument: SourceRange

  /// - Returns: Nil if the row is not a directive: `enum -> EnumDestination` and `enum {` are not.
  init?(_ row: SourceRange, in source: SourceFile) {
    // Most rows start with a segment, and a slash follows.
    let keyword = row.prefix(source.nameLength(in: row.prefix(10)))
    let next = keyword.upper < row.upper ? source.bytes[keyword.upper] : SyntaxByte.space
    guard SyntaxByte.isWhiteSpace(next), let word = DirectiveWord(rawValue: source.text(keyword))
    else { return nil }
    self.source = source
    self.row = row
    self.word = word
    argument = row.dropFirst(keyword.count)
    if isPattern { return nil }
  }

  /// Whether an arrow, a brace, or attributes follow the word.
  private var isPattern: Bool {
    let tokens = Lexer.tokens(of: row, in: source).dropFirst()
    guard tokens.count > 2, let blank = tokens.first, blank.kind == .blank else {
      // A query on the next line follows the word directly.
      return tokens.count > 1
    }
    let (first, second) = (tokens[2].kind, tokens[3].kind)
    switch first {
    case .arrow, .aliasArrow, .brace: return true
    case .attribute: return word != .attribute || second == .blank
    default: return false
    }
  }

  mutating func parse(documentation: [String]) throws(Diagnostic) -> DirectiveSyntax {
    let keyword = row.prefix(word.rawValue.utf8.count)
    // The items of a query may be on several lines, and its tokens know comments.
    if word != .query {
      let lines = source.split(argument, at: SyntaxByte.lineFeed).map(source.withoutComment)
      if let continued = lines.dropFirst().first(where: { !$0.isEmpty }) {
        throw .unexpected(source.name(continued), after: "the directive")
      }
      argument = lines[0]
    }
    argument = argument.trimmed(in: source)
    if argument.isEmpty { throw missingArgument(at: keyword.end) }
    var upper = argument.upper
    let kind = try kind()
    if case .query(let items) = kind, let last = items.last { upper = last.range.upper }
    try expectEnd()
    return DirectiveSyntax(
      documentation: documentation, word: word, kind: kind, keyword: keyword,
      range: row.extended(to: upper))
  }

  private mutating func kind() throws(Diagnostic) -> DirectiveSyntax.Kind {
    switch word {
    case .access: .access(try access())
    case .attribute: .attribute(try name(source.nameLength), try spec())
    case .enum: .enum(try source.typeName(try name(source.nameLength)))
    case .ignore: .ignore(try caseWord())
    case .import: .import(try name(source.identifierLength))
    case .origin: try origins()
    case .query: .query(try query())
    case .type: try type()
    }
  }

  /// The name that the argument starts with.
  private mutating func name(_ length: (SourceRange) -> Int) throws(Diagnostic) -> NameSyntax {
    let name = argument.prefix(length(argument))
    if name.isEmpty { throw missingArgument(at: argument.start) }
    argument = argument.dropFirst(name.count)
    return source.name(name)
  }

  private mutating func caseWord() throws(Diagnostic) -> NameSyntax {
    let name = source.name(source.firstWord(of: argument))
    argument = argument.dropFirst(name.range.count)
    if name.text == "case" { return name }
    throw Diagnostic(
      .unexpectedText, "expected '\(proposed: "case")' after 'ignore', found \(name)",
      at: name.range)
  }

  private mutating func access() throws(Diagnostic) -> NameSyntax {
    let level = source.name(source.firstWord(of: argument))
    argument = argument.dropFirst(level.range.count)
    if AccessLevel(rawValue: level.text) != nil { return level }
    let all = AccessLevel.allCases.map(\.rawValue)
    let near = nearestNames(to: level.text, in: all)
    throw Diagnostic(
      .badAccess,
      "invalid access level \(level)\(meant: near, else: "the access levels are \(all: all)")",
      at: level.range)
  }

  /// `<spec>` after an attribute's name.
  private mutating func spec() throws(Diagnostic) -> SpecSyntax? {
    guard source.starts(argument, with: SyntaxByte.less) else { return nil }
    guard let close = source.firstIndex(of: SyntaxByte.greater, in: argument) else {
      throw Diagnostic(.unclosedBracket, "'<' is not closed", at: argument.prefix(1))
    }
    let spec = argument.extended(to: close + 1)
    argument = argument.dropFirst(spec.count)
    return try SpecParser(source).spec(spec)
  }

  private mutating func query() throws(Diagnostic) -> [QueryItemSyntax] {
    var parser = RowParser(argument, in: source, isQuery: true)
    argument = argument.end
    return try parser.sharedQuery()
  }

  /// `Name = a|b` or `Name = Int 1...`.
  private mutating func type() throws(Diagnostic) -> DirectiveSyntax.Kind {
    let name = try name(source.nameLength)
    let sign = argument.trimmed(in: source)
    let hasSign = source.starts(sign, with: SyntaxByte.equals)
    let definition = sign.dropFirst(1).trimmed(in: source)
    argument = argument.end
    guard hasSign, !definition.isEmpty else {
      throw Diagnostic(
        .missingName,
        """
        expected '=' and enum values or a range after \(name), as in 'type \(name.text) = new|price'
        """, at: hasSign ? argument : name.range.end)
    }
    return .type(try source.typeName(name), try SpecParser(source).definition(definition))
  }

  /// `a, b at site @only(DEBUG)`: the model resolves the origins.
  private mutating func origins() throws(Diagnostic) -> DirectiveSyntax.Kind {
    let attribute = Lexer.tokens(of: argument, in: source).first { $0.kind == .attribute }
    var list = argument.extended(to: attribute?.range.lower ?? argument.upper)
    let keyword = siteKeyword(in: list)
    if let keyword { list = list.extended(to: keyword.lower) }
    list = list.trimmed(in: source)
    var syntax = DirectiveSyntax.OriginSyntax(origins: [], attributes: [])
    for part in source.split(list, at: SyntaxByte.comma) {
      let before = syntax.origins.isEmpty ? "'origin'" : "','"
      syntax.origins.append(try origin(part, after: before))
    }
    let rest = keyword.map { argument.extended(from: $0.upper).trimmed(in: source) }
    var parser = RowParser(rest ?? argument.dropFirst(list.count), in: source)
    argument = argument.end
    if let keyword { syntax.site = (keyword, try parser.site(after: keyword)) }
    syntax.attributes = try parser.attributes(after: "the directive")
    return .origin(syntax)
  }

  /// The word `at` between white space.
  private func siteKeyword(in list: SourceRange) -> SourceRange? {
    var rest = list
    while !rest.isEmpty {
      let word = source.firstWord(of: rest.trimmed(in: source))
      if source.text(word) == "at" { return word }
      rest = rest.extended(from: word.upper)
    }
    return nil
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

  private func expectEnd() throws(Diagnostic) {
    let rest = argument.trimmed(in: source)
    if rest.isEmpty { return }
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

  private func missingArgument(at range: SourceRange) -> Diagnostic {
    Diagnostic(.missingName, "expected \(word.argument) after '\(word.rawValue)'", at: range)
  }
}
