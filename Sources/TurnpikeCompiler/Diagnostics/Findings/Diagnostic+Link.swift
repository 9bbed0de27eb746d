extension Diagnostic {
  // duplicate-pattern

  static func duplicatePattern(_ later: NameSyntax, _ earlier: NameSyntax) -> Diagnostic {
    Diagnostic(
      .duplicatePattern,
      later.text == earlier.text
        ? "two routes have the pattern \(later)"
        : "\(later) and \(earlier) are the same pattern",
      at: later.range, note: "the other pattern is here", at: earlier.range)
  }

  // conflicting-routes

  static func conflictingRoutes(
    _ earlier: NameSyntax, _ later: NameSyntax, witness: String
  ) -> Diagnostic {
    Diagnostic(
      .conflictingRoutes,
      "\(earlier) and \(later) both answer \(quoted: witness)",
      at: later.range, note: "the other route is here", at: earlier.range)
  }

  // unreachable-route

  static func unreachableRoute(_ pattern: NameSyntax, better: NameSyntax) -> Diagnostic {
    Diagnostic(
      .unreachableRoute,
      "\(pattern) is never reached: \(better) answers all of its links",
      at: pattern.range, note: "the route that answers them is here", at: better.range)
  }

  /// - Parameter better: the patterns that answer all links together, one at least.
  static func unreachableRoute(_ pattern: NameSyntax, better: [NameSyntax]) -> Diagnostic {
    let shown = better.prefix(4)
    let names = shown.map(\.text)
    let others: Wording =
      better.count > 4 ? "\(list: names) and others" : "\(all: names)"
    let answer = better.count > 1 ? "answer" : "answers"
    return Diagnostic(
      .unreachableRoute,
      "\(pattern) is never reached: \(others) \(answer) all of its links",
      at: pattern.range, note: "a route that answers some is here", at: shown.map(\.range))
  }

  // table-too-large

  static func tableTooLarge(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .tableTooLarge,
      "the table of these patterns would be larger than 16 megabytes; this one is the longest",
      at: range)
  }

  static func tooManyOverlaps(_ patterns: [NameSyntax], at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .tableTooLarge,
      "too many captures that overlap meet in one place for a table of a sensible size",
      at: range, note: "one of them is here", at: patterns.prefix(3).map(\.range))
  }

  static func lockTooLarge(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .tableTooLarge,
      """
      the lock and the routes overlap in too many ways to be compared; give the routes prefixes of \
      their own
      """, at: range)
  }

  // example-mismatch

  static func exampleWithoutLink(at range: SourceRange) -> Diagnostic {
    Diagnostic(.exampleMismatch, "an example is a link, as in '@example(product/1988)'", at: range)
  }

  static func exampleOfGroup(at range: SourceRange) -> Diagnostic {
    Diagnostic(.exampleMismatch, "an example belongs to a route, not to a group", at: range)
  }

  static func exampleOfDefault(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .exampleMismatch, "the default route answers no link, so it has no example",
      at: range)
  }

  static func unansweredExample(_ example: NameSyntax, _ reason: String) -> Diagnostic {
    Diagnostic(
      .exampleMismatch, "the example \(example) does not match its line: \(reason)",
      at: example.range)
  }

  static func exampleOfAnother(
    _ example: NameSyntax, _ pattern: String, at place: SourceRange?
  ) -> Diagnostic {
    Diagnostic(
      .exampleMismatch,
      "the example \(example) is answered by \(quoted: pattern)", at: example.range,
      note: "that pattern is here", at: place)
  }

  // deprecated-use

  static func aliasOfDeprecated(_ name: NameSyntax, declared: SourceRange) -> Diagnostic {
    Diagnostic(
      .deprecatedUse, "the alias leads to \(name), which is deprecated", at: name.range,
      note: "it is deprecated here", at: declared)
  }

  static func deprecatedExample(_ example: NameSyntax, declared: SourceRange) -> Diagnostic {
    Diagnostic(
      .deprecatedUse, "the example \(example) leads to a deprecated route",
      at: example.range, note: "it is deprecated here", at: declared)
  }
}
