extension Explanation {
  static let badIdentifier = Explanation(
    .names, "A name that Swift could not use",
    """
    Destinations, parameters, words and attributes become names in Swift code. This one leaves
    no identifier, or is called like something that the generated code itself needs, and would
    take its place: a type such as 'String', the enum 'Attribute', a module by which the file
    names a type. Choose another, for a type of your own by a 'typealias'.
    """,
    .file(
      before: "label/:text -> String",
      says: """
        1:16: a type cannot be named 'String', because generated code needs that name; rename it
        """,
      after: "label/:text -> LabelDestination"))

  static let duplicateCase = Explanation(
    .names, "Two routes with one name",
    """
    Each route is a case of the enum, called like its destination without 'Destination', or as
    'as' says. Two cases of one enum cannot have the same name: let 'as' give one another.
    """,
    .file(
      before: """
        login         -> LoginDestination
        partner/login -> PartnerLoginDestination as login
        """,
      says: """
        2:45: two routes cannot have the same case 'login'; name one of them with 'as'
        1:18: the other route is here
        """,
      after: """
        login         -> LoginDestination
        partner/login -> PartnerLoginDestination as partnerLogin
        """))

  static let duplicateDestination = Explanation(
    .names, "A destination of two routes",
    """
    A struct is made for each destination, with the parameters of its routes. A second pattern
    of one route is an alias: '=>' and the name of the case. One screen at a second place is a
    case of its own, named after 'as', with the same parameters. The enum's own name is taken
    as well.
    """,
    .file(
      before: """
        product/:product_id -> ProductDestination
        p/:product_id       -> ProductDestination
        """,
      says: """
        2:24: two routes cannot have the same destination 'ProductDestination'; write '=> \
        product' for a second pattern of one route, or '-> ProductDestination as name' for a \
        second case
        1:24: the other route is here
        """,
      after: """
        product/:product_id -> ProductDestination
        p/:product_id       => product
        """))

  static let duplicateParameter = Explanation(
    .names, "Two parameters with one name",
    """
    The parameters of a route become properties of one struct, so their names differ, also after
    they are made Swift names: 'user_id' and 'userID' are both 'userID'. A query key stands once
    in a pattern too, since each parameter has a value of its own.
    """,
    .file(
      before: "compare/:product_id/:product_id -> ComparisonDestination",
      says: """
        1:22: the parameter 'product_id' cannot be captured twice
        1:10: the other capture is here
        """,
      after: "compare/:product_id/:other_id -> ComparisonDestination"))

  static let duplicateDefaultRoute = Explanation(
    .names, "Two default routes",
    """
    The route with the pattern '_' takes every link that no other route answers. With a second
    one it would be open which of them does.
    """,
    .file(
      before: """
        / -> HomeDestination
        _ -> NotFoundDestination
        _ -> LandingDestination
        """,
      says: """
        3:1: an enum cannot have two default routes '_'
        2:1: the other route is here
        """,
      after: """
        / -> HomeDestination
        _ -> NotFoundDestination
        """))
}
