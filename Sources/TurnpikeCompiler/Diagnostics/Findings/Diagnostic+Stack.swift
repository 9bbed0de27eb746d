extension Diagnostic {
  // stack-without-screen

  static func stepWithoutScreen(_ step: NameSyntax) -> Diagnostic {
    Diagnostic(
      .stackWithoutScreen, "the last step \(step) of the stack has no screen",
      at: step.range)
  }

  // stack-too-deep

  static func stackTooDeep(limit: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(.stackTooDeep, "a stack has at most \(limit) screens", at: range)
  }

  // stack-query

  static func stackQuery(
    _ screen: String, _ parameter: String, at range: SourceRange, above: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .stackQuery,
      """
      \(quoted: screen) lies below a screen that lacks its \(quoted: parameter); \
      make that optional
      """, at: range, note: "a screen above it is here", at: above)
  }

  static func repeatedStackQuery(_ screen: NameSyntax, earlier: SourceRange) -> Diagnostic {
    Diagnostic(
      .stackQuery, "\(screen) has a query or attributes on two lines", at: screen.range,
      note: "the other line is here", at: earlier)
  }

  // stack-attribute

  static func screenOfTwoGroups(_ screen: NameSyntax, earlier: SourceRange) -> Diagnostic {
    Diagnostic(
      .stackAttribute,
      "all lines of one screen are in the same group; \(screen) is in two",
      at: screen.range, note: "the other line is here", at: earlier)
  }
}
