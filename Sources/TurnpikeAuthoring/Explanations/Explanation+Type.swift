extension Explanation {
  static let badType = Explanation(
    .types, "A type that is none",
    """
    Between '<' and '>' stands a type's name with a capital, a list of one ('[Int]'), or words
    ('new|price'); destinations and enums start with a capital too, as in Swift. A name has '.'
    only where the type is mounted or imported.
    """,
    .file(
      before: "team/:team_id<int> -> TeamDestination",
      says: "1:15: the type name 'int' must start with a capital letter; did you mean 'Int'?",
      after: "team/:team_id<Int> -> TeamDestination"))

  static let unknownType = Explanation(
    .types, "A type that does not exist",
    """
    This looks like a built-in type written in another way, or it names a module that the file
    does not import. Any other name is taken as a Swift type of your own, so a slip here would
    show only later, when Swift does not find it.
    """,
    .file(
      before: "team/:team_id<Integer> -> TeamDestination",
      says: "1:15: unknown type 'Integer'; did you mean 'Int'?",
      after: "team/:team_id<Int> -> TeamDestination"))
}
