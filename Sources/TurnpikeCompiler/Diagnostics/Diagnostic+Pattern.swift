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
    if let name = deceptiveName(character) {
      return Diagnostic(.badCharacter, name, at: range)
    }
    let encoded = String(character).utf8.map { byte in
      "%" + (byte < 0x10 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
    var hint = "write '\(encoded.joined())' for the character"
    switch character {
    case "*": hint += ", or start the segment with '*'"
    case "#": hint += ", or white space before a comment"
    default: break
    }
    return Diagnostic(.badCharacter, "unexpected '\(character)' in a literal; \(hint)", at: range)
  }

  /// What is said of a character that has no business in a file, so that no escape is proposed.
  private static func deceptiveName(_ character: Unicode.Scalar) -> String? {
    let code = codePoint(character.value)
    switch character.value {
    case 0x00...0x1F, 0x7F...0x9F: return "unexpected control character \(code)"
    case 0x21...0x7E: return nil
    case 0x2018...0x201F:
      let name = character.properties.name?.lowercased() ?? "quotation mark"
      return "unexpected \(name) \(code); text stands without quotation marks"
    case 0x2028, 0x2029:
      let name = character.properties.name?.lowercased() ?? "separator"
      return "unexpected \(name) \(code); a line ends with a line feed"
    default:
      let name = character.properties.name?.lowercased() ?? "character"
      let hint = character.properties.isWhitespace ? "write a plain space" : "it cannot be seen"
      return "unexpected \(name) \(code); \(hint)"
    }
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

  static func screenWithoutSegment(at range: SourceRange) -> Diagnostic {
    Diagnostic(.unexpectedText, "unexpected '{'; a screen stands behind a segment", at: range)
  }

  static func bareQueryKey(_ key: NameSyntax, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .missingName, "expected ':' and a name, or '=' and a value, after \(quoted(key.text))",
      at: range)
  }

  static func emptyKey(at range: SourceRange) -> Diagnostic {
    Diagnostic(.missingName, "expected a key before '='", at: range)
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
