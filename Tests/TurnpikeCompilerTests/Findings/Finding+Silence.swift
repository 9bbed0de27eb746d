// Each finding is shown whole: place, words, identifier and notes.

extension Finding {
  private static let inGroup =
    "the default route '_' cannot be in a group, because it matches every link that no other "
    + "route matches; write it outside [unexpected-text]"

  private static let modal =
    "unknown attribute 'modal'; write '!' after the destination of a modal, as in "
    + "'LoginDestination!' [undeclared-attribute]"

  /// About lines that say something else than their authors believe.
  static let silenceFindings = [
    Finding(
      ["g {\n  _ -> A\n}\n/ @auth {\n  _ -> B @deprecated\n}\n_ -> C\nattribute auth"],
      [
        "A.routes:2:3: error: \(inGroup)", "A.routes:5:3: error: \(inGroup)",
        "A.routes:8:1: error: 'attribute' belongs before the first route [late-directive]",
      ],
      nearMiss: ["g {\n  a -> A\n}\n_ -> C"]
    ),
    // Without the brace that closes the group, it may be outside.
    Finding(
      ["g {\n  a -> A\n_ -> C"],
      ["A.routes:1:3: error: the group 'g' is not closed; add '}' [group-not-closed]"]
    ),
    Finding(
      ["a -> A @modal\nb -> B @modal\nc -> C @tab(home)"],
      [
        "A.routes:1:9: error: \(modal)",
        "A.routes:3:9: error: unknown attribute 'tab'; write '@container' with the name of the "
          + "tab, as in '@container(home)' [undeclared-attribute]",
      ],
      nearMiss: ["attribute modal\nattribute tab<String>\na -> A @modal\nb -> B @tab(home)"]
    ),
    Finding(
      ["type Sort = none|price\na?:x<none|b?>&:y<Sort?>#:z<a|none?> -> A\nb/:x<none|c?> -> B"],
      [
        none("2:6"), none("2:18"), none("2:30"), none("3:6"),
      ],
      nearMiss: [
        "type Sort = none|price\na?:x<none|b = none>&:y<Sort = none>&:z<nothing|c?> -> A\nb -> B"
      ]
    ),
    Finding(
      ["query :x<none|b?>\na?:x_none<none_b|c?> -> A"], [none("1:10")]
    ),
    Finding(
      ["query coupon_id<String?>\na -> A"],
      [
        "A.routes:1:16: error: unexpected '<String?>'; a capture is written "
          + "':coupon_id<String?>' [foreign-syntax]"
      ],
      nearMiss: ["query :coupon_id<String?>\na -> A"]
    ),
    Finding(
      ["enum R {\n  a -> A\n  b {\n    c -> C\n  }\n}"],
      [
        "A.routes:1:8: error: unexpected '{' after the directive; remove it and the '}' that closes "
          + "it, because 'enum' has no block [unexpected-text]"
      ],
      nearMiss: ["enum R\n  a -> A\n  b {\n    c -> C\n  }"]
    ),
    Finding(
      ["account\n  settings -> Settings\n  delete -> Delete\nsettings -> Other\nx => settings"],
      [
        "A.routes:1:8: error: the lines of a group must be in braces; write 'account {' and a line "
          + "'}' [missing-brace]"
      ],
      nearMiss: ["account {\n  settings -> Settings\n}\nsettings -> Other\nx => settings"]
    ),
    Finding(
      [
        "f/:n<Int 1...9> -> F @example(f/10)\ng/:x<a|b> -> G @example(g/c/d)\n"
          + "h?k=v -> H @example(h?k=w)"
      ],
      [
        "A.routes:1:31: error: the example 'f/10' does not match its line: segment 2, n: '10' is "
          + "not an Int 1...9 [example-mismatch]",
        "A.routes:2:25: error: the example 'g/c/d' does not match its line: segment 2, x: 'c' is "
          + "not one of a, b [example-mismatch]",
        "A.routes:3:21: error: the example 'h?k=w' does not match its line: its conditions do not "
          + "hold [example-mismatch]",
      ],
      nearMiss: ["f/:n<Int 1...9> -> F @example(f/9)\ng/:x<a|b> -> G @example(g/a)"]
    ),
  ]

  /// About files without `enum` beside others.
  static let missingEnumFindings = [
    Finding(
      ["enum ShopRoute\na -> A", "b -> B"],
      [
        "B.routes:1:1: warning: a file without 'enum' declares 'Route', and other files of the "
          + "target name their enum; write 'enum ShopRoute' [missing-enum]"
      ],
      nearMiss: ["enum ShopRoute\na -> A", "enum ShopRoute\nb -> B"]
    ),
    Finding(
      ["# nothing\n", "enum S\na -> A", "enum T\nb -> B"],
      [
        "A.routes:1:1: warning: a file without 'enum' declares 'Route', and other files of the "
          + "target name their enum; write 'enum S', 'enum T' or another enum [missing-enum]"
      ],
      nearMiss: ["a -> A", "b -> B"]
    ),
  ]

  private static func none(_ place: String) -> String {
    "A.routes:\(place): warning: '.none' of an optional parameter means nil in Swift, not the enum "
      + "value 'none'; write '= none' instead of '?' [optional-none]"
  }
}
