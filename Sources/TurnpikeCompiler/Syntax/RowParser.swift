import TurnpikeTable

/// Reads a row that starts with a pattern. The first error ends it: `Habit` explains what was meant.
struct RowParser {
  /// Every screen is a route with the whole path before it.
  static var maximumScreens: Int { 100 }

  private let source: SourceFile
  private let row: SourceRange
  private let documentation: [String]
  private var tokens: [Token]
  private var position = 0
  /// One past the last token that was read and is not blank.
  private var upper: Int
  /// The screens of the segments, nil for a segment without a screen.
  private var screens: [ScreenSyntax?] = []

  /// - Parameter isQuery: Whether the row is the items of a query.
  init(
    _ row: SourceRange, in source: SourceFile, documentation: [String] = [], isQuery: Bool = false
  ) {
    self.row = row
    self.source = source
    self.documentation = documentation
    tokens = Lexer.tokens(of: row, in: source, isQuery: isQuery)
    upper = row.lower
  }

  mutating func parse() throws(Diagnostic) -> ItemSyntax {
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

  private func refuseModule(_ name: NameSyntax) throws(Diagnostic) {
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

  // MARK: Patterns

  /// The path of a site, which consists of literals.
  mutating func site(after keyword: SourceRange) throws(Diagnostic) -> PatternSyntax {
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

  /// `path [?items] [#:name<spec>]`, and the screens of its segments.
  private mutating func pattern() throws(Diagnostic) -> PatternSyntax {
    var pattern = PatternSyntax(
      segments: [], query: [], fragment: nil, text: "", range: current.range)
    try requirePath()
    accept(.slash)
    while isAtSegment {
      pattern.segments.append(try segment())
      screens.append(try screen())
      if !accept(.slash) { break }
    }
    if accept(.question) { pattern.query = try queryItems() }
    if accept(.fragment) { pattern.fragment = try capture(after: previous.range.dropFirst(1)) }
    switch current.kind {
    case .blank, .arrow, .aliasArrow, .brace, .end: break
    case .ampersand:
      let problem: Wording = "'&' joins the items of a query, which begins with '?'"
      throw Diagnostic(
        .missingPattern, upper > row.lower ? "\(problem)\(replacement: "?")" : problem,
        at: current.range)
    case .screen where !pattern.query.isEmpty:
      throw Diagnostic(
        .unexpectedText, "the query of a stack must follow its last screen", at: current.range)
    default: throw unexpected(after: "the pattern")
    }
    pattern.range = pattern.range.extended(to: upper)
    pattern.text = joinedText(pattern.range)
    if previous.kind == .text, pattern.query.isEmpty, pattern.fragment == nil,
      source.bytes[upper - 1] == SyntaxByte.exclamationMark
    {
      throw Diagnostic(
        .unexpectedText,
        """
        the '!' of a modal must follow the destination, as in 'login -> LoginDestination!'; write \
        '%21' for a literal '!'
        """, at: pattern.range.dropFirst(pattern.range.count - 1))
    }
    return pattern
  }

  /// Whether a segment is at the position, or a token that is reported because it is not one.
  private var isAtSegment: Bool {
    switch current.kind {
    case .text, .colon, .star, .slash, .screen: true
    default: false
    }
  }

  private func requirePath() throws(Diagnostic) {
    let problem: Wording
    switch current.kind {
    case .arrow, .aliasArrow:
      problem = "expected a pattern before the arrow; the root is written '/'"
    case .question: problem = "expected a path before '?'; the root is written '/'"
    case .brace:
      problem =
        "expected a path before '{'; a group without a prefix is written '\(proposed: "/ {")'"
    default: return
    }
    throw Diagnostic(.missingPattern, problem, at: current.range)
  }

  /// A literal, a capture with the text around it, or a rest capture.
  private mutating func segment() throws(Diagnostic) -> SegmentSyntax {
    let start = current.range
    switch current.kind {
    case .star: return try restCapture()
    case .slash:
      throw Diagnostic(
        .unexpectedText, "a path cannot have an empty segment",
        at: previous.range.extended(to: start.upper))
    case .screen:
      throw Diagnostic(
        .unexpectedText, "unexpected '{'; a screen follows a segment", at: start.prefix(1))
    default: break
    }
    let prefix = current.kind == .text ? try source.literal(advance()) : ""
    guard current.kind == .colon else {
      try refuseSpecialLiteral(start)
      return .literal(prefix, start)
    }
    let affix = start.extended(to: current.range.lower)
    let capture = try capture(after: advance())
    try refuseTypeAsName(after: affix, capture)
    let suffix = try suffix(after: capture)
    return .capture(prefix: prefix, capture, suffix: suffix, start.extended(to: upper))
  }

  /// `.` and `..`, which a link cannot have, and what other tools write for a capture or a host.
  private func refuseSpecialLiteral(_ range: SourceRange) throws(Diagnostic) {
    let text = source.text(range)
    if text == "." || text == ".." {
      let encoded = String(repeating: "%2E", count: range.count)
      throw Diagnostic(
        .dotSegment,
        "a segment cannot be '\(text)', because Turnpike rejects such links; write '\(encoded)'",
        at: range)
    }
    if text.hasPrefix("@"), text.contains("("), !text.contains(")") {
      throw Diagnostic(
        .misplacedAttribute, "attributes must be at the end of their line", at: range)
    }
    let isBracket =
      text.hasSuffix("$") && current.kind == .screen
      || text.hasSuffix("(") && current.kind == .slash
    if isBracket || isVariable(range) || text.hasPrefix("www.") {
      throw .unexpected(source.name(range), after: "the path")
    }
  }

  /// Whether a text is `$name`, which other tools write for a capture.
  private func isVariable(_ range: SourceRange) -> Bool {
    guard source.starts(range, with: SyntaxByte.dollar), range.count > 1 else { return false }
    return source.nameLength(in: range.dropFirst(1)) == range.count - 1
  }

  /// Throws if a parameter is named like its type: `id:Int`.
  private func refuseTypeAsName(
    after text: SourceRange, _ capture: CaptureSyntax
  ) throws(Diagnostic) {
    guard !text.isEmpty, capture.spec == nil, BuiltInType.isMeant(by: capture.name.text) else {
      return
    }
    throw Diagnostic(
      .foreignSyntax,
      "a parameter cannot be named like the type \(capture.name); write ':name<Int>' for its type",
      at: capture.range)
  }

  /// The literal after a capture. After a name without a spec, it begins with `.`.
  private mutating func suffix(after capture: CaptureSyntax) throws(Diagnostic) -> String {
    var suffix = ""
    if current.kind == .text {
      let text = source.name(current.range)
      let isLast = tokens[position + 1].kind != .colon
      // The '!' of a modal is reported for the whole pattern.
      if capture.spec == nil, text.text.utf8.first != SyntaxByte.dot, text.text != "!", isLast {
        throw Diagnostic(
          .badSuffix, "unexpected \(text) after \(quoted: ":" + capture.name.text)", at: text.range)
      }
      suffix = try source.literal(advance())
    }
    if current.kind != .colon { return suffix }
    if tokens[position + 1].kind != .text {
      throw Diagnostic(
        .badSuffix, "unexpected ':' after \(quoted: ":" + capture.name.text)", at: current.range)
    }
    throw Diagnostic(
      .twoCaptures,
      """
      a segment can have only one capture, and ':\(shortened: capture.name.text)' precedes this \
      one; separate them with '/'
      """, at: current.range)
  }

  /// `*`, `*name` or `*name<spec>`.
  private mutating func restCapture() throws(Diagnostic) -> SegmentSyntax {
    let star = advance()
    let isNamed = current.kind == .text && source.nameLength(in: current.range) > 0
    let capture =
      isNamed
      ? try capture(after: star)
      : CaptureSyntax(name: NameSyntax("wildcard", star), spec: nil, range: star)
    return .rest(capture, isNamed: isNamed, capture.range)
  }

  /// `name<spec>` after a `:` or `*`.
  private mutating func capture(after mark: SourceRange) throws(Diagnostic) -> CaptureSyntax {
    guard let name = acceptName(source.nameLength) else {
      let isDigit = current.kind == .text && SyntaxByte.isDigit(source.bytes[current.range.lower])
      let hint = isDigit ? "; a name starts with a letter or '_'" : ", as in ':id' or ':id<Int>'"
      throw Diagnostic(
        .missingName, "expected a parameter's name after ':'\(hint)", at: current.range.start)
    }
    var spec: SpecSyntax?
    if current.kind == .spec { spec = try SpecParser(source).spec(advance()) }
    return CaptureSyntax(name: name, spec: spec, range: mark.extended(to: upper))
  }

  /// `{Type}` or `{Type}!`, if there is one at the position.
  private mutating func screen() throws(Diagnostic) -> ScreenSyntax? {
    guard current.kind == .screen else { return nil }
    if previous.kind == .text, source.bytes[upper - 1] == SyntaxByte.exclamationMark {
      throw Diagnostic(
        .unexpectedText,
        """
        the '!' of a modal must follow its screen, as in 'login{LoginScreen}!'; write '%21' for a \
        literal '!'
        """, at: SourceRange(file: row.file, lower: upper - 1, upper: upper))
    }
    var braces = advance()
    let isModal = source.bytes[braces.upper - 1] == SyntaxByte.exclamationMark
    if isModal { braces = braces.dropLast(1) }
    let content = braces.dropFirst(1).dropLast(1).trimmed(in: source)
    let name = content.prefix(source.typeNameLength(in: content))
    if name.isEmpty {
      throw Diagnostic(.missingName, "expected a screen's name after '{'", at: content.start)
    }
    let rest = content.dropFirst(name.count).trimmed(in: source)
    if !rest.isEmpty { throw .unexpected(source.name(rest), after: "the screen's name") }
    let screen = ScreenSyntax(name: try source.typeName(source.name(name)), isModal: isModal)
    try refuseModule(screen.name)
    let isText =
      current.kind == .text && SyntaxByte.isNamePart(source.bytes[current.range.lower])
    if !isText, current.kind != .colon { return screen }
    throw Diagnostic(
      .unexpectedText, "expected '\(proposed: "/")' between two segments", at: current.range.start)
  }

  // MARK: Queries

  /// `item&item…` up to the end of the row.
  mutating func sharedQuery() throws(Diagnostic) -> [QueryItemSyntax] {
    let items = try queryItems()
    try expectEnd(after: "the directive")
    return items
  }

  private mutating func queryItems() throws(Diagnostic) -> [QueryItemSyntax] {
    var items: [QueryItemSyntax] = []
    repeat { items.append(try queryItem()) } while accept(.ampersand)
    return items
  }

  /// `:name`, `key:name`, `key=value`, `key=*` or `!key`.
  private mutating func queryItem() throws(Diagnostic) -> QueryItemSyntax {
    let text = current.kind == .text ? advance() : current.range.start
    if let equals = source.firstIndex(of: SyntaxByte.equals, in: text) {
      return try condition(text, equals)
    }
    if source.starts(text, with: SyntaxByte.exclamationMark) { return try absence(text) }
    guard current.kind == .colon else { throw missingParameter(text) }
    let colon = advance()
    let capture = try capture(after: colon)
    try refuseTypeAsName(after: text, capture)
    if text.isEmpty, capture.spec == nil { try refuseSecondName(after: colon, capture) }
    let key = text.isEmpty ? nil : NameSyntax(try self.key(text), text)
    return .parameter(key: key, capture, text.extended(to: upper))
  }

  /// `!key`, which has been read.
  private func absence(_ text: SourceRange) throws(Diagnostic) -> QueryItemSyntax {
    let key = text.dropFirst(1)
    if key.isEmpty, current.kind == .colon {
      throw Diagnostic(
        .unexpectedText, "'!' stands before a key, as in '!token', and not before a parameter",
        at: text)
    }
    if key.isEmpty { throw Diagnostic(.missingName, "expected a key after '!'", at: key.end) }
    let name = NameSyntax(try self.key(key), key)
    return .condition(key: name, .absent(text.prefix(1)), text)
  }

  /// `key=value` or `key=*`, which has been read.
  private func condition(
    _ text: SourceRange, _ equals: Int
  ) throws(Diagnostic) -> QueryItemSyntax {
    let (key, value) = text.divided(at: equals)
    if key.isEmpty { throw Diagnostic(.missingName, "expected a key before '='", at: key) }
    let mark = SyntaxByte.exclamationMark
    if source.starts(key, with: mark) || source.bytes[key.upper - 1] == mark {
      throw Diagnostic(
        .foreignSyntax,
        "a link either has a value or does not have the key; write 'key=value' or '!key'", at: text)
    }
    let keyText = try self.key(key)
    if source.text(value) == "*", current.kind != .text {
      return .condition(key: NameSyntax(keyText, key), .present(value), text)
    }
    if [.slash, .colon, .star, .spec].contains(current.kind) {
      throw .badCharacter(in: source, at: current.range.lower, file: row.file)
    }
    if isVariable(value) { throw .unexpected(source.name(value), after: "'='") }
    let literal = NameSyntax(try source.literal(value), value)
    return .condition(key: NameSyntax(keyText, key), .value(literal), text)
  }

  /// A key, decoded. The brackets that keys of other tools have are to be encoded.
  private func key(_ range: SourceRange) throws(Diagnostic) -> String {
    do throws(Diagnostic) {
      return try source.literal(range)
    } catch {
      let text = source.text(range)
      guard error.id == .badCharacter, let encoded = Self.encoded(text) else { throw error }
      throw Diagnostic(
        .badCharacter,
        "a key cannot contain '\(source.text(error.range))'; write '\(proposed: encoded)'",
        at: range)
    }
  }

  /// The text with its brackets and other ASCII characters that no literal has encoded; nil if a
  /// character is not to be encoded, or a `%` is not that of an encoding.
  private static func encoded(_ text: String) -> String? {
    var encoded = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "[", "]", "{", "}", "|", "^", "`", "\\":
        encoded += "%" + String(scalar.value, radix: 16, uppercase: true)
      case "\"", "'", "<", ">", "#", "*", "%", "\0"..." ", "\u{7F}"..."\u{9F}",
        "\u{2018}"..."\u{201F}":
        return nil
      case _ where scalar.properties.isWhitespace: return nil
      default: encoded.unicodeScalars.append(scalar)
      }
    }
    return encoded
  }

  /// Throws for `:key:name`.
  private func refuseSecondName(
    after colon: SourceRange, _ capture: CaptureSyntax
  ) throws(Diagnostic) {
    guard current.kind == .colon, tokens[position + 1].kind == .text else { return }
    let second = source.name(tokens[position + 1].range)
    if BuiltInType.isMeant(by: second.text) || isCapitalized(second.text) { return }
    throw Diagnostic(
      .unexpectedText, "unexpected ':' before the key \(capture.name); remove it\(replacement: "")",
      at: colon)
  }

  /// - Parameter text: A key; empty if there is no text.
  private func missingParameter(_ text: SourceRange) -> Diagnostic {
    if current.kind == .unclosed { return unclosed }
    if text.isEmpty {
      return Diagnostic(
        .missingName, "expected a parameter or a condition, as in ':page<Int?>' or 'kind=book'",
        at: text)
    }
    let key = source.text(text)
    let problem: Wording = "\(quoted: key) is not a valid query item"
    let decoded = try? source.literal(text)
    guard let written = decoded == nil ? Self.encoded(key) : key else {
      return Diagnostic(.missingName, problem, at: text.end)
    }
    let words = (decoded ?? key).utf8.split { !SyntaxByte.isNamePart($0) }
    let joined = words.map { String(Substring($0)) }.joined(separator: "_")
    let isName = joined.utf8.first.map(SyntaxByte.isNameStart) ?? false
    let name = isName ? joined : "name"
    let type = key.hasSuffix("[]") ? "<[String]>" : ""
    let parameter = "\(name == key ? "" : written):\(name)\(type)"
    return Diagnostic(
      .missingName,
      """
      \(problem); write \(quoted: parameter) for a parameter, or \(quoted: written + "=value") \
      for a condition
      """, at: text.end)
  }

  // MARK: Tokens

  private var current: Token { tokens[position] }
  private var previous: Token { tokens[max(0, position - 1)] }

  /// Moves to the next token, and returns the range of the last one.
  @discardableResult
  private mutating func advance() -> SourceRange {
    let token = tokens[position]
    if token.kind != .blank { upper = token.range.upper }
    if position + 1 < tokens.count { position += 1 }
    return token.range
  }

  @discardableResult
  private mutating func accept(_ kind: Token.Kind) -> Bool {
    guard current.kind == kind else { return false }
    advance()
    return true
  }

  /// Moves to an offset in the current token.
  private mutating func skip(to offset: Int) {
    let token = tokens[position]
    if offset == token.range.upper {
      advance()
    } else {
      upper = offset
      let rest = token.range.dropFirst(offset - token.range.lower)
      tokens[position] = Token(kind: token.kind, range: rest)
    }
  }

  /// The name at the position, which is at the start of a text.
  private mutating func acceptName(_ length: (SourceRange) -> Int) -> NameSyntax? {
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

  private mutating func expectEnd(after what: String) throws(Diagnostic) {
    accept(.blank)
    if current.kind != .end { throw unexpected(after: what) }
  }

  /// The text from the position to white space or the end, for a message.
  private var rest: NameSyntax {
    let end = tokens[position...].dropFirst().first { $0.kind == .blank }
    return source.name(current.range.extended(to: end?.range.lower ?? row.upper))
  }

  private func unexpected(after what: String) -> Diagnostic {
    current.kind == .unclosed ? unclosed : .unexpected(rest, after: what)
  }

  private var unclosed: Diagnostic {
    Diagnostic(
      .unclosedBracket, "\(quoted: source.text(current.range)) is not closed", at: current.range)
  }

  /// The text of a range without the comments and white space between lines.
  private func joinedText(_ range: SourceRange) -> String {
    let lines = source.split(range, at: SyntaxByte.lineFeed)
    if lines.count == 1 { return source.text(range) }
    return lines.map { source.text(source.withoutComment($0)) }.joined()
  }
}
