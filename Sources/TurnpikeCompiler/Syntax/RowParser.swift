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
  /// The screens of the pattern, by the indices of their segments.
  private var screens: [(step: Int, name: NameSyntax, isModal: Bool, range: SourceRange)] = []
  private var queryRange: SourceRange?

  init(
    _ row: SourceRange, in source: SourceFile, documentation: [String] = [], isQuery: Bool = false
  ) {
    self.row = row
    self.source = source
    self.documentation = documentation
    tokens = Lexer.tokens(of: row, in: source, isQuery: isQuery)
    upper = row.lower
  }

  mutating func parse() throws(Diagnostic) -> LineSyntax.Content {
    try requirePattern()
    if let range = acceptDefault() { return .route(try defaultRoute(range)) }
    let pattern = try pattern()
    accept(.blank)
    switch current.kind {
    case .arrow: return .route(try route(pattern, pattern.range, range(advance())))
    case .aliasArrow: return .alias(try alias(pattern))
    case .brace, .attribute: return try groupOrStack(pattern)
    case .end where !screens.isEmpty: return try groupOrStack(pattern)
    case .end:
      throw Diagnostic(
        .missingArrow,
        "expected '->' after \(pattern.written); write '-> \(pattern.suggestedDestination)'",
        at: pattern.range.end)
    case .question, .ampersand:
      throw Diagnostic(
        .unexpectedText,
        "white space before \(quoted: text(current)); leave it out\(replacement: "")",
        at: range(previous))
    default:
      throw unexpected(after: "the pattern")
    }
  }

  private func requirePattern() throws(Diagnostic) {
    let range = range(current)
    switch current.kind {
    case .arrow, .aliasArrow:
      throw Diagnostic(
        .missingPattern, "expected a pattern before the arrow; the root is written '/'", at: range)
    case .question:
      throw Diagnostic(
        .missingPattern, "expected a path before '?'; the root is written '/'", at: range)
    case .brace:
      throw Diagnostic(
        .missingPattern,
        "expected a path before '{'; a group without a prefix is written '\(proposed: "/ {")'",
        at: range)
    case .text where text(current).hasPrefix("&"):
      throw Diagnostic(
        .missingPattern, "'&' joins the items of a query, which begins with '?'",
        at: range.prefix(1))
    default: break
    }
  }

  // MARK: After the pattern

  /// `_ -> Type`.
  private mutating func defaultRoute(_ range: SourceRange) throws(Diagnostic) -> RouteSyntax {
    accept(.blank)
    switch current.kind {
    case .arrow: return try route(nil, range, self.range(advance()))
    case .end:
      throw Diagnostic(
        .missingArrow, "expected '->' after '_'; write '-> NotFoundDestination'", at: range.end)
    default:
      throw Diagnostic(
        .unexpectedText,
        """
        '_' alone is the pattern of the default route, which has '->'; \
        the segment '_' is written '%5F'
        """, at: range)
    }
  }

  /// `[mount] Type[!] [as name] attributes`, after the arrow.
  private mutating func route(
    _ pattern: PatternSyntax?, _ patternRange: SourceRange, _ arrow: SourceRange
  ) throws(Diagnostic) -> RouteSyntax {
    try refuseScreens(before: "->", at: arrow, pattern)
    let mount = acceptWord("mount")
    var (destination, isModal) = try destination(after: mount ?? arrow, mount != nil, pattern)
    if mount == nil, destination.text.utf8.contains(SyntaxByte.dot) {
      let isEnum = destination.text.hasSuffix("Route")
      throw Diagnostic(
        .badType,
        isEnum
          ? """
          only a mounted or imported type has a '.' in its name; write \
          '\(proposed: "mount " + destination.text)'
          """ : "only a mounted or imported type has a '.' in its name, not \(destination)",
        at: destination.range)
    }
    if mount != nil { destination = try typeName(destination) }
    let caseKeyword = acceptWord("as")
    var caseName: NameSyntax?
    if caseKeyword != nil { caseName = try self.caseName(after: "'as'") }
    let attributes = try attributes()
    try expectEnd(after: attributes.isEmpty ? "the destination" : "the attributes")
    return RouteSyntax(
      documentation: documentation, pattern: pattern, patternRange: patternRange, arrow: arrow,
      mount: mount, destination: destination, isModal: isModal, caseKeyword: caseKeyword,
      caseName: caseName, attributes: attributes, range: patternRange.extended(to: upper))
  }

  /// `Type` or `Type!` after white space.
  private mutating func destination(
    after before: SourceRange, _ isMount: Bool, _ pattern: PatternSyntax?
  ) throws(Diagnostic) -> (NameSyntax, isModal: Bool) {
    accept(.blank)
    let text = range(current)
    let name = text.prefix(source.typeNameLength(in: text))
    let isMissing = current.kind == .end || current.kind == .attribute || source.text(text) == "as"
    guard current.kind == .text, !name.isEmpty, !isMissing else {
      let what = isMount ? "the mounted enum after 'mount'" : "a destination after '->'"
      if isMissing {
        let suggestion = pattern?.suggestedDestination ?? "NotFoundDestination"
        throw Diagnostic(
          .missingDestination,
          isMount ? "expected \(what)" : "expected \(what); write '\(suggestion)'", at: before.end)
      }
      let found = rest()
      throw Diagnostic(.missingDestination, "expected \(what), found \(found)", at: found.range)
    }
    skip(to: name.upper)
    var isModal = false
    if current.kind == .text, current.lower == name.upper,
      source.bytes[current.lower] == SyntaxByte.exclamationMark
    {
      isModal = true
      skip(to: current.lower + 1)
    }
    return (source.name(name), isModal)
  }

  /// `caseName attributes`, at the arrow.
  private mutating func alias(_ pattern: PatternSyntax) throws(Diagnostic) -> AliasSyntax {
    let arrow = range(advance())
    try refuseScreens(before: "=>", at: arrow, pattern)
    let target = try caseName(after: "'=>'")
    let attributes = try attributes()
    try expectEnd(after: attributes.isEmpty ? "the alias" : "the attributes")
    return AliasSyntax(
      documentation: documentation, pattern: pattern, arrow: arrow, target: target,
      attributes: attributes, range: pattern.range.extended(to: upper))
  }

  /// A case's name after white space.
  private mutating func caseName(after before: String) throws(Diagnostic) -> NameSyntax {
    let end = range(previous).end
    accept(.blank)
    let text = range(current)
    let name = text.prefix(source.nameLength(in: text))
    guard current.kind == .text, !name.isEmpty else {
      throw Diagnostic(
        .missingName, "expected a case name after \(before)",
        at: current.kind == .end ? end : text.start)
    }
    skip(to: name.upper)
    return source.name(name)
  }

  private func refuseScreens(
    before arrow: String, at range: SourceRange, _ pattern: PatternSyntax?
  ) throws(Diagnostic) {
    guard !screens.isEmpty, let pattern else { return }
    guard arrow == "->", screens.last?.step != pattern.segments.count - 1,
      queryRange == nil, let screen = screenAhead()
    else {
      throw Diagnostic(
        .unexpectedText,
        "unexpected '\(arrow)' after a stack; its screens are its destinations", at: range)
    }
    throw Diagnostic(
      .unexpectedText,
      "a stack has no arrow; write its last screen as '\(proposed: screen.text)'", at: range
    ).replacing(pattern.range.end.extended(to: screen.range.upper))
  }

  /// The destination that follows the position, as a screen.
  private func screenAhead() -> NameSyntax? {
    guard let token = tokens[position...].first(where: { $0.kind != .blank }) else { return nil }
    let name = range(token).prefix(source.nameLength(in: range(token)))
    guard SyntaxByte.isUpperCase(source.bytes[name.lower]) else { return nil }
    let mark = range(token).dropFirst(name.count).prefix(1)
    let isModal = source.text(mark) == "!"
    return NameSyntax(
      "{\(source.text(name))}" + (isModal ? "!" : ""),
      isModal ? name.extended(to: mark.upper) : name)
  }

  /// Attributes, then `{` or the end of a stack.
  private mutating func groupOrStack(
    _ pattern: PatternSyntax
  ) throws(Diagnostic) -> LineSyntax.Content {
    let first = range(current)
    let attributes = try attributes()
    if current.kind == .arrow || current.kind == .aliasArrow {
      throw Diagnostic(
        .misplacedAttribute, "attributes must follow the destination", at: first)
    }
    if current.kind == .brace { return .groupStart(try group(pattern, attributes)) }
    if screens.isEmpty {
      if current.kind == .end {
        throw Diagnostic(
          .missingBrace, "expected '{' after a group's attributes; a route has '->' before them",
          at: SourceRange(file: row.file, lower: upper, upper: upper))
      }
      throw unexpected(after: "the attributes")
    }
    try expectEnd(after: "the stack")
    return .stack(try stack(pattern, attributes))
  }

  /// `{`.
  private mutating func group(
    _ path: PatternSyntax, _ attributes: [AttributeSyntax]
  ) throws(Diagnostic) -> GroupSyntax {
    let more: (String, SourceRange)? =
      queryRange.map { ("query", $0) } ?? path.fragment.map { ("fragment", $0.range) }
      ?? screens.first.map { ("screen", $0.name.range) }
    if let more {
      throw Diagnostic(.unexpectedText, "a group's path cannot have a \(more.0)", at: more.1)
    }
    let brace = range(advance())
    try expectEnd(after: "'{'")
    return GroupSyntax(
      documentation: documentation, path: path, attributes: attributes, brace: brace)
  }

  private func stack(
    _ pattern: PatternSyntax, _ attributes: [AttributeSyntax]
  ) throws(Diagnostic) -> StackSyntax {
    if let fragment = pattern.fragment {
      throw Diagnostic(.unexpectedText, "a stack cannot have a fragment", at: fragment.range)
    }
    if screens.count > Self.maximumScreens {
      throw Diagnostic(
        .stackTooDeep, "a stack can have at most \(Self.maximumScreens) screens",
        at: screens[Self.maximumScreens].name.range)
    }
    if let last = pattern.segments.last, screens.last?.step != pattern.segments.count - 1 {
      throw Diagnostic(
        .stackWithoutScreen,
        "the last step of a stack must have a screen, and \(source.name(last.range)) has none",
        at: last.range)
    }
    var steps = pattern.segments.map { StackSyntax.Step(segment: $0, screen: nil, isModal: false) }
    for screen in screens {
      steps[screen.step].screen = screen.name
      steps[screen.step].isModal = screen.isModal
    }
    return StackSyntax(
      documentation: documentation, steps: steps, query: pattern.query,
      queryText: queryRange.map(joinedText) ?? "", attributes: attributes,
      range: pattern.range.extended(to: upper))
  }

  // MARK: Attributes

  /// The attributes of a directive, up to the end of the row.
  mutating func onlyAttributes() throws(Diagnostic) -> [AttributeSyntax] {
    let attributes = try attributes()
    try expectEnd(after: attributes.isEmpty ? "the directive" : "the attributes")
    return attributes
  }

  /// `@name` and `@name(text)`, each after white space.
  mutating func attributes() throws(Diagnostic) -> [AttributeSyntax] {
    var attributes: [AttributeSyntax] = []
    while true {
      let hasBlank = accept(.blank)
      guard current.kind == .attribute else { return attributes }
      if !hasBlank, previous.kind == .attribute {
        throw Diagnostic(
          .unexpectedText, "expected white space before \(source.name(range(current)))",
          at: range(current))
      }
      let attribute = try self.attribute()
      // A line can have several examples.
      if attribute.name.text != BuiltInAttribute.example.rawValue,
        let earlier = attributes.first(where: { $0.name.text == attribute.name.text })
      {
        throw Diagnostic(
          .repeatedAttribute, "the attribute '@\(shortened: attribute.name.text)' is repeated",
          at: attribute.name.range, note: "previously used here", at: earlier.name.range)
      }
      attributes.append(attribute)
    }
  }

  /// `@name` or `@name(text)`.
  private mutating func attribute() throws(Diagnostic) -> AttributeSyntax {
    let all = range(advance())
    let content = all.dropFirst(1)
    let name = content.prefix(source.nameLength(in: content))
    if name.isEmpty {
      throw Diagnostic(
        .attributeWithoutName, "expected the name of an attribute after '@'", at: all.prefix(1))
    }
    if current.kind == .unclosed { throw unclosed() }
    let text = content.dropFirst(name.count)
    var attribute = AttributeSyntax(name: source.name(name), value: nil, range: all)
    if !text.isEmpty {
      let value = text.dropFirst(1).dropLast(1)
      try source.refuseControlCharacters(in: value)
      try source.refuseQuotes(value.trimmed(in: source))
      attribute.value = source.name(value)
    }
    return attribute
  }

  // MARK: Patterns

  /// `path [?items] [#:name<spec>]`.
  private mutating func pattern() throws(Diagnostic) -> PatternSyntax {
    let lower = current.lower
    var pattern = PatternSyntax(segments: [], query: [], fragment: nil, text: "", range: row)
    pattern.segments = try path()
    let question = current.lower
    if accept(.question) {
      pattern.query = try queryItems()
      queryRange = SourceRange(file: row.file, lower: question, upper: upper)
    }
    if accept(.fragment) {
      pattern.fragment = try capture(at: previous.upper - 1)
    }
    switch current.kind {
    case .blank, .arrow, .aliasArrow, .brace, .end: break
    default: throw unexpected(after: pattern.fragment == nil ? "the pattern" : "the fragment")
    }
    pattern.range = SourceRange(file: row.file, lower: lower, upper: upper)
    pattern.text = joinedText(pattern.range)
    if screens.isEmpty, pattern.query.isEmpty, pattern.fragment == nil, !pattern.segments.isEmpty,
      source.bytes[pattern.range.upper - 1] == SyntaxByte.exclamationMark
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

  /// Segments separated by slashes, with a slash before and after them if you like.
  private mutating func path() throws(Diagnostic) -> [SegmentSyntax] {
    var segments: [SegmentSyntax] = []
    let hasSlash = accept(.slash)
    while true {
      switch current.kind {
      case .question, .fragment, .blank, .arrow, .aliasArrow, .brace, .end:
        if segments.isEmpty, !hasSlash { throw unexpected(after: "the path") }
        return segments
      case .slash:
        throw Diagnostic(
          .unexpectedText, "a path cannot have an empty segment; write '\(proposed: "/")'",
          at: range(previous).extended(to: current.upper))
      case .screen:
        throw Diagnostic(
          .unexpectedText, "unexpected '{'; a screen follows a segment",
          at: range(current).prefix(1)
        )
      default: break
      }
      segments.append(try segment())
      try screen(step: segments.count - 1)
      if !accept(.slash) {
        switch current.kind {
        case .question, .fragment, .blank, .arrow, .aliasArrow, .brace, .end: return segments
        case .star: throw .badCharacter(in: source, at: current.lower, file: row.file)
        default: throw unexpected(after: "the path")
        }
      }
    }
  }

  /// A literal, a capture with the text around it, or a rest capture.
  private mutating func segment() throws(Diagnostic) -> SegmentSyntax {
    let lower = current.lower
    if current.kind == .star { return try restCapture() }
    let prefix = current.kind == .text ? try literal() : ""
    guard current.kind == .colon else {
      let range = SourceRange(file: row.file, lower: lower, upper: upper)
      if prefix.isEmpty { throw unexpected(after: "the path") }
      try refuseSpecialLiteral(range)
      return .literal(prefix, range)
    }
    let affix = SourceRange(file: row.file, lower: lower, upper: current.lower)
    if affix.upper > lower, source.bytes[affix.upper - 1] == SyntaxByte.ampersand {
      throw Diagnostic(
        .missingPattern, "'&' joins the items of a query, which begins with '?'",
        at: affix.dropFirst(affix.count - 1))
    }
    let capture = try capture(at: current.lower)
    try refuseTypeAsName(after: affix, capture)
    let suffix = try suffix(after: capture)
    return .capture(
      prefix: prefix, capture, suffix: suffix,
      SourceRange(file: row.file, lower: lower, upper: upper))
  }

  /// `.` and `..`, which a link cannot have, and what other tools write for a capture or a host.
  private func refuseSpecialLiteral(_ range: SourceRange) throws(Diagnostic) {
    let text = source.text(range)
    if DotSegment.isDots(Array(text.utf8)) && text.utf8.count <= 2 {
      let encoded = String(repeating: "%2E", count: text.utf8.count)
      throw Diagnostic(
        .dotSegment,
        "a link with the segment '\(text)' is refused; write '\(encoded)' for dots", at: range)
    }
    if startsWithVariable(text) || text.hasPrefix("www.") {
      throw unexpected(source.name(range), after: "the path")
    }
    if text.hasPrefix("@"), text.contains("("), !text.contains(")") {
      throw Diagnostic(
        .misplacedAttribute, "attributes must be at the end of their line", at: range)
    }
    let isBrace = text.hasSuffix("$") && current.kind == .screen
    if isBrace || text.hasSuffix("(") && current.kind == .slash {
      throw unexpected(source.name(range), after: "the path")
    }
  }

  /// Whether a text is `$name`, which other tools write for a capture.
  private func startsWithVariable(_ text: String) -> Bool {
    let name = text.utf8.dropFirst()
    return text.hasPrefix("$") && SyntaxByte.isNameStart(name.first ?? 0)
      && name.allSatisfy(SyntaxByte.isNamePart)
  }

  /// Throws if a parameter is named like its type: `id:Int`.
  private func refuseTypeAsName(
    after text: SourceRange, _ capture: CaptureSyntax
  ) throws(Diagnostic) {
    guard !text.isEmpty, capture.spec == nil, BuiltInType.isMeant(byName: capture.name.text) else {
      return
    }
    let type = BuiltInType.meant(inPattern: capture.name.text) ?? .string
    let name = source.text(text)
    let isName = source.nameLength(in: text) == text.count
    let written = text.extended(to: capture.range.upper)
    guard isName else {
      throw Diagnostic(
        .foreignSyntax,
        """
        \(quoted: source.text(capture.range)) names a parameter like a type; a type is in angle \
        brackets, as in ':name<\(type.rawValue)>'
        """, at: capture.range)
    }
    throw Diagnostic(
      .foreignSyntax,
      """
      \(quoted: source.text(capture.range)) names a parameter like a type; write \
      '\(proposed: ":\(name)<\(type.rawValue)>")'
      """, at: capture.range
    ).replacing(written)
  }

  /// The literal after a capture. After a name without a spec, it begins with `.`.
  private mutating func suffix(after capture: CaptureSyntax) throws(Diagnostic) -> String {
    guard current.kind == .text else {
      if current.kind == .colon { throw secondCapture(after: capture) }
      return ""
    }
    let text = source.name(range(current))
    let isLast = tokens[position + 1].kind != .colon
    // The '!' of a modal is reported for the whole pattern.
    if capture.spec == nil, text.text.utf8.first != SyntaxByte.dot, text.text != "!", isLast {
      throw Diagnostic(
        .badSuffix, "unexpected \(text) after \(quoted: ":" + capture.name.text)", at: text.range)
    }
    let suffix = try literal()
    if current.kind == .colon { throw secondCapture(after: capture) }
    return suffix
  }

  private func secondCapture(after capture: CaptureSyntax) -> Diagnostic {
    Diagnostic(
      .twoCaptures,
      """
      a segment can have only one capture, and ':\(shortened: capture.name.text)' precedes this \
      one; separate them with '/'
      """, at: range(current))
  }

  /// `*`, `*name` or `*name<spec>`.
  private mutating func restCapture() throws(Diagnostic) -> SegmentSyntax {
    let star = range(advance())
    guard current.kind == .text, SyntaxByte.isNameStart(source.bytes[current.lower]) else {
      if current.kind == .text || current.kind == .star || current.kind == .colon {
        throw unexpected(after: "'*'")
      }
      let capture = CaptureSyntax(name: NameSyntax("wildcard", star), spec: nil, range: star)
      return .rest(capture, isNamed: false, star)
    }
    let capture = try capture(at: star.lower)
    if current.kind == .text || current.kind == .colon || current.kind == .star {
      throw unexpected(after: quoted(source.text(capture.range)))
    }
    return .rest(capture, isNamed: true, capture.range)
  }

  /// `name<spec>` after a `:` or `*` at an offset, which may have been read.
  private mutating func capture(at mark: Int) throws(Diagnostic) -> CaptureSyntax {
    if current.lower == mark { advance() }
    let text = range(current)
    let name = text.prefix(source.nameLength(in: text))
    guard current.kind == .text, !name.isEmpty else {
      let isDigit = current.kind == .text && SyntaxByte.isDigit(source.bytes[current.lower])
      throw Diagnostic(
        .missingName,
        isDigit
          ? "expected a parameter's name after ':'; a name starts with a letter or '_'"
          : "expected a parameter's name after ':', as in ':id' or ':id<Int>'", at: text.start)
    }
    skip(to: name.upper)
    var spec: SpecSyntax?
    if current.kind == .unclosed { throw unclosed() }
    if current.kind == .spec { spec = try SpecParser(source).spec(range(advance())) }
    return CaptureSyntax(
      name: source.name(name), spec: spec,
      range: SourceRange(file: row.file, lower: mark, upper: upper))
  }

  /// `{Type}` or `{Type}!`, if there is one at the position.
  private mutating func screen(step: Int) throws(Diagnostic) {
    if current.kind == .unclosed { throw unclosed() }
    guard current.kind == .screen else { return }
    let all = range(advance())
    var braces = all
    let isModal = source.bytes[braces.upper - 1] == SyntaxByte.exclamationMark
    if isModal { braces = braces.dropLast(1) }
    let content = braces.dropFirst(1).dropLast(1).trimmed(in: source)
    let name = content.prefix(source.typeNameLength(in: content))
    if name.isEmpty {
      throw Diagnostic(.missingName, "expected a screen's name after '{'", at: content.start)
    }
    if name.count < content.count {
      throw unexpected(
        source.name(content.dropFirst(name.count).trimmed(in: source)), after: "the screen's name")
    }
    screens.append((step, try typeName(source.name(name)), isModal, all))
    if source.text(name).utf8.contains(SyntaxByte.dot) {
      throw Diagnostic(
        .badType,
        "only a mounted or imported type can have a '.' in its name, not \(source.name(name))",
        at: name)
    }
    guard current.kind == .text || current.kind == .colon else { return }
    let isSegment = current.kind == .colon || SyntaxByte.isNamePart(source.bytes[current.lower])
    if !isSegment { throw unexpected(after: "the screen") }
    throw Diagnostic(
      .unexpectedText, "expected '\(proposed: "/")' between two segments", at: range(current).start)
  }

  /// A name that must start with a capital.
  private func typeName(_ name: NameSyntax) throws(Diagnostic) -> NameSyntax {
    try source.typeName(name)
  }

  /// `item&item…` up to the end of the row.
  mutating func sharedQuery() throws(Diagnostic) -> QueryDeclarationSyntax {
    let items = try queryItems()
    let range = row.extended(to: upper)
    try expectEnd(after: "the directive")
    return QueryDeclarationSyntax(documentation: documentation, items: items, range: range)
  }

  /// `item&item…`.
  private mutating func queryItems() throws(Diagnostic) -> [QueryItemSyntax] {
    var items: [QueryItemSyntax] = []
    repeat { items.append(try queryItem()) } while accept(.ampersand)
    return items
  }

  /// `:name`, `key:name` or `key=value`.
  private mutating func queryItem() throws(Diagnostic) -> QueryItemSyntax {
    let lower = current.lower
    let separator = previous
    let text = current.kind == .text ? range(advance()) : range(current).start
    if let equals = source.firstIndex(of: SyntaxByte.equals, in: text) {
      let (key, value) = text.divided(at: equals)
      if key.isEmpty { throw Diagnostic(.missingName, "expected a key before '='", at: key) }
      switch current.kind {
      case .slash, .colon, .star, .spec:
        throw .badCharacter(in: source, at: current.lower, file: row.file)
      case .question: throw unexpected(after: "the condition")
      default: break
      }
      try refuseScreenAfterQuery()
      if startsWithVariable(source.text(value)) {
        throw unexpected(source.name(value), after: "'='")
      }
      return .condition(
        key: NameSyntax(try source.literal(key), key),
        value: NameSyntax(try source.literal(value), value), text)
    }
    guard current.kind == .colon else {
      if !text.isEmpty {
        let key = source.text(text)
        let isName = key.utf8.allSatisfy(SyntaxByte.isNamePart)
        let parameter = isName ? ":" + key : key + ":" + key.replacing("-", with: "_")
        throw Diagnostic(
          .missingName,
          """
          \(quoted: key) is not a valid query item; write \(quoted: parameter) for a parameter, or \
          \(quoted: key + "=value") for a condition
          """, at: text.end)
      }
      if current.kind == .unclosed { throw unclosed() }
      if separator.kind == .ampersand {
        throw Diagnostic(
          .missingName,
          "expected a parameter or a condition after '&'; leave out '&'\(replacement: "")",
          at: range(separator))
      }
      throw Diagnostic(
        .missingName,
        """
        expected a parameter or a condition after '?'; \
        an optional capture is written ':name<String?>'
        """, at: text)
    }
    let capture = try capture(at: current.lower)
    try refuseTypeAsName(after: text, capture)
    try refuseScreenAfterQuery()
    switch current.kind {
    case .question, .text, .star, .slash: throw unexpected(after: "the parameter")
    default: break
    }
    let key = text.isEmpty ? nil : NameSyntax(try source.literal(text), text)
    return .parameter(
      key: key, capture, SourceRange(file: row.file, lower: lower, upper: upper))
  }

  private func refuseScreenAfterQuery() throws(Diagnostic) {
    if current.kind == .unclosed { throw unclosed() }
    guard current.kind == .screen else { return }
    throw Diagnostic(
      .unexpectedText,
      """
      unexpected \(source.name(range(current))) after a query; the query of a stack follows its \
      last screen
      """, at: range(current))
  }

  /// The text at the position, decoded.
  private mutating func literal() throws(Diagnostic) -> String {
    try source.literal(range(advance()))
  }

  // MARK: Tokens

  private var current: Token { tokens[position] }
  private var previous: Token { tokens[max(0, position - 1)] }

  @discardableResult
  private mutating func advance() -> Token {
    let token = tokens[position]
    if token.kind != .blank { upper = token.upper }
    if position + 1 < tokens.count { position += 1 }
    return token
  }

  @discardableResult
  private mutating func accept(_ kind: Token.Kind) -> Bool {
    guard current.kind == kind else { return false }
    advance()
    return true
  }

  /// Moves to an offset in the current token.
  private mutating func skip(to offset: Int) {
    if offset == current.upper {
      advance()
    } else {
      upper = offset
      tokens[position] = Token(kind: current.kind, lower: offset, upper: current.upper)
    }
  }

  /// `_` as a whole pattern.
  private mutating func acceptDefault() -> SourceRange? {
    guard current.kind == .text, current.upper == current.lower + 1,
      source.bytes[current.lower] == SyntaxByte.underscore
    else { return nil }
    switch tokens[position + 1].kind {
    case .blank, .arrow, .aliasArrow, .brace, .end: return range(advance())
    default: return nil
    }
  }

  /// A word after white space.
  private mutating func acceptWord(_ word: String) -> SourceRange? {
    let start = position
    accept(.blank)
    guard current.kind == .text, current.upper - current.lower == word.utf8.count,
      text(current) == word
    else {
      position = start
      return nil
    }
    return range(advance())
  }

  private mutating func expectEnd(after what: String) throws(Diagnostic) {
    accept(.blank)
    if current.kind != .end { throw unexpected(after: what) }
  }

  private func text(_ token: Token) -> String { source.text(range(token)) }

  private func range(_ token: Token) -> SourceRange {
    SourceRange(file: row.file, lower: token.lower, upper: token.upper)
  }

  /// The text from the position to white space or the end, for a message.
  private func rest() -> NameSyntax {
    let end =
      tokens[position...].dropFirst().first { $0.kind == .blank } ?? tokens[tokens.count - 1]
    return source.name(SourceRange(file: row.file, lower: current.lower, upper: end.lower))
  }

  private func unexpected(after what: String) -> Diagnostic {
    current.kind == .unclosed ? unclosed() : unexpected(rest(), after: what)
  }

  private func unexpected(_ text: NameSyntax, after what: String) -> Diagnostic {
    .unexpected(text, after: what)
  }

  private func unclosed() -> Diagnostic {
    Diagnostic(.unclosedBracket, "\(quoted: text(current)) is not closed", at: range(current))
  }

  /// The text of a range without screens, and without the comments and white space between lines.
  private func joinedText(_ range: SourceRange) -> String {
    let lines = source.split(range, at: SyntaxByte.lineFeed)
    if screens.isEmpty, lines.count == 1 { return source.text(range) }
    var text = ""
    for line in lines {
      var rest = source.withoutComment(line).trimmed(in: source)
      for screen in screens
      where rest.lower <= screen.range.lower && screen.range.upper <= rest.upper {
        text += source.text(rest.extended(to: screen.range.lower))
        rest = rest.dropFirst(screen.range.upper - rest.lower)
      }
      text += source.text(rest)
    }
    return text
  }
}
