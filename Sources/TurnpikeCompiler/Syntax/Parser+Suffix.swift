/// What is joined to a parameter's name and is no part of it.
extension Parser {
  /// Whether the text after a name may follow it: a suffix, a screen, or a second capture,
  /// which is an error of its own.
  var isAtSuffix: Bool {
    switch cursor.current {
    case SyntaxByte.dot, SyntaxByte.colon, SyntaxByte.openBrace: true
    default: false
    }
  }

  /// What is wrong with the text directly after a capture in a path that has no type: only a
  /// suffix that begins with `.` may follow.
  func badSuffix(after capture: CaptureSyntax) -> Diagnostic {
    let suffix = suffixText(isInQuery: false)
    if cursor.byte(at: suffix.range.upper) == SyntaxByte.colon {
      var ahead = cursor
      ahead.offset = suffix.range.upper
      return secondCapture(after: capture.name, ahead)
    }
    let name = capture.name.text
    if suffix.text == "!" {
      return markBeforeArrow(at: suffix.range.lower, of: nil)
    }
    if let hint = foreignHint(capture, suffix.text) {
      return .foreignSuffix(suffix, after: ":" + name, hint: hint)
        .replacing(range(of: capture, with: suffix))
    }
    let closed = ":\(name)<String>\(suffix.text)"
    let hint: Wording
    if suffix.text.utf8.count > 1, suffix.text.hasPrefix(",") || suffix.text.hasPrefix("|") {
      hint = "a second pattern of a route is an alias, on a line of its own"
    } else if suffix.text.hasPrefix("@") {
      hint = "an attribute follows white space, and a literal there is written \(quoted: closed)"
    } else if let whole = wholeName(name, suffix.text) {
      hint = "did you mean \(quoted: ":" + whole)? a literal there is written \(quoted: closed)"
    } else if isLiteral(suffix.text) {
      hint = "a literal there is written '\(proposed: closed)'"
    } else if suffix.text.utf8.allSatisfy({ !isBadInLiteral($0) }) {
      let isMark = !suffix.text.utf8.contains { SyntaxByte.isNamePart($0) }
      hint =
        isMark
        ? "leave it out, or write \(quoted: closed) for a literal"
        : "a literal there is written \(quoted: closed)"
    } else {
      hint = suffix.text == ">" ? "nothing opens it" : ""
    }
    return .badSuffix(suffix, after: ":" + name, hint: hint)
      .replacing(range(of: capture, with: suffix))
  }

  /// The same of a parameter in a query or a fragment, which has no literal text after it.
  func badSuffix(
    after capture: CaptureSyntax, hasKey: Bool, else unexpected: Diagnostic
  ) -> Diagnostic {
    if let problem = queryMark(after: capture) { return problem }
    if capture.spec != nil { return unexpected }
    if cursor.current == SyntaxByte.colon {
      if let type = typeAfterColon(of: capture.name, at: cursor) { return type }
      var ahead = cursor
      ahead.advance()
      let start = ahead.offset
      ahead.skipName()
      if ForeignCapture.type(ahead.text(from: start)) != nil {
        return secondCapture(after: capture.name, cursor)
      }
    }
    let suffix = suffixText(isInQuery: true)
    let name = capture.name.text
    if suffix.text == "*" || suffix.text == "+" {
      return .foreignSuffix(
        suffix, after: ":" + name, hint: "a list is written ':\(shortened: name)<[String]>'")
    }
    if let hint = foreignHint(capture, suffix.text) {
      return .foreignSuffix(suffix, after: ":" + name, hint: hint)
        .replacing(range(of: capture, with: suffix))
    }
    if suffix.text.hasPrefix("@") {
      return .badSuffix(
        suffix, after: ":" + name, hint: "attributes stand at the end of the line")
    }
    guard let whole = wholeName(name, suffix.text) else { return unexpected }
    // The key in the link keeps its hyphens.
    let written = hasKey ? ":\(whole)" : "\(name)\(suffix.text):\(whole)"
    return .badSuffix(suffix, after: ":" + name, hint: "did you mean '\(proposed: written)'?")
      .replacing(range(of: capture, with: suffix))
  }

  /// `?` after a parameter of a query: it makes the parameter optional elsewhere, or starts a
  /// second query.
  private func queryMark(after capture: CaptureSyntax) -> Diagnostic? {
    let sign = cursor.range(cursor.offset, cursor.offset + 1)
    let isItem = cursor.next == SyntaxByte.colon || SyntaxByte.isNameStart(cursor.next)
    switch cursor.current {
    case SyntaxByte.questionMark:
      return foreignOptional(capture, "parameter") ?? .secondQuery("?", at: sign)
    case SyntaxByte.comma where isItem: return .secondQuery(",", at: sign)
    case 0x3B where isItem: return .secondQuery(";", at: sign)
    case SyntaxByte.openBracket where cursor.next == SyntaxByte.closeBracket:
      return listInBrackets(capture)
    default: return nil
    }
  }

  /// Whether a text after a capture is a literal and not a slip.
  private func isLiteral(_ text: String) -> Bool {
    let bytes = text.utf8
    return bytes.contains { SyntaxByte.isNamePart($0) }
      && bytes.allSatisfy { byte in
        SyntaxByte.isWordPart(byte) || byte == SyntaxByte.percent || byte == SyntaxByte.dot
          || byte == 0x7E || byte == 0x2B
      }
  }

  /// A capture with what is joined to it.
  private func range(of capture: CaptureSyntax, with suffix: NameSyntax) -> SourceRange {
    cursor.range(capture.range.lower, suffix.range.upper)
  }

  /// What is wrong with the text directly after `*` or `*name`.
  func badRest(_ name: String, from start: Int) -> Diagnostic {
    let suffix = suffixText(isInQuery: false)
    let what = "*" + name
    switch suffix.text.utf8.first {
    case SyntaxByte.asterisk:
      var ahead = cursor
      while ahead.current == SyntaxByte.asterisk { ahead.advance() }
      ahead.skipName()
      let own = ahead.text(from: start).utf8.drop { $0 == SyntaxByte.asterisk }
      return .foreignSyntax(
        ahead.name(from: start),
        hint: "a rest is written '\(proposed: "*" + String(decoding: own, as: UTF8.self))'")
    case SyntaxByte.hyphen:
      if let whole = wholeName(name, suffix.text) {
        return .badSuffix(suffix, after: what, hint: "did you mean '\(proposed: "*" + whole)'?")
          .replacing(cursor.range(start, suffix.range.upper))
      }
    default: break
    }
    return unexpected(suffix, after: quoted(what))
  }

  /// How what other tools have after a name is written here.
  private func foreignHint(
    _ capture: CaptureSyntax, _ suffix: String
  ) -> Wording? {
    let name = capture.name.text
    let bytes = Array(suffix.utf8)
    switch bytes.first {
    case SyntaxByte.asterisk where bytes.count == 1, 0x2B where bytes.count == 1:
      return ForeignCapture.restHint(name, mayBeEmpty: bytes[0] == SyntaxByte.asterisk)
    case SyntaxByte.openParenthesis:
      let isClosed = bytes.last == SyntaxByte.closeParenthesis
      let expression = String(
        decoding: bytes.dropFirst().dropLast(isClosed ? 1 : 0), as: UTF8.self)
      guard let type = ForeignCapture.type(expression) else {
        return "a capture has a type in its place, as in ':\(name)<Int>'"
      }
      return "a type is written '\(proposed: ":\(name)<\(type)>")'"
    case SyntaxByte.equals:
      let value = String(decoding: bytes.dropFirst(), as: UTF8.self)
      let isType = value.utf8.first.map { SyntaxByte.isUpperCase($0) } ?? false
      if let type = ForeignCapture.type(value) ?? (isType ? value : nil) {
        let written = ":\(name)<\(type)>"
        if ForeignCapture.isType(value) { return "a type is written '\(proposed: written)'" }
        return """
          a type is written \(quoted: written), a default \(quoted: ":\(name)<String = \(value)>")
          """
      }
      return defaultHint(capture, value: value)
    case SyntaxByte.openBracket:
      let type = String(decoding: bytes.dropFirst().dropLast(), as: UTF8.self)
      guard bytes.last == SyntaxByte.closeBracket, ForeignCapture.isType(type),
        let name = ForeignCapture.type(type)
      else { return nil }
      return "a type is written '\(proposed: ":\(capture.name.text)<\(name)>")'"
    case SyntaxByte.comma, 0x3B:
      return bytes.count == 1 ? "write '\(proposed: ":" + name)'" : nil
    case .some(0x80...): return "a name has letters, digits and '_' of ASCII"
    default: return nil
    }
  }

  /// The name that the text with its hyphens was most likely meant as.
  private func wholeName(_ name: String, _ suffix: String) -> String? {
    guard suffix.utf8.first == SyntaxByte.hyphen, suffix.utf8.count > 1,
      suffix.utf8.allSatisfy({ SyntaxByte.isWordPart($0) })
    else { return nil }
    return ForeignCapture.name(name + suffix)
  }

  /// The text at the position up to the end of the segment, or of an item of a query; text in
  /// parentheses is kept together.
  private func suffixText(isInQuery: Bool) -> NameSyntax {
    var ahead = cursor
    ahead.end = min(ahead.end, cursor.offset + 200)
    var depth = 0
    while ahead.offset < ahead.end {
      let byte = ahead.current
      if byte == SyntaxByte.openParenthesis { depth += 1 }
      if byte == SyntaxByte.closeParenthesis { depth -= 1 }
      if SyntaxByte.isBlank(byte) { break }
      if depth <= 0 {
        let isEnd =
          isInQuery
          ? ahead.isAtItemEnd
          : ahead.isAtSegmentEnd || byte == SyntaxByte.colon || byte == SyntaxByte.openBrace
        if isEnd { break }
      }
      ahead.offset += 1
    }
    return ahead.name(from: cursor.offset)
  }

  /// A second capture in the segment is one too many; with a type's name it is the type of the
  /// first.
  func secondCapture(after first: NameSyntax, _ position: LineCursor) -> Diagnostic {
    var ahead = position
    ahead.advance()
    let start = ahead.offset
    ahead.skipName()
    if let type = typeAfterColon(of: first, at: position) { return type }
    if position.isAtLoneSign {
      return .colonAsArrow(at: cursor.range(position.offset, position.offset + 1))
    }
    let range = ahead.range(from: position.offset)
    if first.range.upper == position.offset, let type = ForeignCapture.type(ahead.text(from: start))
    {
      let found = NameSyntax(cursor.text(range.lower, range.upper), range)
      let written = ":\(first.text)<\(type)>"
      let hint: Wording =
        ForeignCapture.isType(ahead.text(from: start))
        ? "a type is written '\(proposed: written)'"
        : "a type is written \(quoted: written), and a second capture has a segment of its own"
      return .foreignSuffix(found, after: ":" + first.text, hint: hint)
        .replacing(cursor.range(first.range.lower - 1, range.upper))
    }
    return .twoCaptures(first: first, at: range)
  }
}
