// Each finding is shown whole: place, words, identifier and notes.

extension Finding {
  /// Clashes across groups, files, aliases and stacks, all told at once.
  static let structureFindings = [
    // A line that stands twice.
    Finding(
      ["a/:b -> A\na/:b -> A"],
      [
        "A.routes:2:1: error: two routes have the pattern 'a/:b' [duplicate-pattern]",
        "A.routes:1:1: note: the other pattern is here",
      ]
    ),
    Finding(
      ["a/:b -> A", "/a/:c/ -> A @deprecated"],
      [
        "B.routes:1:1: error: '/a/:c/' and 'a/:b' are the same pattern [duplicate-pattern]",
        "A.routes:1:1: note: the other pattern is here",
      ]
    ),
    Finding(
      ["a -> mount B.C as d\na -> mount B.C as d"],
      [
        "A.routes:2:1: error: two routes have the pattern 'a' [duplicate-pattern]",
        "A.routes:1:1: note: the other pattern is here",
      ]
    ),
    Finding(
      ["attribute auth\na {\nb {\nc -> C\n}\n}\n/a/ @auth {\nb/c -> D\n}"],
      [
        "A.routes:8:1: error: two routes have the pattern 'a/b/c' [duplicate-pattern]",
        "A.routes:4:1: note: the other pattern is here",
      ],
      nearMiss: ["attribute auth\na {\nb {\nc -> C\n}\n}\n/a/ @auth {\nb -> D\n}"]
    ),
    Finding(
      [
        "a {\n:x<Int> -> A\n}\nlist{List}/:id{Item}\nb -> B",
        "a/:y<Double> -> C\nlist/:name => b\nb -> D",
        "c => b\nc -> E\n/ {\nlist -> F\n}",
      ],
      [
        "B.routes:1:1: error: 'a/:x<Int>' and 'a/:y<Double>' both answer 'a/42' "
          + "[conflicting-routes]",
        "A.routes:2:1: note: the other route is here",
        "B.routes:2:7: error: 'b' has no parameter 'name'; it has none [alias-parameters]",
        "B.routes:3:1: error: two routes have the pattern 'b' [duplicate-pattern]",
        "A.routes:5:1: note: the other pattern is here",
        "C.routes:2:1: error: two routes have the pattern 'c' [duplicate-pattern]",
        "C.routes:1:1: note: the other pattern is here",
        "C.routes:4:1: error: two routes have the pattern 'list' [duplicate-pattern]",
        "A.routes:4:1: note: the other pattern is here",
      ],
      nearMiss: [
        "a {\n:x<Int> -> A\n}\nlist{List}/:id{Item}\nb -> B",
        "a/:y -> C\nlists/:name -> D", "c => b\nd -> E\n/ {\nlists -> F\n}",
      ]
    ),
    Finding(
      [
        "list{List}/:id<Int>{Item}\nlist/:number<Double> -> Number\nmount/x -> mount X.Y as y\n"
          + "mount/x/*rest -> Rest"
      ],
      [
        "A.routes:2:1: error: 'list/:id<Int>' and 'list/:number<Double>' both answer 'list/42' "
          + "[conflicting-routes]",
        "A.routes:1:1: note: the other route is here",
      ],
      nearMiss: [
        "list{List}/:id<Int>{Item}\nlist/:name -> Name\nmount/x -> mount X.Y as y\n"
          + "mount/x/:one -> One\nmount/x/*rest -> Rest"
      ]
    ),
  ]
}
