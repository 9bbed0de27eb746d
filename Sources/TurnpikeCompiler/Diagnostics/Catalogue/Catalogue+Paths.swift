extension Catalogue {
  static let paths = Chapter(
    title: "Paths and queries",
    entries: [
      CatalogueEntry(
        .badCharacter, "A character that cannot stand as it is",
        """
        Some characters mean something in a pattern, or never stand in a link as they are. Write the
        percent-encoding that the message names: it is decoded before links are compared, so it
        means the character itself. Where it names none, the character came in by accident: one
        that cannot be seen, a no-break space, or a quotation mark that an editor made curly.
        """,
        .file(
          before: "televisions/24\" -> SmallTelevisionsDestination",
          after: "televisions/24%22 -> SmallTelevisionsDestination")),
      CatalogueEntry(
        .badEscape, "A percent sign that encodes nothing",
        """
        In a pattern '%' starts an encoded byte: two hexadecimal digits follow it, and the bytes
        together are UTF-8. This one is neither that nor a percent sign, which is itself written
        '%25'. No link would ever be answered by it in the way that it looks.
        """,
        .file(
          before: "sale/50% -> HalfPriceDestination",
          after: "sale/50%25 -> HalfPriceDestination")),
      CatalogueEntry(
        .dotSegment, "A segment of dots",
        """
        In a URL the segments '.' and '..' mean this folder and the one above, and browsers resolve
        them before a link reaches the app. A link that still has one is refused, so that no route
        is reached by a detour, and a pattern with one would never be reached at all.
        """,
        .file(
          before: "shop/../help -> HelpDestination",
          after: "help -> HelpDestination")),
      CatalogueEntry(
        .badSuffix, "Text joined to a parameter's name",
        """
        A name has letters, digits and '_'. Directly behind it only a suffix that begins with '.'
        is read as literal text, as in ':id.json', since ':product-id' is a name with a hyphen far
        more often. For other text behind a capture, close it with its type: ':id<String>-large'.
        """,
        .file(
          before: "product/:product-id -> ProductDestination",
          after: "product/:product_id -> ProductDestination")),
      CatalogueEntry(
        .twoCaptures, "Two captures in one segment",
        """
        A segment, the text between two slashes, has at most one capture, with literal text before
        and after it. With two it would be open where the first ends and the second starts: 'a-b-c'
        could be split in two ways. Give each a segment of its own.
        """,
        .file(
          before: "compare/:first-:second -> ComparisonDestination",
          after: "compare/:first/:second -> ComparisonDestination")),
      CatalogueEntry(
        .restNotLast, "A rest that is not the last segment",
        """
        '*name' captures all segments up to the end of the path, so nothing can follow it. Move it
        to the end, or capture a single segment with ':name'.
        """,
        .file(
          before: "files/*path/details -> FileDetailsDestination",
          after: "files/details/*path -> FileDetailsDestination")),
      CatalogueEntry(
        .optionalRest, "A rest that may be missing",
        """
        '*name' captures one segment or more, as a list. It is never nil and has no default, since a
        path without any segment there is another path: give that a route of its own.
        """,
        .file(
          before: "files/*path<String?> -> FileDestination",
          after: """
            files       -> FilesDestination
            files/*path -> FileDestination
            """)),
      CatalogueEntry(
        .optionalNotLast, "An optional capture before something required",
        """
        Segments are told apart by their position, so only what stands at the end of a path can be
        left out. An optional capture is the last segment, and behind one with a default there are
        only others that may be left out.
        """,
        .file(
          before: "profile/:user_name<String?>/posts -> PostsDestination",
          after: "profile/posts/:user_name<String?> -> PostsDestination")),
      CatalogueEntry(
        .listInPath, "A list in a place that holds one value",
        """
        A list is made of a query key that is repeated, as in 'search?tag=new&tag=red'. A path
        segment and a fragment hold one value, and '*name' is a list already: '*tags<String>'
        captures many strings. Move the list into the query, or drop the brackets.
        """,
        .file(
          before: "search/:tags<[String]> -> SearchDestination",
          after: "search?tag:tags<[String]> -> SearchDestination")),
    ])
}
