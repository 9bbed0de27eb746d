/// What is wrong with stacks.
package enum StackFinding: String, CaseIterable, Sendable {
  case stackWithoutScreen = "stack-without-screen"
  case stackTooDeep = "stack-too-deep"
  case stackQuery = "stack-query"
  case stackAttribute = "stack-attribute"
}

extension StackFinding {
  package var explanation: Explanation {
    switch self {
    case .stackWithoutScreen:
      .error(
        "A stack that ends without a screen",
        """
        In a line like 'list{ListScreen}/:item_id{ItemScreen}' each screen is a route that lies on
        the screens before it. A link with the last step of this line would lead to no screen: give
        the step one in braces, or leave it out.
        """,
        .file(
          before: "list{ListScreen}/:item_id<Int>",
          says: "1:18: the last step ':item_id<Int>' of the stack has no screen",
          after: "list{ListScreen}/:item_id<Int>{ItemScreen}"))
    case .stackTooDeep:
      .error(
        "A stack of too many screens",
        """
        A stack has at most a hundred screens, each of which is a route with all the path before
        it. No app lays so many on each other; a line that does was most likely made by a program
        that never starts a new one.
        """,
        .excerpt(
          before: """
            s1{Screen1}/s2{Screen2}/…/s101{Screen101}
            """,
          says: "a stack has at most 100 screens",
          after: """
            s1{Screen1}/s2{Screen2}
            """))
    case .stackQuery:
      .error(
        "A query that a stack cannot carry",
        """
        A screen that lies below others is made from their link, which has the path up to it and
        none of its query. So its query asks for nothing that is required: make it optional, or give
        it a default. The query, attributes and documentation of a screen stand on one line only.
        """,
        .file(
          before: """
            list{ListScreen}?:sort
            list{ListScreen}/:item_id<Int>{ItemScreen}
            """,
          says: """
            1:19: 'ListScreen' lies below a screen that lacks its 'sort'; make that optional
            2:32: a screen above it is here
            """,
          after: """
            list{ListScreen}?:sort<String?>
            list{ListScreen}/:item_id<Int>{ItemScreen}
            """))
    case .stackAttribute:
      .error(
        "A screen whose groups give it two values",
        """
        Several lines can share a screen, which has the attributes of every group that one of them
        is in. Two groups that give it different values of one attribute leave open which one
        counts. Give the screen a line of its own with the attribute: that overrides both.
        """,
        .file(
          before: """
            attribute level<Int 1...3>
            / @level(1) {
                list{ListScreen}/a{AScreen}
            }
            / @level(3) {
                list{ListScreen}/b{BScreen}
            }
            """,
          says: """
            6:10: 'ListScreen' has '@level(3)' here and '@level(1)' in another group; give it a \
            line of its own with one of them
            3:10: it is in the other group here
            """,
          after: """
            attribute level<Int 1...3>
            list{ListScreen} @level(3)
            / @level(1) {
                list{ListScreen}/a{AScreen}
            }
            / @level(3) {
                list{ListScreen}/b{BScreen}
            }
            """))
    }
  }
}

extension Diagnostic {
  // stack-without-screen

  static func stepWithoutScreen(_ step: NameSyntax) -> Diagnostic {
    Diagnostic(
      .stack(.stackWithoutScreen), "the last step \(step) of the stack has no screen",
      at: step.range)
  }

  // stack-too-deep

  static func stackTooDeep(limit: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(.stack(.stackTooDeep), "a stack has at most \(limit) screens", at: range)
  }

  // stack-query

  static func stackQuery(
    _ screen: String, _ parameter: String, at range: SourceRange, above: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .stack(.stackQuery),
      """
      \(quoted: screen) lies below a screen that lacks its \(quoted: parameter); \
      make that optional
      """, at: range, note: "a screen above it is here", at: above)
  }

  static func repeatedStackQuery(_ screen: NameSyntax, earlier: SourceRange) -> Diagnostic {
    Diagnostic(
      .stack(.stackQuery), "\(screen) has a query or attributes on two lines", at: screen.range,
      note: "the other line is here", at: earlier)
  }

  // stack-attribute

  static func screenOfTwoValues(
    _ screen: NameSyntax, _ attribute: String, _ other: String, earlier: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .stack(.stackAttribute),
      """
      \(screen) has \(quoted: attribute) here and \(quoted: other) in another group; \
      give it a line of its own with one of them
      """, at: screen.range, note: "it is in the other group here", at: earlier)
  }
}
