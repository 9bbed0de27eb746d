// Each finding is shown whole: place, words, identifier and notes.

extension Finding {
  /// About captures where they may not stand.
  static let placeFindings = [
    Finding(
      ["*x/a -> A"],
      [
        "A.routes:1:1: error: '*x' takes all that follows; only the last segment can be a "
          + "rest [rest-not-last]"
      ],
      nearMiss: ["*/a -> A"]
    ),
    Finding(
      ["a/*x<Int>/b -> A"],
      [
        "A.routes:1:3: error: '*x' takes all that follows; only the last segment can be a "
          + "rest [rest-not-last]"
      ],
      nearMiss: ["a/*x<Int> -> A"]
    ),
    Finding(
      ["a/:x<[Int]> -> A"],
      [
        "A.routes:1:5: error: 'x' cannot be a list: a path segment holds one value "
          + "[list-in-path]"
      ],
      nearMiss: ["a?:x<[Int]> -> A"]
    ),
    Finding(
      ["a/*x<[Int]> -> A"],
      [
        "A.routes:1:5: error: 'x' cannot be a list: a rest is a list as it is "
          + "[list-in-path]"
      ],
      nearMiss: ["a/*x<Int> -> A"]
    ),
    Finding(
      ["a#:x<[Int]> -> A"],
      [
        "A.routes:1:5: error: 'x' cannot be a list: a fragment holds one value "
          + "[list-in-path]"
      ],
      nearMiss: ["a#:x<Int> -> A"]
    ),
    Finding(
      ["a/*x<Int?> -> A"],
      [
        "A.routes:1:5: error: '*x' is one segment or more, neither optional nor defaulted "
          + "[optional-rest]"
      ],
      nearMiss: ["a/:x<Int?> -> A"]
    ),
    Finding(
      ["a/*x<Int = 1> -> A"],
      [
        "A.routes:1:5: error: '*x' is one segment or more, neither optional nor defaulted "
          + "[optional-rest]"
      ],
      nearMiss: ["a/:x<Int = 1> -> A"]
    ),
    Finding(
      ["a/:x<Int?>/b -> A"],
      [
        "A.routes:1:3: error: 'x' is optional, and only the last segment can be "
          + "[optional-not-last]",
        "A.routes:1:12: note: this follows",
      ],
      nearMiss: ["a/b/:x<Int?> -> A"]
    ),
    Finding(
      ["a/:x<Int?>/:y<Int?> -> A"],
      [
        "A.routes:1:3: error: 'x' is optional, and only the last segment can be "
          + "[optional-not-last]",
        "A.routes:1:12: note: this follows",
      ],
      nearMiss: ["a/:x<Int>/:y<Int?> -> A"]
    ),
    Finding(
      ["a/:x<Int?>/:y<Int = 1> -> A"],
      [
        "A.routes:1:3: error: 'x' is optional, and only the last segment can be "
          + "[optional-not-last]",
        "A.routes:1:12: note: this follows",
      ],
      nearMiss: ["a/:x<Int = 1>/:y<Int?> -> A"]
    ),
    Finding(
      ["a/:x<Int = 1>/b -> A"],
      [
        "A.routes:1:3: error: 'x' has a default, and what follows it has none "
          + "[optional-not-last]",
        "A.routes:1:15: note: this follows",
      ],
      nearMiss: ["a/:x<Int = 1> -> A"]
    ),
    Finding(
      ["a/:x<Int = 1>/:y -> A"],
      [
        "A.routes:1:3: error: 'x' has a default, and what follows it has none "
          + "[optional-not-last]",
        "A.routes:1:15: note: this follows",
      ],
      nearMiss: ["a/:x<Int = 1>/:y<Int = 2> -> A"]
    ),
    Finding(
      ["a/:x<Int = 1>/*y -> A"],
      [
        "A.routes:1:3: error: 'x' has a default, and what follows it has none "
          + "[optional-not-last]",
        "A.routes:1:15: note: this follows",
      ],
      nearMiss: ["a/:x<Int>/*y -> A"]
    ),
  ]
}
