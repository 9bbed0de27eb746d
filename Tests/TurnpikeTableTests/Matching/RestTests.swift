import Testing
import TurnpikeReference

@testable import TurnpikeCompiler

/// Rests, and what else stands behind more segments than a walk remembers.
@Suite struct RestTests {
  private static let file = """
    files/*path -> Files
    files/:id/edit -> Edit
    ids/*list<Int> -> Numbers
    letters/*list<a|b> -> Letters
    slugs/*list<Slug> -> Slugs
    \(deep)/:last/end -> Deep
    \(deep)/x/y -> Literal
    *rest -> Rest
    """

  /// Eighteen segments.
  private static let deep = (1...18).map { "d\($0)" }.joined(separator: "/")

  @Test func pathsOfAnyLength() {
    for count in [0, 1, 2, 12, 13, 16, 40] {
      for piece in ["a", "1", "b/a", "longer-than-eight", "", "é%61"] {
        for start in ["files", "ids", "letters", "slugs", "none", Self.deep] {
          let path = ([start] + Array(repeating: piece, count: count)).joined(separator: "/")
          expectSameMatches(
            of: [Self.file], "Route",
            to: ["", "/", "/edit", "/x", "/7/end", "/..", "/./a", "/.%2E", "?a=..", "#.."]
              .map { path + $0 })
        }
      }
    }
  }

  @Test func restsEndWhereThePathDoes() {
    expectMatches(
      of: Self.file,
      [
        "files/a//b/?c=/d": "files(path=a|b)", "files/a/b#c/../d": "files(path=a|b)",
        "files/a/%2E./%2F": "files(path=a|..|/)", "files/a/.../.b": "files(path=a|...|.b)",
        "files/a/b/./c": Unmatched.dotSegment, "files/%61/b/..": Unmatched.dotSegment,
        "files/7/edit": "edit(id=7)", "files/7/edit/..": Unmatched.dotSegment,
        "ids/1/2/3": "numbers(list=1|2|3)", "ids/1/2/c": "rest(rest=ids|1|2|c)",
        "letters/a/b": "letters(list=a|b)", "letters/a/c": "rest(rest=letters|a|c)",
        "\(Self.deep)/7/end": "deep(last=7)", "\(Self.deep)/x/y": "literal",
      ])
  }
}
