extension Catalogue {
  static let names = Chapter(
    title: "Names and aliases",
    entries: [
      CatalogueEntry(
        .badIdentifier, "A name that Swift could not use",
        """
        Destinations, parameters, words and attributes become names in Swift code. This one leaves
        no identifier, or is called like something that the generated code itself needs, and would
        take its place: a type such as 'String', the enum 'Attribute', a module by which the file
        names a type. Choose another, for a type of your own by a 'typealias'.
        """,
        .file(
          before: "label/:text -> String",
          after: "label/:text -> LabelDestination")),
      CatalogueEntry(
        .duplicateCase, "Two routes with one name",
        """
        Each route is a case of the enum, called like its destination without 'Destination', or as
        'as' says. Two cases of one enum cannot have the same name: let 'as' give one another.
        """,
        .file(
          before: """
            login         -> LoginDestination
            partner/login -> PartnerLoginDestination as login
            """,
          after: """
            login         -> LoginDestination
            partner/login -> PartnerLoginDestination as partnerLogin
            """)),
      CatalogueEntry(
        .duplicateDestination, "A destination of two routes",
        """
        A struct is made for each route's destination, with the parameters of that route, so the
        name stands once. Where a second pattern leads to the same place, it is an alias: '=>' and
        the name of the case. The enum's own name is taken as well.
        """,
        .file(
          before: """
            product/:product_id -> ProductDestination
            p/:product_id       -> ProductDestination
            """,
          after: """
            product/:product_id -> ProductDestination
            p/:product_id       => product
            """)),
      CatalogueEntry(
        .duplicateParameter, "Two parameters with one name",
        """
        The parameters of a route become properties of one struct, so their names differ, also after
        they are made Swift names: 'user_id' and 'userID' are both 'userID'. A query key stands once
        in a pattern too, since each parameter has a value of its own.
        """,
        .file(
          before: "compare/:product_id/:product_id -> ComparisonDestination",
          after: "compare/:product_id/:other_id -> ComparisonDestination")),
      CatalogueEntry(
        .duplicateDefault, "Two default routes",
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
          after: """
            / -> HomeDestination
            _ -> NotFoundDestination
            """)),
      CatalogueEntry(
        .unknownCase, "An alias of a route that does not exist",
        """
        After '=>' stands the name of another route's case, not its destination: that name without
        'Destination', starting with a small letter, or the name after 'as'. There is no such case,
        or it is one that no second pattern can lead to: the default route, or a mount.
        """,
        .file(
          before: """
            product/:product_id -> ProductDestination
            p/:product_id       => produkt
            """,
          after: """
            product/:product_id -> ProductDestination
            p/:product_id       => product
            """)),
      CatalogueEntry(
        .aliasParameters, "An alias with other parameters than its route",
        """
        An alias is a second pattern of the same route, so it captures that route's parameters,
        under the same names and with the same types. Only what is optional or has a default may be
        missing, and nothing can be captured that the route does not have.
        """,
        .file(
          before: """
            product/:product_id -> ProductDestination
            p/:id               => product
            """,
          after: """
            product/:product_id -> ProductDestination
            p/:product_id       => product
            """)),
    ])
}
