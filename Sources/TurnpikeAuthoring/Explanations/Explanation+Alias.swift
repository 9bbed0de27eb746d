extension Explanation {
  static let unknownCase = Explanation(
    .names, "An alias of a route that does not exist",
    """
    After '=>' stands the name of another route's case, not its destination: that name without
    'Destination', starting with a small letter, or the name after 'as'. There is no such case,
    or it is the default route, which no pattern can lead to. After '->' stands a destination,
    and no case.
    """,
    .file(
      before: """
        product/:product_id -> ProductDestination
        p/:product_id       => produkt
        """,
      says: "2:24: unknown case 'produkt'; did you mean 'product'?",
      after: """
        product/:product_id -> ProductDestination
        p/:product_id       => product
        """))

  static let aliasParameters = Explanation(
    .names, "An alias with other parameters than its route",
    """
    An alias is a second pattern of the same route, so it captures that route's parameters,
    under the same names and with the same types. It cannot capture anything else. The query
    and the fragment of the route apply to the alias too, except an item whose key the alias
    writes. Of the path, only parameters that are optional or have a default can be omitted.
    """,
    .file(
      before: """
        product/:product_id -> ProductDestination
        p/:id               => product
        """,
      says: "2:4: 'product' has no parameter 'id'; it has 'product_id'",
      after: """
        product/:product_id -> ProductDestination
        p/:product_id       => product
        """))
}
