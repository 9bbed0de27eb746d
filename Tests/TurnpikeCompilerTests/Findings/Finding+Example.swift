// Each finding is shown whole: place, words, identifier and notes.

extension Finding {
  /// About `@example`.
  static let exampleFindings = [
    Finding(
      ["a/:x<Int> -> A @example(a/b)"],
      [
        "A.routes:1:25: error: the example 'a/b' does not match its line: "
          + "segment 2, x: 'b' is not an Int "
          + "[example-mismatch]"
      ],
      nearMiss: ["a/:x<Int> -> A @example( a/1?b=c#d )"]
    ),
    Finding(
      ["origin shop://\na -> A @example(https://shop.example.com/a)"],
      [
        "A.routes:2:17: error: the example 'https://shop.example.com/a' does not match its line: "
          + "the link belongs to no declared origin [example-mismatch]"
      ],
      nearMiss: ["origin https://shop.example.com\na -> A @example(https://shop.example.com/a)"]
    ),
    Finding(
      ["a?:q<Int> -> A @example(a)\nb?:q<Int> -> B @example(b?q=c)"],
      [
        "A.routes:1:25: error: the example 'a' does not match its line: 'q' is missing "
          + "[example-mismatch]",
        "A.routes:2:25: error: the example 'b?q=c' does not match its line: "
          + "'q' cannot be read from 'c' [example-mismatch]",
      ],
      nearMiss: ["a?:q<Int> -> A @example(a?q=1)\nb?:q<Int> -> B @example(b?q=2)"]
    ),
    Finding(
      ["item/new -> A\nitem/:slug -> B @example(item/new)"],
      [
        "A.routes:2:26: error: the example 'item/new' is answered by 'item/new' "
          + "[example-mismatch]",
        "A.routes:1:1: note: that pattern is here",
      ],
      nearMiss: ["item/new -> A\nitem/:slug -> B @example(item/news)"]
    ),
    Finding(
      ["a/:x -> A\nb/:x => a @example(a/1)"],
      [
        "A.routes:2:20: error: the example 'a/1' is answered by 'a/:x' [example-mismatch]",
        "A.routes:1:1: note: that pattern is here",
      ],
      nearMiss: ["a/:x -> A\nb/:x => a @example(b/1)"]
    ),
    Finding(
      ["attribute auth\nshop @auth {\na -> A @example(a)\n}"],
      [
        "A.routes:3:17: error: the example 'a' does not match its line: "
          + "segment 1, 'a' is not 'shop' "
          + "[example-mismatch]"
      ],
      nearMiss: ["attribute auth\nshop @auth {\na -> A @example(shop/a)\n}"]
    ),
    Finding(
      ["list{List}/:id<Int>{Item} @example(list)"],
      [
        "A.routes:1:36: error: the example 'list' is answered by 'list' [example-mismatch]",
        "A.routes:1:1: note: that pattern is here",
      ],
      nearMiss: ["list{List} @example(list)\nlist{List}/:id<Int>{Item} @example(list/1)"]
    ),
    Finding(
      ["a @example(a/b) {\nb -> B\n}"],
      [
        "A.routes:1:3: error: an example belongs to a route, not to a group [example-mismatch]"
      ],
      nearMiss: ["attribute samples\na @samples {\nb -> B\n}"]
    ),
    Finding(
      ["a -> A @example\nb -> B @example( )"],
      [
        "A.routes:1:8: error: an example is a link, as in '@example(product/1988)' "
          + "[example-mismatch]",
        "A.routes:2:8: error: an example is a link, as in '@example(product/1988)' "
          + "[example-mismatch]",
      ],
      nearMiss: ["/ -> A @example(/)"]
    ),
    Finding(
      ["_ -> A @example(none)"],
      [
        "A.routes:1:17: error: the default route answers no link, so it has no example "
          + "[example-mismatch]"
      ],
      nearMiss: ["attribute auth\n_ -> A @auth"]
    ),
    Finding(
      ["a/:x<Int> -> mount X.Y as y @example(b/1)"],
      [
        "A.routes:1:38: error: the example 'b/1' does not match its line: "
          + "segment 1, 'b' is not 'a' "
          + "[example-mismatch]"
      ],
      nearMiss: ["a/:x<Int> -> mount X.Y as y @example(a/1/whatever?q=1)"]
    ),
  ]

  /// About `@deprecated`.
  static let deprecatedFindings = [
    Finding(
      ["a -> A @deprecated(use b)\nb -> B\nc => a"],
      [
        "A.routes:3:6: warning: the alias leads to 'a', which is deprecated [deprecated-use]",
        "A.routes:1:8: note: it is deprecated here",
      ],
      nearMiss: ["a -> A @deprecated(use b)\nb -> B\nc => b"]
    ),
    Finding(
      ["a @deprecated {\nb -> B @example(a/b)\n}"],
      [
        "A.routes:2:17: warning: the example 'a/b' leads to a deprecated route [deprecated-use]",
        "A.routes:1:3: note: it is deprecated here",
      ],
      nearMiss: ["attribute outdated\na @outdated {\nb -> B @example(a/b)\n}"]
    ),
    Finding(
      ["a -> A\nb => a @deprecated @example(b)"],
      [
        "A.routes:2:29: warning: the example 'b' leads to a deprecated route [deprecated-use]",
        "A.routes:2:8: note: it is deprecated here",
      ],
      nearMiss: ["a -> A @example(a)\nb => a @deprecated"]
    ),
  ]
}
