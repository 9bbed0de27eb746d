extension RowParser {
  /// `path [?items] [#:name<spec>]`, and the screens of its segments.
  mutating func pattern() throws(Diagnostic) -> PatternSyntax {
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
        .missingPattern, upper > pattern.range.lower ? "\(problem)\(replacement: "?")" : problem,
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
  func isVariable(_ range: SourceRange) -> Bool {
    guard source.starts(range, with: SyntaxByte.dollar), range.count > 1 else { return false }
    return source.nameLength(in: range.dropFirst(1)) == range.count - 1
  }

  /// Throws if a parameter is named like its type: `id:Int`.
  func refuseTypeAsName(
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
      let isLast = next.kind != .colon
      // The '!' of a modal is reported for the whole pattern.
      if capture.spec == nil, text.text.utf8.first != SyntaxByte.dot, text.text != "!", isLast {
        throw Diagnostic(
          .badSuffix, "unexpected \(text) after \(quoted: ":" + capture.name.text)", at: text.range)
      }
      suffix = try source.literal(advance())
    }
    if current.kind != .colon { return suffix }
    if next.kind != .text {
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
  mutating func capture(after mark: SourceRange) throws(Diagnostic) -> CaptureSyntax {
    guard let name = acceptName(source.nameLength) else {
      let isDigit = current.kind == .text && SyntaxByte.isDigit(source.bytes[current.range.lower])
      let hint = isDigit ? "; a name starts with a letter or '_'" : ", as in ':id' or ':id<Int>'"
      throw Diagnostic(
        .missingName, "expected a parameter's name after ':'\(hint)", at: current.range.start)
    }
    var spec: SpecSyntax?
    if current.kind == .spec { spec = try source.spec(advance()) }
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

  /// The text of a range without the comments and white space between lines.
  private func joinedText(_ range: SourceRange) -> String {
    let lines = source.split(range, at: SyntaxByte.lineFeed)
    if lines.count == 1 { return source.text(range) }
    return lines.map { source.text(source.withoutComment($0)) }.joined()
  }
}
