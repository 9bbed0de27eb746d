/// The wording of what is wrong with attributes, groups and stacks.
extension Diagnostic {
  // Attributes

  static func attributeWithoutName(at range: SourceRange) -> Diagnostic {
    Diagnostic(.attributeWithoutName, "expected an attribute's name after '@'", at: range)
  }

  static func repeatedAttribute(_ name: NameSyntax, earlier: SourceRange) -> Diagnostic {
    Diagnostic(
      .repeatedAttribute, "the attribute '@\(quoted(name.text).dropFirst()) is repeated",
      at: name.range, notes: [Note("it stands here already", at: earlier)])
  }

  static func attributesBeforeArrow(at range: SourceRange) -> Diagnostic {
    Diagnostic(.unexpectedText, "attributes stand at the end of the line", at: range)
  }

  // Groups and stacks

  static func missingBrace(after range: SourceRange) -> Diagnostic {
    Diagnostic(
      .missingBrace, "expected '{' after a group's attributes; a route has '->' before them",
      at: range)
  }

  static func braceInLine(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unexpectedText,
      "unexpected '{' after the pattern; a group's brace ends its line, "
        + "a screen's follows its segment without white space", at: range)
  }

  static func groupWithMore(_ what: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.unexpectedText, "a group's path has no \(what)", at: range)
  }

  static func groupTooDeep(limit: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(.groupTooDeep, "groups nest at most \(limit) deep", at: range)
  }

  static func groupNotClosed(_ path: PatternSyntax, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .groupNotClosed, "the group \(quoted(path.text)) is not closed; add '}'", at: range)
  }

  static func unopenedGroup(at range: SourceRange) -> Diagnostic {
    Diagnostic(.unexpectedText, "'}' closes no group", at: range)
  }

  static func stackTooDeep(limit: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(.stackTooDeep, "a stack has at most \(limit) screens", at: range)
  }

  static func arrowAfterStack(_ arrow: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unexpectedText, "unexpected '\(arrow)' after a stack; its screens are its destinations",
      at: range)
  }

  static func stackWithFragment(at range: SourceRange) -> Diagnostic {
    Diagnostic(.unexpectedText, "a stack has no fragment", at: range)
  }

  static func stepWithoutScreen(_ step: NameSyntax) -> Diagnostic {
    Diagnostic(
      .stackWithoutScreen, "the last step \(quoted(step.text)) of the stack has no screen",
      at: step.range)
  }
}
