// Each finding is shown whole: place, words, identifier and notes.

extension Finding {
  /// About clashes between routes.
  static let tableFindings = [
    Finding(
      ["a/:x -> A\na/:y -> B"],
      [
        "A.routes:2:1: error: 'a/:y' and 'a/:x' are the same pattern [duplicate-pattern]",
        "A.routes:1:1: note: the other pattern is here",
      ],
      nearMiss: ["a/:x -> A\na/:y/b -> B"]
    ),
    Finding(
      ["/a/ -> A\na -> B"],
      [
        "A.routes:2:1: error: 'a' and '/a/' are the same pattern [duplicate-pattern]",
        "A.routes:1:1: note: the other pattern is here",
      ],
      nearMiss: ["/a/ -> A\nA -> B"]
    ),
    Finding(
      ["a -> A\na => a"],
      [
        "A.routes:2:1: error: two routes have the pattern 'a' [duplicate-pattern]",
        "A.routes:1:1: note: the other pattern is here",
      ],
      nearMiss: ["a -> A\nb => a"]
    ),
    Finding(
      ["caf%C3%A9 -> A\ncafé -> B"],
      [
        "A.routes:2:1: error: 'café' and 'caf%C3%A9' are the same pattern "
          + "[duplicate-pattern]",
        "A.routes:1:1: note: the other pattern is here",
      ],
      nearMiss: ["caf%C3%A9 -> A\ncafe%CC%81 -> B"]
    ),
    Finding(
      ["a/:x<Sort: b|c> -> A\na/:y<Kind: b|c> -> B"],
      [
        "A.routes:2:1: error: 'a/:y<Kind: b|c>' and 'a/:x<Sort: b|c>' are the same pattern "
          + "[duplicate-pattern]",
        "A.routes:1:1: note: the other pattern is here",
      ],
      nearMiss: ["a/:x<Sort: b|c> -> A\na/:y<Kind: d|e> -> B"]
    ),
    Finding(
      ["item/:number<Int> -> A\nitem/:price<Double> -> B"],
      [
        "A.routes:2:1: error: 'item/:number<Int>' and 'item/:price<Double>' both answer "
          + "'item/42' [conflicting-routes]",
        "A.routes:1:1: note: the other route is here",
      ],
      nearMiss: ["item/:number<Int> -> A\nitem/:price<Bool> -> B"]
    ),
    Finding(
      ["users -> A\nusers/:id<Int?> -> B"],
      [
        "A.routes:2:1: error: 'users' and 'users/:id<Int?>' both answer 'users' "
          + "[conflicting-routes]",
        "A.routes:1:1: note: the other route is here",
      ],
      nearMiss: ["users -> A\nusers/:id<Int> -> B"]
    ),
    Finding(
      ["a?x=1 -> A\na?y=2 -> B"],
      [
        "A.routes:2:1: error: 'a?x=1' and 'a?y=2' both answer 'a?x=1&y=2' "
          + "[conflicting-routes]",
        "A.routes:1:1: note: the other route is here",
      ],
      nearMiss: ["a?x=1 -> A\na?x=2 -> B"]
    ),
    Finding(
      ["a?x=1 -> A\na?x=1 -> B"],
      [
        "A.routes:2:1: error: two routes have the pattern 'a?x=1' [duplicate-pattern]",
        "A.routes:1:1: note: the other pattern is here",
      ],
      nearMiss: ["a?x=1 -> A\na -> B"]
    ),
    Finding(
      ["a/:x<Int> -> A\na/:y<UInt> -> B\na/:z<Double> -> C"],
      [
        "A.routes:2:1: error: 'a/:x<Int>' and 'a/:y<UInt>' both answer 'a/42' "
          + "[conflicting-routes]",
        "A.routes:1:1: note: the other route is here",
        "A.routes:3:1: error: 'a/:y<UInt>' and 'a/:z<Double>' both answer 'a/42' "
          + "[conflicting-routes]",
        "A.routes:2:1: note: the other route is here",
        "A.routes:3:1: error: 'a/:x<Int>' and 'a/:z<Double>' both answer 'a/42' "
          + "[conflicting-routes]",
        "A.routes:1:1: note: the other route is here",
      ],
      nearMiss: ["a/:x<Int ...-1> -> A\na/:y<UInt> -> B\na/:z<UUID> -> C"]
    ),
    Finding(
      ["a/:x<Int> -> A\na/:x<Int 1...5> -> B"],
      [
        "A.routes:2:1: error: 'a/:x<Int>' and 'a/:x<Int 1...5>' both answer 'a/1' "
          + "[conflicting-routes]",
        "A.routes:1:1: note: the other route is here",
      ],
      nearMiss: ["a/:x<Int ...0> -> A\na/:x<Int 1...5> -> B"]
    ),
    Finding(
      ["a/p-:x -> A\na/p-:y<String>-s -> B\na/p-:z<String>-s -> C"],
      [
        "A.routes:3:1: error: 'a/p-:z<String>-s' and 'a/p-:y<String>-s' are the same "
          + "pattern [duplicate-pattern]",
        "A.routes:2:1: note: the other pattern is here",
      ],
      nearMiss: ["a/p-:x -> A\na/p-:y<String>-s -> B"]
    ),
    Finding(
      [":x -> A\n*y -> B\n*z -> C"],
      [
        "A.routes:3:1: error: '*z' and '*y' are the same pattern [duplicate-pattern]",
        "A.routes:2:1: note: the other pattern is here",
      ],
      nearMiss: [":x -> A\n*y -> B"]
    ),
    Finding(
      ["a/:x<true|false> -> A\na/:y<Bool> -> B"],
      [
        "A.routes:2:1: error: 'a/:y<Bool>' is never reached: 'a/:x<true|false>' answers "
          + "all of its links [unreachable-route]",
        "A.routes:1:1: note: the route that answers them is here",
      ],
      nearMiss: ["a/:x<true|yes> -> A\na/:y<Bool> -> B"]
    ),
    Finding(
      ["x/true -> A\nx/false -> B\nx/:a<Bool> -> C @example(x/true)"],
      [
        "A.routes:3:1: error: 'x/:a<Bool>' is never reached: 'x/true' and 'x/false' answer all of "
          + "its links [unreachable-route]",
        "A.routes:1:1: note: a route that answers some is here",
        "A.routes:2:1: note: a route that answers some is here",
      ],
      nearMiss: ["x/true -> A\nx/False -> B\nx/:a<Bool> -> C @example(x/false)"]
    ),
    Finding(
      ["x/b/:d<e|f = e> -> A\nx/c -> B\nx/c/:d<e|f> -> C\nx/:a<b|c>/:d<e|f = e> -> D"],
      [
        "A.routes:4:1: error: 'x/:a<b|c>/:d<e|f = e>' is never reached: 'x/b/:d<e|f = e>', 'x/c' "
          + "and 'x/c/:d<e|f>' answer all of its links [unreachable-route]",
        "A.routes:1:1: note: a route that answers some is here",
        "A.routes:2:1: note: a route that answers some is here",
        "A.routes:3:1: note: a route that answers some is here",
      ],
      nearMiss: ["x/b/:d<e|f = e> -> A\nx/c/:d<e|f> -> C\nx/:a<b|c>/:d<e|f = e> -> D"]
    ),
    Finding(
      ["x/true?k=v -> A\nx/false -> B\nx/false?k=v -> C\nx/:a<Bool>?k=v -> D"],
      [
        "A.routes:4:1: error: 'x/:a<Bool>?k=v' is never reached: 'x/true?k=v' and 'x/false?k=v' "
          + "answer all of its links [unreachable-route]",
        "A.routes:1:1: note: a route that answers some is here",
        "A.routes:3:1: note: a route that answers some is here",
      ],
      nearMiss: ["x/true?k=v -> A\nx/false?l=v -> B\nx/:a<Bool> -> C"]
    ),
    // A type of the user's own may refuse what it is asked.
    Finding(
      ["a/:n<Bool> -> A\nb/:n<Bool> -> B\n:k<a|b>/:n<Bool> -> C"],
      [
        "A.routes:3:1: error: ':k<a|b>/:n<Bool>' is never reached: 'a/:n<Bool>' and 'b/:n<Bool>' "
          + "answer all of its links [unreachable-route]",
        "A.routes:1:1: note: a route that answers some is here",
        "A.routes:2:1: note: a route that answers some is here",
      ],
      nearMiss: ["a/:s<Sku> -> A\nb/:n<Bool> -> B\n:k<a|b>/:n<Bool> -> C"]
    ),
    Finding(
      ["a/:x<b|c> -> A\na/:y<c|d> -> B"],
      [
        "A.routes:2:1: error: 'a/:x<b|c>' and 'a/:y<c|d>' both answer 'a/c' "
          + "[conflicting-routes]",
        "A.routes:1:1: note: the other route is here",
      ],
      nearMiss: ["a/:x<b|c> -> A\na/x:y<d|e> -> B"]
    ),
    Finding(
      ["a/:x -> A\na/:x<String?> -> B"],
      [
        "A.routes:2:1: error: 'a/:x' and 'a/:x<String?>' both answer 'a/a' "
          + "[conflicting-routes]",
        "A.routes:1:1: note: the other route is here",
      ],
      nearMiss: ["a/:x -> A\nb/:x<String?> -> B"]
    ),
  ]
}
