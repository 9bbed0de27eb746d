/// White space inside a pattern, and words before one.
extension Parser {
  /// What is wrong where white space has parted a pattern, and what follows it shows how it goes on.
  func strayBlank(after parts: PatternParts) -> Diagnostic? {
    let blank = cursor.range(parts.pattern.range.upper, cursor.offset)
    // A query on a line of its own has words of its own.
    guard blank.lower >= cursor.lineStart else { return nil }
    switch cursor.current {
    case SyntaxByte.less: return typeAfterBlank(parts)
    case SyntaxByte.questionMark, SyntaxByte.ampersand, SyntaxByte.slash:
      if cursor.next == SyntaxByte.slash || cursor.next == SyntaxByte.asterisk { return nil }
      return .strayBlank(before: cursor.text(cursor.offset, cursor.offset + 1), at: blank)
    case SyntaxByte.openBrace where SyntaxByte.isUpperCase(cursor.next):
      return parts.queryRange == nil ? .strayBlank(before: "{", at: blank) : nil
    case let byte where SyntaxByte.isNameStart(byte): return wordAfterBlank(parts)
    default: return nil
    }
  }

  /// `:id <Int>`.
  private func typeAfterBlank(_ parts: PatternParts) -> Diagnostic? {
    guard let capture = parts.lastCapture, capture.spec == nil else { return nil }
    var ahead = cursor
    while ahead.offset < ahead.end, ahead.current != SyntaxByte.greater { ahead.advance() }
    guard ahead.offset < ahead.end, ahead.byte(at: ahead.offset - 1) != SyntaxByte.hyphen else {
      return nil
    }
    return .strayBlank(before: "<", at: cursor.range(parts.pattern.range.upper, cursor.offset))
  }

  /// `:id Int`.
  private func typeAfterBlank(_ capture: CaptureSyntax) -> Diagnostic? {
    var ahead = cursor
    ahead.skipName()
    let found = ahead.name(from: cursor.offset)
    guard capture.spec == nil, BuiltInType.isMeant(byName: found.text),
      let type = ForeignCapture.type(found.text)
    else { return nil }
    return .foreignSyntax(
      found, hint: "a type is written '\(proposed: ":\(capture.name.text)<\(type)>")'"
    ).replacing(ahead.range(from: capture.range.lower))
  }

  /// `* path` and `:user id`.
  private func wordAfterBlank(_ parts: PatternParts) -> Diagnostic? {
    guard parts.queryRange == nil, parts.pattern.fragment == nil, !parts.path.isStack else {
      return nil
    }
    var ahead = cursor
    ahead.skipName()
    guard ahead.isAtSegmentEnd else { return nil }
    let word = ahead.text(from: cursor.offset)
    switch parts.pattern.segments.last {
    case .rest(_, isNamed: false, _) where parts.pattern.segments.count > 1:
      return .strayBlank(
        before: word, at: cursor.range(parts.pattern.range.upper, cursor.offset))
    case .capture(_, let capture, let suffix, _)
    where capture.spec == nil && suffix.isEmpty && SyntaxByte.isLowerCase(cursor.current):
      return .blankInName(
        capture.name.text, word,
        at: cursor.range(parts.pattern.range.upper, cursor.offset))
    default: return nil
    }
  }

  /// A method, a mark of a list or another word that is before the pattern and was read as one,
  /// or the start of a comment.
  func wordBeforePattern(_ parts: PatternParts) -> Diagnostic? {
    let text = parts.pattern.text
    let found = NameSyntax(text, parts.pattern.range)
    let methods = ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS", "ANY"]
    if methods.contains(text.uppercased()) {
      return .foreignSyntax(
        found, hint: "a link has no method, and a line starts with its pattern\(replacement: "")"
      ).replacing(cursor.range(parts.pattern.range.lower, cursor.offset))
    }
    if ["-", "+", "\u{2022}", "route", "path", "link", "screen", "page", "group"].contains(text),
      cursor.hasArrow(from: cursor.offset) || groupBrace() != nil
    {
      return .foreignSyntax(found, hint: "a line starts with its pattern\(replacement: "")")
        .replacing(cursor.range(parts.pattern.range.lower, cursor.offset))
    }
    if ["--", ";", ";;"].contains(text) {
      return .foreignComment(text, at: parts.pattern.range)
    }
    return nil
  }

  /// The text after a pattern that shows what was meant: a mark that the line goes on, a type, or
  /// a default for the capture before it.
  func foreignStray(after parts: PatternParts) -> Diagnostic? {
    if cursor.current == UInt8(ascii: "\\"), byteAfterBlanks(at: cursor.offset + 1) == 0x0A {
      return .lineContinuation(at: cursor.range(cursor.offset, cursor.offset + 1))
    }
    guard let capture = parts.lastCapture else { return nil }
    if cursor.current == SyntaxByte.colon { return typeAfterColon(of: capture.name, at: cursor) }
    if let type = typeAfterBlank(capture) { return type }
    guard cursor.current == SyntaxByte.equals, cursor.hasArrow(from: cursor.offset) else {
      return nil
    }
    var ahead = cursor
    ahead.advance()
    ahead.skipBlanks()
    let start = ahead.offset
    ahead.skipText()
    return .foreignSyntax(
      ahead.name(from: cursor.offset), hint: defaultHint(capture, value: ahead.text(from: start))
    ).replacing(ahead.range(from: capture.range.lower))
  }
}
