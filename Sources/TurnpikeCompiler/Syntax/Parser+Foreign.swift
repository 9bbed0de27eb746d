/// What people write who know another tool: recognised, so that the message can say what is
/// written here.
extension Parser {
  /// A capture in brackets that starts at the offset, and the offset behind it.
  @_optimize(none)
  func foreignCapture(at offset: Int) -> (diagnostic: Diagnostic, end: Int)? {
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
    let content = cursor.text(lower, upper)
    let found = NameSyntax(cursor.text(offset, end), cursor.range(offset, end))
    if open != SyntaxByte.openBrace, let hint = typeHint(content) {
      return (.foreignSyntax(found, hint: hint), end)
    }
    // A screen without its segment.
    let isScreen = open == SyntaxByte.openBrace && !isDouble && !content.utf8.contains(0x3A)
    guard !isScreen || !SyntaxByte.isUpperCase(bytes[lower]),
      var capture = ForeignCapture(content, isTypeFirst: open == SyntaxByte.less)
    else { return nil }
    if isDouble, open == SyntaxByte.openBracket {
      if capture.isRest { capture.isSure = false } else { capture.isOptional = true }
    }
    return (.foreignSyntax(found, hint: capture.hint), end)
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
  @_optimize(none)
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

  /// `$name` as a whole segment.
  @_optimize(none)
  func foreignVariable() -> Diagnostic? {
    var ahead = cursor
    ahead.advance()
    let start = ahead.offset
    ahead.skipName()
    guard ahead.offset > start, ahead.isAtSegmentEnd else { return nil }
    let name = ahead.text(from: start)
    return .foreignSyntax(
      ahead.name(from: cursor.offset),
      hint: "a capture is written ':\(harmless(name))', a literal '$' '%24'")
  }

  /// A parameter behind the `=` of a key: `q={text}`, `q=<text>`, `q=[text]`, `q=$text`, `q=:text`.
  @_optimize(none)
  func foreignValue(of key: NameSyntax) -> Diagnostic? {
    let close: UInt8?
    switch cursor.current {
    case SyntaxByte.openBrace: close = SyntaxByte.closeBrace
    case SyntaxByte.less: close = SyntaxByte.greater
    case SyntaxByte.openBracket: close = SyntaxByte.closeBracket
    case SyntaxByte.colon, UInt8(ascii: "$"): close = nil
    default: return nil
    }
    let isVariable = cursor.current == UInt8(ascii: "$")
    var ahead = cursor
    ahead.advance()
    let start = ahead.offset
    ahead.skipName()
    guard ahead.offset > start else { return nil }
    let name = ahead.text(from: start)
    if let close {
      guard ahead.current == close else { return nil }
      ahead.advance()
    }
    guard ahead.isAtItemEnd else { return nil }
    let written = (key.text == name ? ":" : key.text + ":") + name
    let found = ahead.name(from: cursor.offset)
    if isVariable {
      return .foreignSyntax(
        found, hint: "a parameter is written '\(harmless(written))', a literal '$' '%24'")
    }
    return .foreignSyntax(found, hint: "a parameter is written '\(proposed: written)'")
      .replacing(ahead.range(from: key.range.lower))
  }

  /// The scheme of a URL before the colon at the position, or a host that starts the path.
  @_optimize(none)
  func foreignOrigin(from start: Int) -> Diagnostic? {
    let hasScheme = cursor.current == SyntaxByte.colon
    if hasScheme {
      guard cursor.next == SyntaxByte.slash, cursor.byte(at: cursor.offset + 2) == SyntaxByte.slash
      else { return nil }
    } else {
      guard cursor.text(start, start + 4) == "www.",
        cursor.text(start + 4, cursor.offset).utf8.contains(SyntaxByte.dot)
      else { return nil }
    }
    let scheme = hasScheme ? cursor.text(from: start).lowercased() : "https"
    var ahead = cursor
    var hostStart = start
    if hasScheme {
      ahead.offset += 3
      hostStart = ahead.offset
      while !ahead.isAtSegmentEnd { ahead.advance() }
    }
    let isWeb = scheme == "https" || scheme == "http"
    let origin = "\(scheme)://" + (isWeb ? ahead.text(from: hostStart) : "")
    return .originInPattern(
      cursor.name(from: start).text + (hasScheme ? "://" : ""), origin: origin,
      at: ahead.range(from: start))
  }

  /// `?` behind the capture that ends a path, with nothing of a query behind it.
  func foreignOptional(_ path: PathParts) -> Diagnostic? {
    guard case .capture(_, let capture, let suffix, let range) = path.segments.last,
      suffix.isEmpty, range.upper == cursor.offset
    else { return nil }
    return foreignOptional(capture, "capture")
  }

  /// The same behind any capture.
  ///
  /// - Parameter what: what it is called in its place.
  @_optimize(none)
  func foreignOptional(_ capture: CaptureSyntax, _ what: String) -> Diagnostic? {
    var ahead = cursor
    ahead.advance()
    guard ahead.isAtSegmentEnd || ahead.isAtItemEnd else { return nil }
    var written = ":" + capture.name.text
    if let spec = capture.spec {
      if spec.isOptional || spec.defaultValue != nil { return nil }
      written += cursor.text(spec.range.lower, spec.range.upper - 1) + "?>"
    } else {
      written += "<String?>"
    }
    return .foreignSyntax(
      ahead.name(from: cursor.offset), hint: "an optional \(what) is written '\(proposed: written)'"
    ).replacing(ahead.range(from: capture.range.lower))
  }

  /// How arrows start that may be meant as an alias's.
  var foreignAliasArrows: [String] { ["=", "⇒", "⟹"] }

  /// The length of an arrow as others write it: `-->`, `==>`, `→`; 0 where there is none.
  @_optimize(none)
  func foreignArrowLength() -> Int {
    let bytes = cursor.bytes
    var index = cursor.offset
    while index < cursor.end, bytes[index] == 0x2D || bytes[index] == 0x3D || bytes[index] == 0x7E {
      index += 1
    }
    let isLong = index > cursor.offset && index < cursor.end && bytes[index] == SyntaxByte.greater
    if isLong { return index + 1 - cursor.offset }
    guard cursor.current >= 0xE2 else { return 0 }
    let text = cursor.text(cursor.offset, min(cursor.offset + 4, cursor.end))
    let arrow = ["→", "⇒", "⟶", "⟹", "➔", "➜", "–>", "—>"].first { text.hasPrefix($0) }
    return arrow?.utf8.count ?? 0
  }

  /// What stands behind a pattern and shows what was meant: a pattern that is a method, or a value
  /// for the capture before it.
  @_optimize(none)
  func foreignStray(after parts: PatternParts) -> Diagnostic? {
    let text = parts.pattern.text
    let methods = ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS", "ANY"]
    if methods.contains(text) {
      return .foreignSyntax(
        NameSyntax(text, parts.pattern.range),
        hint: "a link has no method, and a line starts with its pattern\(replacement: "")"
      ).replacing(cursor.range(parts.pattern.range.lower, cursor.offset))
    }
    guard let capture = parts.lastCapture else { return nil }
    if cursor.current == SyntaxByte.colon { return typeAfterColon(of: capture.name, at: cursor) }
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

  /// How a default of the capture is written.
  @_optimize(none)
  func defaultHint(_ capture: CaptureSyntax, value: String) -> Wording {
    let type: String
    var isSure = true
    if let spec = capture.spec {
      let text = cursor.text(spec.range.lower + 1, spec.range.upper - 1)
      type = String(text.prefix { $0 != "?" && $0 != "=" })
    } else if value == "true" || value == "false" {
      type = "Bool"
      isSure = false
    } else {
      isSure = value.isEmpty || !value.utf8.allSatisfy { SyntaxByte.isDigit($0) }
      type = isSure ? "String" : "Int"
    }
    let written = ":\(capture.name.text)<\(type) = \(value)>"
    // Without a type written, a number may be another's.
    if !isSure { return "a default is written '\(shortened: written)'" }
    return "a default is written '\(proposed: written)'"
  }
}

extension PatternParts {
  /// The capture that ends the pattern.
  fileprivate var lastCapture: CaptureSyntax? {
    if let fragment = pattern.fragment { return fragment }
    if case .parameter(_, let capture, _) = pattern.query.last { return capture }
    guard pattern.query.isEmpty, case .capture(_, let capture, "", _) = pattern.segments.last
    else { return nil }
    return capture
  }
}
