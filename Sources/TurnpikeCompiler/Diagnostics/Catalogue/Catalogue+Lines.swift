extension Catalogue {
  static let lines = Chapter(
    title: "Lines",
    entries: [
      CatalogueEntry(
        .missingPattern, "A line without a pattern",
        """
        A route starts with its pattern: the path of the links that it answers. Here the line starts
        with an arrow or with a query, which goes on with the line before it, and there is none
        that could go on: so nothing says which links those are. The root of the app has a pattern
        too, '/'.
        """,
        .file(
          before: "-> HomeDestination",
          after: "/ -> HomeDestination")),
      CatalogueEntry(
        .missingArrow, "A pattern without an arrow",
        """
        After its pattern a route has '->' and its destination, the type of what the link leads to.
        This line ends, or goes on with something else, before the arrow, so its links would lead
        nowhere.
        """,
        .file(
          before: "product/:product_id",
          after: "product/:product_id -> ProductDestination")),
      CatalogueEntry(
        .missingDestination, "An arrow that leads to nothing",
        """
        After '->' stands the destination, a Swift type's name that starts with a capital: the
        struct that is made for the route, with its parameters. After '-> mount' stands the enum of
        other routes.
        """,
        .file(
          before: "product/:product_id ->",
          after: "product/:product_id -> ProductDestination")),
      CatalogueEntry(
        .missingName, "Something without its name",
        """
        A name should stand here and does not: after ':' that of a parameter, after 'as' or '=>'
        that of a case, after a directive what it is about. An item of a query has a name as well,
        'q:text' for the key 'q' and the parameter 'text', or ':q' where both are the same, and a
        condition has a key before its '='.
        """,
        .file(
          before: "search?q -> SearchDestination",
          after: "search?q:text -> SearchDestination")),
      CatalogueEntry(
        .unclosedBracket, "A bracket that is not closed",
        """
        A '<', '{' or '(' is opened here and not closed before the end of the line, so nobody can
        tell where the type, the screen or the attribute's text ends. Where a '<' itself is meant,
        in a literal or a default, it is written '%3C'.
        """,
        .file(
          before: "orders/:order_id<Int -> OrderDestination",
          after: "orders/:order_id<Int> -> OrderDestination")),
      CatalogueEntry(
        .unexpectedText, "Text that belongs to nothing",
        """
        The line is understood up to here, and what follows has no meaning in this place. Often it
        is a comment with the wrong sign (comments start with '#', documentation with '///'),
        a blank inside a pattern, or something that stands in another order.
        """,
        .file(
          before: "product/:product_id -> ProductDestination // one product",
          after: "product/:product_id -> ProductDestination # one product")),
      CatalogueEntry(
        .foreignSyntax, "What another tool writes",
        """
        This is how another router, framework or language writes it, and the message says how it is
        written here: a capture ':id', an optional one ':id<String?>', a type ':id<Int>', a default
        ':page<Int = 1>', a rest '*path'. A pattern is a path alone, without host, method or
        quotation marks, and a comment starts with '#'.
        """,
        .file(
          before: "users/{id:int} -> UserDestination",
          after: "users/:id<Int> -> UserDestination")),
      CatalogueEntry(
        .mergeMark, "What a merge has left",
        """
        A merge could not join two changes of these lines, and has written both down between marks.
        Keep what is right, and take the marks out. The lines of the second side are not looked at
        until then.
        """,
        .file(
          before: """
            <<<<<<< HEAD
            product/:product_id -> ProductDestination
            =======
            product/:id -> ProductDestination
            >>>>>>> shorter-names
            """,
          after: "product/:product_id -> ProductDestination")),
    ])
}
