extension LockRule {
  /// What no sample of a few links shows: single values, gaps between ranges, and values that change
  /// places.
  static let exact: [LockRule] = [
    // A condition became a parameter that does not read its value.
    LockRule(
      6, "search?kind=book => search", "search?kind:kind<Int> -> Search",
      "R.routes.lock:1:1: error: 'kind' of 'search' was published as book, and does not read 'book' "
        + "any more: it is Int [published-link-narrowed]", note(2)),
    LockRule(
      6, "search?kind=book => search", "search?kind:kind<cd|dvd?> -> Search",
      "R.routes.lock:1:1: error: 'kind' of 'search' was published as book, and does not read 'book' "
        + "any more: it is cd|dvd [published-link-narrowed]", note(2)),
    LockRule(
      6, "search?kind=book => search", "search?kind:kind<[Int]> -> Search",
      "R.routes.lock:1:1: error: 'kind' of 'search' was published as book, and does not read 'book' "
        + "any more: it is Int [published-link-narrowed]", note(2)),
    LockRule(
      6, "search?on=today => search", "search?on:day<Date?> -> Search",
      "R.routes.lock:1:1: error: 'day' of 'search' was published as today, and does not read 'today' "
        + "any more: it is Date [published-link-narrowed]", note(2)),
    LockRule(6, "search?kind=book => search", "search?kind:kind<book|cd> -> Search"),
    LockRule(6, "search?kind=book => search", "search?kind:kind<Sku> -> Search"),
    LockRule(6, "search?page=1 => search", "search?:page<Int?> -> Search"),
    LockRule(6, "search?page= => search", "search?:page<Int?> -> Search"),
    // A gap between two ranges.
    LockRule(
      6, "at/:x<Double> => at", "at/:x<Double ...1> -> At\nat/:x<Double 2...> => at",
      "R.routes.lock:1:1: error: 'x' of 'at/:x' was published as Double, and does not read '1.5' any "
        + "more: it is Double ...1.0 [published-link-narrowed]", note(2)),
    LockRule(
      6, "at/:x<Double> => at",
      "at/:x<Double -9.0..<1> -> At\nat/:x<Double 1.0000000000000002...> => at",
      "R.routes.lock:1:1: error: 'x' of 'at/:x' was published as Double, and does not read '1' any "
        + "more: it is Double -9.0..<1.0 [published-link-narrowed]", note(2)),
    LockRule(
      6, "at/:x<Double> => at",
      "at/:x<Double ...1> -> At\nat/:x<Double 1.0000000000000002...> => at"),
    LockRule(
      6, "at/:x<Decimal> => at",
      "at/:x<Decimal ...1> -> At\nat/:x<Decimal 1.0000000000000000000000000001...> => at",
      "R.routes.lock:1:1: error: 'x' of 'at/:x' was published as Decimal, and does not read "
        + "'1.0000000000000000000000000000000000001' any more: it is Decimal ...1 "
        + "[published-link-narrowed]", note(2)),
    LockRule(
      6, "at/:x<Decimal> => at",
      "at/:x<Decimal ...1> -> At\nat/:x<Decimal 1.0000000000000000000000000000000000001...> => at"),
    LockRule(
      6, "at/:x<Int> => at", "at/:x<Int ...1> -> At\nat/:x<Int 3...> => at",
      "R.routes.lock:1:1: error: 'x' of 'at/:x' was published as Int, and does not read '2' any "
        + "more: it is Int ...1 [published-link-narrowed]", note(2)),
    LockRule(6, "at/:x<Int> => at", "at/:x<Int ...1> -> At\nat/:x<Int 2...> => at"),
    // Two parameters that are read from each other's places.
    LockRule(
      12, "search?a:x<String>&b:y<String> => search", "search?a:y&b:x -> Search",
      "R.routes.lock:1:1: error: 'search?a:x&b:y' was published, and 'search?a=x&b=x' gives 'y' the "
        + "text of 'x' now; write 'search?a:x&b:y => search' [published-link-lost]", note(2)),
    LockRule(
      12, "list?a:x<[String]>&b:y<[String]> => list", "list?a:y<[String]>&b:x<[String]> -> List",
      "R.routes.lock:1:1: error: 'list?a:x<[String]>&b:y<[String]>' was published, and 'list' gives "
        + "'y' the text of 'x' now; write 'list?a:x<[String]>&b:y<[String]> => list' [published-link-lost]",
      note(2)),
    LockRule(
      12, "item/:x<String>?b:y<String> => item", "item/:y?b:x -> Item",
      "R.routes.lock:1:1: error: 'item/:x?b:y' was published, and 'item/x?b=x' gives 'y' the text of "
        + "'x' now; write 'item/:x?b:y => item' [published-link-lost]", note(2)),
    LockRule(
      12, "help?a:x<String?>#:y<String?> => help", "help?a:y<String?>#:x<String?> -> Help",
      "R.routes.lock:1:1: error: 'help?a:x<String?>#:y<String?>' was published, and 'help' gives 'y' "
        + "the text of 'x' now; write 'help?a:x<String?>#:y<String?> => help' [published-link-lost]",
      note(2)),
    LockRule(12, "search?a:x<String>&b:y<String> => search", "search?a:p&b:q -> Search"),
    // Nothing became a default.
    LockRule(
      11, "a?:n<Int?> => a", "a?:n<Int = 1> -> A",
      "R.routes.lock:1:1: error: 'n' of 'a' was published with no default, so a link without it means "
        + "nil; it is 1 now [published-default-changed]", note(2)),
    LockRule(
      11, "p/:tab<a|b?> => p", "p/:tab<a|b = a> -> P",
      "R.routes.lock:1:1: error: 'tab' of 'p/:tab' was published with no default, so a link without "
        + "it means nil; it is a now [published-default-changed]", note(2)),
    LockRule(11, "p/:tab<a|b?> => p", "p/:tab<a|b?> -> P"),
    // The path of an origin is compared by its bytes.
    LockRule(
      15, "origin https://e.com/caf\u{E9}\na => a", "origin https://e.com/cafe\u{301}\na -> A",
      "R.routes.lock:1:8: error: 'https://e.com/caf%C3%A9' was published, and is no origin any more "
        + "[published-origin-lost]"),
    // Affixes that overlap, and a word among the values.
    LockRule(
      13, "f/:name<String> => f", "f/:name -> F\nf/a:x.json -> G",
      "R.routes.lock:1:1: error: 'f/a:x.json' takes 'f/ax.json' from 'f/:name', which was published "
        + "for 'f' [published-link-taken]", note(3)),
    LockRule(
      13, "f/:name<String>.json => f", "f/:name<String>.json -> F\nf/v:name -> G",
      "R.routes.lock:1:1: error: 'f/v:name' takes 'f/vx.json' from 'f/:name.json', which was "
        + "published for 'f' [published-link-taken]", note(3)),
    LockRule(13, "f/v:name<String> => f", "f/v:name -> F\nf/:name<String>.json -> G"),
    LockRule(14, "f/:name<String> => f", "f/:name -> F\nf/v:x<a|b>.json -> G"),
  ]
}
