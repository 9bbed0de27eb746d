extension ParserDiagnosticTests {
  private static func foreign(
    _ text: String, _ column: Int, _ found: String, _ hint: String
  ) -> (String, String) {
    (text, "1:\(column): unexpected '\(found)'; \(hint) [foreign-syntax]")
  }

  private static func suffix(
    _ text: String, _ column: Int, _ found: String, after what: String, _ hint: String
  ) -> (String, String) {
    (text, "1:\(column): unexpected '\(found)' after '\(what)'; \(hint) [foreign-syntax]")
  }

  /// Captures in the brackets of other tools.
  static let captures: [(String, String)] = [
    foreign("a/{id} -> X", 3, "{id}", "a capture is written ':id'"),
    foreign("a?q={text} -> X", 5, "{text}", "a parameter is written 'q:text'"),
    foreign("a?q=<text>&b=1 -> X", 5, "<text>", "a parameter is written 'q:text'"),
    foreign("a?text=[text] -> X", 8, "[text]", "a parameter is written ':text'"),
    foreign("a?q=:text -> X", 3, "q=:text", "a parameter is written 'q:text'"),
    foreign(
      "a?q=$text -> X", 5, "$text", "a parameter is written 'q:text', a literal '$' '%24'"),
    foreign("a/{{id}} -> X", 3, "{{id}}", "a capture is written ':id'"),
    foreign("a/{{ id }}/b -> X", 3, "{{ id }}", "a capture is written ':id'"),
    foreign("a/{id:int} -> X", 3, "{id:int}", "a capture is written ':id<Int>'"),
    foreign("a/{id:[0-9]+} -> X", 3, "{id:[0-9]+}", "a capture is written ':id<Int>'"),
    foreign(
      "a/{id:x{4}} -> X", 3, "{id:x{4}}", "a capture is written ':id', with a type ':id<Int>'"),
    foreign("a/{id?} -> X", 3, "{id?}", "an optional capture is written ':id<String?>'"),
    foreign("a/{id:int?} -> X", 3, "{id:int?}", "an optional capture is written ':id<Int?>'"),
    foreign("a/{*path} -> X", 3, "{*path}", "a rest is written '*path'"),
    foreign("a/{path...} -> X", 3, "{path...}", "a rest is written '*path'"),
    foreign("a/<id> -> X", 3, "<id>", "a capture is written ':id'"),
    foreign("/users/<int:id>/x -> X", 8, "<int:id>", "a capture is written ':id<Int>'"),
    foreign("a/<path:more> -> X", 3, "<path:more>", "a rest is written '*more'"),
    foreign("a/v<id> -> X", 4, "<id>", "a capture is written ':id'"),
    foreign("item/id<Int> -> X", 8, "<Int>", "a capture is written ':id<Int>'"),
    foreign("item/id<Int 1...5>/b -> X", 8, "<Int 1...5>", "a capture is written ':id<Int 1...5>'"),
    foreign("item/id<int?> -> X", 8, "<int?>", "a capture is written ':id<Int?>'"),
    foreign("item/id<a|b = a> -> X", 8, "<a|b = a>", "a capture is written ':id<a|b = a>'"),
    foreign(
      "item/id<date> -> X", 8, "<date>", "a capture is written ':id<Date>', or 'id:date'"),
    foreign("a?q<String?> -> X", 4, "<String?>", "a capture is written ':q<String?>'"),
    foreign("a?q<String?>&:b -> X", 4, "<String?>", "a capture is written ':q<String?>'"),
    foreign(
      "a/<Int> -> X", 3, "<Int>", "a capture has a name before its type, as in ':name<Int>'"),
    foreign(
      "a/[0-9]+ -> X", 3, "[0-9]", "a capture has a name and a type, as in ':id<Int>'"),
    foreign(
      "a/[a-zA-Z]+ -> X", 3, "[a-zA-Z]", "a capture has a name and a type, as in ':id<Int>'"),
    foreign("a/[id] -> X", 3, "[id]", "a capture is written ':id'"),
    foreign("a/[product-id] -> X", 3, "[product-id]", "a capture is written ':product_id'"),
    foreign("a/[...slug] -> X", 3, "[...slug]", "a rest is written '*slug'"),
    foreign(
      "a/[[...slug]] -> X", 3, "[[...slug]]",
      "a rest is written '*slug', and takes one segment or more"),
    foreign("a/[[id]] -> X", 3, "[[id]]", "an optional capture is written ':id<String?>'"),
    foreign("a/$id/b -> X", 3, "$id", "a capture is written ':id', a literal '$' '%24'"),
    foreign("a/** -> X", 3, "**", "a rest is written '*'"),
    foreign("a/**path -> X", 3, "**path", "a rest is written '*path'"),
  ]

  /// What stands directly behind a name.
  static let suffixes: [(String, String)] = [
    foreign("a/(:id) -> X", 3, "(:id)", "an optional capture is written ':id<String?>'"),
    foreign("a(/:id) -> X", 2, "(/:id)", "an optional capture is written '/:id<String?>'"),
    foreign("a(/:id)?/b -> X", 2, "(/:id)?", "an optional capture is written '/:id<String?>'"),
    foreign("a(/:id<Int>) -> X", 2, "(/:id<Int>)", "an optional capture is written '/:id<Int?>'"),
    foreign(
      "a(/b/:id) -> X", 2, "(/b/:id)", "only a capture is optional, written ':id<String?>'"),
    foreign("a/:id: Int -> X", 6, ": Int", "a type is written ':id<Int>'"),
    foreign("a/:id : Sku? -> X", 7, ": Sku?", "a type is written ':id<Sku?>'"),
    foreign("a/id: int -> X", 5, ": int", "a type is written ':id<Int>'"),
    foreign("a?:id: Int -> X", 6, ": Int", "a type is written ':id<Int>'"),
    foreign("a?:b<Int>?&:c -> X", 10, "?", "an optional parameter is written ':b<Int?>'"),
    foreign("a?:b? -> X", 5, "?", "an optional parameter is written ':b<String?>'"),
    (
      "a?:b?:c -> X",
      "1:5: unexpected '?'; the items of a query are joined by '&' [unexpected-text]"
    ),
    (
      "a?b=1?c=2 -> X",
      "1:6: unexpected '?'; the items of a query are joined by '&' [unexpected-text]"
    ),
    foreign("a/:id? -> X", 6, "?", "an optional capture is written ':id<String?>'"),
    foreign("a/:id?/b -> X", 6, "?", "an optional capture is written ':id<String?>'"),
    foreign("a/:id<Int>? -> X", 11, "?", "an optional capture is written ':id<Int?>'"),
    suffix(
      "a/:id* -> X", 6, "*", after: ":id",
      "a rest is written '*id', and takes one segment or more"),
    suffix("a/:id+ -> X", 6, "+", after: ":id", "a rest is written '*id'"),
    suffix("a/:id(\\\\d+) -> X", 6, "(\\\\d+)", after: ":id", "a type is written ':id<Int>'"),
    suffix("a/:id(\\d+)/b -> X", 6, "(\\d+)", after: ":id", "a type is written ':id<Int>'"),
    suffix(
      "a/:id([a-z]+) -> X", 6, "([a-z]+)", after: ":id",
      "a capture has a type in its place, as in ':id<Int>'"),
    suffix(
      "a/:id(\\d+-\\d+) -> X", 6, "(\\d+-\\d+)", after: ":id",
      "a capture has a type in its place, as in ':id<Int>'"),
    suffix(
      "a/:from:date -> X", 8, ":date", after: ":from",
      "a type is written ':from<Date>', and a second capture has a segment of its own"),
    suffix("a/:id:int -> X", 6, ":int", after: ":id", "a type is written ':id<Int>'"),
    suffix("a/:x=Int -> X", 5, "=Int", after: ":x", "a type is written ':x<Int>'"),
    suffix(
      "a/:x=Sku -> X", 5, "=Sku", after: ":x",
      "a type is written ':x<Sku>', a default ':x<String = Sku>'"),
    suffix(
      "a?:x=bool&:y -> X", 5, "=bool", after: ":x",
      "a type is written ':x<Bool>', a default ':x<String = bool>'"),
    suffix("a/:x=3 -> X", 5, "=3", after: ":x", "a default is written ':x<Int = 3>'"),
    suffix("a/:b, -> X", 5, ",", after: ":b", "write ':b'"),
    suffix(
      "a/:größe -> X", 6, "öße", after: ":gr", "a name has letters, digits and '_' of ASCII"),
    foreign("e/:x = 3 -> X", 6, "= 3", "a default is written ':x<Int = 3>'"),
    foreign("e/:x<Page> = 3 -> X", 12, "= 3", "a default is written ':x<Page = 3>'"),
    foreign("e?:x = new -> X", 6, "= new", "a default is written ':x<String = new>'"),
    foreign("e#:x = true -> X", 6, "= true", "a default is written ':x<Bool = true>'"),
    (
      "a/:product-id -> X",
      "1:11: unexpected '-id' after ':product'; did you mean ':product_id'? "
        + "a literal there is written ':product<String>-id' [bad-suffix]"
    ),
    (
      "a{A}/:b-c{B}",
      "1:8: unexpected '-c' after ':b'; did you mean ':b_c'? "
        + "a literal there is written ':b<String>-c' [bad-suffix]"
    ),
    (
      "a/:name) -> X",
      "1:8: unexpected ')' after ':name'; leave it out, or write ':name<String>)' for a literal "
        + "[bad-suffix]"
    ),
    (
      "a/:b;c -> X",
      "1:5: unexpected ';c' after ':b'; a literal there is written ':b<String>;c' [bad-suffix]"
    ),
    (
      "a/:b%41 -> X",
      "1:5: unexpected '%41' after ':b'; a literal there is written ':b<String>%41' [bad-suffix]"
    ),
    ("a/:b\" -> X", "1:5: unexpected '\"' after ':b' [bad-suffix]"),
    ("a/*b-c -> X", "1:5: unexpected '-c' after '*b'; did you mean '*b_c'? [bad-suffix]"),
    ("a?:b-c&:d -> X", "1:5: unexpected '-c' after ':b'; did you mean 'b-c:b_c'? [bad-suffix]"),
    ("a?k:b-c -> X", "1:6: unexpected '-c' after ':b'; did you mean ':b_c'? [bad-suffix]"),
    ("a#:b-c -> X", "1:5: unexpected '-c' after ':b'; did you mean ':b_c'? [bad-suffix]"),
  ]

  /// Lines of other tools and languages.
  static let habits: [(String, String)] = [
    (
      "https://shop.example.com/c/:id -> X",
      "1:1: unexpected 'https://'; a pattern is a path, and where links come from stands in "
        + "'origin https://shop.example.com' [foreign-syntax]"
    ),
    (
      "  shop://c -> X",
      "1:3: unexpected 'shop://'; a pattern is a path, and where links come from stands in "
        + "'origin shop://' [foreign-syntax]"
    ),
    (
      "www.example.com/c -> X",
      "1:1: unexpected 'www.example.com'; a pattern is a path, and where links come from stands in "
        + "'origin https://www.example.com' [foreign-syntax]"
    ),
    foreign(
      "GET /users -> X", 1, "GET", "a link has no method, and a line starts with its pattern"),
    foreign("\"users -> X", 1, "\"", "a pattern stands without quotation marks"),
    (
      "/* a */",
      "1:1: '/*' starts nothing; a comment starts with '#', documentation with '///' "
        + "[foreign-syntax]"
    ),
    (
      "/**\n * a -> A\n */\nb -> B",
      "1:1: '/*' starts nothing; a comment starts with '#', documentation with '///' "
        + "[foreign-syntax]"
    ),
    (
      "a -> A /* b */",
      "1:8: unexpected '/*' after the destination; a comment starts with '#' after white space "
        + "[unexpected-text]"
    ),
    (
      "a -> A // b",
      "1:8: unexpected '//' after the destination; a comment starts with '#' after white space "
        + "[unexpected-text]"
    ),
    ("a --> X", "1:2: expected '->' after 'a', found '-->' [missing-arrow]"),
    ("a ==> X", "1:2: expected '->' after 'a', found '==>' [missing-arrow]"),
    (
      "a -> X,",
      "1:7: unexpected ',' after the destination; a line ends without it [unexpected-text]"
    ),
    (
      "a{A}/b{B};", "1:10: unexpected ';' after '{B}'; a line ends without it [unexpected-text]"
    ),
    (
      "type A = Int,  # one",
      "1:13: unexpected ',' after 'Int'; a line ends without it [unexpected-text]"
    ),
    (
      "a?:b<[Int],> -> X", "1:11: unexpected ',' after the type [unexpected-text]"
    ),
    (
      "a?:b<Dictionary<String, Int>> -> X",
      """
      1:6: unexpected 'Dictionary<String, Int>'; a type has no brackets of its own [foreign-syntax]
      """
    ),
    (
      "a -> X, Y",
      "1:7: unexpected ',' after the destination; each route has a line of its own "
        + "[unexpected-text]"
    ),
    ("a -> X !", "1:7: white space before '!'; write 'X!' [unexpected-text]"),
    (
      "attribute a, b",
      "1:12: unexpected ',' after the directive; each has a line of its own [unexpected-text]"
    ),
    (
      "a/:b<Int, String> -> X",
      "1:9: unexpected ','; there is one type between '<' and '>' [unexpected-text]"
    ),
    (
      "a/:b<Optional<Int>> -> X",
      "1:6: unexpected 'Optional<Int>'; an optional type is written 'Int?' [foreign-syntax]"
    ),
    (
      "a?:b<Array<Int>> -> X",
      "1:6: unexpected 'Array<Int>'; a list is written '[Int]' [foreign-syntax]"
    ),
    (
      "a/:b<ID<Int>> -> X",
      "1:6: unexpected 'ID<Int>'; a type has no brackets of its own [foreign-syntax]"
    ),
    ("a => x;", "1:7: unexpected ';' after the alias; a line ends without it [unexpected-text]"),
    ("a -> mont X", "1:6: unexpected 'mont' after '->'; did you mean 'mount'? [unexpected-text]"),
    (
      "h&:x -> X",
      "1:2: expected a query before '&'; its first item stands behind '?' [missing-pattern]"
    ),
  ]

  /// Characters that cannot be seen, or that are taken for others, wherever they stand.
  static let characters: [(String, String)] =
    [
      "a\u{A0}-> X": 2, "a ->\u{A0}X": 5, "a -> X\u{A0}@b": 7, "a -> X as\u{A0}b": 10,
      "import\u{A0}Foo": 7, "a/:x<Int\u{A0}= 3> -> X": 9, "a/:x<b|c\u{A0}d> -> X": 9,
      "a =>\u{A0}x": 5, "a?:b\u{A0} -> X": 5,
    ].map { text, column in
      (text, "1:\(column): unexpected no-break space U+00A0; write a plain space [bad-character]")
    }.sorted { $0.0 < $1.0 } + [
      (
        "\u{201C}a\u{201D} -> X",
        "1:1: unexpected left double quotation mark U+201C; text stands without quotation marks "
          + "[bad-character]"
      ),
      (
        "a -> \u{2018}X\u{2019}",
        "1:6: unexpected left single quotation mark U+2018; text stands without quotation marks "
          + "[bad-character]"
      ),
      (
        "a\u{200B}b -> X",
        "1:2: invalid invisible character U+200B (zero width space); remove it [bad-character]"
      ),
      (
        "a\u{3000}-> X",
        "1:2: unexpected ideographic space U+3000; write a plain space [bad-character]"
      ),
    ]
}
