extension Diagnostic {
  // unexpected-text

  /// - Parameter isLast: Whether nothing follows in the line.
  static func unexpectedText(
    _ text: NameSyntax, after what: String, isLast: Bool
  ) -> Diagnostic {
    let hint: Wording
    var replaced = text.range
    if text.text.hasPrefix("//") {
      hint = "; a comment starts with '\(proposed: "#")' after white space"
      let slashes = text.text.utf8.prefix { $0 == SyntaxByte.slash }.count
      replaced = SourceRange(
        file: text.range.file, lower: text.range.lower, upper: text.range.lower + slashes)
    } else if text.text.hasPrefix("/*") {
      hint = "; a comment starts with '#' after white space"
    } else if isLast, text.text == "," || text.text == ";" {
      hint = "; a line ends without it\(replacement: "")"
    } else if text.text == "()" || text.text == ".self" {
      hint = "; a destination is a name alone\(replacement: "")"
    } else if text.text == "as" {
      hint = "; a case's name stands before the attributes"
    } else if text.text == ",", !isLast, what.hasPrefix("the "), what != "the type" {
      hint = "; each route has a line of its own"
    } else {
      hint = ""
    }
    return Diagnostic(
      .unexpectedText, "unexpected \(text) after \(what)\(hint)", at: text.range
    ).replacing(replaced)
  }

  static func secondDeclaration(at text: NameSyntax) -> Diagnostic {
    Diagnostic(
      .unexpectedText,
      "unexpected \(text) after the directive; each has a line of its own", at: text.range)
  }

  static func secondType(_ text: NameSyntax) -> Diagnostic {
    Diagnostic(
      .unexpectedText, "unexpected \(text); there is one type between '<' and '>'",
      at: text.range)
  }

  static func missingSlash(at range: SourceRange) -> Diagnostic {
    Diagnostic(.unexpectedText, "expected '\(proposed: "/")' between two segments", at: range)
  }

  static func blankBeforeMark(of destination: NameSyntax, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unexpectedText,
      "white space before '!'; write '\(proposed: destination.text + "!")'", at: range
    ).replacing(
      SourceRange(file: range.file, lower: destination.range.lower, upper: range.upper))
  }

  /// - Parameter isInLiteral: whether the white space may belong to a literal.
  static func blankInPattern(
    _ pattern: NameSyntax, before text: NameSyntax, isInLiteral: Bool
  ) -> Diagnostic {
    let hint: Wording = isInLiteral ? "; white space in a literal is written '%20'" : ""
    return Diagnostic(
      .unexpectedText, "unexpected \(text) after the pattern \(pattern)\(hint)", at: text.range)
  }

  /// White space before what goes on with a pattern.
  static func strayBlank(before text: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unexpectedText,
      "white space before \(quoted: text); leave it out\(replacement: "")", at: range)
  }

  static func blankInName(_ name: String, _ word: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unexpectedText,
      "white space after \(quoted: ":" + name); did you mean \(quoted: ":\(name)_\(word)")?",
      at: range)
  }

  static func lineContinuation(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unexpectedText,
      """
      unexpected '\\'; a line that begins with '->' goes on with the one before, without a \
      mark\(replacement: "")
      """, at: range)
  }

  static func defaultPatternElsewhere(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unexpectedText,
      """
      '_' alone is the pattern of the default route, which has '->'; \
      the segment '_' is written '%5F'
      """, at: range)
  }

  static func emptySegment(at range: SourceRange) -> Diagnostic {
    Diagnostic(.unexpectedText, "'//' makes an empty segment; write '\(proposed: "/")'", at: range)
  }

  static func strayQuery(_ text: NameSyntax, after what: String) -> Diagnostic {
    let isItem = text.text.utf8.first == SyntaxByte.ampersand
    let hint = isItem ? "a query starts with '?'" : "the items of a query are joined by '&'"
    return Diagnostic(.unexpectedText, "unexpected \(text) after \(what); \(hint)", at: text.range)
  }

  static func secondQuery(_ sign: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unexpectedText,
      "unexpected '\(sign)'; the items of a query are joined by '\(proposed: "&")'", at: range)
  }

  /// A word before a destination.
  static func wordBeforeDestination(_ word: NameSyntax) -> Diagnostic {
    Diagnostic(
      .unexpectedText, "unexpected \(word) after '->'; a destination is a name alone",
      at: word.range)
  }

  /// A sign between a directive's word and its argument.
  static func signAfterDirective(
    _ word: DirectiveWord, _ sign: NameSyntax, replacing range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .unexpectedText,
      "unexpected \(sign); what '\(word.rawValue)' says follows white space\(replacement: "")",
      at: sign.range
    ).replacing(range)
  }

  static func optionalWithDefault(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unexpectedText,
      "a parameter with a default is never nil; write either '?' or the default", at: range)
  }

  static func misspeltMount(_ word: NameSyntax) -> Diagnostic {
    Diagnostic(.unexpectedText, "unexpected \(word) after '->'\(meant: "mount")", at: word.range)
  }

  static func declaredWithAt(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unexpectedText,
      "unexpected '@'; an attribute is declared by its name alone\(replacement: "")", at: range)
  }

  static func missingComma(at range: SourceRange) -> Diagnostic {
    Diagnostic(.unexpectedText, "expected '\(proposed: ",")' between two origins", at: range)
  }

  static func braceInLine(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unexpectedText,
      """
      unexpected '{' after the pattern; a group's brace ends its line, \
      a screen's follows its segment without white space
      """, at: range)
  }

  static func groupWithMore(_ what: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.unexpectedText, "a group's path has no \(what)", at: range)
  }

  static func unopenedGroup(at range: SourceRange) -> Diagnostic {
    Diagnostic(.unexpectedText, "'}' closes no group", at: range)
  }

  static func screenWithoutSegment(at range: SourceRange) -> Diagnostic {
    Diagnostic(.unexpectedText, "unexpected '{'; a screen stands behind a segment", at: range)
  }

  static func arrowAfterStack(_ arrow: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unexpectedText,
      "unexpected '\(arrow)' after a stack; its screens are its destinations", at: range)
  }

  static func arrowAfterStack(screen: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unexpectedText,
      "a stack has no arrow; write its last screen as '\(proposed: screen)'", at: range)
  }

  static func screenAfterQuery(_ screen: NameSyntax) -> Diagnostic {
    Diagnostic(
      .unexpectedText,
      "unexpected \(screen) after a query; the query of a stack follows its last screen",
      at: screen.range)
  }

  /// - Parameter line: the line with the mark where it belongs.
  static func markBeforeArrow(written line: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unexpectedText,
      """
      the '!' of a modal must follow the destination; write \(quoted: line), or '%21' \
      for a literal '!'
      """, at: range)
  }

  /// - Parameter text: what has the mark where it belongs.
  static func misplacedMark(at range: SourceRange, written text: String) -> Diagnostic {
    Diagnostic(
      .unexpectedText,
      "the '!' of a modal must follow the destination; write '\(proposed: text)'", at: range)
  }

  static func capitalAs(_ word: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unexpectedText, "unexpected '\(word)'\(meant: "as")", at: range)
  }

  static func defaultInGroup(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unexpectedText,
      """
      the default route '_' cannot be in a group, because it matches every link that no other \
      route matches; write it outside
      """, at: range)
  }

  static func braceAfterDirective(_ word: DirectiveWord, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unexpectedText,
      """
      unexpected '{' after the directive; remove it and the '}' that closes it, because \
      '\(word.rawValue)' has no block
      """, at: range)
  }

  static func routeAfterBrace(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unexpectedText,
      "a group's brace must end its line; write each route of the group on a line of its own",
      at: range)
  }

  static func stackWithFragment(at range: SourceRange) -> Diagnostic {
    Diagnostic(.unexpectedText, "a stack has no fragment", at: range)
  }

  // foreign-syntax

  static func foreignSyntax(_ found: NameSyntax, hint: Wording) -> Diagnostic {
    Diagnostic(.foreignSyntax, "unexpected \(found); \(hint)", at: found.range)
  }

  static func foreignSuffix(_ found: NameSyntax, after what: String, hint: Wording) -> Diagnostic {
    Diagnostic(
      .foreignSyntax, "unexpected \(found) after \(quoted: what); \(hint)",
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
      """
      unexpected \(quoted: written); a pattern is a path, and where links come from stands in \
      \(quoted: "origin " + origin)
      """, at: range)
  }

  /// - Parameter text: the same without its quotation marks.
  static func quotes(_ quoted: NameSyntax, text: String) -> Diagnostic {
    let hint: Wording =
      text.isEmpty ? "leave them out\(replacement: "")" : "write '\(proposed: text)'"
    return Diagnostic(.foreignSyntax, "\(quoted) has quotation marks; \(hint)", at: quoted.range)
  }

  static func anchor(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .foreignSyntax,
      "unexpected '^'; a pattern is not a regular expression, and matches whole paths", at: range)
  }

  static func quotedPattern(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .foreignSyntax, "unexpected '\"'; a pattern stands without quotation marks",
      at: range)
  }

  // merge-mark

  static func mergeMark(_ mark: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .mergeMark, "'\(mark)' is what a merge leaves; choose between its two sides",
      at: range)
  }
}
