// The wording of what is found between routes.

extension Diagnostic {
  static func duplicatePattern(_ later: PatternModel, _ earlier: PatternModel) -> Diagnostic {
    let message =
      later.text == earlier.text
      ? "two routes have the pattern \(quoted(later.text))"
      : "\(quoted(later.text)) and \(quoted(earlier.text)) are the same pattern"
    return Diagnostic(
      .duplicatePattern, message, at: later.range,
      notes: [Note("the other pattern is here", at: earlier.range)])
  }

  static func conflictingRoutes(
    _ earlier: PatternModel, _ later: PatternModel, witness: String
  ) -> Diagnostic {
    Diagnostic(
      .conflictingRoutes,
      "\(quoted(earlier.text)) and \(quoted(later.text)) both answer \(quoted(witness))",
      at: later.range, notes: [Note("the other route is here", at: earlier.range)])
  }

  static func unreachableRoute(_ pattern: PatternModel, better: PatternModel) -> Diagnostic {
    Diagnostic(
      .unreachableRoute,
      "\(quoted(pattern.text)) is never reached: \(quoted(better.text)) answers all of its links",
      at: pattern.range, notes: [Note("the route that answers them is here", at: better.range)])
  }

  /// - Parameter better: the patterns that answer all links together, one at least.
  static func unreachableRoute(_ pattern: PatternModel, better: [PatternModel]) -> Diagnostic {
    var others = better.prefix(4).map { quoted($0.text) }
    if better.count > 4 { others.append("others") }
    let last = others.removeLast()
    let list = others.isEmpty ? last : others.joined(separator: ", ") + " and " + last
    return Diagnostic(
      .unreachableRoute,
      "\(quoted(pattern.text)) is never reached: \(list) "
        + (others.isEmpty ? "answers all of its links" : "answer all of its links"),
      at: pattern.range,
      notes: better.prefix(4).map { Note("a route that answers some is here", at: $0.range) })
  }

  static func unansweredExample(_ example: ExampleModel, _ reason: String) -> Diagnostic {
    Diagnostic(
      .exampleMismatch,
      "the example \(quoted(example.link)) is not answered: \(harmless(reason))",
      at: example.range)
  }

  static func exampleOfAnother(
    _ example: ExampleModel, _ pattern: String, at place: SourceRange?
  ) -> Diagnostic {
    Diagnostic(
      .exampleMismatch,
      "the example \(quoted(example.link)) is answered by \(quoted(pattern))", at: example.range,
      notes: place.map { [Note("that pattern is here", at: $0)] } ?? [])
  }

  static func deprecatedExample(
    _ example: ExampleModel, declared: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .deprecatedUse, "the example \(quoted(example.link)) leads to a deprecated route",
      at: example.range, notes: [Note("it is deprecated here", at: declared)])
  }

  static func tableTooLarge(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .tableTooLarge,
      "the table of these patterns would be larger than 16 megabytes; this one is the longest",
      at: range)
  }

  static func tooManyOverlaps(_ patterns: [PatternModel], at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .tableTooLarge,
      "too many captures that overlap meet in one place for a table of a sensible size",
      at: range, notes: patterns.prefix(3).map { Note("one of them is here", at: $0.range) })
  }
}
