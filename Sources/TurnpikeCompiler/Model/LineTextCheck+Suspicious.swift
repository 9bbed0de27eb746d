import TurnpikeTable

// Text that is probably not meant as it is written, although it is valid. Percent-encoded text is
// meant.

extension LineTextCheck {
  /// Warns of the first part of a pattern that looks like the syntax of another tool, or that contains
  /// a character that looks like another one.
  func warnOfSuspiciousText(_ pattern: PatternSyntax) {
    for item in pattern.query {
      guard case .condition(let key, .value(let value), _) = item,
        let type = BuiltInType(rawValue: source.text(value.range))
      else { continue }
      let name = Naming.parameterName(ofWireName: key.text) == key.text ? "" : key.text
      reporter.report(
        .suspiciousText,
        """
        \(quoted: key.text + "=" + type.rawValue) is a condition; write \
        '\(name):\(shortened: key.text)<\(type.rawValue)>' for a parameter
        """, at: value.range)
    }
    if !mayBeSuspicious(pattern.range) { return }
    let literals = pattern.segments.flatMap(\.literals)
    let texts = literals + pattern.query.flatMap(\.texts)
    for range in texts {
      guard let finding = suspiciousCharacter(in: range) else { continue }
      return reporter.report(finding)
    }
    for range in literals {
      guard let finding = foreignPart(of: range) else { continue }
      return reporter.report(finding)
    }
  }

  /// Warns of `#auth` at the end of a line, which protects nothing.
  func warnOfComment(_ range: SourceRange) {
    let bytes = source.bytes
    var index = range.lower
    while index < range.upper,
      SyntaxByte.isBlank(bytes[index]) || bytes[index] == SyntaxByte.openBrace
    {
      index += 1
    }
    guard index + 1 < range.upper, bytes[index] == SyntaxByte.hash,
      SyntaxByte.isNameStart(bytes[index + 1])
    else { return }
    let comment = range.dropFirst(index - range.lower)
    let text = String(source.text(comment).prefix { !$0.isNewline }).trimmed
    guard let name = text.wholeMatch(of: #/#(\w+)(?:\([^()]*\))?(?:\s+[#@]\w.*)?/#)?.1,
      declarations.isAttribute(String(name))
    else { return }
    reporter.report(
      .suspiciousText,
      """
      \(quoted: "#" + name) is a comment; write \(quoted: "@" + name) for the attribute, or a space \
      after '#'
      """, at: comment.prefix(1 + name.utf8.count))
  }

  /// Whether a text has a byte that such a part has. Nearly all patterns have none.
  private func mayBeSuspicious(_ range: SourceRange) -> Bool {
    let bytes = source.bytes
    var index = range.lower
    while index < range.upper {
      let byte = bytes[index]
      if byte >= 0x80 || byte == SyntaxByte.dollar || byte == SyntaxByte.openParenthesis
        || byte == SyntaxByte.dot || byte == SyntaxByte.plus
      {
        return true
      }
      index += 1
    }
    return false
  }

  /// `$id`, and what other tools name files after: `(auth)`, `...rest`, `+page`.
  private func foreignPart(of range: SourceRange) -> Diagnostic? {
    let text = source.text(range)
    let match =
      text.firstMatch(of: #/\$([A-Za-z_]\w*)/#) ?? text.wholeMatch(of: #/\.{3}([A-Za-z_]\w*)/#)
      ?? text.wholeMatch(of: #/\+([A-Za-z][\w.-]*)/#) ?? text.wholeMatch(of: #/\((\w[\w-]*)\)/#)
    guard let match else { return nil }
    let part = match.0
    let (what, hint): (String, Wording) =
      switch part.utf8.first {
      case SyntaxByte.dollar: ("a capture", "write ':\(shortened: String(match.1))', or")
      case SyntaxByte.dot: ("a rest capture", "write '*\(shortened: String(match.1))', or")
      case SyntaxByte.plus: ("the name of a file", "remove it, or write")
      default: ("a group", "remove it, or write")
      }
    var encoded = part.replacing("(", with: "%28").replacing(")", with: "%29")
    if let first = part.unicodeScalars.first, first != "(" {
      encoded = first.percentEncoded + part.dropFirst()
    }
    return Diagnostic(
      .suspiciousText,
      """
      \(quoted: String(part)) looks like \(what) of another tool; \(hint) \
      \(quoted: String(encoded)) for the text itself
      """, at: range.range(of: part.startIndex..<part.endIndex, in: text))
  }

  /// A typographic dash, a full-width letter or symbol, or a Cyrillic or Greek letter in a word with
  /// Latin letters. A word of one alphabet is what it looks like.
  private func suspiciousCharacter(in range: SourceRange) -> Diagnostic? {
    let text = source.text(range)
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return nil }
    let scalars = text.unicodeScalars
    let hasLatin = scalars.contains { $0.isASCII && $0.properties.isAlphabetic }
    for index in scalars.indices {
      guard let character = LookalikeCharacter(scalars[index]) else { continue }
      let isLetter = scalars[index].properties.isAlphabetic
      let isSuspicious =
        character.isDash
        || character.isFullWidth
          && (isLetter || hasLatin && !"！（）".unicodeScalars.contains(scalars[index]))
        || isLetter && !character.isFullWidth && isAmongLatin(index, in: scalars)
      guard isSuspicious else { continue }
      let end = scalars.index(after: index)
      let place = range.range(of: index..<end, in: text)
      let meant = character.meant.map { "; write \(quoted($0))" } ?? "; write a Latin letter"
      return Diagnostic(
        .suspiciousText,
        """
        \(source.name(place)) is \(character.name)\(meant), or \
        '\(character.scalar.percentEncoded)' for the character itself
        """, at: place)
    }
    return nil
  }

  /// Whether the letters around a position are also Latin letters of ASCII.
  private func isAmongLatin(
    _ index: String.UnicodeScalarView.Index, in scalars: String.UnicodeScalarView
  ) -> Bool {
    let before = scalars[..<index].reversed().prefix { $0.properties.isAlphabetic }
    let after = scalars[index...].prefix { $0.properties.isAlphabetic }
    return (before + after).contains(where: \.isASCII)
  }
}

extension SegmentSyntax {
  /// The text of the segment outside its capture, before and after it.
  var literals: [SourceRange] {
    switch self {
    case .literal(_, let range): [range]
    case .rest: []
    case .capture(_, let capture, _, let all):
      [
        all.extended(to: capture.range.lower),
        SourceRange(file: all.file, lower: capture.range.upper, upper: all.upper),
      ]
    }
  }
}

extension QueryItemSyntax {
  /// The key, and the value of a condition.
  fileprivate var texts: [SourceRange] {
    switch self {
    case .condition(let key, let condition, _):
      [key.range] + (condition.value.map { [$0.range] } ?? [])
    case .parameter(let key, _, _): key.map { [$0.range] } ?? []
    }
  }
}
