extension Explanation {
  static let badCharacter = Explanation(
    .paths, "A character that cannot stand as it is",
    """
    Some characters have a meaning in a pattern. If your links contain one, write the percent-
    encoding that the message names: it is decoded before links are compared. If the message
    names none, the character came in by accident: a no-break space, a curly quotation mark,
    or a character that you cannot see. Bidirectional controls are errors in comments too,
    because they make a line look like another; comments and documentation can have other
    invisible characters.
    """,
    .file(
      before: "televisions/24\" -> SmallTelevisionsDestination",
      says: "1:15: unexpected '\"' in a literal; write '%22' if links contain it",
      after: "televisions/24%22 -> SmallTelevisionsDestination"))

  static let badEscape = Explanation(
    .paths, "A percent sign that encodes nothing",
    """
    In a pattern '%' starts an encoded byte: two hexadecimal digits follow it, and the bytes
    together are UTF-8. This text is not such a byte. For a literal percent sign, write '%25'.
    """,
    .file(
      before: "sale/50% -> HalfPriceDestination",
      says: """
        1:8: '%' is not a valid percent-encoding; '%' precedes two hexadecimal digits, \
        and '%25' stands for '%'
        """,
      after: "sale/50%25 -> HalfPriceDestination"))

  static let dotSegment = Explanation(
    .paths, "A segment of dots",
    """
    In a URL the segments '.' and '..' mean this folder and the one above, and browsers resolve
    them before a link reaches the app. A link that still has one is refused, so that no route
    is reached by a detour, and a pattern with one would never be reached at all.
    """,
    .file(
      before: "shop/../help -> HelpDestination",
      says: "1:6: a link with the segment '..' is refused; write '%2E%2E' for dots",
      after: "help -> HelpDestination"))

  static let badSuffix = Explanation(
    .paths, "Text joined to a parameter's name",
    """
    A name has letters, digits, and '_'. Directly after it, only a suffix that begins with '.'
    is literal text, as in ':id.json', because ':product-id' is a name with a hyphen far more
    often. Before other text, close the capture with its type: ':id<String>-large'.
    """,
    .file(
      before: "product/:product-id -> ProductDestination",
      says: """
        1:17: unexpected '-id'; did you mean ':product_id', \
        or ':product<String>-id' for a literal?
        """,
      after: "product/:product_id -> ProductDestination"))

  static let twoCaptures = Explanation(
    .paths, "Two captures in one segment",
    """
    A segment, the text between two slashes, has at most one capture, with literal text before
    and after it. With two it would be open where the first ends and the second starts: 'a-b-c'
    could be split in two ways. Give each a segment of its own.
    """,
    .file(
      before: "compare/:first-:second -> ComparisonDestination",
      says: """
        1:16: a segment can have only one capture, and ':first' precedes this one; \
        separate them with '/'
        """,
      after: "compare/:first/:second -> ComparisonDestination"))

  static let restNotLast = Explanation(
    .paths, "A rest that is not the last segment",
    """
    '*name' captures all segments up to the end of the path, so nothing can follow it. Move it
    to the end, or capture a single segment with ':name'.
    """,
    .file(
      before: "files/*path/details -> FileDetailsDestination",
      says: "1:7: rest capture '*path' must be the last segment",
      after: "files/details/*path -> FileDetailsDestination"))

  static let optionalRest = Explanation(
    .paths, "A rest that may be missing",
    """
    '*name' captures one segment or more, as a list. It is never nil and has no default, since a
    path without any segment there is another path: give that a route of its own.
    """,
    .file(
      before: "files/*path<String?> -> FileDestination",
      says: """
        1:12: rest capture '*path' cannot be optional or have a default, because it is one segment or \
        more
        """,
      after: """
        files       -> FilesDestination
        files/*path -> FileDestination
        """))

  static let optionalNotLast = Explanation(
    .paths, "An optional capture before something required",
    """
    Segments are told apart by their position, so only what stands at the end of a path can be
    left out. An optional capture is the last segment, and behind one with a default there are
    only others that may be left out.
    """,
    .file(
      before: "profile/:user_name<String?>/posts -> PostsDestination",
      says: """
        1:9: only the last segment can be optional, and 'user_name' is before another
        1:29: the other segment is here
        """,
      after: "profile/posts/:user_name<String?> -> PostsDestination"))

  static let listInPath = Explanation(
    .paths, "A list in a place that holds one value",
    """
    A list is made of a query key that is repeated, as in 'search?tag=new&tag=red'. A path
    segment and a fragment hold one value, and '*name' is a list already: '*tags<String>'
    captures many strings. Move the list into the query, or drop the brackets.
    """,
    .file(
      before: "search/:tags<[String]> -> SearchDestination",
      says: "1:13: only a parameter of the query can have a list type, not 'tags'",
      after: "search?tag:tags<[String]> -> SearchDestination"))
}
