// Each finding is shown whole: place, words, identifier and notes.

extension Finding {
  /// About types, ranges and defaults.
  static let typeFindings = [
    Finding(
      ["a/:x<Integer> -> A"],
      ["A.routes:1:6: error: unknown type 'Integer'; did you mean 'Int'? [unknown-type]"],
      nearMiss: ["a/:x<Int> -> A"]
    ),
    Finding(
      ["a/:x<decimal>/:y<tool> -> A"],
      [
        "A.routes:1:6: error: the type name 'decimal' does not start with a capital; did you mean "
          + "'Decimal'? [bad-type]",
        "A.routes:1:18: error: the type name 'tool' does not start with a capital; did you mean "
          + "'Bool' or 'Tool'? [bad-type]",
      ],
      nearMiss: ["a/:x<Decimal>/:y<Tool> -> A"]
    ),
    Finding(
      ["a/{price:decimal} -> A\nb/:kind<Decimal|Money> -> B"],
      [
        "A.routes:1:3: error: unexpected '{price:decimal}'; a capture is written ':price<Decimal>' "
          + "[foreign-syntax]",
        "A.routes:2:9: error: 'Decimal' is a type, and a parameter has one type; '|' separates words "
          + "[bad-word]",
      ]
    ),
    Finding(
      ["a?:x<Boolean = false> -> A"],
      ["A.routes:1:6: error: unknown type 'Boolean'; did you mean 'Bool'? [unknown-type]"],
      nearMiss: ["a?:x<Bool = false> -> A"]
    ),
    Finding(
      ["a?:x<boolean = false>&:y<integer 1... = 1> -> A"],
      [
        "A.routes:1:6: error: unknown type 'boolean'; did you mean 'Bool'? [unknown-type]",
        "A.routes:1:26: error: unknown type 'integer'; did you mean 'Int'? [unknown-type]",
      ],
      nearMiss: ["a?:x<Bool = false>&:y<Int 1... = 1> -> A"]
    ),
    Finding(
      ["a/:x<Int|String> -> A"],
      [
        "A.routes:1:6: error: 'Int' is a type, and a parameter has one type; '|' separates words "
          + "[bad-word]"
      ],
      nearMiss: ["a/:x<Kind: Int|String> -> A\nb/:x<text|number|date|Title> -> B"]
    ),
    Finding(
      ["a/:x<STRING> -> A"],
      ["A.routes:1:6: error: unknown type 'STRING'; did you mean 'String'? [unknown-type]"],
      nearMiss: ["a/:x<Strings> -> A"]
    ),
    Finding(
      ["a/:x<Uuid> -> A"],
      ["A.routes:1:6: error: unknown type 'Uuid'; did you mean 'UUID'? [unknown-type]"],
      nearMiss: ["a/:x<UUID> -> A"]
    ),
    Finding(
      ["a/:x<Doubel> -> A"],
      ["A.routes:1:6: error: unknown type 'Doubel'; did you mean 'Double'? [unknown-type]"],
      // A module that is imported may have a type of any name.
      nearMiss: [
        "enum Route\na/:x<Couple>/:y<Spring>/:z<Decimal> -> A",
        "enum M\nimport Maths\nb/:x<Integer>/:y<Doubel>/:z<Decimal> -> B",
      ]
    ),
    Finding(
      ["a/:x<Boolean> -> A"],
      ["A.routes:1:6: error: unknown type 'Boolean'; did you mean 'Bool'? [unknown-type]"],
      nearMiss: ["a/:x<Bool> -> A"]
    ),
    Finding(
      ["a/:x<Foo.Bar> -> A"],
      ["A.routes:1:6: error: 'Foo.Bar' needs 'import Foo' [unknown-type]"],
      nearMiss: ["import Foo\na/:x<Foo.Bar> -> A"]
    ),
    Finding(
      ["import Food\na/:x<Foo.Bar>/:y<Y> -> A"],
      [
        "A.routes:2:6: error: 'Foo.Bar' needs 'import Foo'; did you mean 'Food'? "
          + "[unknown-type]"
      ],
      nearMiss: ["import Foo\na/:x<Foo.Bar>/:y<Y> -> A"]
    ),
    Finding(
      ["a/:x<String 1...2> -> A"],
      ["A.routes:1:13: error: a range narrows numbers, not 'String' [bad-range]"],
      nearMiss: ["a/:x<Int 1...2> -> A"]
    ),
    Finding(
      ["a/:x<Foo 1...2> -> A"],
      ["A.routes:1:10: error: a range narrows numbers, not 'Foo' [bad-range]"],
      nearMiss: ["a/:x<Double 1...2> -> A"]
    ),
    Finding(
      ["a/:x<Bool 0...> -> A"],
      ["A.routes:1:11: error: a range narrows numbers, not 'Bool' [bad-range]"],
      nearMiss: ["a/:x<UInt8 0...> -> A"]
    ),
    Finding(
      ["a/:x<Int8 0...200> -> A"],
      ["A.routes:1:15: error: '200' is no Int8 [bad-range]"],
      nearMiss: ["a/:x<UInt8 0...200> -> A"]
    ),
    Finding(
      ["a/:x<Int 0.5...2> -> A"],
      ["A.routes:1:10: error: '0.5' is no Int [bad-range]"],
      nearMiss: ["a/:x<Double 0.5...2> -> A"]
    ),
    Finding(
      ["a/:x<UInt -1...2> -> A"],
      ["A.routes:1:11: error: '-1' is no UInt [bad-range]"],
      nearMiss: ["a/:x<Int -1...2> -> A"]
    ),
    Finding(
      ["a/:x<Int 5...2> -> A"],
      ["A.routes:1:10: error: the range holds no number [bad-range]"],
      nearMiss: ["a/:x<Int 2...2> -> A"]
    ),
    Finding(
      ["a/:x<Int 5..<5> -> A"],
      ["A.routes:1:10: error: the range holds no number [bad-range]"],
      nearMiss: ["a/:x<Int 5..<6> -> A"]
    ),
    Finding(
      ["a/:x<UInt 3..<3> -> A"],
      ["A.routes:1:11: error: the range holds no number [bad-range]"],
      nearMiss: ["a/:x<Double 3..<3.1> -> A"]
    ),
    Finding(
      ["a/:type<a|b> -> A"],
      [
        "A.routes:1:8: error: an enum 'Type' would hide a name that generated code needs; name it, as in "
          + "'<TypeKind: a|b>' [bad-type]"
      ],
      nearMiss: ["a/:types<a|b> -> A\nb/:string<a|b>/:text -> B"]
    ),
    Finding(
      ["a/:x<Swift: a|b> -> A"],
      [
        "A.routes:1:6: error: an enum 'Swift' would hide a name that generated code needs; name it, as in "
          + "'<SwiftKind: a|b>' [bad-type]"
      ],
      nearMiss: ["a/:x<Date: a|b>/:y<Date> -> A"]
    ),
    Finding(
      ["a/:x<S: a|b>/:y<S: a|c> -> A"],
      [
        "A.routes:1:15: error: two enums 'S' with different words [bad-type]",
        "A.routes:1:4: note: the other one is here",
      ],
      nearMiss: ["a/:x<S: a|b>/:y<S: a|b> -> A"]
    ),
    Finding(
      ["a/:x<S: a|b>?:y<S> -> A"],
      [
        "A.routes:1:15: error: 'S' is an enum of words and a type of yours in one route "
          + "[bad-type]",
        "A.routes:1:4: note: the other one is here",
      ],
      nearMiss: ["a/:x<S: a|b>?:y<T> -> A"]
    ),
    Finding(
      ["a?:y<S>&:x<S: a|b> -> A"],
      [
        "A.routes:1:10: error: 'S' is an enum of words and a type of yours in one route "
          + "[bad-type]",
        "A.routes:1:4: note: the other one is here",
      ],
      nearMiss: ["a?:y<S> -> A\nb?:x<S: a|b> -> B"]
    ),
    Finding(
      ["a?:x<Foo = a> -> A"],
      [
        "A.routes:1:12: error: 'Foo' is a type of yours and takes no default; write "
          + "'<Foo?>' [bad-default]"
      ],
      nearMiss: ["a?:x<Foo?> -> A"]
    ),
    Finding(
      ["a?:x<new|old = od> -> A"],
      ["A.routes:1:16: error: the default 'od' is none of 'new|old' [bad-default]"],
      nearMiss: ["a?:x<new|old = old> -> A"]
    ),
    Finding(
      ["a?:x<price|newest = pirce> -> A"],
      [
        "A.routes:1:21: error: the default 'pirce' is none of 'price|newest'; did you mean "
          + "'price'? [bad-default]"
      ],
      nearMiss: ["a?:x<price|newest = price> -> A"]
    ),
    Finding(
      ["a?:x<Int = abc> -> A"],
      ["A.routes:1:12: error: the default 'abc' is no Int [bad-default]"],
      nearMiss: ["a?:x<Int = -1> -> A"]
    ),
    Finding(
      ["a?:x<Int 1...5 = 9> -> A"],
      ["A.routes:1:18: error: the default '9' is outside the range [bad-default]"],
      nearMiss: ["a?:x<Int 1...5 = 5> -> A"]
    ),
    Finding(
      ["a?:x<Int 1..<5 = 5> -> A"],
      ["A.routes:1:18: error: the default '5' is outside the range [bad-default]"],
      nearMiss: ["a?:x<Int 1..<5 = 4> -> A"]
    ),
    Finding(
      ["a?:x<UInt8 = 256> -> A"],
      ["A.routes:1:14: error: the default '256' is no UInt8 [bad-default]"],
      nearMiss: ["a?:x<UInt8 = 255> -> A"]
    ),
    Finding(
      ["a?:x<Bool = yes> -> A"],
      ["A.routes:1:13: error: the default 'yes' is no Bool [bad-default]"],
      nearMiss: ["a?:x<Bool = true> -> A"]
    ),
    Finding(
      ["a?:x<Date = 2026-02-30> -> A"],
      ["A.routes:1:13: error: the default '2026-02-30' is no Date [bad-default]"],
      nearMiss: ["a?:x<Date = 2026-02-28> -> A"]
    ),
    Finding(
      ["a?:x<URL = example.com> -> A"],
      ["A.routes:1:12: error: the default 'example.com' is no URL [bad-default]"],
      nearMiss: ["a?:x<URL = https://example.com/?a=b#c> -> A"]
    ),
    Finding(
      ["a?:x<Date = 9999-12-31T23:59:59-01:00> -> A"],
      [
        "A.routes:1:13: error: the default '9999-12-31T23:59:59-01:00' is no Date [bad-default]"
      ],
      nearMiss: ["a?:x<Date = 9999-12-31T23:59:59+01:00> -> A"]
    ),
    Finding(
      ["a/:x<Url> -> A"],
      ["A.routes:1:6: error: unknown type 'Url'; did you mean 'URL'? [unknown-type]"],
      nearMiss: ["a/:x<URL> -> A"]
    ),
    Finding(
      ["a?:x<UUID = 12> -> A"],
      ["A.routes:1:13: error: the default '12' is no UUID [bad-default]"],
      nearMiss: ["a?:x<UUID = 6ba7b810-9dad-11d1-80b4-00c04fd430c8> -> A"]
    ),
    Finding(
      ["a?:x<Double = inf> -> A"],
      ["A.routes:1:15: error: the default 'inf' is no Double [bad-default]"],
      nearMiss: ["a?:x<Double = 1e3> -> A"]
    ),
  ]
}
