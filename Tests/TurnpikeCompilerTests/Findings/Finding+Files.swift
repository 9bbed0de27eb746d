// Each finding is shown whole: place, words, identifier and notes.

extension Finding {
  /// About what stands in several files.
  static let filesFindings = [
    Finding(
      ["access public\na -> A", "access package\nb -> B"],
      [
        "B.routes:1:8: error: the 'access' of 'Route' is set in another file already "
          + "[repeated-directive]",
        "A.routes:1:8: note: the other one is here",
      ],
      nearMiss: ["access public\na -> A", "b -> B"]
    ),
    Finding(
      ["access public\na -> A", "access public\nb -> B"],
      [
        "B.routes:1:8: error: the 'access' of 'Route' is set in another file already "
          + "[repeated-directive]",
        "A.routes:1:8: note: the other one is here",
      ],
      nearMiss: ["enum Route\naccess public\na -> A", "enum B\naccess package\nb -> X"]
    ),
    Finding(
      ["origin a://\na -> A", "origin b://, c://\nb -> B"],
      [
        "B.routes:1:8: error: the 'origin' of 'Route' is set in another file already "
          + "[repeated-directive]",
        "A.routes:1:8: note: the other one is here",
      ],
      nearMiss: ["enum Route\norigin a://\na -> A", "enum S\norigin b://\nb -> B"]
    ),
    Finding(
      ["/// One.\nenum S\na -> A", "/// Two.\nenum S\nb -> B"],
      [
        "B.routes:2:6: error: 'S' is documented in another file already "
          + "[repeated-directive]",
        "A.routes:2:6: note: its documentation is here",
      ],
      nearMiss: ["/// One.\nenum S\na -> A", "enum S\nb -> B"]
    ),
    Finding(
      ["enum A\na -> X", "enum B\nb -> A"],
      [
        "B.routes:2:6: error: 'A' is the name of an enum of routes [duplicate-destination]",
        "A.routes:1:6: note: the enum is here",
      ],
      nearMiss: ["enum A\na -> X", "enum B\na -> Y"]
    ),
    Finding(
      ["a -> A", "enum Shop\nb -> Route"],
      [
        "B.routes:2:6: error: 'Route' is the name of an enum of routes "
          + "[duplicate-destination]"
      ],
      nearMiss: ["enum Other\na -> A", "enum Shop\nb -> Route"]
    ),
    Finding(
      ["enum Z\na -> X", "enum A\nb -> X"],
      [
        "B.routes:2:6: error: two routes have the destination 'X' [duplicate-destination]",
        "A.routes:2:6: note: the other route is here",
      ],
      nearMiss: ["enum Z\na -> X", "enum A\nb -> Y as x"]
    ),
    Finding(
      ["a -> X", "b -> X"],
      [
        "B.routes:1:6: error: two routes have the destination 'X'; write '=> x' for a second "
          + "pattern of one route, or '-> X as name' for a second case [duplicate-destination]",
        "A.routes:1:6: note: the other route is here",
      ],
      nearMiss: ["a -> X", "b => x"]
    ),
    Finding(
      ["a -> A as x", "b -> B as x"],
      [
        "B.routes:1:11: error: two routes are called 'x'; name one with 'as' "
          + "[duplicate-case]",
        "A.routes:1:11: note: the other route is here",
      ],
      nearMiss: ["enum F\na -> A as x", "enum Route\nb -> B as x"]
    ),
    Finding(
      ["_ -> A", "_ -> B"],
      [
        "B.routes:1:1: error: the enum has a default route '_' already "
          + "[duplicate-default-route]",
        "A.routes:1:1: note: the other one is here",
      ],
      nearMiss: ["enum Route\n_ -> A", "enum F\n_ -> B"]
    ),
    Finding(
      ["a -> A", "a -> B"],
      [
        "B.routes:1:1: error: two routes have the pattern 'a' [duplicate-pattern]",
        "A.routes:1:1: note: the other pattern is here",
      ],
      nearMiss: ["enum Route\na -> A", "enum F\na -> B"]
    ),
    Finding(
      ["a/:x<Int> -> A", "a/:x<Double> -> B"],
      [
        "B.routes:1:1: error: 'a/:x<Int>' and 'a/:x<Double>' both answer 'a/42' "
          + "[conflicting-routes]",
        "A.routes:1:1: note: the other route is here",
      ],
      nearMiss: ["enum F\na/:x<Int> -> A", "enum Route\na/:x<Double> -> B"]
    ),
    Finding(
      ["import Foo\na/:x<X> -> A", "b -> B\nimport Foo"],
      ["B.routes:2:1: error: 'import' belongs before the first route [late-directive]"],
      nearMiss: ["import Foo\na/:x<X> -> A", "import Foo\nb -> B"]
    ),
  ]
}
