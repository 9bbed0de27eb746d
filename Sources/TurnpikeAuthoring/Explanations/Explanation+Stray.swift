extension Explanation {
  static let unexpectedText = Explanation(
    .lines, "Text that belongs to nothing",
    """
    The line is understood up to here, and what follows has no meaning in this place. Often it
    is a comment with the wrong sign (comments start with '#', documentation with '///'),
    a blank inside a pattern, or something that stands in another order.
    """,
    .file(
      before: "product/:product_id -> ProductDestination // one product",
      says: """
        1:43: unexpected '//' after the destination; a comment starts with '#' after white space
        """,
      after: "product/:product_id -> ProductDestination # one product"))

  static let foreignSyntax = Explanation(
    .lines, "What another tool writes",
    """
    This is how another router, framework or language writes it, and the message says how it is
    written here: a capture ':id', an optional one ':id<String?>', a type ':id<Int>', a default
    ':page<Int = 1>', a rest '*path'. A pattern is a path alone, without host or method, nothing
    stands in quotation marks, and a comment starts with '#'.
    """,
    .file(
      before: "users/{id:int} -> UserDestination",
      says: "1:7: unexpected '{id:int}'; a capture is written ':id<Int>'",
      after: "users/:id<Int> -> UserDestination"))

  static let mergeMark = Explanation(
    .lines, "What a merge has left",
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
      says: "1:1: '<<<<<<<' is what a merge leaves; choose between its two sides",
      after: "product/:product_id -> ProductDestination"))
}
