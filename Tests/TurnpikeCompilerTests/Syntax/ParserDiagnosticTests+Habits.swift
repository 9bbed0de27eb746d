extension ParserDiagnosticTests {
  private static func foreign(
    _ text: String, _ column: Int, _ found: String, _ hint: String
  ) -> (String, String) {
    (text, "1:\(column): unexpected '\(found)'; \(hint) [foreign-syntax]")
  }

  private static func mark(_ text: String, _ column: Int, _ written: String) -> (String, String) {
    (
      text,
      "1:\(column): the '!' of a modal must follow the destination; write \(written) "
        + "[unexpected-text]"
    )
  }

  private static let enumValues =
    "is not a valid enum value; an enum value has letters from 'a' to 'z', digits, '_', and '-' "
    + "[bad-word]"

  /// What people write who know another tool or Swift, and what to write instead.
  static let otherHabits: [(String, String)] = [
    // A type in place of a parameter's name.
    foreign("a?q:String&page:Int -> X", 4, ":String", "a type is written ':q<String>'"),
    foreign("a?:b&page:int -> X", 10, ":int", "a type is written ':page<Int>'"),
    foreign("a/id:Integer -> X", 5, ":Integer", "a type is written ':id<Int>'"),
    foreign("a/id:UUID/b -> X", 5, ":UUID", "a type is written ':id<UUID>'"),
    foreign("a?per-page:Int -> X", 11, ":Int", "a type is in angle brackets, as in ':name<Int>'"),
    foreign("a?id=:id -> X", 3, "id=:id", "a parameter is written ':id'"),
    (
      "a?per-page -> X",
      "1:11: 'per-page' is not a valid query item; write 'per-page:per_page' for a parameter, or "
        + "'per-page=value' for a condition [missing-name]"
    ),
    foreign(
      "query coupon_id<String?>", 16, "<String?>", "a capture is written ':coupon_id<String?>'"),
    // The mark of a modal.
    mark("login! -> X", 6, "'login -> X!', or '%21' for a literal '!'"),
    mark(
      "login!-> LoginDestination as x", 6,
      "'login-> LoginDestination!', or '%21' for a literal '!'"),
    mark("a/:id<Int>! -> X", 11, "'a/:id<Int> -> X!', or '%21' for a literal '!'"),
    mark("a/:id! -> X", 6, "'DestinationName!', or '%21' for a literal '!'"),
    mark("a! => b", 2, "'DestinationName!', or '%21' for a literal '!'"),
    mark("a -> !X", 6, "'X!'"),
    mark("a -> ! X @b", 6, "'X!'"),
    mark("a -> X as b!", 12, "'X! as b'"),
    mark("a -> X! as b!", 13, "'X! as b'"),
    ("a -> X As b", "1:8: unexpected 'As'; did you mean 'as'? [unexpected-text]"),
    ("a -> X AS b @c", "1:8: unexpected 'AS'; did you mean 'as'? [unexpected-text]"),
    // Attributes as arguments.
    foreign("a -> X auth: true", 8, "auth: true", "an attribute is written '@auth'"),
    foreign("a -> X level=3", 8, "level=3", "an attribute is written '@level(3)'"),
    foreign("a -> X @b level:3", 11, "level:3", "an attribute is written '@level(3)'"),
    foreign("a -> X @auth: true", 13, ": true", "an attribute without a value is written '@auth'"),
    foreign("a -> X @b=true @c", 10, "=true", "an attribute without a value is written '@b'"),
    // A type after a name.
    foreign("a?:q String -> X", 6, "String", "a type is written ':q<String>'"),
    foreign("a/:id Int -> X", 7, "Int", "a type is written ':id<Int>'"),
    (
      "a?:q:String -> X",
      "1:5: unexpected ':String' after ':q'; a type is written ':q<String>' [foreign-syntax]"
    ),
    (
      "a?:q book -> X", "1:6: unexpected 'book' after the pattern 'a?:q' [unexpected-text]"
    ),
    // Ranges and enum values.
    foreign("a/:n<Int >=1> -> X", 10, ">=1", "a range is written 'Int 1...'"),
    foreign("a/:n<Int >= 1> -> X", 10, ">= 1", "a range is written 'Int 1...'"),
    foreign("a/:n<Int > 0> -> X", 10, "> 0", "a range is written 'Int 1...'"),
    foreign("a/:n<Int<10> -> X", 9, "<10", "a range is written 'Int ...9'"),
    foreign("a?:n<Double <= -1.5> -> X", 13, "<= -1.5", "a range is written 'Double ...-1.5'"),
    foreign(
      "a/:n<Double >1.5> -> X", 13, ">1.5",
      "a range is written 'a...b', 'a..<b', 'a...', or '...b'"),
    (
      "type Page = 1...9",
      "1:13: expected a type before the range, as in 'Int 1...9' [bad-type]"
    ),
    (
      "a/:x<.new|.price> -> X",
      "1:6: an enum value has no '.' before it; write 'new|price' [bad-word]"
    ),
    (
      "a/:x<.new | .price = .new> -> X",
      "1:6: an enum value has no '.' before it; write 'new|price = new' [bad-word]"
    ),
    (
      "type Sort = .new|.price",
      "1:13: an enum value has no '.' before it; write 'new|price' [bad-word]"
    ),
    ("a/:x<rød|blå> -> X", "1:6: 'rød' \(enumValues)"),
    ("a/:x<Rød|Blå = Rød> -> X", "1:6: 'Rød' \(enumValues)"),
    ("a/:x<rød> -> X", "1:6: 'rød' \(enumValues)"),
    ("a/:x<new|blå|grøn?> -> X", "1:10: 'blå' \(enumValues)"),
    ("type Color = rød|blå", "1:14: 'rød' \(enumValues)"),
    (
      "a/:id[Int] -> X",
      "1:6: unexpected '[Int]' after ':id'; a type is written ':id<Int>' [foreign-syntax]"
    ),
    (
      "a/:lat,:lng -> X",
      "1:8: a segment can have only one capture, and ':lat' precedes this one; separate them with "
        + "'/' [two-captures]"
    ),
    // Regular expressions.
    (
      "a/^[0-9]+$ -> X",
      "1:3: unexpected '^'; a pattern is not a regular expression, and matches whole paths "
        + "[foreign-syntax]"
    ),
    // Typographic dashes.
    ("a \u{2011}> X", "1:2: expected '->' after 'a', found '\u{2011}>' [missing-arrow]"),
    ("a \u{2013}> X", "1:2: expected '->' after 'a', found '\u{2013}>' [missing-arrow]"),
    ("a \u{2212}> X", "1:2: expected '->' after 'a', found '\u{2212}>' [missing-arrow]"),
    // Stacks.
    (
      "list?:sort<a|b = a>{List}",
      "1:20: unexpected '{List}' after a query; the query of a stack follows its last screen "
        + "[unexpected-text]"
    ),
    (
      "list?kind=a{List}",
      "1:12: unexpected '{List}' after a query; the query of a stack follows its last screen "
        + "[unexpected-text]"
    ),
    (
      "list{List}/:id<Int> -> Item",
      "1:21: a stack has no arrow; write its last screen as '{Item}' [unexpected-text]"
    ),
    (
      "list{List}/:id<Int> -> Item!",
      "1:21: a stack has no arrow; write its last screen as '{Item}!' [unexpected-text]"
    ),
    (
      "list{List} -> Item",
      "1:12: unexpected '->' after a stack; its screens are its destinations [unexpected-text]"
    ),
    // Groups.
    (
      "account { settings -> X }",
      "1:9: a group's brace must end its line; write each route of the group on a line of its own "
        + "[unexpected-text]"
    ),
    (
      "account{ settings -> X }",
      "1:8: a group's brace must end its line; write each route of the group on a line of its own "
        + "[unexpected-text]"
    ),
    (
      "account{settings -> X\n}",
      "1:8: a group's brace must end its line; write each route of the group on a line of its own "
        + "[unexpected-text]"
    ),
    (
      "enum X: String {\n  a -> A\n}",
      "1:7: unexpected ':' after the directive [unexpected-text]"
    ),
    (
      "account\n  settings -> X\n  delete -> Y\nother -> Z",
      "1:8: the lines of a group must be in braces; write 'account {' and a line '}' "
        + "[missing-brace]"
    ),
    (
      "account\n\n  # more\n\tsettings\n    -> X",
      "1:8: the lines of a group must be in braces; write 'account {' and a line '}' "
        + "[missing-brace]"
    ),
    (
      "enum X {\n  a -> A\n  b {\n    c -> C\n  }\n}",
      "1:8: unexpected '{' after the directive; remove it and the '}' that closes it, because "
        + "'enum' has no block [unexpected-text]"
    ),
  ]

  /// Lines that only look like a habit.
  static let noHabits = [
    "a?since:date&until:until -> X", "a?q:text&home:url&device:uuid -> X", "a/@:user -> X",
    "a?:int -> X", "login%21 -> X", "a/b!c -> X", "a -> X!", "a -> X! as b", "a?k=! -> X",
    "a/:n<Int 1...>/b -> X", "a/:n<Int>5 -> X", "a/:x<new|price> -> X", "a/:x<a1|b_c> -> X",
    "type Page = Int 1...9", "list{List}?:sort<a|b = a>",
    "account {\n  settings -> X\n}", "  a -> X\nb -> Y", "a\n  -> X", "a/:lat/:lng -> X",
    "enum X\na -> A", "a?x:Sku -> X",
  ]
}
