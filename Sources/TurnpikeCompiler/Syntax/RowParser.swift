import TurnpikeTable

/// Reads a row: a directive, or a line that starts with a pattern. The first error ends it: `Habit`
/// explains what was meant.
struct RowParser {
  /// Every screen is a route with the whole path before it.
  static var maximumScreens: Int { 100 }

  let source: SourceFile
  let row: SourceRange
  /// The word of a directive, or nil if the row starts with a pattern.
  private(set) var directive: DirectiveWord?
  private var tokens: [Token] = []
  private var position = 0 { didSet { current = tokens[position] } }
  /// The token at the position. It is stored, because a computed property would copy the parser at
  /// each use without optimization.
  private(set) var current: Token
  /// One past the last token that was read and is not blank.
  private(set) var upper: Int
  /// The screens of the segments, nil for a segment without a screen.
  var screens: [ScreenSyntax?] = []

  init(_ row: SourceRange, in source: SourceFile) {
    self.row = row
    self.source = source
    upper = row.lower
    // Most rows start with a segment, and a slash follows.
    let word = row.prefix(source.nameLength(in: row.prefix(10)))
    if word.upper == row.upper || SyntaxByte.isWhiteSpace(source.bytes[word.upper]) {
      directive = DirectiveWord(rawValue: source.text(word))
    }
    tokens = Lexer.tokens(of: row, in: source, isQuery: directive == .query)
    current = tokens[0]
    if directive != nil, isPattern { directive = nil }
  }

  /// Whether a pattern follows the word of a directive, as in `enum -> EnumDestination` and `enum {`.
  private var isPattern: Bool {
    // A query on the next line follows its path directly.
    if tokens[1].kind != .blank { return tokens[1].kind == .question }
    switch tokens[2].kind {
    case .arrow, .aliasArrow, .brace: return true
    case .attribute: return directive != .attribute || tokens[3].kind == .blank
    default: return false
    }
  }

  mutating func content(_ documentation: [String]) throws(Diagnostic) -> LineSyntax.Content {
    if let directive {
      return .directive(try self.directive(directive, documentation: documentation))
    }
    return .item(try item(documentation: documentation))
  }

  private mutating func item(documentation: [String]) throws(Diagnostic) -> ItemSyntax {
    let pattern = try pattern()
    accept(.blank)
    let kind: ItemSyntax.Kind
    let attributes: [AttributeSyntax]
    switch current.kind {
    case .arrow where isStack, .aliasArrow where isStack:
      throw Diagnostic(
        .unexpectedText,
        """
        unexpected '\(source.text(current.range))' after a stack; its screens are its destinations
        """, at: current.range)
    case .end where !isStack:
      throw Diagnostic(
        .missingArrow,
        """
        expected '->' after \(pattern.written); write '-> \(pattern.suggestedDestination)'\
        \(replacement: " -> " + pattern.suggestedDestination)
        """, at: pattern.range.end)
    case .arrow:
      kind = .route(try route(pattern))
      attributes = try self.attributes(after: "the destination")
    case _ where pattern.isDefault:
      throw Diagnostic(
        .unexpectedText,
        """
        '_' alone is the pattern of the default route, which has '->'; \
        the segment '_' is written '%5F'
        """, at: pattern.range)
    case .aliasArrow:
      kind = .alias(AliasSyntax(arrow: advance(), target: try caseName(after: "'=>'")))
      attributes = try self.attributes(after: "the alias")
    case .brace, .attribute, .end:
      let first = current.range
      attributes = try self.attributes()
      kind = try groupOrStack(pattern, attributesAt: first)
    default: throw unexpected(after: "the pattern")
    }
    return ItemSyntax(
      documentation: documentation, pattern: pattern, kind: kind, attributes: attributes,
      range: pattern.range.extended(to: upper))
  }

  private var isStack: Bool { screens.contains { $0 != nil } }

  // MARK: After the pattern

  /// `-> [mount] Type[!] [as name]`.
  private mutating func route(_ pattern: PatternSyntax) throws(Diagnostic) -> RouteSyntax {
    let arrow = advance()
    let mount = acceptWord("mount")
    let destination = try destination(mount, pattern)
    let isModal = source.starts(current.range, with: SyntaxByte.exclamationMark)
    if isModal { skip(to: current.range.lower + 1) }
    let caseKeyword = acceptWord("as")
    var caseName: NameSyntax?
    if caseKeyword != nil { caseName = try self.caseName(after: "'as'") }
    return RouteSyntax(
      arrow: arrow, mount: mount, destination: destination, isModal: isModal,
      caseKeyword: caseKeyword, caseName: caseName)
  }

  /// A type's name after white space.
  private mutating func destination(
    _ mount: SourceRange?, _ pattern: PatternSyntax
  ) throws(Diagnostic) -> NameSyntax {
    let end = previous.range.end
    accept(.blank)
    let what =
      mount == nil ? "expected a destination after '->'" : "expected the mounted enum after 'mount'"
    if current.kind == .end || current.kind == .attribute || source.text(current.range) == "as" {
      let name = pattern.suggestedDestination
      let hint: Wording = mount == nil ? "; write '\(name)'\(replacement: " " + name)" : ""
      throw Diagnostic(.missingDestination, "\(what)\(hint)", at: end)
    }
    guard let name = acceptName(source.typeNameLength) else {
      throw Diagnostic(.missingDestination, "\(what), found \(rest)", at: rest.range)
    }
    if mount != nil { return try source.typeName(name) }
    try refuseModule(name)
    return name
  }

  func refuseModule(_ name: NameSyntax) throws(Diagnostic) {
    guard name.text.utf8.contains(SyntaxByte.dot) else { return }
    throw Diagnostic(
      .badType, "only a mounted or imported type can have a '.' in its name, not \(name)",
      at: name.range)
  }

  /// A case's name after white space.
  private mutating func caseName(after before: String) throws(Diagnostic) -> NameSyntax {
    let end = previous.range.end
    accept(.blank)
    if let name = acceptName(source.nameLength) { return name }
    throw Diagnostic(
      .missingName, "expected a case name after \(before)",
      at: current.kind == .end ? end : current.range.start)
  }

  /// `{` or the end of a stack, after its attributes.
  private mutating func groupOrStack(
    _ pattern: PatternSyntax, attributesAt first: SourceRange
  ) throws(Diagnostic) -> ItemSyntax.Kind {
    switch current.kind {
    case .arrow, .aliasArrow:
      throw Diagnostic(.misplacedAttribute, "attributes must follow the destination", at: first)
    case .brace: return .group(brace: try brace())
    case .end where isStack:
      try checkStack(pattern)
      return .stack(screens)
    case .end:
      throw Diagnostic(
        .missingBrace, "expected '{' after a group's attributes; a route has '->' before them",
        at: SourceRange(file: row.file, lower: upper, upper: upper))
    default: throw unexpected(after: isStack ? "the stack" : "the attributes")
    }
  }

  /// The `{` of a group.
  private mutating func brace() throws(Diagnostic) -> SourceRange {
    let others: [Token.Kind] = [.question, .fragment, .screen]
    if let other = tokens[..<position].first(where: { others.contains($0.kind) }) {
      throw Diagnostic(
        .unexpectedText, "a group's path cannot have a query, a fragment, or a screen",
        at: other.range)
    }
    let brace = advance()
    try expectEnd(after: "'{'")
    return brace
  }

  private func checkStack(_ pattern: PatternSyntax) throws(Diagnostic) {
    if let fragment = pattern.fragment {
      throw Diagnostic(.unexpectedText, "a stack cannot have a fragment", at: fragment.range)
    }
    let names = screens.compactMap { $0?.name.range }
    if names.count > Self.maximumScreens {
      throw Diagnostic(
        .stackTooDeep, "a stack can have at most \(Self.maximumScreens) screens",
        at: names[Self.maximumScreens])
    }
    if let last = pattern.segments.last, screens[screens.count - 1] == nil {
      throw Diagnostic(
        .stackWithoutScreen,
        "the last step of a stack must have a screen, and \(source.name(last.range)) has none",
        at: last.range)
    }
  }

  // MARK: Attributes

  /// Attributes up to the end of the row.
  mutating func attributes(after what: String) throws(Diagnostic) -> [AttributeSyntax] {
    let attributes = try attributes()
    try expectEnd(after: attributes.isEmpty ? what : "the attributes")
    return attributes
  }

  /// `@name` and `@name(text)`, each after white space.
  private mutating func attributes() throws(Diagnostic) -> [AttributeSyntax] {
    var attributes: [AttributeSyntax] = []
    accept(.blank)
    while current.kind == .attribute {
      let attribute = try attribute()
      // A line can have several examples.
      if attribute.name.text != BuiltInAttribute.example.rawValue,
        let earlier = attributes.first(where: { $0.name.text == attribute.name.text })
      {
        throw Diagnostic(
          .repeatedAttribute, "the attribute '@\(shortened: attribute.name.text)' is repeated",
          at: attribute.name.range, note: "previously used here", at: earlier.name.range)
      }
      attributes.append(attribute)
      accept(.blank)
    }
    return attributes
  }

  /// `@name` or `@name(text)`.
  private mutating func attribute() throws(Diagnostic) -> AttributeSyntax {
    let all = advance()
    let content = all.dropFirst(1)
    let name = content.prefix(source.nameLength(in: content))
    if name.isEmpty {
      throw Diagnostic(
        .attributeWithoutName, "expected the name of an attribute after '@'", at: all.prefix(1))
    }
    var attribute = AttributeSyntax(name: source.name(name), value: nil, range: all)
    let text = content.dropFirst(name.count)
    if !text.isEmpty {
      let value = text.dropFirst(1).dropLast(1)
      try source.refuseControlCharacters(in: value)
      try source.refuseQuotes(value.trimmed(in: source))
      attribute.value = source.name(value)
    }
    return attribute
  }

  // MARK: Tokens

  var previous: Token { tokens[max(0, position - 1)] }
  var next: Token { tokens[min(position + 1, tokens.count - 1)] }

  /// Moves to the next token, and returns the range of the last one.
  @discardableResult
  mutating func advance() -> SourceRange {
    let token = current
    if token.kind != .blank { upper = token.range.upper }
    if position + 1 < tokens.count { position += 1 }
    return token.range
  }

  @discardableResult
  mutating func accept(_ kind: Token.Kind) -> Bool {
    guard current.kind == kind else { return false }
    advance()
    return true
  }

  /// Moves to an offset, which can be inside a token.
  mutating func skip(to offset: Int) {
    while current.range.upper <= offset, current.kind != .end { advance() }
    if current.range.lower < offset {
      upper = offset
      current = Token(kind: current.kind, range: current.range.extended(from: offset))
      tokens[position] = current
    }
  }

  /// The name at the position, which is at the start of a text.
  mutating func acceptName(_ length: (SourceRange) -> Int) -> NameSyntax? {
    guard current.kind == .text else { return nil }
    let name = current.range.prefix(length(current.range))
    if name.isEmpty { return nil }
    skip(to: name.upper)
    return source.name(name)
  }

  /// A word after white space.
  private mutating func acceptWord(_ word: String) -> SourceRange? {
    let start = position
    accept(.blank)
    if current.kind == .text, source.text(current.range) == word { return advance() }
    position = start
    return nil
  }

  mutating func expectEnd(after what: String) throws(Diagnostic) {
    accept(.blank)
    if current.kind != .end { throw unexpected(after: what) }
  }

  /// Moves to the end, and returns the range of what has not been read.
  mutating func acceptRest() -> SourceRange {
    let start = current.range
    while current.kind != .end { advance() }
    return start.extended(to: upper)
  }

  /// The text from the position to white space or the end, for a message.
  private var rest: NameSyntax {
    let end = tokens[position...].dropFirst().first { $0.kind == .blank }
    return source.name(current.range.extended(to: end?.range.lower ?? row.upper))
  }

  func unexpected(after what: String) -> Diagnostic {
    current.kind == .unclosed ? unclosed : .unexpected(rest, after: what)
  }

  var unclosed: Diagnostic {
    Diagnostic(
      .unclosedBracket, "\(quoted: source.text(current.range)) is not closed", at: current.range)
  }
}
