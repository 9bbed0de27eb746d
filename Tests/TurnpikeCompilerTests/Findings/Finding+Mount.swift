// Each finding is shown whole: place, words, identifier and notes.

extension Finding {
  /// About mounts.
  static let mountFindings = [
    Finding(
      ["access public\na -> mount B as b\nc -> mount M.C as c", "enum B\nb -> X"],
      [
        "A.routes:2:12: error: 'B' is internal and mounted in an enum that is public; write "
          + "'access public' in its file [bad-mount]",
        "B.routes:1:6: note: the mounted enum is here",
      ],
      nearMiss: ["enum Route\naccess package\na -> mount B as b", "enum B\naccess public\nb -> X"]
    ),
    badMount("a/:x<Int?>", "what may be left out", column: 3, nearMiss: "a/:x<Int>"),
    badMount("a/:x<Int = 1>", "what may be left out", column: 3, nearMiss: "a/:k<b|c>"),
    badMount("a/*b", "a rest", column: 3, nearMiss: "a/*/b"),
    badMount("a?:q", "a query", column: 3, nearMiss: "a/q"),
    badMount("a?k=v", "a query", column: 3, nearMiss: "k/v"),
    badMount("a#:b", "a fragment", column: 3, nearMiss: "a%23:b"),
    badMount("_", "the default route", column: 1, nearMiss: "/"),
    Finding(
      ["a -> mount B!"],
      [
        "A.routes:1:1: error: a mount takes no '!': the mounted routes say how they are shown "
          + "[bad-mount]"
      ],
      nearMiss: ["a -> B!"]
    ),
    Finding(
      ["enum A\nb -> mount A as b"],
      ["A.routes:2:12: error: 'A' cannot be mounted in itself [bad-mount]"],
      nearMiss: ["enum A\nb -> mount Other.A as b"]
    ),
    Finding(
      ["enum A\nb -> mount B as b", "enum B\nc -> mount C as c", "enum C\na -> mount A as a"],
      [
        "C.routes:2:12: error: 'A' cannot be mounted here: it mounts this enum, through 'B', 'C' "
          + "[bad-mount]"
      ],
      nearMiss: [
        "enum A\nb -> mount B as b\nc -> mount C as c", "enum B\nc -> mount C as c",
        "enum C\na -> D",
      ]
    ),
    Finding(
      ["a -> mount X.Y as y\nb => y"],
      [
        "A.routes:2:6: error: 'y' is a mount; mount the enum a second time instead "
          + "[unknown-case]",
        "A.routes:1:1: note: it is declared here",
      ],
      nearMiss: ["a -> mount X.Y as y\nb -> mount X.Y as z"]
    ),
    Finding(
      ["a -> mount X.Y\nb -> mount Z.Y"],
      [
        "A.routes:2:12: error: two routes are called 'y'; name one with 'as' [duplicate-case]",
        "A.routes:1:12: note: the other route is here",
      ],
      nearMiss: ["a -> mount X.Y\nb -> mount Z.Y as z"]
    ),
    Finding(
      ["a/:t<b|c> -> mount X.Y as y\nd/:t<b|e> -> mount X.Y as z"],
      [
        "A.routes:2:4: error: two enums 'T' with different words [bad-type]",
        "A.routes:1:4: note: the other one is here",
      ],
      nearMiss: ["a/:t<b|c> -> mount X.Y as y\nd/:t<b|c> -> mount X.Y as z"]
    ),
    Finding(
      ["a/:attribute<b|c> -> mount X.Y as y"],
      [
        "A.routes:1:4: error: an enum 'Attribute' would hide a name that generated code needs; name it, as in "
          + "'<AttributeKind: a|b>' [bad-type]"
      ],
      nearMiss: ["a/:attribute<Kind: b|c> -> mount X.Y as y"]
    ),
    Finding(
      ["a/:sort<b|c> -> mount X.Y as y\nd/:e -> Sort"],
      [
        "A.routes:2:9: error: 'Sort' would be hidden by an enum of words; name that, as in "
          + "'<SortKind: a|b>' [bad-type]",
        "A.routes:1:4: note: the enum is here",
      ],
      nearMiss: ["a/:sort<SortKind: b|c> -> mount X.Y as y\nd/:e -> Sort"]
    ),
    Finding(
      ["import Sort\nd/:e<Sort.Kind> -> D\na/:sort<b|c> -> mount X.Y as y"],
      [
        "A.routes:3:4: error: an enum 'Sort' would hide a name that generated code needs; name it, as in "
          + "'<SortKind: a|b>' [bad-type]",
        "A.routes:2:6: note: it is needed here",
      ],
      nearMiss: ["import Kind\nd/:e<Kind.Sort> -> D\na/:sort<b|c> -> mount X.Y as y"]
    ),
    Finding(
      ["a/:x<b|c> -> mount X.Y as y"],
      [
        "A.routes:1:20: error: 'X' would be hidden by an enum of words; name that, as in "
          + "'<XKind: a|b>' [bad-type]",
        "A.routes:1:4: note: the enum is here",
      ],
      nearMiss: ["a/:y<b|c> -> mount X.Y as y"]
    ),
    Finding(
      ["a/:route<b|c> -> mount X.Y as y"],
      [
        "A.routes:1:4: error: an enum 'Route' would hide a name that generated code needs; name it, as in "
          + "'<RouteKind: a|b>' [bad-type]"
      ],
      nearMiss: ["enum Links\na/:route<b|c> -> mount X.Y as y"]
    ),
    Finding(
      ["a/:x -> mount X.Y as y\na/:z -> mount X.Z as z"],
      [
        "A.routes:2:15: error: what 'X.Z' answers is not known, and 'X.Y' is mounted at the same "
          + "prefix; give one of them a prefix of its own [unseen-mount]",
        "A.routes:1:15: note: the other mount is here",
      ],
      nearMiss: ["a/:x -> mount X.Y as y\na/:z/b -> mount X.Z as z"]
    ),
    Finding(
      [
        "enum App\n/ -> mount One as one\n/ -> mount Two as two",
        "enum One\nx/:id -> A\ny?kind=a -> B",
        "enum Two\nx/new -> C\ny?kind=b -> D",
      ],
      [
        "A.routes:3:12: error: 'One' and 'Two' are mounted at one prefix and both answer 'x/new' "
          + "[overlapping-mounts]",
        "B.routes:2:1: note: a route that answers it is here",
        "C.routes:2:1: note: a route that answers it is here",
      ],
      nearMiss: [
        "enum App\n/ -> mount One as one\n/ -> mount Two as two",
        "enum One\nx/:id<Int> -> A\ny?kind=a -> B",
        "enum Two\nx/new -> C\ny?kind=b -> D",
      ]
    ),
    // Two levels down, and of one enum twice.
    Finding(
      [
        "enum App\n:a -> mount One as one\n:b -> mount Two as two",
        "enum One\nx/:id -> mount Deep as deep",
        "enum Two\nx/:id/*rest -> C",
        "enum Deep\nend?:q -> A",
      ],
      [
        "A.routes:3:13: error: 'One' and 'Two' are mounted at one prefix and both answer 'x/x/x/end' "
          + "[overlapping-mounts]",
        "C.routes:2:1: note: a route that answers it is here",
        "D.routes:2:1: note: a route that answers it is here",
      ],
      nearMiss: [
        "enum App\n:a -> mount One as one\n:b -> mount Two as two",
        "enum One\nx/:id -> mount Deep as deep",
        "enum Two\nx/:id -> C",
        "enum Deep\nend?:q -> A",
      ]
    ),
    Finding(
      ["a -> mount X.Y as y\na/*r -> R\na/*s<Sku> -> S"],
      [
        "A.routes:3:1: error: 'a/*r' and 'a/*s<Sku>' both answer 'a/a' [conflicting-routes]",
        "A.routes:2:1: note: the other route is here",
      ],
      nearMiss: ["a -> mount X.Y as y\na -> A\na/:r -> R\na/*r -> T\n*r -> S"]
    ),
    Finding(
      ["a -> mount y"],
      [
        "A.routes:1:12: error: the type name 'y' does not start with a capital; did you mean "
          + "'Y'? [bad-type]"
      ],
      nearMiss: ["mount/y -> Y"]
    ),
  ]

  private static func badMount(
    _ pattern: String, _ what: String, column: Int, nearMiss: String
  ) -> Finding {
    Finding(
      ["\(pattern) -> mount X.Y as y"],
      [
        "A.routes:1:\(column): error: a mount's pattern cannot have \(what): its prefix always "
          + "stands [bad-mount]"
      ],
      nearMiss: ["\(nearMiss) -> mount X.Y as y"])
  }
}
