/// What a line lacks. It is reported at the empty range where it should stand.
package enum LineFinding: String, CaseIterable, Sendable {
  case missingPattern = "missing-pattern"
  case missingArrow = "missing-arrow"
  case missingDestination = "missing-destination"
  case missingName = "missing-name"
  case unclosedBracket = "unclosed-bracket"
}

extension LineFinding {
  @_optimize(none)
  package var explanation: Explanation {
    switch self {
    case .missingPattern:
      .error(
        "A line without a pattern",
        """
        A route starts with its pattern: the path of the links that it answers. Here the line starts
        with an arrow or with a query, which goes on with the line before it, and there is none
        that could go on: so nothing says which links those are. The root of the app has a pattern
        too, '/'.
        """,
        .file(
          before: "-> HomeDestination",
          says: "1:1: expected a pattern before the arrow; the root is written '/'",
          after: "/ -> HomeDestination"))
    case .missingArrow:
      .error(
        "A pattern without an arrow",
        """
        After its pattern a route has '->' and its destination, the type of what the link leads to.
        This line ends, or goes on with something else, before the arrow, so its links would lead
        nowhere.
        """,
        .file(
          before: "product/:product_id",
          says: """
            1:20: expected '->' after 'product/:product_id'; write '-> ProductDestination'
            """,
          after: "product/:product_id -> ProductDestination"))
    case .missingDestination:
      .error(
        "An arrow that leads to nothing",
        """
        After '->' stands the destination, a Swift type's name that starts with a capital: the
        struct that is made for the route, with its parameters. After '-> mount' stands the enum of
        other routes.
        """,
        .file(
          before: "product/:product_id ->",
          says: "1:23: expected a destination after '->'; write 'ProductDestination'",
          after: "product/:product_id -> ProductDestination"))
    case .missingName:
      .error(
        "Something without its name",
        """
        A name should stand here and does not: after ':' that of a parameter, after 'as' or '=>'
        that of a case, after a directive what it is about. An item of a query has a name as well,
        'q:text' for the key 'q' and the parameter 'text', or ':q' where both are the same, and a
        condition has a key before its '='.
        """,
        .file(
          before: "search?q -> SearchDestination",
          says: "1:9: expected ':' and a name, or '=' and a value, after 'q'",
          after: "search?q:text -> SearchDestination"))
    case .unclosedBracket:
      .error(
        "A bracket that is not closed",
        """
        A '<', '{' or '(' is opened here and not closed before the end of the line, so nobody can
        tell where the type, the screen or the attribute's text ends. Where a '<' itself is meant,
        in a literal or a default, it is written '%3C'.
        """,
        .file(
          before: "orders/:order_id<Int -> OrderDestination",
          says: "1:17: '<' is not closed; write '<Int>'",
          after: "orders/:order_id<Int> -> OrderDestination"))
    }
  }
}

extension Diagnostic {
  // missing-pattern

  static func missingPattern(before arrow: SourceRange) -> Diagnostic {
    Diagnostic(
      .line(.missingPattern), "expected a pattern before the arrow; the root is written '/'",
      at: arrow)
  }

  static func queryWithoutPath(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .line(.missingPattern), "expected a path before '?'; the root is written '/'", at: range)
  }

  static func itemWithoutQuery(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .line(.missingPattern), "expected a query before '&'; its first item stands behind '?'",
      at: range)
  }

  static func missingGroupPath(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .line(.missingPattern),
      "expected a path before '{'; a group without a prefix is written '\(proposed: "/ {")'",
      at: range)
  }

  // missing-arrow

  @_optimize(none)
  static func missingArrow(
    after pattern: NameSyntax, destination: String, found text: NameSyntax? = nil
  ) -> Diagnostic {
    let place = SourceRange(
      file: pattern.range.file, lower: pattern.range.upper, upper: pattern.range.upper)
    let rest: Wording =
      text.map { ", found \($0)" } ?? "; write '-> \(destination)'"
    return Diagnostic(
      .line(.missingArrow), "expected '->' after \(pattern)\(rest)", at: place)
  }

  /// Before a destination, where nothing but the arrow is missing or written in another way.
  @_optimize(none)
  static func missingArrowAlone(
    after pattern: NameSyntax, found text: NameSyntax, replacing range: SourceRange
  ) -> Diagnostic {
    let place = SourceRange(
      file: pattern.range.file, lower: pattern.range.upper, upper: pattern.range.upper)
    return Diagnostic(
      .line(.missingArrow), "expected '\(proposed: "->")' after \(pattern), found \(text)",
      at: place
    ).replacing(range, end: range.lower == range.upper ? " " : "")
  }

  static func colonAsArrow(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .line(.missingArrow), "unexpected ':'; an arrow is written '\(proposed: " ->")'", at: range)
  }

  static func missingArrowAfterDefault(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .line(.missingArrow), "expected '->' after '_'; write '-> NotFoundDestination'", at: range)
  }

  // missing-destination

  @_optimize(none)
  static func missingDestination(
    after before: String, destination: String, found: NameSyntax?, at range: SourceRange
  ) -> Diagnostic {
    let isMount = before != "'->'"
    let rest: Wording =
      found.map { ", found \($0)" } ?? (isMount ? "" : "; write '\(destination)'")
    let what = isMount ? "the mounted enum" : "a destination"
    return Diagnostic(
      .line(.missingDestination), "expected \(what) after \(before)\(rest)", at: range)
  }

  static func destinationOnNextLine(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .line(.missingDestination),
      "a destination follows its arrow on the same line; write \(quoted: "-> " + name)", at: range)
  }

  // missing-name

  /// - Parameter what: what a name of stands there, with its article.
  static func missingName(
    _ what: String, after before: String, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(.line(.missingName), "expected \(what) after \(before)", at: range)
  }

  /// `.product`.
  static func dotBeforeCase(_ name: NameSyntax) -> Diagnostic {
    Diagnostic(
      .line(.missingName),
      "unexpected \(name); a case is named without '.', '\(proposed: String(name.text.dropFirst()))'",
      at: name.range)
  }

  static func missingCaptureName(isDigit: Bool, at range: SourceRange) -> Diagnostic {
    let hint =
      isDigit ? "; a name starts with a letter or '_'" : ", as in ':id' or ':id<Int>'"
    return Diagnostic(
      .line(.missingName), "expected a parameter's name after ':'\(hint)", at: range)
  }

  /// - Parameter mark: what stands before the name instead of a colon alone.
  static func misplacedName(_ name: String, after mark: String, at range: SourceRange) -> Diagnostic
  {
    Diagnostic(
      .line(.missingName),
      "unexpected \(quoted: mark) before a name; write '\(proposed: ":" + name)'", at: range)
  }

  @_optimize(none)
  static func missingArgument(of directive: DirectiveWord, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .line(.missingName), "expected \(directive.argument) after '\(directive.rawValue)'",
      at: range)
  }

  static func missingDefinition(of name: NameSyntax, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .line(.missingName),
      "expected '=' after \(name), then words or a range: 'type \(name.text) = new|price'",
      at: range)
  }

  static func missingEnumName(at range: SourceRange) -> Diagnostic {
    Diagnostic(.line(.missingName), "expected an enum's name before ':'", at: range)
  }

  static func bareQueryKey(_ key: NameSyntax, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .line(.missingName), "expected ':' and a name, or '=' and a value, after \(key)", at: range)
  }

  static func emptyKey(at range: SourceRange) -> Diagnostic {
    Diagnostic(.line(.missingName), "expected a key before '='", at: range)
  }

  static func emptyQuery(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .line(.missingName),
      """
      expected a parameter or a condition after '?'; \
      an optional capture is written ':name<String?>'
      """, at: range)
  }

  static func emptyQueryItem(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .line(.missingName),
      "expected a parameter or a condition after '&'; leave out '&'\(replacement: "")", at: range)
  }

  // unclosed-bracket

  /// - Parameter closed: the bracket with what it holds, closed.
  static func unclosedType(_ closed: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .line(.unclosedBracket), "'<' is not closed; write '\(proposed: closed)'", at: range)
  }

  static func unclosedBracket(
    _ bracket: String, at range: SourceRange, isInDefault: Bool = false
  ) -> Diagnostic {
    let hint = isInDefault ? "; a '<' in a default is written '%3C'" : ""
    return Diagnostic(.line(.unclosedBracket), "'\(bracket)' is not closed\(hint)", at: range)
  }
}
