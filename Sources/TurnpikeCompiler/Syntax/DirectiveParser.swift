/// Reads a directive: `enum Name`, `origin a, b @only(DEBUG)`.
struct DirectiveParser {
  private let source: SourceFile
  private let row: SourceRange
  private let documentation: [String]
  private let word: DirectiveWord
  private let keyword: SourceRange

  /// - Returns: Nil if the row is not a directive: `enum -> EnumDestination` and `enum {` are not.
  init?(_ row: SourceRange, in source: SourceFile, documentation: [String]) {
    // Most rows start with a segment, and a slash follows.
    let keyword = row.prefix(source.nameLength(in: row.prefix(10)))
    let next = keyword.upper < row.upper ? source.bytes[keyword.upper] : SyntaxByte.space
    guard SyntaxByte.isWhiteSpace(next), let word = DirectiveWord(rawValue: source.text(keyword))
    else { return nil }
    let rest = row.dropFirst(keyword.count)
    let line = source.split(rest, at: SyntaxByte.lineFeed)[0]
    let argument = source.withoutComment(line).trimmed(in: source)
    // A pattern may be continued on the next line.
    if argument.isEmpty, line.count < rest.count { return nil }
    if source.startsArrow(argument) { return nil }
    if !argument.isEmpty, source.isGroupBrace(at: argument.lower, before: row.upper) { return nil }
    if !argument.isEmpty, source.bytes[argument.lower] == SyntaxByte.at {
      let rest = argument.dropFirst(1)
      let name = source.nameLength(in: rest)
      let isWhole = name == rest.count || source.bytes[rest.lower + name] == SyntaxByte.less
      guard word == .attribute, isWhole else { return nil }
    }
    self.source = source
    self.row = row
    self.documentation = documentation
    self.word = word
    self.keyword = keyword
  }

  func parse() throws(Diagnostic) -> DirectiveSyntax {
    let rest = row.dropFirst(keyword.count)
    // The items of a query may be on several lines, and its tokens know comments.
    let line = word == .query ? rest : source.split(rest, at: SyntaxByte.lineFeed)[0]
    let argument = (word == .query ? line : source.withoutComment(line)).trimmed(in: source)
    if argument.isEmpty { throw missing(keyword.end) }
    let continued = rest.dropFirst(line.count).trimmed(in: source)
    if !continued.isEmpty { throw .unexpected(source.name(continued), after: "the directive") }
    let kind = try kind(argument)
    var range = row.extended(to: argument.upper)
    if case .query(let declaration) = kind { range = row.extended(to: declaration.range.upper) }
    return DirectiveSyntax(kind: kind, keyword: keyword, range: range)
  }

  private func kind(_ argument: SourceRange) throws(Diagnostic) -> DirectiveSyntax.Kind {
    switch word {
    case .access: return .access(try access(argument))
    case .attribute: return .attribute(try attribute(argument))
    case .enum:
      return .enum(EnumDeclarationSyntax(documentation: documentation, name: try type(argument)))
    case .import:
      let name = argument.prefix(source.identifierLength(in: argument))
      if name.isEmpty { throw missing(argument.start) }
      try expectEnd(argument, after: name)
      return .import(source.name(name))
    case .origin: return .origin(try origins(argument))
    case .query:
      var parser = RowParser(argument, in: source, documentation: documentation, isQuery: true)
      return .query(try parser.sharedQuery())
    case .type: return .type(try typeDeclaration(argument))
    }
  }

  private func access(_ argument: SourceRange) throws(Diagnostic) -> NameSyntax {
    let first = source.firstIndex(of: SyntaxByte.space, in: argument) ?? argument.upper
    let level = source.name(argument.extended(to: first))
    if AccessLevel(rawValue: level.text) == nil {
      let all = AccessLevel.allCases.map(\.rawValue)
      let near = nearestNames(to: level.text, in: all)
      throw Diagnostic(
        .badAccess,
        "invalid access level \(level)\(meant: near, else: "the access levels are \(all: all)")",
        at: level.range)
    }
    try expectEnd(argument, after: level.range)
    return level
  }

  /// A type's name.
  private func type(_ argument: SourceRange) throws(Diagnostic) -> NameSyntax {
    let name = argument.prefix(source.nameLength(in: argument))
    if name.isEmpty { throw missing(argument.start) }
    try expectEnd(argument, after: name)
    return try source.typeName(name)
  }

  /// `name<spec>`.
  private func attribute(
    _ argument: SourceRange
  ) throws(Diagnostic) -> AttributeDeclarationSyntax {
    let name = argument.prefix(source.nameLength(in: argument))
    if name.isEmpty { throw missing(argument.start) }
    var declaration = AttributeDeclarationSyntax(
      documentation: documentation, name: source.name(name), spec: nil)
    let spec = argument.dropFirst(name.count)
    guard !spec.isEmpty, source.bytes[spec.lower] == SyntaxByte.less else {
      try expectEnd(argument, after: name)
      return declaration
    }
    guard let close = source.firstIndex(of: SyntaxByte.greater, in: spec) else {
      throw Diagnostic(.unclosedBracket, "'<' is not closed", at: spec.prefix(1))
    }
    let range = spec.extended(to: close + 1)
    declaration.spec = try SpecParser(source).spec(range)
    try expectEnd(argument, after: range)
    return declaration
  }

  /// `Name = a|b` or `Name = Int 1...`.
  private func typeDeclaration(
    _ argument: SourceRange
  ) throws(Diagnostic) -> TypeDeclarationSyntax {
    let name = argument.prefix(source.nameLength(in: argument))
    if name.isEmpty { throw missing(argument.start) }
    let rest = argument.dropFirst(name.count).trimmed(in: source)
    guard !rest.isEmpty, source.bytes[rest.lower] == SyntaxByte.equals else {
      throw Diagnostic(
        .missingName,
        """
        expected '=' after \(source.name(name)), then enum values or a range: \
        'type \(source.text(name)) = new|price'
        """, at: name.end)
    }
    let definition = rest.dropFirst(1).trimmed(in: source)
    if definition.isEmpty {
      throw Diagnostic(
        .missingName, "expected enum values or a range after '='", at: rest.prefix(1).end)
    }
    return TypeDeclarationSyntax(
      documentation: documentation, name: try source.typeName(name),
      definition: try SpecParser(source).definition(definition))
  }

  /// `a, b @only(DEBUG)`: the model resolves the origins.
  private func origins(_ argument: SourceRange) throws(Diagnostic) -> OriginDeclarationSyntax {
    let bytes = source.bytes
    var upper = argument.lower
    while upper < argument.upper, bytes[upper] != SyntaxByte.at || !isAfterBlank(upper) {
      upper += 1
    }
    var origins: [NameSyntax] = []
    var before = "'origin'"
    let list = argument.extended(to: upper).trimmed(in: source)
    for part in source.split(list, at: SyntaxByte.comma) {
      let origin = source.name(part.trimmed(in: source))
      if origin.text.isEmpty {
        throw Diagnostic(.missingName, "expected an origin after \(before)", at: part.start)
      }
      try source.refuseQuotes(origin.range)
      if origins.isEmpty, let first = origin.text.first, ":=".contains(first) {
        throw .unexpected(source.name(origin.range.prefix(1)), after: before)
      }
      before = "','"
      try source.refuseControlCharacters(in: origin.range)
      if let blank = origin.text.utf8.firstIndex(where: SyntaxByte.isBlank) {
        let count = origin.text.utf8.distance(from: origin.text.startIndex, to: blank)
        throw Diagnostic(
          .unexpectedText, "expected '\(proposed: ",")' between two origins",
          at: origin.range.prefix(count).end)
      }
      origins.append(origin)
    }
    // Attributes follow white space.
    var parser = RowParser(argument.dropFirst(list.count), in: source)
    return OriginDeclarationSyntax(origins: origins, attributes: try parser.onlyAttributes())
  }

  private func isAfterBlank(_ offset: Int) -> Bool { SyntaxByte.isBlank(source.bytes[offset - 1]) }

  private func expectEnd(
    _ argument: SourceRange, after part: SourceRange
  ) throws(Diagnostic) {
    let rest = argument.dropFirst(part.upper - argument.lower).trimmed(in: source)
    if rest.isEmpty { return }
    if source.bytes[rest.lower] == SyntaxByte.openBrace {
      throw Diagnostic(
        .unexpectedText,
        """
        unexpected '{' after the directive; remove it and the '}' that closes it, because \
        '\(word.rawValue)' has no block
        """, at: rest.prefix(1))
    }
    let isList = source.bytes[rest.lower] == SyntaxByte.comma && rest.count > 1
    throw Diagnostic(
      .unexpectedText,
      isList
        ? "unexpected \(source.name(rest)) after the directive; write each on its own line"
        : "unexpected \(source.name(rest)) after the directive", at: rest)
  }

  private func missing(_ range: SourceRange) -> Diagnostic {
    Diagnostic(
      .missingName, "expected \(word.argument) after '\(word.rawValue)'", at: range)
  }
}

extension SourceFile {
  fileprivate func startsArrow(_ range: SourceRange) -> Bool {
    guard range.count >= 2, bytes[range.lower + 1] == SyntaxByte.greater else { return false }
    return bytes[range.lower] == SyntaxByte.hyphen || bytes[range.lower] == SyntaxByte.equals
  }
}
