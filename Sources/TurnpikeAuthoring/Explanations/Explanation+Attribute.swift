extension Explanation {
  static let attributeWithoutName = Explanation(
    .groups, "An attribute without a name",
    """
    An attribute is '@' and a name without a blank between them, and perhaps a text in
    parentheses: '@auth', '@analytics(order)'. By its name the app asks for it, so '@' alone
    says nothing.
    """,
    .file(
      before: "orders -> OrdersDestination @",
      says: "1:29: expected the name of an attribute after '@'",
      after: "orders -> OrdersDestination @deprecated"))

  static let repeatedAttribute = Explanation(
    .groups, "An attribute that stands twice",
    """
    A line has each attribute once, or it would be open which text counts; '@example' alone may
    stand several times. What a group gives its routes is another matter: a route that has the
    same attribute itself overrides it.
    """,
    .file(
      before: """
        attribute analytics<String>
        orders -> OrdersDestination @analytics(orders) @analytics(list)
        """,
      says: """
        2:49: the attribute '@analytics' is repeated
        2:30: previously used here
        """,
      after: """
        attribute analytics<String>
        orders -> OrdersDestination @analytics(orders)
        """))

  static let undeclaredAttribute = Explanation(
    .groups, "An attribute that is not declared",
    """
    Filters and the app ask for attributes by their names, so a misspelt one would take away
    what it protects without a word. That is why each name is declared, with 'attribute', in
    one of the files that make the enum.
    """,
    .file(
      before: """
        attribute auth
        orders -> OrdersDestination @auht
        """,
      says: "2:30: unknown attribute 'auht'; did you mean 'auth'?",
      after: """
        attribute auth
        orders -> OrdersDestination @auth
        """))

  static let misplacedAttribute = Explanation(
    .groups, "An attribute where the line has none",
    """
    A group's attributes follow its path, those of any other line stand at its end, each after
    white space. In any other place it would be text of the path: '@auth {' makes a group of
    unguarded routes under the path '@auth', where '/ @auth {' guards them. A path that is
    really called like an attribute is written with '%40'.
    """,
    .file(
      before: """
        attribute auth
        @auth {
          orders -> OrdersDestination
        }
        """,
      says: """
        2:1: '@auth' is part of the path here; write '/ @auth {' for the attribute, or '%40' \
        for '@' in a path
        """,
      after: """
        attribute auth
        / @auth {
          orders -> OrdersDestination
        }
        """))

  static let attributeValue = Explanation(
    .groups, "An attribute with a wrong value",
    """
    What stands behind an attribute is a value of the type that its declaration gives, within
    its range or among its words. Without a text it stands for the declaration's default; where
    there is none, a value has to be written. An attribute declared without a type has none.
    """,
    .file(
      before: """
        attribute level<Int 1...3>
        orders -> OrdersDestination @level(5)
        """,
      says: "2:36: '5' is not a valid value of '@level', whose type is 'Int 1...3'",
      after: """
        attribute level<Int 1...3>
        orders -> OrdersDestination @level(3)
        """))

  static let badContainer = Explanation(
    .groups, "A container that is none",
    """
    '@container' names the part of the app that shows a route, as a tab, by a word that gives a
    case in Swift: letters, digits, '_' and '-', but not 'allCases', which the enum of them has.
    Two words do not give one case, and an attribute names a container only once. All lines
    through a screen of a stack name the same container, or none.
    """,
    .file(
      before: """
        orders -> OrdersDestination @container(my orders)
        """,
      says: "1:40: 'my orders' is not a valid container name; write a name like '@container(home)'",
      after: """
        orders -> OrdersDestination @container(my-orders)
        """))
}
