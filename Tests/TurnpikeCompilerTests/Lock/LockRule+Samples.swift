extension LockRule {
  /// Lines whose plainest links are those of another line, and conditions on what a line reads.
  static let samples: [LockRule] = [
    LockRule(
      4, "p/42 => answer\np/:n<Int> => page", "p/:n<Int> -> Answer\nq -> Page",
      "R.routes.lock:2:1: error: 'p/:n<Int>' was published for 'page', and leads to 'answer' now; "
        + "give 'answer' another pattern [published-link-moved]", note(2)),
    LockRule(
      4, "u/x => team\nu/:name<String> => user", "u/:n -> Team\nq -> User",
      "R.routes.lock:2:1: error: 'u/:name' was published for 'user', and leads to 'team' now; give "
        + "'team' another pattern [published-link-moved]", note(2)),
    LockRule(
      4, "r/2026-01-31 => a\nr/:p<Date> => b", "r/:p<Date> -> A\nz -> B",
      "R.routes.lock:2:1: error: 'r/:p<Date>' was published for 'b', and leads to 'a' now; give "
        + "'a' another pattern [published-link-moved]", note(2)),
    LockRule(
      1, "a/:x<UUID> => a", "a/6ba7b810-9dad-11d1-80b4-00c04fd430c8 -> A",
      lost("a/:x<UUID>", "a/f81d4fae-7dec-4d0e-a765-00a0c91e6bf6", "a/:x => a"), note(2)),
    LockRule(
      1, "a/:x<Int 1...2> => a", "a/1 -> A\na/2 => a",
      lost("a/:x<Int 1...2>", "a/01", "a/:x => a"), note(2)),
    // A condition takes single values of a key, and those of links without end.
    LockRule(14, "a?:draft<Bool> => a", "a?:draft<Bool> -> A\na?draft=true -> B"),
    LockRule(14, "a?:n<Int> => a", "a?:n<Int> -> A\na?n=42 -> B"),
    LockRule(14, "a?q:text<String> => a", "a?q:text -> A\na?q=x -> B"),
    LockRule(
      13, "a/:id<Int>?:x<Int?> => a", "a/:id<Int>?:x<Int?> -> A\na/:id<Int>?x=1 -> B",
      "R.routes.lock:1:1: error: 'a/:id<Int>?x=1' takes 'a/42?x=1' from 'a/:id<Int>?:x<Int?>', "
        + "which was published for 'a' [published-link-taken]", note(3)),
    LockRule(7, "a?:x<Int = 5> => a", "a?:x<Double = 5> -> A"),
    LockRule(7, "a/:x<Int = 5> => a", "a/:x<Double = 5> -> A"),
    // What is proposed builds.
    LockRule(
      1, "product/:product_id<String> => product\nprodukt/:product_id<String> => product",
      "product/:id -> ProductDestination",
      "R.routes.lock:2:1: error: 'produkt/:product_id' was published, and nothing answers "
        + "'produkt/x' any more; write 'produkt/:id => product' [published-link-lost]", note(2)),
    LockRule(
      1, "a/:x<Int> => a\nb/:x<Int> => a", "a/:x -> A",
      "R.routes.lock:2:1: error: 'b/:x<Int>' was published, and nothing answers 'b/42' any more; "
        + "write 'b/:x => a' [published-link-lost]", note(2)),
    LockRule(
      1, "help/:topic<String> => help", "other -> X",
      lost("help/:topic", "help/x", "help/:topic -> HelpDestination")),
    // Texts are told apart by their bytes.
    LockRule(
      1, "K => a\n\u{212A} => a", "K -> A",
      "R.routes.lock:2:1: error: '\u{212A}' was published, and nothing answers '%E2%84%AA' any "
        + "more; write '\u{212A} => a' [published-link-lost]", note(2)),
    LockRule(
      20, "type S = a|b|c\ntype S = a|b|d\na?:s<[S]> => a", "type S = a|b|c|d\na?:s<[S]> -> A"),
    LockRule(
      20, "type S = a|b|c\ntype S = a|b|d\na?:s<[S]> => a", "type S = a|b|c\na?:s<[S]> -> A",
      "R.routes.lock:3:1: error: 's' of 'a' was published as a|b|c|d, and does not read 'd' any "
        + "more: it is a|b|c [published-link-narrowed]", note(3)),
    // What is newly required is so of links that no other route has.
    LockRule(
      9, ":x<a|b> => one\na => two", ":x<a|b>?q:query -> One\na -> Two",
      "R.routes.lock:1:1: error: 'b' was published, and needs 'q' now "
        + "[published-link-narrowed]", note(2)),
    // Another line of the case that has a parameter elsewhere gives it another text.
    LockRule(
      1, "docs/*path<String> => one\ndocs/old/*path<String> => one", "docs/*path -> One",
      "R.routes.lock:2:1: error: 'docs/old/*path' was published, and 'docs/old/x' gives 'path' "
        + "another text now; write 'docs/old/*path => one' [published-link-lost]", note(2)),
    LockRule(
      1, "a/:x<String>/:y<String> => one", "a/:y/:x -> One",
      "R.routes.lock:1:1: error: 'a/:x/:y' was published, and 'a/x/x' gives 'x' another text now; "
        + "write 'a/:x/:y => one' [published-link-lost]", note(2)),
    LockRule(12, "a/:x<String>/:y<String> => one", "a/:p/:q -> One"),
    // A better line of the case always gave it that.
    LockRule(
      2, "b/:x<S.Sku> => one\n:x<S.Sku>/c/:y<String?> => one",
      "import S\nb/:x => one\n:x<S.Sku>/c/:y<String?> -> One"),
    // A case is renamed by the links that were its own.
    LockRule(5, "f/*r<String> => one\nf/:n<String> => two", "f/*r -> Three\nf/:n -> Two"),
    LockRule(5, ":n<new|item> => one\nitem => two", ":n<new|item> -> Three\nitem -> Two"),
    // The path of a new origin was none of the route's before.
    LockRule(
      15, "origin https://a.h.ex\norigin https://a.h.ex/de\nde => de",
      "origin https://a.h.ex, https://a.h.ex/de, https://*.h.ex/de\nde -> De"),
  ]
}
