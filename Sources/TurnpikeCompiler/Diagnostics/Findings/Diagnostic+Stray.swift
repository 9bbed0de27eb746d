extension Diagnostic {
  // unexpected-text

  static func defaultInGroup(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unexpectedText,
      """
      the default route '_' cannot be in a group, because it matches every link that no other \
      route matches; write it outside
      """, at: range)
  }
}
