extension LockRule {
  /// What becomes of keys and defaults, and who takes links: rules 10 to 14.
  static let values: [LockRule] = [
    LockRule(
      10, "search?:q<String> => search", "search?:query -> Search",
      "R.routes.lock:1:1: error: the key 'q' of 'search' was published, and nothing reads it any "
        + "more; write 'q:query' [published-key-lost]", note(2)),
    LockRule(
      10, "search?:q<String?> => search", "search?:query<String?> -> Search",
      "R.routes.lock:1:1: error: the key 'q' of 'search' was published, and nothing reads it any "
        + "more; write 'q:query' [published-key-lost]", note(2)),
    LockRule(
      10, "search?:page<Int?> => search", "search -> Search",
      "R.routes.lock:1:1: error: the key 'page' of 'search' was published, and nothing reads it "
        + "any more; write ':page<Int?>' [published-key-lost]", note(2)),
    LockRule(
      10, "search?:tag<[String]> => search", "search?:tag<String?> -> Search",
      "R.routes.lock:1:1: error: the key 'tag' of 'search' was published as a list, and one value "
        + "of it is read now; write ':tag<[String]>' [published-key-lost]", note(2)),
    LockRule(
      10, "help#:part<String?> => help", "help -> Help",
      "R.routes.lock:1:1: error: the fragment of 'help' was published, and nothing reads it any "
        + "more; write '#:part<String?>' [published-key-lost]", note(2)),
    LockRule(10, "search?:q<String> => search", "search?q:query -> Search"),
    LockRule(
      11, "search?:sort<new|price = new> => search", "search?:sort<new|price = price> -> Search",
      "R.routes.lock:1:1: error: 'sort' of 'search' was published with the default new, which "
        + "links leave out; it is price now [published-default-changed]", note(2)),
    LockRule(
      11, "p/:tab<a|b = a> => p", "p/:tab<a|b = b> -> P",
      "R.routes.lock:1:1: error: 'tab' of 'p/:tab' was published with the default a, which links "
        + "leave out; it is b now [published-default-changed]", note(2)),
    LockRule(
      11, "a?:n<Int = 1> => a", "a?:n<Int?> -> A",
      "R.routes.lock:1:1: error: 'n' of 'a' was published with the default 1, which links leave "
        + "out; it has none now [published-default-changed]", note(2)),
    // An empty text stands for the default of every type but 'String'.
    LockRule(
      11, "a?:n<Int = 1> => a", "a?:n<String = 1> -> A",
      "R.routes.lock:1:1: error: 'n' of 'a' was published with the default 1, which an empty text "
        + "also means; as String it is now the empty text [published-default-changed]", note(2)),
    LockRule(11, "a?:n<Int?> => a", "a?:n<String?> -> A"),
    LockRule(12, "a?:n<Int> => a", "a?:n<[Int]> -> A"),
    LockRule(11, "a?:n<Int = 01> => a", "a?:n<Int = 1> -> A"),
    LockRule(12, "product/:id<String> => product", "product/:product_id -> Product"),
    LockRule(12, "a => a", "a?:q<String?>&:n<Int = 1>&:t<[String]> -> A"),
    LockRule(12, "a?:q<String> => a", "a?:q<[String]> -> A"),
    LockRule(12, "a?kind=book => a", "a -> A"),
    LockRule(12, "a#:part<String?> => a", "a#:other<String?> -> A"),
    LockRule(
      13, "item/:slug<String> => item", "item/:slug -> Item\nitem/:number<Int> -> Number",
      "R.routes.lock:1:1: error: 'item/:number<Int>' takes 'item/42' from 'item/:slug', which was "
        + "published for 'item' [published-link-taken]", note(3)),
    LockRule(
      13, ":user<String>/:repo<String> => repo", ":user/:repo -> Repo\nsettings/:tab -> Settings",
      "R.routes.lock:1:1: error: 'settings/:tab' takes 'settings/x' from ':user/:repo', which was "
        + "published for 'repo' [published-link-taken]", note(3)),
    LockRule(
      13, "files/*path<String> => file", "files/*path -> File\nfiles/:a/b/:c -> Other",
      "R.routes.lock:1:1: error: 'files/:a/b/:c' takes 'files/x/b/x' from 'files/*path', which was "
        + "published for 'file' [published-link-taken]", note(3)),
    LockRule(
      13, "item/:slug<String> => item\nitem/:number<Int> => number",
      "item/:slug -> Item\nitem/:number<Int> -> Number"),
    LockRule(13, "item/:number<Int> => item", "item/:number<Int> -> Item\nitem/:slug -> Other"),
    LockRule(14, "item/:slug<String> => item", "item/:slug -> Item\nitem/new -> New"),
    LockRule(14, "item/:slug<String> => item", "item/:slug -> Item\nitem/:w<a|b> -> Words"),
    LockRule(14, "x/:flag<Bool> => flag", "x/:flag<Bool> -> Flag\nx/true -> True"),
  ]
}
