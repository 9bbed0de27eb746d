extension Explanation {
  static let missingBrace = Explanation(
    .groups, "A group without its brace",
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

  static let groupNotClosed = Explanation(
    .groups, "A group that is not closed",
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

  static let groupTooDeep = Explanation(
    .groups, "Groups nested too deep",
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
      says: "groups can nest at most 100 deep",
      after: """
        a/a {
          x -> XDestination
        }
        """))
}
