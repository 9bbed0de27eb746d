extension Explanation {
  static let unexpectedText = Explanation(
    .lines, "Text that belongs to nothing",
    """
    The compiler reads the line up to here, and the text that follows has no meaning at this
    position. Often it's white space inside a pattern, a comma at the end of the line, or parts
    of a line in another order.
    """,
    .file(
      before: "product/:product_id -> ProductDestination;",
      says: "1:42: unexpected ';'; a line ends without it; remove it",
      after: "product/:product_id -> ProductDestination"))

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
      says: "1:1: '<<<<<<<' is a marker of a merge conflict; choose one of its two sides",
      after: "product/:product_id -> ProductDestination"))
}
