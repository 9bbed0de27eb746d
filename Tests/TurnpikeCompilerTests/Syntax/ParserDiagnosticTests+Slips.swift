import Testing

extension ParserDiagnosticTests {
  private static func stray(_ text: String, _ column: Int, _ problem: String) -> (String, String) {
    (text, "1:\(column): \(problem) [unexpected-text]")
  }

  private static func foreign(_ text: String, _ column: Int, _ problem: String) -> (String, String)
  {
    (text, "1:\(column): \(problem) [foreign-syntax]")
  }

  /// White space inside a pattern.
  static let blanks: [(String, String)] = [
    stray("a/:b <Int> -> X", 5, "white space before '<'; leave it out"),
    stray("a ?:b -> X", 2, "white space before '?'; leave it out"),
    stray("a?:b &:c -> X", 5, "white space before '&'; leave it out"),
    stray("a? :b -> X", 3, "white space before ':'; leave it out"),
    stray("a? b:c -> X", 3, "white space before 'b'; leave it out"),
    stray("a /b -> X", 2, "white space before '/'; leave it out"),
    stray("a/* b -> X", 4, "white space before 'b'; leave it out"),
    stray("a {A}/:b{B}", 2, "white space before '{'; leave it out"),
    stray("a/:user id -> X", 8, "white space after ':user'; did you mean ':user_id'?"),
    stray(
      "a/:user b/c -> X", 8, "white space after ':user'; did you mean ':user_b'?"),
    (
      "a/: b -> X", "1:3: unexpected ': ' before a name; write ':b' [missing-name]"
    ),
    ("a/::b -> X", "1:3: unexpected '::' before a name; write ':b' [missing-name]"),
    ("a?b: c -> X", "1:4: unexpected ': ' before a name; write ':c' [missing-name]"),
  ]

  /// Words and signs before a pattern.
  static let beforePatterns: [(String, String)] = [
    foreign(
      "get /a -> X", 1,
      "unexpected 'get'; a link has no method, and a line starts with its pattern"),
    foreign("route a/:b -> X", 1, "unexpected 'route'; a line starts with its pattern"),
    foreign("group a {\n}", 1, "unexpected 'group'; a line starts with its pattern"),
    foreign("- a/:b -> X", 1, "unexpected '-'; a line starts with its pattern"),
    foreign(
      "-- a/:b -> X", 1,
      "'--' starts nothing; a comment starts with '#', documentation with '///'"),
    foreign(
      "^a/:b$ -> X", 1,
      "unexpected '^'; a pattern is not a regular expression, and matches whole paths"),
    (
      "{\n}",
      "1:1: expected a path before '{'; a group without a prefix is written '/ {' [missing-pattern]"
    ),
    foreign("'a/:b' -> X", 1, "''a/:b'' has quotation marks; write 'a/:b'"),
    foreign("path(\"a/:b\") -> X", 6, "'\"a/:b\"' has quotation marks; write 'a/:b'"),
  ]

  /// Captures and lists in other brackets.
  static let otherBrackets: [(String, String)] = [
    foreign("a/#{b} -> X", 3, "unexpected '#{b}'; a capture is written ':b'"),
    foreign("a/${b}/c -> X", 3, "unexpected '${b}'; a capture is written ':b'"),
    foreign("a#{b} -> X", 2, "unexpected '#{b}'; a fragment is written '#:b'"),
    foreign("a/:{b} -> X", 4, "unexpected '{b}'; a capture is written ':b'"),
    foreign("a/{:b} -> X", 3, "unexpected '{:b}'; a capture is written ':b'"),
    foreign("a{/:b} -> X", 2, "unexpected '{/:b}'; an optional capture is written '/:b<String?>'"),
    foreign("a?{b} -> X", 3, "unexpected '{b}'; a capture is written ':b'"),
    foreign("a?:b[]<Int> -> X", 5, "unexpected '[]<Int>'; a list is written ':b<[Int]>'"),
    foreign("a?:b<Int[]> -> X", 9, "unexpected '[]'; a list is written '[Int]'"),
    foreign("a?:b* -> X", 5, "unexpected '*' after ':b'; a list is written ':b<[String]>'"),
    stray("a?:b,:c -> X", 5, "unexpected ','; the items of a query are joined by '&'"),
    stray("a?b:c;d=1 -> X", 6, "unexpected ';'; the items of a query are joined by '&'"),
    (
      "a?b=1&&:c -> X",
      "1:6: expected a parameter or a condition after '&'; leave out '&' [missing-name]"
    ),
    ("a/:b<Int -> X", "1:5: '<' is not closed; write '<Int>' [unclosed-bracket]"),
    ("a/:b> -> X", "1:5: unexpected '>' after ':b'; nothing opens it [bad-suffix]"),
    (
      "a/:b,c/:d -> X",
      "1:5: unexpected ',c' after ':b'; a second pattern of a route is an alias, on a line of its "
        + "own [bad-suffix]"
    ),
    (
      "a# :b -> X",
      "1:2: unexpected '#' in a literal; a fragment is written '#:b', a comment has white space "
        + "before it, and the character is written '%23' [bad-character]"
    ),
  ]

  /// Signs instead of an arrow, and what stands before and after a destination.
  static let aroundDestinations: [(String, String)] = [
    ("a > X", "1:2: expected '->' after 'a', found '>' [missing-arrow]"),
    ("a/:b : X", "1:5: expected '->' after 'a/:b', found ':' [missing-arrow]"),
    ("a/:b: X", "1:5: unexpected ':'; an arrow is written ' ->' [missing-arrow]"),
    ("a: X! @b", "1:2: unexpected ':'; an arrow is written ' ->' [missing-arrow]"),
    ("a mount B.C as d", "1:2: expected '->' after 'a', found 'mount' [missing-arrow]"),
    (
      "a ->\n  X",
      "1:5: a destination follows its arrow on the same line; write '-> X' [missing-destination]"
    ),
    ("a\n  XDestination", "1:2: expected '->' after 'a'; write '-> XDestination' [missing-arrow]"),
    stray(
      "a \\\n  -> X", 3,
      "unexpected '\\'; a line that begins with '->' goes on with the one before, without a mark"),
    (
      "a -> @b X",
      "1:6: attributes stand at the end of the line; write 'a -> X @b' [misplaced-attribute]"
    ),
    stray("a -> struct X", 6, "unexpected 'struct' after '->'; a destination is a name alone"),
    stray("a -> X()", 7, "unexpected '()' after the destination; a destination is a name alone"),
    ("a -> X.self", "1:6: a type is named without '.self'; write 'X' [bad-type]"),
    (
      "a -> Shop.ShopRoute as b",
      "1:6: only a mounted or imported type has a '.' in its name; write 'mount Shop.ShopRoute' "
        + "[bad-type]"
    ),
    foreign("a -> X @b: c", 10, "unexpected ': c'; a value is written '(c)'"),
    stray("a -> X @b (c)", 10, "white space before '('; leave it out"),
  ]

  /// Groups, stacks and directives with other signs.
  static let otherSigns: [(String, String)] = [
    ("a @b [\n}", "1:6: unexpected '['; a group's line ends with '{' [missing-brace]"),
    ("a @b:\n}", "1:5: unexpected ':'; a group's line ends with ' {' [missing-brace]"),
    (
      "a{ @b\n}",
      "1:2: a group's attributes stand before its brace; write ' @b {' [misplaced-attribute]"
    ),
    stray("a @b => {\n}", 6, "unexpected '=>'; a group has no arrow"),
    stray("a{A}:b{B}", 5, "expected '/' between two segments"),
    stray("access: public", 7, "unexpected ':'; what 'access' says follows white space"),
    stray("origin = a://", 8, "unexpected '='; what 'origin' says follows white space"),
    (
      "public enum Shop",
      "1:1: unexpected 'public'; access is written 'access public' on a line of its own "
        + "[unknown-directive]"
    ),
    ("scheme shop", "1:1: unknown directive 'scheme'; did you mean 'origin'? [unknown-directive]"),
    (
      "enum Sort = a|b",
      "1:1: words with a name are declared by 'type', not by 'enum' [unknown-directive]"
    ),
    foreign("attribute a: Bool", 12, "unexpected ': Bool'; a value's type is written 'a<Bool>'"),
    foreign("attribute a(int)", 12, "unexpected '(int)'; a value's type is written 'a<Int>'"),
    foreign("attribute a Sku", 13, "unexpected 'Sku'; a value's type is written 'a<Sku>'"),
  ]

  /// What looks like a slip, and is a pattern by the grammar.
  @Test(arguments: [
    "a${List}", "a&b:c -> X", "a(:b<Int>) -> X", "@me(b) -> X", "'a' -> X", "a/:b<Int>=c -> X",
    "a=b -> X", "a,b -> X", "-/:b -> X", "route/:b -> X", "get -> X", "a/:b.c -> X",
  ])
  func isPattern(text: String) {
    #expect(parsed(text).diagnostics == [])
  }
}
