extension Parser {
  /// `<type ?>`, `<type = default>` at the position.
  ///
  /// The text between the brackets is read with the line's end moved to the closing bracket.
  mutating func parseSpec() throws(Diagnostic) -> SpecSyntax {
    let open = cursor.offset
    let end = cursor.end
    if let comparison = comparisonAsRange() { throw comparison }
    let close = try closingAngle()
    // The bracket of an arrow closes nothing, unless all before it reads well and the line has
    // another arrow.
    let isArrow =
      cursor.byte(at: close - 1) == SyntaxByte.hyphen
      || cursor.byte(at: close - 1) == SyntaxByte.equals
    let unclosed =
      typeBeforeArrow(from: open)
      ?? .unclosedBracket("<", at: cursor.range(open, open + 1))
    if isArrow, !cursor.hasArrow(from: close + 1) { throw unclosed }
    let reported = (diagnostics.count, errorsOfLine)
    cursor.offset = open + 1
    cursor.end = close
    do {
      var spec = try parseSpecContent()
      cursor.offset = close + 1
      cursor.end = end
      spec.range = cursor.range(open, close + 1)
      return spec
    } catch {
      guard isArrow else { throw error }
      diagnostics.removeLast(diagnostics.count - reported.0)
      errorsOfLine = reported.1
      throw unclosed
    }
  }

  /// The offset of the bracket that closes the one at the position. Another opening bracket, but
  /// for that of `..<`, shows that this one is not closed.
  private func closingAngle() throws(Diagnostic) -> Int {
    let open = cursor.offset
    let bytes = cursor.bytes
    let end = cursor.end
    var index = open + 1
    var hasDefault = false
    while index < end {
      let byte = bytes[index]
      if byte == SyntaxByte.greater { return index }
      if byte == SyntaxByte.equals { hasDefault = true }
      if byte == SyntaxByte.less, !isHalfOpenRange(at: index) { break }
      index += 1
    }
    if !hasDefault, let generic = genericType(from: open + 1, to: index) { throw generic }
    if !hasDefault, let type = typeBeforeArrow(from: open) { throw type }
    let isInDefault = hasDefault && index < end
    throw .unclosedBracket("<", at: cursor.range(open, open + 1), isInDefault: isInDefault)
  }

  /// Whether a `<` belongs to `..<`.
  private func isHalfOpenRange(at less: Int) -> Bool {
    cursor.byte(at: less - 1) == SyntaxByte.dot && cursor.byte(at: less - 2) == SyntaxByte.dot
  }

  /// A type, and `?` or a default, up to the closing bracket.
  private mutating func parseSpecContent() throws(Diagnostic) -> SpecSyntax {
    cursor.skipBlanks()
    let type = try parseType()
    cursor.skipBlanks()
    var spec = SpecSyntax(
      type: type, isOptional: false, defaultValue: nil, range: cursor.emptyRange)
    switch cursor.current {
    case SyntaxByte.questionMark:
      let mark = cursor.range(cursor.offset, cursor.offset + 1)
      cursor.advance()
      if cursor.current == SyntaxByte.equals {
        parseDefault(of: &spec)
        spec.lenientMark = mark
        break
      }
      cursor.skipBlanks()
      if cursor.current == SyntaxByte.equals {
        throw .optionalWithDefault(at: cursor.range(cursor.offset, cursor.end))
      }
      spec.isOptional = true
      if case .list = type {
        report(.optionalList(at: mark))
        spec.isOptional = false
      }
    case SyntaxByte.equals: parseDefault(of: &spec)
    default: break
    }
    if cursor.offset < cursor.end {
      throw unexpected(rest(), after: "the type")
    }
    return spec
  }

  /// `= value` at the position.
  private mutating func parseDefault(of spec: inout SpecSyntax) {
    let sign = cursor.offset
    cursor.advance()
    let value = parseDefaultValue()
    if case .list = spec.type {
      report(.defaultedList(at: cursor.range(sign, cursor.end)))
    } else {
      spec.defaultValue = value
    }
  }

  /// The text up to the closing bracket, trimmed and decoded.
  private mutating func parseDefaultValue() -> NameSyntax {
    cursor.skipBlanks()
    let lower = cursor.offset
    var upper = cursor.end
    while upper > lower, SyntaxByte.isBlank(cursor.bytes[upper - 1]) { upper -= 1 }
    cursor.offset = cursor.end
    reportControlCharacter(from: lower, to: upper)
    let written = NameSyntax(cursor.text(lower, upper), cursor.range(lower, upper))
    let value = removingQuotes(written)
    if value != written { return value }
    return NameSyntax(decoded(from: lower, to: upper), written.range)
  }

  /// A type's name with its range, a list, or words.
  private mutating func parseType() throws(Diagnostic) -> SpecSyntax.TypeSyntax {
    if cursor.current == SyntaxByte.openBracket { return try parseList() }
    let start = cursor.offset
    if let quoted = quotedText() {
      guard cursor.text(start, cursor.end).utf8.contains(SyntaxByte.bar) else { throw quoted }
      return try parseWords(name: nil)
    }
    if let words = wordsWithDots() { throw words }
    let hasModule = cursor.dotAfterModule != nil
    while SyntaxByte.isWordPart(cursor.current) { cursor.offset += 1 }
    let word = cursor.name(from: start)
    let hasOtherLetter = cursor.current >= 0x80
    cursor.skipBlanks()
    if cursor.current == SyntaxByte.colon {
      return try parseNamedWords(word)
    }
    if cursor.current == SyntaxByte.bar || areWords(word)
      || hasOtherLetter && !(isTypeName(word) || hasModule && !hasBar)
    {
      cursor.offset = start
      return try parseWords(name: nil)
    }
    cursor.offset = start
    let name = try parseValueType()
    cursor.skipBlanks()
    if cursor.current == SyntaxByte.comma { throw .secondType(rest()) }
    return .named(name, try parseRange(after: name))
  }

  /// Whether a text with other letters than those of ASCII, which the position is in, is a type's
  /// name and not an enum's values.
  private func isTypeName(_ start: NameSyntax) -> Bool {
    SyntaxByte.isUpperCase(start.text.utf8.first ?? 0) && !hasBar
  }

  /// Whether a bar follows in what is read.
  private var hasBar: Bool { cursor.bytes[cursor.offset..<cursor.end].contains(SyntaxByte.bar) }

  /// Whether a word, which the position is after, is the first of several that something else than
  /// a bar separates.
  private func areWords(_ word: NameSyntax) -> Bool {
    guard let first = word.text.utf8.first, !SyntaxByte.isUpperCase(first),
      !BuiltInType.isMeant(byWord: word.text)
    else { return false }
    switch cursor.current {
    case SyntaxByte.comma, SyntaxByte.slash, 0x3B: return true
    default: return cursor.offset > word.range.upper && SyntaxByte.isNameStart(cursor.current)
    }
  }

  /// `[Type range]`.
  private mutating func parseList() throws(Diagnostic) -> SpecSyntax.TypeSyntax {
    let open = cursor.offset
    cursor.advance()
    cursor.skipBlanks()
    let words = wordsStart()
    if words.upper > words.lower { throw .listOfWords(at: words) }
    let name = try parseValueType()
    let range = try parseRange(after: name)
    cursor.skipBlanks()
    if cursor.offset == cursor.end {
      throw .unclosedBracket("[", at: cursor.range(open, open + 1))
    }
    if cursor.current != SyntaxByte.closeBracket {
      throw unexpected(rest(), after: "the list's type")
    }
    cursor.advance()
    return .list(name, range)
  }

  /// The first word or the enum's name at the position, if words follow; else an empty range.
  private func wordsStart() -> SourceRange {
    var ahead = cursor
    while SyntaxByte.isWordPart(ahead.current) { ahead.offset += 1 }
    let word = ahead.range(from: cursor.offset)
    ahead.skipBlanks()
    let isWord = ahead.current == SyntaxByte.bar || ahead.current == SyntaxByte.colon
    return isWord ? word : cursor.emptyRange
  }

  /// The name of a value's type. A name in lower case is replaced by the built-in type that was
  /// most likely meant, else by the same name with a capital. A type of the user's may have that, so
  /// it is proposed beside a built-in type that is only near.
  private mutating func parseValueType() throws(Diagnostic) -> NameSyntax {
    let start = cursor.offset
    let isTypeName = cursor.isAtTypeName
    skipTypeName()
    if isTypeName {
      return checkedTypeName(cursor.name(from: start), mayBeQualified: true)
    }
    while SyntaxByte.isWordPart(cursor.current) { cursor.offset += 1 }
    let name = cursor.name(from: start)
    if cursor.offset == start || !SyntaxByte.isNameStart(cursor.byte(at: start)) {
      cursor.offset = start
      throw .missingType(found: rest(), number: numberOfRange())
    }
    let types = BuiltInType.meant(bySmall: name.text).map(\.rawValue)
    if let type = types.first {
      report(.unknownType(name, suggestions: types))
      return NameSyntax(type, name.range)
    }
    var suggestions = BuiltInType.nearestNames(to: name.text)
    if let type = capitalisedTypeName(name.text), BuiltInType.meant(byCapitalised: type) == nil {
      suggestions.append(type)
    }
    report(.lowerCaseType(name, suggestions: suggestions))
    return NameSyntax(suggestions.first ?? name.text, name.range)
  }
}
