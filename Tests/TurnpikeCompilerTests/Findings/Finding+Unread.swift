// Each finding is shown whole: place, words, identifier and notes.

extension Finding {
  private static let unclosed =
    "A.routes:1:5: error: '<' is not closed; write '<Int>' [unclosed-bracket]"

  /// What one line has wrong keeps no other line's errors back, and makes none.
  static let unreadFindings = [
    Finding(
      ["a/:x<Int -> A\nb -> B\nc => zzz"],
      [unclosed, "A.routes:3:6: error: no route is called 'zzz' [unknown-case]"]
    ),
    Finding(
      ["a/:x<Int -> A\nb -> B\nc => a\nd => B"],
      [
        unclosed,
        "A.routes:4:6: error: 'B' is a destination, and an alias names a case; write '=> b' "
          + "[unknown-case]",
      ]
    ),
    // What the line would be called, by its destination, by 'as', or by its pattern.
    Finding(["a/:x<Int -> BigShopDestination\nb => bigShop"], [unclosed]),
    Finding(["a/:x<Int -> HTTPServer\nb => httpServer\nc => HTTPServer"], [unclosed]),
    Finding(["a/:x<Int -> A as other\nb => other"], [unclosed]),
    Finding(
      ["a{A}/:x<Int{B}\nc => b"], ["A.routes:1:8: error: '<' is not closed [unclosed-bracket]"]),
    Finding(
      ["big-shop/:x\nb => bigShop"],
      [
        "A.routes:1:12: error: expected '->' after 'big-shop/:x'; write '-> BigShopDestination' "
          + "[missing-arrow]"
      ]
    ),
    Finding(
      ["a b {\nc -> C as d\n}\ne => d\nf => g"],
      [
        "A.routes:1:3: error: unexpected 'b' after the pattern 'a'; white space in a literal is written '%20' "
          + "[unexpected-text]",
        "A.routes:5:6: error: no route is called 'g' [unknown-case]",
      ]
    ),
    Finding(
      ["a/:x<Int\n  ?:q\n  -> A as late\nb => late\nc => later"],
      [
        "A.routes:1:5: error: '<' is not closed [unclosed-bracket]",
        "A.routes:5:6: error: no route is called 'later' [unknown-case]",
      ]
    ),
    // In another file of the table, and in a file whose enum is not known.
    Finding(
      ["a/:x<Int -> A", "b => a\nc => d"],
      [unclosed, "B.routes:2:6: error: no route is called 'd' [unknown-case]"]),
    Finding(
      ["enmu Shop\na -> A", "enum Shop\nb => a\nc => d"],
      [
        "A.routes:1:1: error: unknown directive 'enmu'; did you mean 'enum'? [unknown-directive]",
        "B.routes:3:6: error: no route is called 'd' [unknown-case]",
      ]
    ),
    Finding(
      ["enmu Shop\na => b\nc => d", "enum Shop\nb -> B"],
      [
        "A.routes:1:1: error: unknown directive 'enmu'; did you mean 'enum'? [unknown-directive]",
        "A.routes:3:6: error: no route is called 'd' [unknown-case]",
      ]
    ),
    Finding(
      ["a/:x<Int => b\nc => b"],
      [
        "A.routes:1:5: error: '<' is not closed; write '<Int>' [unclosed-bracket]",
        "A.routes:2:6: error: no route is called 'b' [unknown-case]",
      ]
    ),
    // What is declared, and what uses it.
    Finding(
      ["atribute auth\na -> A @auth\nb -> B @other"],
      [
        "A.routes:1:1: error: unknown directive 'atribute'; did you mean 'attribute'? "
          + "[unknown-directive]",
        "A.routes:3:9: error: no attribute is called 'other'; write 'attribute other' before "
          + "the first route [undeclared-attribute]",
      ]
    ),
    Finding(
      [
        "attribute auth\nattribute tab\ntype Sort = a|b\ntype Page = Int 1...\n"
          + "a/:x<Int -> A @auth\nb/:y<Sort -> B"
      ],
      [
        "A.routes:5:5: error: '<' is not closed; write '<Int>' [unclosed-bracket]",
        "A.routes:6:5: error: '<' is not closed; write '<Sort>' [unclosed-bracket]",
      ]
    ),
    // Imports: a type that can be seen may come from one.
    Finding(
      ["import Foo\nimport Bar\na/:x<Foo.Sku -> A\nb/:y<UUID -> B"],
      [
        "A.routes:3:5: error: '<' is not closed; write '<Foo.Sku>' [unclosed-bracket]",
        "A.routes:4:5: error: '<' is not closed; write '<UUID>' [unclosed-bracket]",
      ]
    ),
    Finding(
      ["import Foo\na/:x<Sku>/:x -> A"],
      [
        "A.routes:2:12: error: the parameter 'x' is captured twice [duplicate-parameter]",
        "A.routes:2:4: note: the other one is here",
      ]
    ),
    Finding(
      ["import Foo\na/:x<Int> b -> A"],
      [
        "A.routes:2:11: error: unexpected 'b' after the pattern 'a/:x<Int>' [unexpected-text]"
      ]
    ),
  ]

  /// Examples beside lines with errors.
  static let unreadExampleFindings = [
    Finding(
      ["a/:x<Int -> A\nb -> B @example(c)\nd -> D @example(d)"],
      [
        unclosed,
        "A.routes:2:17: error: the example 'c' does not match its line: "
          + "segment 1, 'c' is not 'b' "
          + "[example-mismatch]",
      ]
    ),
    Finding(
      ["a -> A\nb -> A @example(c)\nd -> D @example(e)"],
      [
        "A.routes:2:6: error: two routes have the destination 'A'; write '=> a' for a second "
          + "pattern of one route, or '-> A as name' for a second case [duplicate-destination]",
        "A.routes:1:6: note: the other route is here",
        "A.routes:2:17: error: the example 'c' does not match its line: "
          + "segment 1, 'c' is not 'b' "
          + "[example-mismatch]",
        "A.routes:3:17: error: the example 'e' does not match its line: "
          + "segment 1, 'e' is not 'd' "
          + "[example-mismatch]",
      ]
    ),
    // A route that clashes with another: either may answer.
    Finding(
      ["a/:x<Int> -> A @example(a/1)\na/:y<UInt> -> B @example(a/2)\nc -> C @example(d)"],
      [
        "A.routes:2:1: error: 'a/:x<Int>' and 'a/:y<UInt>' both answer 'a/42' "
          + "[conflicting-routes]",
        "A.routes:1:1: note: the other route is here",
        "A.routes:3:17: error: the example 'd' does not match its line: "
          + "segment 1, 'd' is not 'c' "
          + "[example-mismatch]",
      ]
    ),
    // A group whose end is not known: its lines may have another prefix.
    Finding(
      ["g {\na -> A @example(g/a)\nb -> B @example(b)"],
      ["A.routes:1:3: error: the group 'g' is not closed; add '}' [group-not-closed]"]
    ),
    Finding(
      ["g\na -> A @example(g/a)\n}\nb -> B"],
      ["A.routes:1:2: error: expected '->' after 'g'; write '-> GDestination' [missing-arrow]"]
    ),
    // An origin that could not be read may be the example's.
    Finding(
      ["origin x://, shop.example.com\na -> A @example(https://shop.example.com/a)"],
      [
        "A.routes:1:14: error: 'shop.example.com' is not a valid origin: write "
          + "'https://shop.example.com' [bad-origin]"
      ]
    ),
    Finding(
      ["enmu Shop\na/:x -> A @example(a/1)\n", "enum Shop\nb -> B", "a/b -> C @example(a/c)"],
      [
        "A.routes:1:1: error: unknown directive 'enmu'; did you mean 'enum'? [unknown-directive]",
        "C.routes:1:19: error: the example 'a/c' is answered by 'a/:x' [example-mismatch]",
        "A.routes:2:1: note: that pattern is here",
      ]
    ),
  ]

  /// The marks of a merge: one error a conflict, and none for what the second side repeats.
  static let mergeFindings = [
    Finding(
      ["a -> A\n<<<<<<< HEAD\nb -> B\n=======\nb -> C as c\n>>>>>>> x\nd => c\ne => zz"],
      [
        "A.routes:2:1: error: '<<<<<<<' is what a merge leaves; choose between its two sides "
          + "[merge-mark]",
        "A.routes:8:6: error: no route is called 'zz' [unknown-case]",
      ]
    ),
    Finding(
      [
        "<<<<<<< HEAD\na -> A\n||||||| base\nc -> C\n=======\na -> B\n>>>>>>> x\nf -> F\n"
          + "<<<<<<<\n>>>>>>>\n"
      ],
      [
        "A.routes:1:1: error: '<<<<<<<' is what a merge leaves; choose between its two sides "
          + "[merge-mark]",
        "A.routes:9:1: error: '<<<<<<<' is what a merge leaves; choose between its two sides "
          + "[merge-mark]",
      ]
    ),
    // In the middle of a line that goes on, and of a group.
    Finding(
      ["a\n<<<<<<< HEAD\n  ?:q -> A\n=======\n  ?:p -> A\n>>>>>>> x\nb => a"],
      [
        "A.routes:2:1: error: '<<<<<<<' is what a merge leaves; choose between its two sides "
          + "[merge-mark]"
      ]
    ),
    Finding(
      ["g {\n<<<<<<< HEAD\na -> A\n=======\na -> B\n>>>>>>> x\n}"],
      [
        "A.routes:2:1: error: '<<<<<<<' is what a merge leaves; choose between its two sides "
          + "[merge-mark]"
      ]
    ),
    // What is left of one.
    Finding(
      ["a -> A\n=======\nb -> B\n>>>>>>> x"],
      [
        "A.routes:2:1: error: '=======' is what a merge leaves; choose between its two sides "
          + "[merge-mark]"
      ],
      nearMiss: ["%3D====== -> A"]
    ),
    Finding(
      ["a -> A\n>>>>>>> x"],
      [
        "A.routes:2:1: error: '>>>>>>>' is what a merge leaves; choose between its two sides "
          + "[merge-mark]"
      ],
      nearMiss: ["a -> A\n====== -> B"]
    ),
  ]
}
