extension Explanation {
  static let missingPattern = Explanation(
    .lines, "A line without a pattern",
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

  static let missingArrow = Explanation(
    .lines, "A pattern without an arrow",
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

  static let missingDestination = Explanation(
    .lines, "An arrow that leads to nothing",
    """
    After '->' stands the destination, a Swift type's name that starts with a capital: the
    struct that is made for the route, with its parameters. After '-> mount' stands the enum of
    other routes.
    """,
    .file(
      before: "product/:product_id ->",
      says: "1:23: expected a destination after '->'; write 'ProductDestination'",
      after: "product/:product_id -> ProductDestination"))

  static let missingName = Explanation(
    .lines, "Something without its name",
    """
    A name should stand here and does not: after ':' that of a parameter, after 'as' or '=>'
    that of a case, after a directive what it is about. An item of a query has a name as well,
    'q:text' for the key 'q' and the parameter 'text', or ':q' where both are the same, and a
    condition has a key before its '='.
    """,
    .file(
      before: "search?q -> SearchDestination",
      says: """
        1:9: 'q' is not a valid query item; write ':q' for a parameter, or \
        'q=value' for a condition
        """,
      after: "search?q:text -> SearchDestination"))

  static let unclosedBracket = Explanation(
    .lines, "A bracket that is not closed",
    """
    A '<', '{' or '(' opens here and is not closed before the end of the line, so it is not
    clear where the type, the screen or the attribute's text ends. If you mean the character
    '<' in a literal or a default, write '%3C'.
    """,
    .file(
      before: "orders/:order_id<Int -> OrderDestination",
      says: "1:17: '<Int' is not closed; write '<Int>'",
      after: "orders/:order_id<Int> -> OrderDestination"))
}
