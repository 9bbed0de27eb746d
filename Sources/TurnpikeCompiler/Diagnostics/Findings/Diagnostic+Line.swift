extension Diagnostic {
  // missing-pattern

  static func missingPattern(before arrow: SourceRange) -> Diagnostic {
    Diagnostic(
      .missingPattern, "expected a pattern before the arrow; the root is written '/'",
      at: arrow)
  }

  static func queryWithoutPath(at range: SourceRange) -> Diagnostic {
    Diagnostic(.missingPattern, "expected a path before '?'; the root is written '/'", at: range)
  }

  static func itemWithoutQuery(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .missingPattern, "expected a query before '&'; its first item stands behind '?'",
      at: range)
  }

  static func missingGroupPath(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .missingPattern,
      "expected a path before '{'; a group without a prefix is written '\(proposed: "/ {")'",
      at: range)
  }

  // missing-arrow

  static func missingArrow(
    after pattern: NameSyntax, destination: String, found text: NameSyntax? = nil
  ) -> Diagnostic {
    let place = SourceRange(
      file: pattern.range.file, lower: pattern.range.upper, upper: pattern.range.upper)
    let rest: Wording =
      text.map { ", found \($0)" } ?? "; write '-> \(destination)'"
    return Diagnostic(.missingArrow, "expected '->' after \(pattern)\(rest)", at: place)
  }

  /// Before a destination, where nothing but the arrow is missing or written in another way.
  static func missingArrowAlone(
    after pattern: NameSyntax, found text: NameSyntax, replacing range: SourceRange
  ) -> Diagnostic {
    let place = SourceRange(
      file: pattern.range.file, lower: pattern.range.upper, upper: pattern.range.upper)
    return Diagnostic(
      .missingArrow, "expected '\(proposed: "->")' after \(pattern), found \(text)",
      at: place
    ).replacing(range, end: range.lower == range.upper ? " " : "")
  }

  static func colonAsArrow(at range: SourceRange) -> Diagnostic {
    Diagnostic(.missingArrow, "unexpected ':'; an arrow is written '\(proposed: " ->")'", at: range)
  }

  static func missingArrowAfterDefault(at range: SourceRange) -> Diagnostic {
    Diagnostic(.missingArrow, "expected '->' after '_'; write '-> NotFoundDestination'", at: range)
  }

  // missing-destination

  static func missingDestination(
    after before: String, destination: String, found: NameSyntax?, at range: SourceRange
  ) -> Diagnostic {
    let isMount = before != "'->'"
    let rest: Wording =
      found.map { ", found \($0)" } ?? (isMount ? "" : "; write '\(destination)'")
    let what = isMount ? "the mounted enum" : "a destination"
    return Diagnostic(.missingDestination, "expected \(what) after \(before)\(rest)", at: range)
  }

  static func destinationOnNextLine(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .missingDestination,
      "a destination follows its arrow on the same line; write \(quoted: "-> " + name)", at: range)
  }

  // missing-name

  /// - Parameter what: what is missing, with its article: `a case name`.
  static func missingName(
    _ what: String, after before: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(.missingName, "expected \(what) after \(before)", at: range)
  }

  /// `.product`.
  static func dotBeforeCase(_ name: NameSyntax) -> Diagnostic {
    Diagnostic(
      .missingName,
      "unexpected \(name); a case is named without '.', '\(proposed: String(name.text.dropFirst()))'",
      at: name.range)
  }

  static func missingCaptureName(isDigit: Bool, at range: SourceRange) -> Diagnostic {
    let hint =
      isDigit ? "; a name starts with a letter or '_'" : ", as in ':id' or ':id<Int>'"
    return Diagnostic(.missingName, "expected a parameter's name after ':'\(hint)", at: range)
  }

  /// - Parameter mark: the text before the name instead of a colon alone.
  static func misplacedName(_ name: String, after mark: String, at range: SourceRange) -> Diagnostic
  {
    Diagnostic(
      .missingName,
      "unexpected \(quoted: mark) before a name; write '\(proposed: ":" + name)'", at: range)
  }

  static func missingArgument(of directive: DirectiveWord, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .missingName, "expected \(directive.argument) after '\(directive.rawValue)'",
      at: range)
  }

  static func missingDefinition(of name: NameSyntax, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .missingName,
      "expected '=' after \(name), then words or a range: 'type \(name.text) = new|price'",
      at: range)
  }

  static func missingEnumName(at range: SourceRange) -> Diagnostic {
    Diagnostic(.missingName, "expected an enum's name before ':'", at: range)
  }

  static func bareQueryKey(
    _ key: NameSyntax, parameter: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .missingName,
      """
      \(key) is not a valid query item; write \(quoted: parameter) for a parameter, or \
      \(quoted: key.text + "=value") for a condition
      """, at: range)
  }

  static func emptyKey(at range: SourceRange) -> Diagnostic {
    Diagnostic(.missingName, "expected a key before '='", at: range)
  }

  static func emptyQuery(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .missingName,
      """
      expected a parameter or a condition after '?'; \
      an optional capture is written ':name<String?>'
      """, at: range)
  }

  static func emptyQueryItem(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .missingName,
      "expected a parameter or a condition after '&'; leave out '&'\(replacement: "")", at: range)
  }

  // unclosed-bracket

  /// - Parameter closed: the bracket with what it holds, closed.
  static func unclosedType(_ closed: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.unclosedBracket, "'<' is not closed; write '\(proposed: closed)'", at: range)
  }

  static func unclosedBracket(
    _ bracket: String, at range: SourceRange, isInDefault: Bool = false
  ) -> Diagnostic {
    let hint = isInDefault ? "; a '<' in a default is written '%3C'" : ""
    return Diagnostic(.unclosedBracket, "'\(bracket)' is not closed\(hint)", at: range)
  }
}
