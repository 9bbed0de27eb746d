/// `as name`.
private struct CaseOverride {
  let keyword: SourceRange
  let name: NameSyntax
}

extension Parser {
  /// Whether the line starts with `_` alone, which is only ever the default's pattern.
  var isAtDefault: Bool {
    guard cursor.current == SyntaxByte.underscore else { return false }
    var ahead = cursor
    ahead.advance()
    return SyntaxByte.isBlank(ahead.current) || ahead.offset == ahead.end || ahead.isAtArrow
      || ahead.isAtAliasArrow || cursor.isGroupBrace(at: ahead.offset)
  }

  /// `_ -> Type`.
  mutating func parseDefault(_ attributes: [AttributeSyntax]) throws(Diagnostic) {
    let range = cursor.range(cursor.offset, cursor.offset + 1)
    cursor.advance()
    try skipToArrow()
    if cursor.isAtArrow {
      let arrow = cursor.range(cursor.offset, cursor.offset + 2)
      cursor.offset += 2
      return try parseDestination(
        nil, patternRange: range, arrow: arrow, attributes: attributes)
    }
    if cursor.isAtEnd {
      throw .missingArrowAfterDefault(at: cursor.range(range.upper, range.upper))
    }
    throw .defaultPatternElsewhere(at: range)
  }

  /// `[mount] Type[!] [as name] attributes`, after the arrow.
  mutating func parseDestination(
    _ pattern: PatternSyntax?, patternRange: SourceRange, arrow: SourceRange,
    attributes: [AttributeSyntax]
  ) throws(Diagnostic) {
    let afterArrow = cursor.offset
    cursor.skipBlanks()
    var mount: SourceRange?
    if cursor.isAtWord("mount") {
      mount = cursor.range(cursor.offset, cursor.offset + 5)
    } else if let word = misspeltMount() {
      report(.misspeltMount(word))
      mount = word.range
    }
    if let mount { cursor.offset = mount.upper }
    var attributes = attributes
    if mount == nil { attributes += try parseAttributesBeforeDestination(from: patternRange) }
    let before = mount == nil ? "'->'" : "'mount'"
    try requireDestination(after: before, at: mount?.upper ?? afterArrow, pattern)
    let small = mount == nil ? smallName() : nil
    if mount == nil, let module = enumOfModule() {
      report(.enumWithoutMount(module))
      mount = cursor.range(cursor.offset, cursor.offset)
    }
    let destination: NameSyntax
    if let small {
      destination = small.capital
      cursor.offset = destination.range.upper
    } else {
      destination = try parseTypeName(after: before, mayBeQualified: mount != nil)
    }

    let isModal = parseModal(of: destination)
    let override = try parseCaseOverride(of: destination)
    var all = attributes
    all += try parseAttributes(after: attributes)
    keep(
      .route(
        RouteSyntax(
          documentation: takeDocumentation(), pattern: pattern, patternRange: patternRange,
          arrow: arrow, mount: mount, destination: destination, smallDestination: small?.written,
          isModal: isModal,
          caseKeyword: override?.keyword, caseName: override?.name, attributes: all,
          range: cursor.range(from: patternRange.lower))))
    cursor.skipBlanks()
    // What follows a case's name may belong to that.
    if override != nil, all.isEmpty, !cursor.isAtEnd { isUnread = true }
    reportRest(after: all.isEmpty ? "the destination" : "the attributes")
  }

  /// `!` after a destination; white space between them is reported.
  private mutating func parseModal(of destination: NameSyntax) -> Bool {
    let blank = cursor.offset
    var mark = blank
    while SyntaxByte.isBlank(cursor.byte(at: mark)) { mark += 1 }
    guard cursor.byte(at: mark) == SyntaxByte.exclamationMark else { return false }
    cursor.offset = mark + 1
    if mark > blank {
      report(.blankBeforeMark(of: destination, at: cursor.range(from: blank)))
    }
    return true
  }

  /// Throws where the line ends, or goes on with something else, before a destination.
  private mutating func requireDestination(
    after before: String, at offset: Int, _ pattern: PatternSyntax?
  ) throws(Diagnostic) {
    cursor.skipBlanks()
    let isName = SyntaxByte.isNameStart(cursor.current) && !cursor.isAtWord("as")
    if isName || cursor.dotAfterModule != nil {
      if before == "'->'" { skipWordBeforeDestination() }
      return
    }
    if let quoted = quotedText() { throw quoted }
    let suggestion = pattern?.suggestedDestination ?? "NotFoundDestination"
    if cursor.isAtEnd || cursor.current == SyntaxByte.at || cursor.isAtWord("as") {
      let range = cursor.range(offset, offset)
      if cursor.isAtEnd, before == "'->'", let name = moveToDestinationOnNextLine() {
        throw .destinationOnNextLine(name, at: range)
      }
      throw .missingDestination(after: before, destination: suggestion, found: nil, at: range)
    }
    if let mark = markBeforeDestination() { throw mark }
    let found = rest()
    throw .missingDestination(after: before, destination: suggestion, found: found, at: found.range)
  }

  /// `as name` after white space.
  private mutating func parseCaseOverride(
    of destination: NameSyntax
  ) throws(Diagnostic) -> CaseOverride? {
    let end = cursor.offset
    cursor.skipBlanks()
    let isCapital = cursor.isAtWord("As") || cursor.isAtWord("AS")
    guard cursor.offset > end, cursor.isAtWord("as") || isCapital else {
      cursor.offset = end
      return nil
    }
    let keyword = cursor.range(cursor.offset, cursor.offset + 2)
    if isCapital { report(.capitalAs(cursor.text(keyword.lower, keyword.upper), at: keyword)) }
    cursor.offset += 2
    let name = try parseCaseName(after: "'as'")
    if cursor.current == SyntaxByte.exclamationMark {
      let range = cursor.range(destination.range.lower, cursor.offset + 1)
      report(
        .misplacedMark(
          at: cursor.range(cursor.offset, cursor.offset + 1),
          written: "\(destination.text)! as \(name.text)"
        ).replacing(range))
      cursor.advance()
    }
    return CaseOverride(keyword: keyword, name: name)
  }

  /// A case's name after white space.
  mutating func parseCaseName(after before: String) throws(Diagnostic) -> NameSyntax {
    let end = cursor.offset
    cursor.skipBlanks()
    let start = cursor.offset
    cursor.skipName()
    if cursor.offset == start {
      if let quoted = quotedText() { throw quoted }
      if cursor.current == SyntaxByte.dot, SyntaxByte.isNameStart(cursor.next) {
        var ahead = cursor
        ahead.advance()
        ahead.skipName()
        throw .dotBeforeCase(ahead.name(from: start))
      }
      let range = cursor.isAtEnd ? cursor.range(end, end) : cursor.emptyRange
      throw .missingName("a case name", after: before, at: range)
    }
    return cursor.name(from: start)
  }

  /// A type's name at the position. Where it does not start with a capital, the name that does
  /// takes its place.
  mutating func parseTypeName(
    after before: String, mayBeQualified: Bool
  ) throws(Diagnostic) -> NameSyntax {
    let start = cursor.offset
    skipTypeName()
    if cursor.offset == start {
      if let quoted = quotedText() { throw quoted }
      throw .missingName("a type's name", after: before, at: cursor.emptyRange)
    }
    return checkedTypeName(cursor.name(from: start), mayBeQualified: mayBeQualified)
  }

  /// Moves over names joined by dots. The first of several is a module's.
  mutating func skipTypeName() {
    if let dot = cursor.dotAfterModule {
      cursor.offset = dot
    } else {
      cursor.skipName()
    }
    while cursor.current == SyntaxByte.dot, SyntaxByte.isNameStart(cursor.next) {
      cursor.advance()
      cursor.skipName()
    }
  }

  /// The name, or the one that starts with a capital in its place, after a report. A module may have
  /// any name.
  mutating func checkedTypeName(_ name: NameSyntax, mayBeQualified: Bool) -> NameSyntax {
    if !mayBeQualified, name.text.hasSuffix(".self") {
      let type = String(name.text.dropLast(5))
      report(.typeItself(name, type: type))
      return NameSyntax(type, name.range)
    }
    let names = name.text.utf8.split(separator: SyntaxByte.dot)
    let isQualified = names.count > 1
    if isQualified, !mayBeQualified {
      report(.qualifiedType(name))
      return name
    }
    let types = isQualified ? names.dropFirst() : names[...]
    if types.allSatisfy({ SyntaxByte.isUpperCase($0.first ?? 0) }) { return name }
    let suggestion = capitalisedTypeName(name.text)
    report(.lowerCaseType(name, suggestions: suggestion.map { [$0] } ?? []))
    return NameSyntax(suggestion ?? name.text, name.range)
  }
}
