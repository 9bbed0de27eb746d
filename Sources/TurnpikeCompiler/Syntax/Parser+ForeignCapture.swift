/// Captures as other tools write them.
extension Parser {
  /// `#{id}` or `${id}` at the position.
  func foreignInterpolation() -> Diagnostic? {
    guard cursor.current == SyntaxByte.hash || cursor.current == SyntaxByte.dollar,
      cursor.next == SyntaxByte.openBrace, let foreign = foreignCapture(at: cursor.offset + 1)
    else { return nil }
    let isFragment =
      cursor.current == SyntaxByte.hash && cursor.byte(at: cursor.offset - 1) != SyntaxByte.slash
    let range = cursor.range(cursor.offset, foreign.end)
    let found = NameSyntax(cursor.text(range.lower, range.upper), range)
    guard isFragment else {
      return .foreignSyntax(found, hint: foreign.hint)
    }
    return .foreignSyntax(found, hint: "a fragment is written '#:\(shortened: foreign.name)'")
  }

  /// A capture in brackets that starts at the offset, and the offset after it.
  func foreignCapture(
    at offset: Int
  ) -> (diagnostic: Diagnostic, end: Int, hint: Wording, name: String)? {
    let bytes = cursor.bytes
    let open = bytes[offset]
    let close = open == SyntaxByte.openBracket ? SyntaxByte.closeBracket : open + 2
    let limit = min(cursor.lineEnd, offset + 100)
    var lower = offset + 1
    let isDouble = lower < limit && bytes[lower] == open
    if isDouble { lower += 1 }
    var upper = lower
    var depth = 1
    while upper < limit {
      if bytes[upper] == open { depth += 1 }
      if bytes[upper] == close { depth -= 1 }
      if depth == 0 { break }
      upper += 1
    }
    guard depth == 0 else { return nil }
    let end = isDouble ? upper + 2 : upper + 1
    guard !isDouble || (end <= limit && bytes[upper + 1] == close) else { return nil }
    while lower < upper, SyntaxByte.isBlank(bytes[lower]) { lower += 1 }
    while upper > lower, SyntaxByte.isBlank(bytes[upper - 1]) { upper -= 1 }
    // `{:id}` has the sign of both.
    if upper > lower, bytes[lower] == SyntaxByte.colon { lower += 1 }
    let content = cursor.text(lower, upper)
    let found = NameSyntax(cursor.text(offset, end), cursor.range(offset, end))
    if open != SyntaxByte.openBrace, let hint = typeHint(content) {
      return (.foreignSyntax(found, hint: hint), end, hint, content)
    }
    // A screen without its segment.
    let isScreen = open == SyntaxByte.openBrace && !isDouble && !content.utf8.contains(0x3A)
    guard !isScreen || !SyntaxByte.isUpperCase(bytes[lower]),
      var capture = ForeignCapture(content, isTypeFirst: open == SyntaxByte.less)
    else { return nil }
    if isDouble, open == SyntaxByte.openBracket {
      if capture.isRest { capture.isSure = false } else { capture.isOptional = true }
    }
    let hint = capture.hint
    return (.foreignSyntax(found, hint: hint), end, hint, capture.name)
  }

  /// How a capture is written, where the brackets have no name of one: a type as in `<Int>`, or a
  /// class of characters as in `[a-z]`.
  private func typeHint(_ content: String) -> Wording? {
    let bytes = Array(content.utf8)
    if bytes.count >= 3, bytes[1] == SyntaxByte.hyphen,
      bytes.count == 3 || bytes[4...].contains(0x2D)
    {
      return "a capture has a name and a type, as in ':id<Int>'"
    }
    guard let first = bytes.first, SyntaxByte.isUpperCase(first) else { return nil }
    return "a capture has a name before its type, as in ':name<\(shortened: content)>'"
  }

  /// `id<Int>`: a capture without its `:`, whose name starts at an offset, and its bracket at
  /// another. Nil where the brackets may be those of another tool.
  func captureWithoutColon(
    from start: Int, at less: Int
  ) -> (diagnostic: Diagnostic, end: Int)? {
    let bytes = cursor.bytes
    guard bytes[less] == SyntaxByte.less, start < less, SyntaxByte.isNameStart(bytes[start]) else {
      return nil
    }
    var index = start
    while index < less {
      guard SyntaxByte.isNamePart(bytes[index]) else { return nil }
      index += 1
    }
    let limit = min(cursor.lineEnd, less + 100)
    while index < limit, bytes[index] != SyntaxByte.greater { index += 1 }
    let content = cursor.text(less + 1, index)
    guard index < limit, let first = content.utf8.first, bytes[index - 1] != SyntaxByte.hyphen,
      bytes[index - 1] != SyntaxByte.equals
    else { return nil }
    let found = NameSyntax(cursor.text(less, index + 1), cursor.range(less, index + 1))
    let name = cursor.text(start, less)
    let range = cursor.range(start, index + 1)
    if SyntaxByte.isUpperCase(first) || first == SyntaxByte.openBracket
      || content.utf8.contains(SyntaxByte.bar)
    {
      return (missingColon(found, before: name + found.text, at: range), index + 1)
    }
    let isOptional = content.hasSuffix("?")
    let word = isOptional ? String(content.dropLast()) : content
    guard let type = ForeignCapture.type(word) else { return nil }
    let written = "\(name)<\(type)\(isOptional ? "?" : "")>"
    if ForeignCapture.isType(word) {
      return (missingColon(found, before: written, at: range), index + 1)
    }
    let hint: Wording =
      "a capture is written ':\(shortened: written)', or '\(shortened: name + ":" + content)'"
    return (.foreignSyntax(found, hint: hint), index + 1)
  }

  private func missingColon(
    _ found: NameSyntax, before capture: String, at range: SourceRange
  ) -> Diagnostic {
    .foreignSyntax(found, hint: "a capture is written '\(proposed: ":" + capture)'")
      .replacing(range)
  }
}
