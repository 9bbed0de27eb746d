/// The wording of what is wrong with a line as a whole. A missing thing is reported at the empty
/// range where it should stand.
extension Diagnostic {
  static func notUTF8(_ file: SourceFile, at range: SourceRange) -> Diagnostic {
    let bytes = file.bytes
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      return Diagnostic(.fileNotUTF8, "the file is UTF-16; save it as UTF-8", at: range)
    }
    let byte = bytes.indices.contains(range.lower) ? bytes[range.lower] : 0
    let shown = String(byte, radix: 16, uppercase: true)
    return Diagnostic(
      .fileNotUTF8, "the file is not UTF-8: the byte 0x\(shown) starts no character", at: range)
  }

  static func strayCarriageReturn(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .badCharacter, "a carriage return without a line feed is no line end", at: range)
  }

  static func unexpectedText(_ text: NameSyntax, after what: String) -> Diagnostic {
    let hint: String
    if text.text.hasPrefix("//") || text.text.hasPrefix("/*") {
      hint = "; a comment starts with '#' after white space"
    } else if text.text == "," || text.text == ";" {
      hint = "; a line ends without it"
    } else {
      hint = ""
    }
    return Diagnostic(
      .unexpectedText, "unexpected \(quoted(text.text)) after \(what)\(hint)", at: text.range)
  }

  static func unclosedBracket(
    _ bracket: String, at range: SourceRange, isInDefault: Bool = false
  ) -> Diagnostic {
    let hint = isInDefault ? "; a '<' in a default is written '%3C'" : ""
    return Diagnostic(.unclosedBracket, "'\(bracket)' is not closed\(hint)", at: range)
  }

  /// - Parameter what: what a name of stands there, with its article.
  static func missingName(
    _ what: String, after before: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(.missingName, "expected \(what) after \(before)", at: range)
  }

  // Directives

  static func unknownDirective(_ word: NameSyntax, suggestion: String?) -> Diagnostic {
    let hint = suggestion.map { "did you mean '\($0)'?" }
    return Diagnostic(
      .unknownDirective,
      "unknown directive \(quoted(word.text)); "
        + (hint ?? "there are \(DirectiveWord.list)"), at: word.range)
  }

  static func missingArgument(of directive: DirectiveWord, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .missingName, "expected \(directive.argument) after '\(directive.rawValue)'", at: range)
  }

  static func badAccess(_ access: NameSyntax, suggestion: String?) -> Diagnostic {
    let hint = suggestion.map { "did you mean '\($0)'?" }
    return Diagnostic(
      .badAccess,
      "\(quoted(access.text)) is no access level; "
        + (hint ?? "there are 'internal', 'package' and 'public'"), at: access.range)
  }

  static func missingComma(at range: SourceRange) -> Diagnostic {
    Diagnostic(.unexpectedText, "expected ',' between two origins", at: range)
  }

  // Arrows and destinations

  static func itemWithoutQuery(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .missingPattern, "expected a query before '&'; its first item stands behind '?'", at: range)
  }

  static func missingPattern(before arrow: SourceRange) -> Diagnostic {
    Diagnostic(
      .missingPattern, "expected a pattern before the arrow; the root is written '/'", at: arrow)
  }

  static func missingArrow(
    after pattern: PatternSyntax, found text: NameSyntax? = nil
  ) -> Diagnostic {
    let place = SourceRange(
      file: pattern.range.file, lower: pattern.range.upper, upper: pattern.range.upper)
    if let text {
      return Diagnostic(
        .missingArrow, "expected '->' after \(quoted(pattern.text)), found \(quoted(text.text))",
        at: place)
    }
    return Diagnostic(
      .missingArrow,
      "expected '->' after \(quoted(pattern.text)); "
        + "write '-> \(suggestedDestination(for: pattern))'", at: place)
  }

  static func missingArrowAfterDefault(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .missingArrow, "expected '->' after '_'; write '-> NotFoundDestination'", at: range)
  }

  static func defaultPatternElsewhere(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unexpectedText,
      "'_' alone is the pattern of the default route, which has '->'; "
        + "the segment '_' is written '%5F'", at: range)
  }

  static func missingDestination(
    after before: String, of pattern: PatternSyntax?, found: NameSyntax?, at range: SourceRange
  ) -> Diagnostic {
    let name = pattern.map(suggestedDestination) ?? "NotFoundDestination"
    let hint =
      found.map { ", found \(quoted($0.text))" }
      ?? (before == "'->'" ? "; write '\(name)'" : "")
    let what = before == "'->'" ? "a destination" : "the mounted enum"
    return Diagnostic(.missingDestination, "expected \(what) after \(before)\(hint)", at: range)
  }

  static func blankInPattern(at text: NameSyntax) -> Diagnostic {
    Diagnostic(
      .unexpectedText,
      "unexpected \(quoted(text.text)) after the pattern; white space in it is written '%20'",
      at: text.range)
  }

  static func lowerCaseType(_ name: NameSyntax, suggestion: String?) -> Diagnostic {
    let hint = suggestion.map { "; did you mean \(quoted($0))?" } ?? ""
    return Diagnostic(
      .badType, "the type name \(quoted(name.text)) does not start with a capital\(hint)",
      at: name.range)
  }

  static func qualifiedType(_ name: NameSyntax) -> Diagnostic {
    Diagnostic(
      .badType, "only a mounted or imported type has a '.' in its name, not \(quoted(name.text))",
      at: name.range)
  }
}
