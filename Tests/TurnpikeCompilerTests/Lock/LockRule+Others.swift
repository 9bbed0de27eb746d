extension LockRule {
  /// Origins, mounts, and locks themselves: rules 15 to 20.
  static let others: [LockRule] = [
    LockRule(
      15, "origin https://shop.example.com\norigin shop://\na => a", "origin shop://\na -> A",
      "R.routes.lock:1:8: error: 'https://shop.example.com' was published, and is no origin any "
        + "more [published-origin-lost]"),
    LockRule(
      15, "origin https://*.example.com\na => a", "origin https://shop.example.com\na -> A",
      "R.routes.lock:1:8: error: 'https://*.example.com' was published, and is no origin any more "
        + "[published-origin-lost]"),
    LockRule(
      15, "origin https://a.example.com/x\na => a", "origin https://*.example.com/x\na -> A"),
    LockRule(15, "origin shop://\na => a", "a -> A"),
    // An origin with a path takes the links whose paths begin with it.
    LockRule(
      15, "origin https://e.com\nde/a => a", "origin https://e.com, https://e.com/de\nde/a -> A",
      "R.routes.lock:2:1: error: 'https://e.com/de' takes 'https://e.com/de/a' from 'de/a', which "
        + "was published for 'a' [published-link-taken]"),
    LockRule(
      15, "origin https://s.e.com/v\nde -> mount S as s",
      "origin https://s.e.com/v, https://*.e.com/v/de\nde -> mount S as s",
      "R.routes.lock:2:1: error: 'https://*.e.com/v/de' takes 'https://s.e.com/v/de' from 'de', which "
        + "was published for 's' [published-link-taken]"),
    LockRule(
      15, "origin https://*.e.com\nde/a => a",
      "origin https://*.e.com, https://s.e.com/de\nde/a -> A",
      "R.routes.lock:2:1: error: 'https://s.e.com/de' takes 'https://s.e.com/de/a' from 'de/a', "
        + "which was published for 'a' [published-link-taken]"),
    LockRule(
      15, "origin https://e.com\nde/a => a",
      "origin https://e.com, https://e.com/de\nde/a -> A\na => a"),
    LockRule(
      15, "origin https://e.com\n:x<String>/a => a",
      "origin https://e.com, https://e.com/de\n:x/a -> A"),
    LockRule(
      15, "origin https://e.com\nde/a => a",
      "origin https://e.com, https://other.com/de, shop://\nde/a -> A"),
    LockRule(
      15, "origin https://e.com\norigin https://e.com/de\nde/a => a",
      "origin https://e.com, https://e.com/de\nde/a -> A"),
    LockRule(15, "a => a", "origin shop://, other://\na -> A"),
    LockRule(
      16, "a => a", "attribute auth\n/// Words.\na -> A! @auth @container(home) @deprecated(old)"),
    LockRule(
      1, "a/:x<String> => a", "a/:x -> A @internal",
      hidden("a/:x", by: "@internal", "a/x"), note(2)),
    LockRule(
      1, "a => a", "/ @only(DEBUG) {\na -> A\n}\nb -> B",
      hidden("a", by: "@only(DEBUG)", "a"), note(3)),
    // A worse pattern of another case matches what the attribute excludes.
    LockRule(
      1, "a/:x<Int> => a", "a/:x<Int> -> A @internal\na/:x -> B",
      hidden("a/:x<Int>", by: "@internal", "a/42"), note(2)),
    LockRule(
      17, "s -> mount S as s", "s -> mount S as s @internal", hidden("s", by: "@internal", "s"),
      note(2)),
    LockRule(
      17, "s -> mount S as s", "/ @only(DEBUG) {\ns -> mount S as s\n}",
      hidden("s", by: "@only(DEBUG)", "s"), note(3)),
    LockRule(17, "s -> mount S as s", "origin shop://\ns -> mount S as s @from(shop)"),
    LockRule(
      15, "origin shop://\na => a", "origin shop:// @only(DEBUG)\na -> A",
      "R.routes.lock:1:8: error: 'shop://' was published, and '@only(DEBUG)' now excludes its links; "
        + "remove the attribute, or remove the origin from the lock file [published-origin-lost]",
      hidden("a", by: "shop:// @only(DEBUG)", "a", line: 2), note(2 + 1)),
    LockRule(
      1, "a => a", "origin s://\norigin shop:// @only(DEBUG)\na -> A @from(shop)",
      hidden("a", by: "shop:// @only(DEBUG)", "a"), note(4)),
    LockRule(1, "a => a", "origin shop://\norigin test:// @only(DEBUG)\na -> A"),
    LockRule(1, "a => a", "origin shop://\na -> A @from(shop)"),
    LockRule(
      17, "store/:id<Int> -> mount StoreRoute as store", "x -> X",
      lost(
        "store/:id<Int>", "store/42", "store/:id<Int> -> mount StoreRoute as store")),
    LockRule(
      17, "store/:id<Int> -> mount StoreRoute as store",
      "shop/:id<Int> -> mount StoreRoute as store",
      "R.routes.lock:1:1: error: 'store/:id<Int>' was published, and nothing answers 'store/42' any "
        + "more; write 'store/:id<Int> -> mount StoreRoute as store', and give 'shop/:id<Int>' "
        + "another name with 'as' [published-link-lost]", note(2)),
    LockRule(
      17, "store/:id<Int> -> mount S as store", "store/:id<Int 1...> -> mount S as store",
      "R.routes.lock:1:1: error: 'id' of 'store/:id' was published as Int, and does not read '0' "
        + "any more: it is Int 1... [published-link-narrowed]", note(2)),
    LockRule(
      17, "store/:id<Int> -> mount S as store", "store/:number -> mount Other.S as store"),
    LockRule(17, "s -> mount S as store", "s -> mount S as shop"),
    // One enum at two places, of which one answers the other's links too.
    LockRule(
      17, ":x<String> -> mount S as any\ns -> mount S as one",
      ":x -> mount S as any\ns -> mount S as one"),
    LockRule(18, "a => a", "a -> A\n_ -> NotFound"),
    LockRule(
      20, "a => a\n<<<<<<< HEAD\nb => b\n=======\nc => c\n>>>>>>> other", "a -> A\nb -> B\nc -> C",
      "R.routes.lock:2:1: error: a merge left its marks here; keep the lines of both sides "
        + "[lock-conflict]"),
    LockRule(
      20, "<<<<<<< 1\na => a\n=======\n>>>>>>> 2\n<<<<<<< 3\n=======\na => a\n>>>>>>> 4", "a -> A",
      "R.routes.lock:1:1: error: a merge left its marks here; keep the lines of both sides "
        + "[lock-conflict]",
      "R.routes.lock:5:1: error: a merge left its marks here; keep the lines of both sides "
        + "[lock-conflict]"),
    // What both sides have said stands there twice.
    LockRule(
      20, "type S = a|b\na?:s<[S]> => a\na?:s<[S]> => a\ntype S = a|b",
      "type S = a|b\na?:s<[S]> -> A"
    ),
    LockRule(
      20, "a => ", "a -> A",
      "R.routes.lock:1:5: error: expected a case name after '=>' [missing-name]"),
    LockRule(
      20, "a -> A", "a -> A",
      "R.routes.lock:1:1: error: a lock has no such line; write 'pattern => case' [bad-lock]"),
    LockRule(
      20, "enum R\na => a", "a -> A",
      "R.routes.lock:1:1: error: a lock has no such line; write 'pattern => case' [bad-lock]"),
    // A line that cannot be read hides no verdict on another, and may be what another case had.
    LockRule(
      20, "b => b\nc => ", "a -> A", lost("b", "b", "b -> BDestination"),
      "R.routes.lock:2:5: error: expected a case name after '=>' [missing-name]"),
    LockRule(
      20, "a/:x<Int => n\na/:s<String> => s", "a/:x<Int> -> N\na/:s -> S",
      "R.routes.lock:1:5: error: '<' is not closed; write '<Int>' [unclosed-bracket]"),
    LockRule(
      20, "a {\nb => b\n}", "a -> A",
      "R.routes.lock:1:1: error: a lock has no such line; write 'pattern => case' [bad-lock]"),
  ]
}
