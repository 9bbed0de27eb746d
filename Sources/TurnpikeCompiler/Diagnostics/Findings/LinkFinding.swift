/// What is wrong between routes, and with the links that lead to them.
package enum LinkFinding: String, CaseIterable, Sendable {
  case duplicatePattern = "duplicate-pattern"
  case conflictingRoutes = "conflicting-routes"
  case unreachableRoute = "unreachable-route"
  case tableTooLarge = "table-too-large"
  case exampleMismatch = "example-mismatch"
  case deprecatedUse = "deprecated-use"
}

extension LinkFinding {
  @_optimize(none)
  package var explanation: Explanation {
    switch self {
    case .duplicatePattern:
      .error(
        "Two equal patterns",
        """
        Both patterns answer exactly the same links: the names of parameters do not tell links
        apart, nor do slashes at the start or end. Only one of the two routes could ever be
        reached, so one has to go, or to get another path.
        """,
        .file(
          before: """
            product/:product_id -> ProductDestination
            product/:name/      -> NamedProductDestination
            """,
          says: """
            2:1: 'product/:name/' and 'product/:product_id' are the same pattern
            1:1: the other pattern is here
            """,
          after: """
            product/:product_id -> ProductDestination
            product/named/:name -> NamedProductDestination
            """))
    case .conflictingRoutes:
      .error(
        "Two routes that answer one link",
        """
        The more specific route answers a link, and the order of lines never matters. These two
        are equally specific for the link in the message ('42' is an 'Int' and a 'Double' as well),
        so nothing says which is meant. Tell them apart: by a literal segment, or by ranges or words
        that have nothing in common.
        """,
        .file(
          before: """
            item/:number<Int>   -> NumberedItemDestination
            item/:price<Double> -> PricedItemDestination
            """,
          says: """
            2:1: 'item/:number<Int>' and 'item/:price<Double>' both answer 'item/42'
            1:1: the other route is here
            """,
          after: """
            item/:number<Int>         -> NumberedItemDestination
            item/price/:price<Double> -> PricedItemDestination
            """))
    case .unreachableRoute:
      .error(
        "A route that no link reaches",
        """
        Every link that this route answers is answered by a more specific route already, or by
        several together, so it is never reached: words, for example, are more specific than 'Bool',
        which reads only 'true' and 'false'. Remove the route, or narrow the others.
        """,
        .file(
          before: """
            newsletter/:answer<yes|no|true|false> -> AnswerDestination
            newsletter/:wanted<Bool>              -> NewsletterDestination
            """,
          says: """
            2:1: 'newsletter/:wanted<Bool>' is never reached: \
            'newsletter/:answer<yes|no|true|false>' answers all of its links
            1:1: the route that answers them is here
            """,
          after: """
            newsletter/:answer<yes|no> -> AnswerDestination
            newsletter/:wanted<Bool>   -> NewsletterDestination
            """))
    case .tableTooLarge:
      .error(
        "A table that is too large",
        """
        Links are matched in one pass, by a table made in advance, which holds 16 megabytes. Each
        pattern stands in it with its prefix, so very many routes behind a very long prefix are more
        than it holds. The same is said of thousands of captures that overlap in several segments,
        rather than compare each with each. A literal before them tells routes apart.
        """,
        .excerpt(
          before: """
            # a prefix of twenty thousand bytes before a thousand routes
            catalogue/of/everything/that/was/ever/sold {
                first -> FirstDestination
                # … 998 more
                last  -> LastDestination
            }
            """,
          says: """
            the table of these patterns would be larger than 16 megabytes; this one is the longest
            """,
          after: """
            catalogue {
                first -> FirstDestination
                # … 998 more
                last  -> LastDestination
            }
            """))
    case .exampleMismatch:
      .error(
        "An example that does not lead to its route",
        """
        '@example(…)' gives a whole link that the route answers, for the documentation and for
        tests. This one is answered by another route or by none, so either the example or the
        pattern is wrong. It belongs to a route, not to a group, and is never empty.
        """,
        .file(
          before: "product/:product_id -> ProductDestination @example(prodct/1988)",
          says: """
            1:52: the example 'prodct/1988' is not answered: no route answers this path
            """,
          after: "product/:product_id -> ProductDestination @example(product/1988)"))
    case .deprecatedUse:
      .warning(
        "Something new that relies on something deprecated",
        """
        A route with '@deprecated' is meant to go one day, and an alias or example that leads to it
        would go with it. Let it lead to the route that takes its place. This is a warning: the
        build goes on.
        """,
        .file(
          before: """
            product/:product_id -> ProductDestination
            item/:product_id    -> ItemDestination @deprecated(use product)
            p/:product_id       => item
            """,
          says: """
            3:24: the alias leads to 'item', which is deprecated
            2:40: it is deprecated here
            """,
          after: """
            product/:product_id -> ProductDestination
            item/:product_id    -> ItemDestination @deprecated(use product)
            p/:product_id       => product
            """))
    }
  }
}

extension Diagnostic {
  // duplicate-pattern

  static func duplicatePattern(_ later: NameSyntax, _ earlier: NameSyntax) -> Diagnostic {
    Diagnostic(
      .link(.duplicatePattern),
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
      .link(.conflictingRoutes),
      "\(earlier) and \(later) both answer \(quoted: witness)",
      at: later.range, note: "the other route is here", at: earlier.range)
  }

  // unreachable-route

  static func unreachableRoute(_ pattern: NameSyntax, better: NameSyntax) -> Diagnostic {
    Diagnostic(
      .link(.unreachableRoute),
      "\(pattern) is never reached: \(better) answers all of its links",
      at: pattern.range, note: "the route that answers them is here", at: better.range)
  }

  /// - Parameter better: the patterns that answer all links together, one at least.
  @_optimize(none)
  static func unreachableRoute(_ pattern: NameSyntax, better: [NameSyntax]) -> Diagnostic {
    let shown = better.prefix(4)
    let names = shown.map(\.text)
    let others: Wording =
      better.count > 4 ? "\(list: names) and others" : "\(all: names)"
    let answer = better.count > 1 ? "answer" : "answers"
    return Diagnostic(
      .link(.unreachableRoute),
      "\(pattern) is never reached: \(others) \(answer) all of its links",
      at: pattern.range, note: "a route that answers some is here", at: shown.map(\.range))
  }

  // table-too-large

  static func tableTooLarge(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .link(.tableTooLarge),
      "the table of these patterns would be larger than 16 megabytes; this one is the longest",
      at: range)
  }

  @_optimize(none)
  static func tooManyOverlaps(_ patterns: [NameSyntax], at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .link(.tableTooLarge),
      "too many captures that overlap meet in one place for a table of a sensible size",
      at: range, note: "one of them is here", at: patterns.prefix(3).map(\.range))
  }

  // example-mismatch

  static func exampleWithoutLink(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .link(.exampleMismatch), "an example is a link, as in '@example(product/1988)'", at: range)
  }

  static func exampleOfGroup(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .link(.exampleMismatch), "an example belongs to a route, not to a group", at: range)
  }

  static func exampleOfDefault(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .link(.exampleMismatch), "the default route answers no link, so it has no example",
      at: range)
  }

  static func unansweredExample(_ example: NameSyntax, _ reason: String) -> Diagnostic {
    Diagnostic(
      .link(.exampleMismatch), "the example \(example) is not answered: \(reason)",
      at: example.range)
  }

  static func exampleOfAnother(
    _ example: NameSyntax, _ pattern: String, at place: SourceRange?
  ) -> Diagnostic {
    Diagnostic(
      .link(.exampleMismatch),
      "the example \(example) is answered by \(quoted: pattern)", at: example.range,
      note: "that pattern is here", at: place)
  }

  // deprecated-use

  static func aliasOfDeprecated(_ name: NameSyntax, declared: SourceRange) -> Diagnostic {
    Diagnostic(
      .link(.deprecatedUse), "the alias leads to \(name), which is deprecated", at: name.range,
      note: "it is deprecated here", at: declared)
  }

  static func deprecatedExample(_ example: NameSyntax, declared: SourceRange) -> Diagnostic {
    Diagnostic(
      .link(.deprecatedUse), "the example \(example) leads to a deprecated route",
      at: example.range, note: "it is deprecated here", at: declared)
  }
}
