extension Diagnostic {
  // missing-brace

  static func missingBrace(after range: SourceRange) -> Diagnostic {
    Diagnostic(
      .missingBrace,
      "expected '{' after a group's attributes; a route has '->' before them", at: range)
  }

  /// - Parameter path: the group's, which has lines below it.
  static func missingBrace(of path: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .missingBrace,
      "the lines of a group must be in braces; write \(quoted: path + " {") and a line '}'",
      at: range)
  }

  /// - Parameter head: the group's path and attributes.
  static func braceOnNextLine(of head: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .missingBrace,
      "a group's brace ends the line of its path; write \(quoted: head + " {")", at: range)
  }

  static func arrowBeforeBrace(_ arrow: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unexpectedText, "unexpected '\(arrow)'; a group has no arrow\(replacement: "")",
      at: range)
  }

  /// - Parameter isJoined: whether no white space is before the sign.
  static func foreignBrace(_ sign: NameSyntax, isJoined: Bool) -> Diagnostic {
    Diagnostic(
      .missingBrace,
      "unexpected \(sign); a group's line ends with '\(proposed: isJoined ? " {" : "{")'",
      at: sign.range)
  }

  static func attributesAfterBrace(_ attributes: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .misplacedAttribute,
      "a group's attributes stand before its brace; write '\(proposed: " \(attributes) {")'",
      at: range)
  }

  // group-not-closed

  static func groupNotClosed(_ path: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.groupNotClosed, "the group \(quoted: path) is not closed; add '}'", at: range)
  }

  // group-too-deep

  static func groupTooDeep(limit: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(.groupTooDeep, "groups nest at most \(limit) deep", at: range)
  }
}
