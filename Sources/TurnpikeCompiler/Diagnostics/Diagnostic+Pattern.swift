/// The wording of what is wrong inside a pattern.
extension Diagnostic {
  static func queryWithoutPath(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .missingPattern, "expected a path before '?'; the root is written '/'", at: range)
  }

  static func emptySegment(at range: SourceRange) -> Diagnostic {
    Diagnostic(.unexpectedText, "'//' makes an empty segment; write '/'", at: range)
  }

  static func badCharacter(_ character: Unicode.Scalar, at range: SourceRange) -> Diagnostic {
    let encoded = String(character).utf8.map { byte in
      "%" + (byte < 0x10 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
    let isVisible = !isHarmful(character) && !character.properties.isWhitespace
    let shown = isVisible ? "'\(character)'" : codePoint(character.value)
    var hint = "write '\(encoded.joined())' for the character"
    switch character {
    case "*": hint += ", or start the segment with '*'"
    case "#": hint += ", or white space before a comment"
    default: break
    }
    return Diagnostic(.badCharacter, "unexpected \(shown) in a literal; \(hint)", at: range)
  }

  static func brokenEscape(_ escape: NameSyntax) -> Diagnostic {
    Diagnostic(
      .badEscape,
      "\(quoted(escape.text)) is no escape; '%' is followed by two hexadecimal digits, "
        + "and itself written '%25'", at: escape.range)
  }

  static func malformedEscape(_ escape: NameSyntax) -> Diagnostic {
    Diagnostic(.badEscape, "\(quoted(escape.text)) does not decode to UTF-8", at: escape.range)
  }

  static func dotSegment(dots: Int, at range: SourceRange) -> Diagnostic {
    let written = String(repeating: ".", count: dots)
    let encoded = String(repeating: "%2E", count: dots)
    return Diagnostic(
      .dotSegment, "a link with the segment '\(written)' is refused; write '\(encoded)' for dots",
      at: range)
  }

  static func twoCaptures(first: NameSyntax, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .twoCaptures,
      "the segment has the capture ':\(quoted(first.text).dropFirst().dropLast())' already; "
        + "a literal ':' is written '%3A'", at: range)
  }

  static func braceCapture(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unexpectedText,
      "unexpected '{'; a capture is written ':\(quoted(name).dropFirst())", at: range)
  }

  static func screenWithoutSegment(at range: SourceRange) -> Diagnostic {
    Diagnostic(.unexpectedText, "unexpected '{'; a screen stands behind a segment", at: range)
  }

  static func bareQueryKey(_ key: NameSyntax, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .missingName, "expected ':' and a name, or '=' and a value, after \(quoted(key.text))",
      at: range)
  }

  static func emptyQuery(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .missingName,
      "expected a parameter or a condition after '?'; "
        + "an optional capture is written ':name<String?>'", at: range)
  }

  static func emptyQueryItem(at range: SourceRange) -> Diagnostic {
    Diagnostic(.missingName, "expected a parameter or a condition after '&'", at: range)
  }
}
