extension Diagnostic {
  // unknown-case

  static func unknownCase(_ name: NameSyntax, suggestions: [String]) -> Diagnostic {
    Diagnostic(.unknownCase, "no route is called \(name)\(meant: suggestions)", at: name.range)
  }

  /// - Parameter cases: those of the destination, one or more.
  static func destinationAsCase(_ name: NameSyntax, cases: [String]) -> Diagnostic {
    let hint: Wording =
      cases.count == 1
      ? "write '=> \(proposed: cases[0])'" : "it has the cases \(all: cases)"
    return Diagnostic(
      .unknownCase, "\(name) is a destination, and an alias names a case; \(hint)",
      at: name.range)
  }

  /// What only a route leads to, as no case is called nearly so.
  static func destinationAfterAliasArrow(_ name: NameSyntax, _ arrow: SourceRange) -> Diagnostic {
    Diagnostic(
      .unknownCase,
      "no route is called \(name); a destination is written '\(proposed: "-> " + name.text)'",
      at: name.range
    ).replacing(SourceRange(file: arrow.file, lower: arrow.lower, upper: name.range.upper))
  }

  /// - Parameter arrow: the one before it.
  static func caseAfterArrow(_ name: NameSyntax, _ arrow: SourceRange) -> Diagnostic {
    Diagnostic(
      .unknownCase,
      "\(name) is a case, and '->' leads to a destination; write '\(proposed: "=> " + name.text)'",
      at: name.range
    ).replacing(SourceRange(file: arrow.file, lower: arrow.lower, upper: name.range.upper))
  }

  static func aliasOfDefault(_ name: NameSyntax, declared: SourceRange) -> Diagnostic {
    Diagnostic(
      .unknownCase, "\(name) is the default route, which no link leads to",
      at: name.range, note: "it is declared here", at: declared)
  }

  // alias-parameters

  /// - Parameter names: those of all that the target has.
  static func unknownAliasParameter(
    _ name: NameSyntax, of target: String, names: [String]
  ) -> Diagnostic {
    let more = names.count > 8 ? ", …" : ""
    let all: Wording =
      names.isEmpty ? "it has none" : "it has \(list: Array(names.prefix(8)))\(more)"
    return Diagnostic(
      .aliasParameters,
      """
      \(quoted: target) has no parameter \(name)\
      \(meant: nearestNames(to: name.text, in: names), else: all)
      """, at: name.range)
  }

  static func aliasLacks(
    _ names: [String], at range: SourceRange, target: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .aliasParameters, "the alias lacks \(list: names), which its target needs",
      at: range, note: "the target is here", at: target)
  }

  static func aliasType(_ name: NameSyntax, expected: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .aliasParameters, "\(name) is of type \(quoted: expected) in the alias's target",
      at: range)
  }

  static func aliasOptional(_ name: NameSyntax, at range: SourceRange) -> Diagnostic {
    Diagnostic(.aliasParameters, "\(name) is not optional in the alias's target", at: range)
  }

  static func aliasList(_ name: NameSyntax, targetIsList: Bool) -> Diagnostic {
    let what = targetIsList ? "a list" : "one value"
    return Diagnostic(.aliasParameters, "\(name) is \(what) in the alias's target", at: name.range)
  }
}
