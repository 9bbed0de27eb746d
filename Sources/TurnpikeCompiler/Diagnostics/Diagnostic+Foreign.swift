/// The wording of what other tools write, and of what a name has joined to it.
extension Diagnostic {
  static func foreignSyntax(_ found: NameSyntax, hint: String) -> Diagnostic {
    Diagnostic(.foreignSyntax, "unexpected \(quoted(found.text)); \(hint)", at: found.range)
  }

  static func foreignSuffix(
    _ found: NameSyntax, after what: String, hint: String
  ) -> Diagnostic {
    Diagnostic(
      .foreignSyntax, "unexpected \(quoted(found.text)) after \(quoted(what)); \(hint)",
      at: found.range)
  }

  static func foreignComment(_ sign: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .foreignSyntax,
      "'\(sign)' starts nothing; a comment starts with '#', documentation with '///'", at: range)
  }

  /// - Parameter origin: how the origin is written; empty where no host can be seen.
  static func originInPattern(
    _ written: String, origin: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .foreignSyntax,
      "unexpected \(quoted(written)); a pattern is a path, and where links come from stands in "
        + quoted("origin " + origin), at: range)
  }

  static func quotedPattern(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .foreignSyntax, "unexpected '\"'; a pattern stands without quotation marks", at: range)
  }

  static func misspeltMount(_ word: NameSyntax) -> Diagnostic {
    Diagnostic(
      .unexpectedText, "unexpected \(quoted(word.text)) after '->'\(suggesting("mount"))",
      at: word.range)
  }

  static func badSuffix(_ found: NameSyntax, after what: String, hint: String) -> Diagnostic {
    Diagnostic(
      .badSuffix,
      "unexpected \(quoted(found.text)) after \(quoted(what))" + (hint.isEmpty ? "" : "; \(hint)"),
      at: found.range)
  }

  static func typeAsWord(_ word: NameSyntax) -> Diagnostic {
    Diagnostic(
      .badWord, "\(quoted(word.text)) is a type, and a parameter has one type; '|' separates words",
      at: word.range)
  }

  static func strayQuery(_ text: NameSyntax, after what: String) -> Diagnostic {
    let isItem = text.text.utf8.first == SyntaxByte.ampersand
    return Diagnostic(
      .unexpectedText,
      "unexpected \(quoted(text.text)) after \(what); "
        + (isItem ? "a query starts with '?'" : "the items of a query are joined by '&'"),
      at: text.range)
  }

  static func mergeMark(_ mark: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .mergeMark, "'\(mark)' is what a merge leaves; choose between its two sides", at: range)
  }
}
