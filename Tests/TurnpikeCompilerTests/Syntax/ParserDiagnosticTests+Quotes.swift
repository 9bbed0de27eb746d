import Testing

extension ParserDiagnosticTests {
  private static func quoted(
    _ text: String, _ column: Int, _ found: String, write mended: String
  ) -> (String, String) {
    (text, "1:\(column): '\(found)' has quotation marks; write '\(mended)' [foreign-syntax]")
  }

  /// Texts in quotation marks.
  static let quotes: [(String, String)] = [
    quoted("a?:b<String = \"new\"> -> X", 15, "\"new\"", write: "new"),
    quoted("a?:b<String = 'new'> -> X", 15, "'new'", write: "new"),
    quoted("a?:b<String = \u{201C}new\u{201D}> -> X", 15, "\u{201C}new\u{201D}", write: "new"),
    quoted("a?:b<String = \"it's\"> -> X", 15, "\"it's\"", write: "it's"),
    quoted("a?:b<new|old = \"new\"> -> X", 16, "\"new\"", write: "new"),
    quoted("a?:b<Int = 3\"> -> X", 12, "3\"", write: "3"),
    (
      "a?:b<String = \"\"> -> X",
      "1:15: '\"\"' has quotation marks; leave them out [foreign-syntax]"
    ),
    quoted("a -> X @b(\"home\")", 11, "\"home\"", write: "home"),
    quoted("a -> X @b( 'home' ) @c", 12, "'home'", write: "home"),
    quoted("a -> X @b(use \"c\")", 11, "use \"c\"", write: "use c"),
    quoted("a -> X @\"b\"", 9, "\"b\"", write: "b"),
    quoted("a?:b<\"new\"|\"old\"> -> X", 6, "\"new\"|\"old\"", write: "new|old"),
    quoted("a?:b<C: 'd' | e> -> X", 9, "'d' | e", write: "d | e"),
    quoted("type A = \"b\" | \"c\"", 10, "\"b\" | \"c\"", write: "b | c"),
    quoted("a/:b<\"Int\"> -> X", 6, "\"Int\"", write: "Int"),
    quoted("\"users/:id\" -> X", 1, "\"users/:id\"", write: "users/:id"),
    quoted("a/\"b/:c\" -> X", 3, "\"b/:c\"", write: "b/:c"),
    quoted("a/:\"b\" -> X", 4, "\"b\"", write: "b"),
    quoted("a?b=\"c\" -> X", 5, "\"c\"", write: "c"),
    quoted("a -> \"X\"", 6, "\"X\"", write: "X"),
    quoted("a -> mount 'B.C'", 12, "'B.C'", write: "B.C"),
    quoted("a -> X as `b`", 11, "`b`", write: "b"),
    quoted("a => \"b\"", 6, "\"b\"", write: "b"),
    quoted("a{\"X\"}", 3, "\"X\"", write: "X"),
    quoted("enum \"Shop\"", 6, "\"Shop\"", write: "Shop"),
    quoted("access \"public\"", 8, "\"public\"", write: "public"),
    quoted("import \"Shop\"", 8, "\"Shop\"", write: "Shop"),
    quoted("origin a://, \"b://\"", 14, "\"b://\"", write: "b://"),
    quoted("attribute \"b\"", 11, "\"b\"", write: "b"),
  ]

  /// An apostrophe is a part of a text, and what is encoded is meant.
  @Test(arguments: [
    "a?:b<String = 'tis> -> X", "a -> X @b(the users')", "a -> X @b('a' or 'b')",
    "a?:b<String = %22new%22> -> X", "a?:b<String = say \"hi\" now> -> X", "a -> X @b( )",
  ])
  func noQuotes(text: String) {
    #expect(parsed(text).diagnostics == [])
  }
}
