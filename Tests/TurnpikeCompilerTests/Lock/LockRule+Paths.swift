extension LockRule {
  /// What becomes of paths: rules 1 to 9.
  static let paths: [LockRule] = [
    LockRule(
      1, "produkt/:product_id => product", "product/:product_id -> ProductDestination",
      lost("produkt/:product_id", "produkt/x", "produkt/:product_id => product"), note(2)),
    LockRule(
      1, "produkt/:product_id<String> => product", "product/:product_id -> ProductDestination",
      lost("produkt/:product_id", "produkt/x", "produkt/:product_id => product"), note(2)),
    LockRule(
      1, "team/:id<Int>/:tab<a|b = b> => team", "x -> X",
      lost(
        "team/:id<Int>/:tab<a|b = b>", "team/42", "team/:id<Int>/:tab<a|b = b> -> TeamDestination")),
    LockRule(
      1, "a?q:text<String> => a", "b?q:text -> A",
      lost("a?q:text", "a?q=x", "a?q:text => a"), note(2)),
    // What an alias takes over from its route counts as written.
    LockRule(
      1, "p/:id<String>?:color<String?>#:part<String?> => product",
      "product/:id?:color<String?>#:part<String?> -> Product\np/:id => product"),
    LockRule(
      1, "p/:id<String>?:color<String?> => product", "product/:id?:color<String?> -> Product",
      lost("p/:id?:color<String?>", "p/x", "p/:id?:color<String?> => product"), note(2)),
    LockRule(
      1, "old => a", "new?kind=book -> A",
      "R.routes.lock:1:1: error: 'old' was published, and nothing answers 'old' any more; an alias "
        + "of 'a' needs 'kind=book' too, which these links do not have [published-link-lost]",
      note(2)),
    LockRule(
      1, "old => a", "new?:page<Int> -> A",
      "R.routes.lock:1:1: error: 'old' was published, and nothing answers 'old' any more; an alias "
        + "of 'a' needs ':page<Int>' too, which these links do not have [published-link-lost]",
      note(2)),
    LockRule(
      1, "old?kind=film => a", "new?kind=book -> A",
      lost("old?kind=film", "old?kind=film", "old?kind=film => a"), note(2)),
    LockRule(1, "old?kind=film => a", "new?kind=book -> A\nold?kind=film => a"),
    LockRule(
      10, "p?:color<String?> => a", "a?:shade<String?> -> A\np => a",
      "R.routes.lock:1:1: error: the key 'color' of 'p' was published, and nothing reads it any "
        + "more; write 'color:shade' [published-key-lost]", note(3)),
    LockRule(1, "product/:id<Sku> => product", "product/:id<Sku> -> ProductDestination"),
    LockRule(1, "/ => home", "x -> HomeDestination", lost("/", "/", "/ => home"), note(2)),
    LockRule(
      1, "files/*path<String> => file", "files/:path -> FileDestination",
      lost("files/*path", "files/x/x", "files/*path => file"), note(2)),
    LockRule(2, "item/:number<Int> => item", "item/:slug -> Item"),
    LockRule(2, "item/:number<Int> => item", "item/:slug<String?> -> Item"),
    LockRule(
      2, "produkt/:id<String> => product", "product/:id -> Product\n:any/:id => product",
      // What the routes have wrong is told alone.
      "R.routes:3:2: error: 'product' has no parameter 'any'; it has 'id' [alias-parameters]"),
    LockRule(2, "files/:name<String> => file", "files/*name -> File"),
    LockRule(
      3, "v:id<Int>.json => a", "w:id<Int>.json -> A",
      lost("v:id<Int>.json", "v42.json", "v:id<Int>.json => a"), note(2)),
    LockRule(
      3, "v:id<Int>.json => a", "v:id<Int>.xml -> A",
      lost("v:id<Int>.json", "v42.json", "v:id<Int>.json => a"), note(2)),
    LockRule(
      3, "@:user<String> => a", ":user -> A",
      "R.routes.lock:1:1: error: '@:user' was published, and '@x' gives 'user' another text now; "
        + "write '@:user => a' [published-link-lost]", note(2)),
    LockRule(3, "v:id<Int>.json => a", "v:id<Int>.json -> A\nw:id<Int>.json => a"),
    LockRule(
      4, "team/:id<Int> => team\nclub/:id<Int> => club",
      "club/:id<Int> -> ClubDestination\nteam/:id<Int> => club",
      "R.routes.lock:1:1: error: 'team/:id<Int>' was published for 'team', and leads to 'club' "
        + "now; give 'club' another pattern, or write 'as team' [published-link-moved]", note(3)),
    LockRule(
      4, "team/:id<Int> => team", "team/:id<Int> -> Club\nsquad/:id<Int> -> Team",
      "R.routes.lock:1:1: error: 'team/:id<Int>' was published for 'team', and leads to 'club' "
        + "now; give 'club' another pattern [published-link-moved]", note(2)),
    LockRule(
      4, "new => new", ":page -> New\nnew -> Other",
      "R.routes.lock:1:1: error: 'new' was published for 'new', and leads to 'other' now; give "
        + "'other' another pattern [published-link-moved]", note(3)),
    LockRule(4, "team/:id<Int> => team", "team/:id<Int> -> Team\nteam/:name -> Club"),
    LockRule(
      5, "team/:id<Int> => team\nt/:id<Int> => team", "team/:id<Int> -> Club\nt/:id => club"),
    LockRule(
      5, "team/:id<Int> => team\nt/:id<Int> => team", "team/:id<Int> -> Club\nt/:id<Int> -> T",
      "R.routes.lock:1:1: error: 'team/:id<Int>' was published for 'team', and leads to 'club' "
        + "now; give 'club' another pattern, or write 'as team' [published-link-moved]", note(2),
      "R.routes.lock:2:1: error: 't/:id<Int>' was published for 'team', and leads to 't' "
        + "now; give 't' another pattern, or write 'as team' [published-link-moved]", note(3)),
    narrowed(
      "review/:number<Int 1...>", "review/:number<Int 1...9>", "number", "review/:number",
      "Int 1...", "10", "Int 1...9"),
    narrowed("a/:id<String>", "a/:id<Int>", "id", "a/:id", "String", "x", "Int"),
    narrowed("a/:id<Int>", "a/:id<Int8>", "id", "a/:id", "Int", "128", "Int8"),
    narrowed("a/:id<Int>", "a/:id<UInt>", "id", "a/:id", "Int", "-1", "UInt"),
    narrowed("a/:id<Double>", "a/:id<Int>", "id", "a/:id", "Double", "0.5", "Int"),
    narrowed("a/:p<Decimal>", "a/:p<Int>", "p", "a/:p", "Decimal", "0.5", "Int"),
    narrowed(
      "a/:p<Decimal 0...9.99>", "a/:p<Decimal 0..<9.99>", "p", "a/:p", "Decimal 0...9.99", "9.99",
      "Decimal 0..<9.99"),
    LockRule(7, "a/:id<Int> => a", "a/:id<Decimal> -> A"),
    narrowed("a/:t<b|c>", "a/:t<b|d>", "t", "a/:t", "b|c", "c", "b|d"),
    narrowed("a/:t<Int 1...3>", "a/:t<1|2|3>", "t", "a/:t", "Int 1...3", "01", "1|2|3"),
    narrowed("a/*t<Int>", "a/*t<Int 0...>", "t", "a/*t", "Int", "-1", "Int 0..."),
    narrowed("a/x:id<Int>", "a/x:id<UInt16>", "id", "a/x:id", "Int", "65536", "UInt16"),
    LockRule(
      6, "a/:id<Int> => a", "a/:id<Int 1...9> -> A\na/:name -> B",
      "R.routes.lock:1:1: error: 'id' of 'a/:id' was published as Int, and does not read '10' any "
        + "more: it is Int 1...9 [published-link-narrowed]", note(2)),
    LockRule(
      6, "a?:t<b|c?> => a", "a?:t<b|d?> -> A",
      "R.routes.lock:1:1: error: 't' of 'a' was published as b|c, and does not read 'c' any more: "
        + "it is b|d [published-link-narrowed]", note(2)),
    LockRule(7, "a/:id<Int> => a", "a/:id -> A"),
    LockRule(7, "a/:id<Int 1...> => a", "a/:id<Int> -> A"),
    LockRule(7, "a/:id<Int8> => a", "a/:id<Int16> -> A"),
    LockRule(7, "a/:id<Int> => a", "a/:id<Double> -> A"),
    LockRule(7, "a/:t<b|c> => a", "a/:t<b|c|d> -> A"),
    LockRule(7, "a/:t<true|false> => a", "a/:t<Bool> -> A"),
    LockRule(8, "a/:id<Sku> => a", "a/:id<Int> -> A"),
    LockRule(8, "a/:id<Int> => a", "a/:id<Sku> -> A"),
    LockRule(8, "a/:id<Shop.Sku> => a", "a/:id -> A"),
    LockRule(
      9, "search?q:text<String>&:year<Int?> => search", "search?q:text&:year<Int> -> Search",
      "R.routes.lock:1:1: error: 'search?q=x' was published, and needs 'year' now "
        + "[published-link-narrowed]", note(2)),
    LockRule(
      9, "search?q:text<String> => search", "search?q:text&:year<Int> -> Search",
      "R.routes.lock:1:1: error: 'search?q=x' was published, and needs 'year' now "
        + "[published-link-narrowed]", note(2)),
    LockRule(
      9, "p/:tab<a|b = a> => p", "p/:tab<a|b> -> P",
      "R.routes.lock:1:1: error: 'p' was published, and needs 'tab' now [published-link-narrowed]",
      note(2)),
    LockRule(
      9, "a => a", "a?kind=book -> A",
      "R.routes.lock:1:1: error: 'a' was published, and needs 'kind=book' now "
        + "[published-link-narrowed]", note(2)),
    LockRule(
      9, "a => a", "a#:part -> A",
      "R.routes.lock:1:1: error: 'a' was published, and needs 'part' now [published-link-narrowed]",
      note(2)),
  ]

  private static func narrowed(
    _ published: String, _ now: String, _ name: String, _ path: String, _ was: String,
    _ text: String, _ type: String
  ) -> LockRule {
    LockRule(
      6, published + " => a", now + " -> A",
      "R.routes.lock:1:1: error: '\(name)' of '\(path)' was published as \(was), and does not read "
        + "'\(text)' any more: it is \(type) [published-link-narrowed]", note(2))
  }
}
