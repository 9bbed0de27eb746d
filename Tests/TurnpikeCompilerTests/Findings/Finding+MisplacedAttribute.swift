// Each finding is shown whole: place, words, identifier and notes.

extension Finding {
  private static let declared =
    "attribute auth\nattribute beta\nattribute level<Int 1...3>\nx -> X @auth @beta @level(1)\n"

  /// A line with an attribute in its path, at a column of the fifth line.
  private static func inPath(
    _ line: String, _ column: Int, _ found: String, write mended: String?, nearMiss: String
  ) -> Finding {
    let hint =
      mended.map { "write '\($0)' for the attribute, or '%40' for '@' in a path" }
      ?? "attributes stand at the end of the line, and '@' in a path is written '%40'"
    let report =
      "A.routes:5:\(column): error: '\(found)' is part of the path here; \(hint) "
      + "[misplaced-attribute]"
    return Finding([declared + line], [report], nearMiss: [declared + nearMiss])
  }

  /// The same of what is nearly an attribute.
  private static func nearlyInPath(
    _ line: String, _ column: Int, _ found: String, meant: String, nearMiss: String
  ) -> Finding {
    let report =
      "A.routes:5:\(column): error: '\(found)' is part of the path here; did you mean "
      + "'\(meant)'? '@' in a path is written '%40' [misplaced-attribute]"
    return Finding([declared + line], [report], nearMiss: [declared + nearMiss])
  }

  /// About attributes in a path, which would guard nothing there.
  static let misplacedAttributeFindings: [Finding] =
    groupsWithAttributesInPaths + linesWithAttributesInPaths + [
      // What is declared in another file counts, and what is only in a path counts as used.
      Finding(
        ["attribute auth\na -> A", "@auth {\nb -> B @example(b)\nc -> C\n}\nd => b"],
        [
          "B.routes:1:1: error: '@auth' is part of the path here; write '/ @auth {' for the "
            + "attribute, or '%40' for '@' in a path [misplaced-attribute]"
        ],
        nearMiss: ["attribute auth\na -> A", "/ @auth {\nb -> B @example(b)\nc -> C\n}\nd => b"]
      ),
      // Of another table.
      Finding(
        ["enum Other\nattribute auth\na -> A", "enum Route\n@auth {\nb -> B\n}"],
        ["A.routes:2:11: warning: no route uses the attribute 'auth' [unused-declaration]"]
      ),
    ]

  private static let groupsWithAttributesInPaths: [Finding] = [
    inPath("@auth {\na -> A\n}", 1, "@auth", write: "/ @auth {", nearMiss: "/ @auth {\na -> A\n}"),
    inPath("/@auth {\na -> A\n}", 2, "@auth", write: "/ @auth {", nearMiss: "@me {\na -> A\n}"),
    inPath("@auth{\na -> A\n}", 1, "@auth", write: "/ @auth {", nearMiss: "%40auth {\na -> A\n}"),
    inPath("@auth {\n}", 1, "@auth", write: "/ @auth {", nearMiss: "@:auth {\n}"),
    inPath(
      "a@auth {\na -> A\n}", 2, "@auth", write: "a @auth {", nearMiss: "a@ {\na -> A\n}"),
    inPath(
      "a/@auth {\na -> A\n}", 3, "@auth", write: "a @auth {", nearMiss: "a/@au {\na -> A\n}"),
    inPath(
      "@auth/a {\na -> A\n}", 1, "@auth", write: "a @auth {", nearMiss: "auth@/a {\na -> A\n}"),
    inPath(
      "a/@auth/@beta {\na -> A\n}", 3, "@auth", write: "a @auth @beta {",
      nearMiss: "a/@auth-/@beta- {\na -> A\n}"),
    inPath(
      "@auth, @beta {\na -> A\n}", 1, "@auth", write: "/ @auth @beta {",
      nearMiss: "/ @auth @beta {\na -> A\n}"),
    inPath(
      "@auth@beta {\na -> A\n}", 1, "@auth", write: "/ @auth @beta {",
      nearMiss: "@auth@beta- {\na -> A\n}"),
    inPath(
      "@me@beta {\na -> A\n}", 4, "@beta", write: "@me @beta {", nearMiss: "@me @beta {\na -> A\n}"),
    inPath(
      "@auth @auth {\na -> A\n}", 1, "@auth", write: "/ @auth {",
      nearMiss: "@au @auth {\na -> A\n}"),
    inPath(
      "@level(2) {  # why\na -> A\n}", 1, "@level(2)", write: "/ @level(2) {",
      nearMiss: "@(2) {\na -> A\n}"),
    inPath(
      "@web {\na -> A\n}", 1, "@web", write: "/ @web {", nearMiss: "@website {\na -> A\n}"),
    inPath(
      "a/:id<Int>@auth {\nb -> B\n}", 11, "@auth", write: "a/:id<Int> @auth {",
      nearMiss: "a/:id<Int>@me {\nb -> B\n}"),
    // Nearly one: that may be meant, or the path.
    nearlyInPath(
      "@auht {\na -> A\n}", 1, "@auht", meant: "/ @auth {", nearMiss: "@auht -> A"),
    nearlyInPath(
      "a@auht @beta {\na -> A\n}", 2, "@auht", meant: "a @auth @beta {",
      nearMiss: "@auht/a {\na -> A\n}"),
    nearlyInPath(
      "a/@Level(2){\na -> A\n}", 3, "@Level(2)", meant: "a @level(2) {",
      nearMiss: "%40Level(2){\na -> A\n}"),
  ]

  private static let linesWithAttributesInPaths: [Finding] = [
    inPath("@auth -> A", 1, "@auth", write: "/ -> A @auth", nearMiss: "@me -> A"),
    inPath("/@auth -> A", 2, "@auth", write: "/ -> A @auth", nearMiss: "/@me -> A"),
    inPath(
      "a@auth -> A @beta # why", 2, "@auth", write: "a -> A @beta @auth",
      nearMiss: "a@ -> A @beta # why"),
    inPath(
      "@auth -> mount B.C as b", 1, "@auth", write: "/ -> mount B.C as b @auth",
      nearMiss: "/ -> mount B.C as b @auth"),
    inPath("a@auth => x", 2, "@auth", write: "a => x @auth", nearMiss: "a@authors => x"),
    inPath(
      "a?q=1@auth -> A", 6, "@auth", write: "a?q=1 -> A @auth", nearMiss: "a?@auth=1 -> A"),
    inPath(
      "l@auth{L}/:id{I}", 2, "@auth", write: "l{L}/:id{I} @auth", nearMiss: "l@{L}/:id{I}"),
    inPath("l{L}/@auth{I}", 6, "@auth", write: nil, nearMiss: "l{L}/%40auth{I}"),
    inPath("@auth{L}", 1, "@auth", write: nil, nearMiss: "@me{L}"),
    inPath("a@auth\n  -> A", 2, "@auth", write: nil, nearMiss: "a@me\n  -> A"),
  ]
}
