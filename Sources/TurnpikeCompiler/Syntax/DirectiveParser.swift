/// Reads a directive: `enum Name`, `origin a, b @only(DEBUG)`.
struct DirectiveParser {
  private let source: SourceFile
  private let row: SourceRange
  private let documentation: [String]
  private let word: DirectiveWord
  /// The text after the word that has not been read.
  private var argument: SourceRange

  /// - Returns: Nil if the row is not a directive: `enum -> EnumDestination` and `enum {` are not.
  init?(_ row: SourceRange, in source: SourceFile, documentation: [String]) {
    // Most rows start with a segment, and a slash follows.
    let keyword = row.prefix(source.nameLength(in: row.prefix(10)))
    let next = keyword.upper < row.upper ? source.bytes[keyword.upper] : SyntaxByte.space
    guard SyntaxByte.isWhiteSpace(next), let word = DirectiveWord(rawValue: source.text(keyword))
    else { return nil }
    self.source = source
    self.row = row
    self.documentation = documentation
    self.word = word
    argument = row.dropFirst(keyword.count)
    if isPattern { return nil }
  }

  /// Whether an arrow, a brace or attributes follow the word.
  private var isPattern: Bool {
    let line = source.split(argument, at: SyntaxByte.lineFeed)[0]
    let text = source.withoutComment(line).trimmed(in: source)
    // A pattern may be continued on the next line.
    if text.isEmpty { return line.count < argument.count }
    switch source.bytes[text.lower] {
    case SyntaxByte.hyphen, SyntaxByte.equals:
      return source.starts(text.dropFirst(1), with: SyntaxByte.greater)
    case SyntaxByte.openBrace: return source.isGroupBrace(at: text.lower, before: row.upper)
    case SyntaxByte.at:
      let rest = text.dropFirst(1)
      let end = rest.dropFirst(source.nameLength(in: rest))
      let isDeclaration = end.isEmpty || source.starts(end, with: SyntaxByte.less)
      return word != .attribute || !isDeclaration
    default: return false
    }
  }

  mutating func parse() throws(Diagnostic) -> DirectiveSyntax {
    let keyword = row.prefix(word.rawValue.utf8.count)
    // The items of a query may be on several lines, and its tokens know comments.
    if word != .query {
      let line = source.split(argument, at: SyntaxByte.lineFeed)[0]
      let continued = argument.dropFirst(line.count).trimmed(in: source)
      if !continued.isEmpty { throw .unexpected(source.name(continued), after: "the directive") }
      argument = source.withoutComment(line)
    }
    argument = argument.trimmed(in: source)
    if argument.isEmpty { throw missing(at: keyword.end) }
    let line = argument
    let kind = try kind()
    try expectEnd()
    var range = row.extended(to: line.upper)
    if case .query(let declaration) = kind { range = row.extended(to: declaration.range.upper) }
    return DirectiveSyntax(kind: kind, keyword: keyword, range: range)
  }

  private mutating func kind() throws(Diagnostic) -> DirectiveSyntax.Kind {
    switch word {
    case .access: return .access(try access())
    case .attribute: return .attribute(try attribute())
    case .enum:
      let name = try name(source.nameLength)
      try expectEnd()
      return .enum(
        EnumDeclarationSyntax(documentation: documentation, name: try source.typeName(name)))
    case .import: return .import(try name(source.identifierLength))
    case .origin: return .origin(try origins())
    case .query:
      var parser = RowParser(argument, in: source, documentation: documentation, isQuery: true)
      argument = argument.end
      return .query(try parser.sharedQuery())
    case .type: return .type(try typeDeclaration())
    }
  }

  /// The name that the argument starts with.
  private mutating func name(_ length: (SourceRange) -> Int) throws(Diagnostic) -> NameSyntax {
    let name = argument.prefix(length(argument))
    if name.isEmpty { throw missing(at: argument.start) }
    argument = argument.dropFirst(name.count)
    return source.name(name)
  }

  private mutating func access() throws(Diagnostic) -> NameSyntax {
    let end = source.firstIndex(of: SyntaxByte.space, in: argument) ?? argument.upper
    let level = source.name(argument.extended(to: end))
    argument = argument.dropFirst(level.range.count)
    if AccessLevel(rawValue: level.text) != nil { return level }
    let all = AccessLevel.allCases.map(\.rawValue)
    let near = nearestNames(to: level.text, in: all)
    throw Diagnostic(
      .badAccess,
      "invalid access level \(level)\(meant: near, else: "the access levels are \(all: all)")",
      at: level.range)
  }

  /// `name<spec>`.
  private mutating func attribute() throws(Diagnostic) -> AttributeDeclarationSyntax {
    var declaration = AttributeDeclarationSyntax(
      documentation: documentation, name: try name(source.nameLength), spec: nil)
    guard source.starts(argument, with: SyntaxByte.less) else { return declaration }
    guard let close = source.firstIndex(of: SyntaxByte.greater, in: argument) else {
      throw Diagnostic(.unclosedBracket, "'<' is not closed", at: argument.prefix(1))
    }
    declaration.spec = try SpecParser(source).spec(argument.extended(to: close + 1))
    argument = argument.divided(at: close).1
    return declaration
  }

  /// `Name = a|b` or `Name = Int 1...`.
  private mutating func typeDeclaration() throws(Diagnostic) -> TypeDeclarationSyntax {
    let name = try name(source.nameLength)
    let sign = argument.trimmed(in: source)
    guard source.starts(sign, with: SyntaxByte.equals) else {
      throw Diagnostic(
        .missingName,
        """
        expected '=' after \(name), then enum values or a range: 'type \(name.text) = new|price'
        """, at: name.range.end)
    }
    let definition = sign.dropFirst(1).trimmed(in: source)
    argument = argument.end
    if definition.isEmpty {
      throw Diagnostic(
        .missingName, "expected enum values or a range after '='", at: sign.prefix(1).end)
    }
    return TypeDeclarationSyntax(
      documentation: documentation, name: try source.typeName(name),
      definition: try SpecParser(source).definition(definition))
  }

  /// `a, b @only(DEBUG)`: the model resolves the origins.
  private mutating func origins() throws(Diagnostic) -> OriginDeclarationSyntax {
    let bytes = source.bytes
    var upper = argument.lower
    // Attributes follow white space.
    while upper < argument.upper,
      bytes[upper] != SyntaxByte.at || !SyntaxByte.isBlank(bytes[upper - 1])
    {
      upper += 1
    }
    let list = argument.extended(to: upper).trimmed(in: source)
    var origins: [NameSyntax] = []
    var before = "'origin'"
    for part in source.split(list, at: SyntaxByte.comma) {
      origins.append(try origin(part, after: before))
      before = "','"
    }
    var parser = RowParser(argument.dropFirst(list.count), in: source)
    argument = argument.end
    return OriginDeclarationSyntax(
      origins: origins, attributes: try parser.attributes(after: "the directive"))
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
    var end = range.start
    while end.upper < range.upper, !SyntaxByte.isBlank(source.bytes[end.upper]) {
      end = range.extended(to: end.upper + 1)
    }
    if end.count == range.count { return source.name(range) }
    throw Diagnostic(
      .unexpectedText, "expected '\(proposed: ",")' between two origins", at: end.end)
  }

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

  private func missing(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .missingName, "expected \(word.argument) after '\(word.rawValue)'", at: range)
  }
}
