import TurnpikeTable

extension Diagnostic {
  // unknown-origin

  static func unknownOrigin(
    _ name: String, suggestions: [String], declared: [String], at range: SourceRange
  ) -> Diagnostic {
    let hint: Wording =
      declared.isEmpty
      ? "write 'origin' before the first route" : "declared: \(list: declared)"
    return Diagnostic(
      .unknownOrigin, "\(quoted: name) is no origin of the table\(meant: suggestions, else: hint)",
      at: range
    ).withoutReplacement
  }

  // contradictory-attributes

  static func contradictoryAttributes(
    _ attribute: NameSyntax, _ other: NameSyntax
  ) -> Diagnostic {
    let (first, second) =
      other.range.isBefore(attribute.range) ? (other, attribute) : (attribute, other)
    return Diagnostic(
      .contradictoryAttributes,
      """
      \(first) and \(second) exclude each other, so no link can match here; leave one of them out
      """, at: second.range, note: "the other one is here", at: first.range)
  }

  static func noOriginLeft(_ attribute: NameSyntax) -> Diagnostic {
    Diagnostic(
      .contradictoryAttributes,
      "no link can match here: a build with this line has no origin of \(attribute)",
      at: attribute.range)
  }

  // attribute-value

  static func badCondition(_ text: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .attributeValue,
      """
      \(quoted: text) is no compilation condition, as in '@only(DEBUG)' or '@only(!DEBUG)'; a group \
      can add a second one
      """, at: range)
  }

  static func tooManyConditions(_ count: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .attributeValue,
      """
      the table asks for \(count) compilation conditions in '@only', and at most \
      \(BuildConditions.maximumCount) have room
      """, at: range)
  }

  // misplaced-attribute

  static func attributeOfOrigin(_ name: NameSyntax) -> Diagnostic {
    Diagnostic(
      .misplacedAttribute, "an origin takes the attribute '@only' alone, and not \(name)",
      at: name.range)
  }
}
