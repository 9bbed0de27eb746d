import TurnpikeTable

extension Parser {
  /// A literal, a capture with the text around it, or a rest.
  mutating func parseSegment(isFirst: Bool) throws(Diagnostic) -> SegmentSyntax {
    let start = cursor.offset
    if cursor.current == SyntaxByte.asterisk { return try parseRest() }
    if cursor.current == SyntaxByte.dollar, let variable = foreignVariable() {
      throw variable
    }
    if cursor.current == 0x22, let quoted = quotedText() { throw quoted }
    if cursor.current == 0x5E { throw .anchor(at: cursor.range(start, start + 1)) }
    let prefix = parseLiteral(in: .path)
    if isFirst, cursor.current == SyntaxByte.colon || cursor.bytes[start] == 0x77,
      let origin = foreignOrigin(from: start)
    {
      throw origin
    }
    guard cursor.current == SyntaxByte.colon else {
      let range = cursor.range(from: start)
      if range.lower == range.upper {
        throw unexpected(rest(), after: "the path")
      }
      reportDotSegment(range)
      return .literal(prefix, range)
    }
    let mark = cursor.offset
    if mark > start, SyntaxByte.isBlank(cursor.next),
      SyntaxByte.isNameStart(cursor.bytes[start]),
      let type = typeAfterColon(of: cursor.name(from: start), at: cursor)
    {
      throw type
    }
    if mark > start, cursor.bytes[mark - 1] == SyntaxByte.ampersand {
      throw .itemWithoutQuery(at: cursor.range(mark - 1, mark))
    }
    let capture = try parseCapture()
    if let type = typeAsName(capture, from: start) { throw type }
    if cursor.isAtSegmentEnd {
      return .capture(prefix: prefix, capture, suffix: "", cursor.range(from: start))
    }
    if let optional = optionalInParentheses(capture) { throw optional }
    if capture.spec == nil, !isAtSuffix {
      throw badSuffix(after: capture)
    }
    let suffix = parseLiteral(in: .path)
    if cursor.current == SyntaxByte.colon {
      throw secondCapture(after: capture.name, cursor)
    }
    return .capture(prefix: prefix, capture, suffix: suffix, cursor.range(from: start))
  }

  /// `:name<spec>` at the position.
  mutating func parseCapture() throws(Diagnostic) -> CaptureSyntax {
    let start = cursor.offset
    cursor.advance()
    let nameStart = cursor.offset
    cursor.skipName()
    if cursor.offset == nameStart {
      throw missingCaptureName(after: start)
    }
    let name = cursor.name(from: nameStart)
    let spec = cursor.current == SyntaxByte.less ? try parseSpec() : nil
    return CaptureSyntax(name: name, spec: spec, range: cursor.range(from: start))
  }

  /// What is wrong after a colon at an offset that no name follows.
  private func missingCaptureName(after colon: Int) -> Diagnostic {
    if let quoted = quotedText() { return quoted }
    if cursor.current == SyntaxByte.openBrace, let foreign = foreignCapture(at: cursor.offset) {
      return foreign.diagnostic.replacing(cursor.range(colon, foreign.end))
    }
    var ahead = cursor
    if ahead.current == SyntaxByte.colon { ahead.advance() } else { ahead.skipBlanks() }
    let start = ahead.offset
    ahead.skipName()
    if start > cursor.offset, ahead.offset > start {
      if cursor.current != SyntaxByte.colon {
        var position = cursor
        position.offset = colon
        if position.isAtLoneSign { return .colonAsArrow(at: cursor.range(colon, colon + 1)) }
      }
      return .misplacedName(
        ahead.text(from: start), after: cursor.current == SyntaxByte.colon ? "::" : ": ",
        at: cursor.range(colon, ahead.offset))
    }
    return .missingCaptureName(
      isDigit: SyntaxByte.isDigit(cursor.current), at: cursor.emptyRange)
  }

  /// `*`, `*name` or `*name<spec>` at the position.
  private mutating func parseRest() throws(Diagnostic) -> SegmentSyntax {
    let start = cursor.offset
    cursor.advance()
    let nameStart = cursor.offset
    cursor.skipName()
    let isNamed = cursor.offset > nameStart
    let name =
      isNamed
      ? cursor.name(from: nameStart) : NameSyntax("wildcard", cursor.range(start, nameStart))
    let spec = isNamed && cursor.current == SyntaxByte.less ? try parseSpec() : nil
    let range = cursor.range(from: start)
    if !cursor.isAtSegmentEnd, cursor.current != SyntaxByte.openBrace {
      if spec == nil {
        throw badRest(isNamed ? name.text : "", from: start)
      }
      let what = cursor.text(start, min(range.upper, start + 200))
      throw unexpected(segmentRest(), after: quoted(what))
    }
    let capture = CaptureSyntax(name: name, spec: spec, range: range)
    return .rest(capture, isNamed: isNamed, range)
  }

  /// `.` and `..` as written never come out of a link: links with such a segment are refused.
  private mutating func reportDotSegment(_ range: SourceRange) {
    let length = range.upper - range.lower
    guard length <= 2, DotSegment.isDots(Array(cursor.bytes[range.lower..<range.upper]))
    else { return }
    report(.dotSegment(dots: length, at: range))
  }

  /// What is left of the segment, for a message.
  private func segmentRest() -> NameSyntax {
    let all = rest()
    var ahead = cursor
    ahead.end = all.range.upper
    while ahead.offset < ahead.end, ahead.current != SyntaxByte.slash, !ahead.isAtArrow,
      !ahead.isAtAliasArrow
    {
      ahead.advance()
    }
    return ahead.name(from: cursor.offset)
  }
}
