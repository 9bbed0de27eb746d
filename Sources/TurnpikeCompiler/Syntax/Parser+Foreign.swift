/// What people write who know another tool: recognised, so that the message can say what is
/// written here.
extension Parser {
  /// `$name` as a whole segment.
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

  /// A parameter after the `=` of a key: `q={text}`, `q=<text>`, `q=[text]`, `q=$text`, `q=:text`.
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
    if close == nil {
      return .foreignSyntax(
        ahead.name(from: key.range.lower), hint: "a parameter is written '\(proposed: written)'")
    }
    return .foreignSyntax(found, hint: "a parameter is written '\(proposed: written)'")
      .replacing(ahead.range(from: key.range.lower))
  }

  /// The scheme of a URL before the colon at the position, or a host that starts the path.
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

  /// How arrows start that may be meant as an alias's.
  var foreignAliasArrows: [String] { ["=", "⇒", "⟹"] }

  /// The length of an arrow as others write it: `-->`, `==>`, `→`; 0 where there is none.
  func foreignArrowLength() -> Int {
    let bytes = cursor.bytes
    var index = cursor.offset
    while index < cursor.end, bytes[index] == 0x2D || bytes[index] == 0x3D || bytes[index] == 0x7E {
      index += 1
    }
    let length = index - cursor.offset
    if length > 0, index < cursor.end, bytes[index] == SyntaxByte.greater { return length + 1 }
    let isSign =
      length == 1 || cursor.current == SyntaxByte.greater || cursor.current == SyntaxByte.colon
    if isSign, cursor.isAtLoneSign { return 1 }
    guard cursor.current >= 0xE2 else { return 0 }
    let text = cursor.text(cursor.offset, min(cursor.offset + 4, cursor.end))
    let arrows = [
      "→", "⇒", "⟶", "⟹", "➔", "➜", "\u{2010}>", "\u{2011}>", "\u{2012}>", "\u{2013}>", "\u{2014}>",
      "\u{2015}>", "\u{2212}>",
    ]
    // By bytes, because a '>' may have a mark after it.
    return arrows.first { text.utf8.starts(with: $0.utf8) }?.utf8.count ?? 0
  }

  /// How a default of the capture is written.
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
  var lastCapture: CaptureSyntax? {
    if let fragment = pattern.fragment { return fragment }
    if case .parameter(_, let capture, _) = pattern.query.last { return capture }
    guard pattern.query.isEmpty, case .capture(_, let capture, "", _) = pattern.segments.last
    else { return nil }
    return capture
  }
}
