/// What is wrong with groups.
package enum GroupFinding: String, CaseIterable, Sendable {
  case missingBrace = "missing-brace"
  case groupNotClosed = "group-not-closed"
  case groupTooDeep = "group-too-deep"
}

extension GroupFinding {
  package var explanation: Explanation {
    switch self {
    case .missingBrace:
      .error(
        "A group without its brace",
        """
        A path with attributes and no arrow starts a group, whose '{' ends the line, and has none of
        its own; without it nothing says which routes the group holds. Was a route meant? Its
        attributes stand at the end, after '->' and the destination.
        """,
        .file(
          before: """
            attribute auth
            account @auth
              settings -> SettingsDestination
            }
            """,
          says: """
            2:14: expected '{' after a group's attributes; a route has '->' before them
            """,
          after: """
            attribute auth
            account @auth {
              settings -> SettingsDestination
            }
            """))
    case .groupNotClosed:
      .error(
        "A group that is not closed",
        """
        The routes of a group stand between its '{' and a '}' on a line of its own. The file ends
        before that, so all that follows the brace would get the group's prefix and attributes,
        meant or not.
        """,
        .file(
          before: """
            attribute auth
            account @auth {
              settings -> SettingsDestination
            """,
          says: "2:15: the group 'account' is not closed; add '}'",
          after: """
            attribute auth
            account @auth {
              settings -> SettingsDestination
            }
            """))
    case .groupTooDeep:
      .error(
        "Groups nested too deep",
        """
        Groups may stand inside groups, a hundred deep. No app needs more; a file that goes deeper
        was most likely made by a program that never closes its groups.
        """,
        .excerpt(
          before: """
            a {
            a {
            # … 98 more
            a {
            x -> XDestination
            """,
          says: "groups nest at most 100 deep",
          after: """
            a/a {
              x -> XDestination
            }
            """))
    }
  }
}

extension Diagnostic {
  // missing-brace

  static func missingBrace(after range: SourceRange) -> Diagnostic {
    Diagnostic(
      .group(.missingBrace),
      "expected '{' after a group's attributes; a route has '->' before them", at: range)
  }

  /// - Parameter head: the group's path and attributes.
  static func braceOnNextLine(of head: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .group(.missingBrace),
      "a group's brace ends the line of its path; write \(quoted: head + " {")", at: range)
  }

  static func arrowBeforeBrace(_ arrow: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .stray(.unexpectedText), "unexpected '\(arrow)'; a group has no arrow\(replacement: "")",
      at: range)
  }

  /// - Parameter isJoined: whether no white space stands before the sign.
  static func foreignBrace(_ sign: NameSyntax, isJoined: Bool) -> Diagnostic {
    Diagnostic(
      .group(.missingBrace),
      "unexpected \(sign); a group's line ends with '\(proposed: isJoined ? " {" : "{")'",
      at: sign.range)
  }

  static func attributesAfterBrace(_ attributes: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .attribute(.misplacedAttribute),
      "a group's attributes stand before its brace; write '\(proposed: " \(attributes) {")'",
      at: range)
  }

  // group-not-closed

  static func groupNotClosed(_ path: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .group(.groupNotClosed), "the group \(quoted: path) is not closed; add '}'", at: range)
  }

  // group-too-deep

  static func groupTooDeep(limit: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(.group(.groupTooDeep), "groups nest at most \(limit) deep", at: range)
  }
}
