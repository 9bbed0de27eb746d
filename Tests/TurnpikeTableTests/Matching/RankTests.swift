import TestSupport
import Testing
import TurnpikeAuthoring
import TurnpikeReference

@testable import TurnpikeCompiler

/// The route that matches a link if several could.
@Suite struct RankTests {
  /// A piece of a pattern, with its place in the order; all of them accept `text`.
  struct Piece: Sendable, CustomTestStringConvertible {
    let pattern: String
    let rank: Int
    var text = "abcba"

    var testDescription: String { pattern }
  }

  /// From the best to the worst, in one order; equal ranks are not compared.
  static let pieces: [Piece] = [
    "abcba",
    ":x<abcba|z>",
    "abcb:x<a|z>", "abcb:x<Slug>", "abcb:x",
    "abc:x<b|z>a", "abc:x<Slug>a", "abc:x<String>a", "abc:x<ba|z>", "abc:x<Slug>", "abc:x",
    "a:x<bcb|z>a", "a:x<Slug>a", "a:x<String>a", "a:x",
    ":x<abc|z>ba", ":x<Slug>ba", ":x<String>ba", ":x<abcb|z>a", ":x<String>a",
    ":x<Slug>",
    ":x",
    "*x",
  ].enumerated().map { Piece(pattern: $0.element, rank: $0.offset) }

  /// The same for a number: built-in types stand between affixes and the user's own.
  static let numbers: [Piece] = [
    "111", ":x<111|z>", "1:x<1|z>1", "1:x<Int>", "1:x<Slug>", "1:x<String>", ":x<Int>1",
    ":x<Slug>1", ":x<String>1", ":x<Int>", ":x<Slug>", ":x<String>", "*x<Int>",
  ].enumerated().map { Piece(pattern: $0.element, rank: $0.offset, text: "111") }

  /// Every two, in both orders of the file, at the end, before another segment and behind one.
  @Test(arguments: pieces) func everyPairOfTexts(better: Piece) {
    expectBetter(better, than: Self.pieces)
  }

  @Test(arguments: numbers) func everyPairOfNumbers(better: Piece) {
    expectBetter(better, than: Self.numbers)
  }

  private func expectBetter(_ better: Piece, than pieces: [Piece]) {
    for worse in pieces where better.rank < worse.rank {
      let isRest = worse.pattern.hasPrefix("*")
      var places = [("", ""), ("p/:q<Bool>/", "")]
      if !isRest { places += [("", "/end"), ("", "/:y")] }
      for (before, after) in places {
        let lines = [
          "\(before)\(better.pattern)\(after) -> Better",
          "\(before)\(worse.pattern)\(after) -> Worse",
        ]
        let link =
          before.replacing(":q<Bool>", with: "true") + better.text
          + after.replacing(":y", with: "end")
        for file in [lines, lines.reversed()] {
          let route = matchedRoute(file, link)
          #expect(route == "better", "\(better.pattern) before \(worse.pattern) for \(link)")
        }
      }
    }
  }

  /// What is unreachable beside the better one does not build; that the right one is named is as
  /// good as a result.
  private func matchedRoute(_ lines: [String], _ link: String) -> String {
    let text = lines.joined(separator: "\n")
    let compilation = Compilation([SourceFile(path: "a.routes", text: text)])
    if let table = compilation.output?.tables.first { return table.match(link).route ?? "-" }
    let diagnostic = compilation.diagnostics.first
    guard let diagnostic, diagnostic.id == .unreachableRoute else {
      return diagnostic?.message ?? "-"
    }
    let line = DiagnosticPrinter(files: compilation.files).location(diagnostic.range).line
    return lines[line - 1].hasSuffix("Worse") ? "better" : "worse"
  }

  @Test func theLeftmostSegmentDecides() {
    expectMatches(
      of: """
        a/:y/:z -> First
        :x<a|b>/c/:z -> Second
        :x<String>/c/d -> Third
        *r -> Rest
        """,
      [
        "a/c/d": "first(y=c, z=d)", "b/c/d": "second(x=b, z=d)", "e/c/d": "third(x=e)",
        "e/c/e": "rest(r=e|c|e)", "a/c": "rest(r=a|c)",
      ])
  }

  @Test func theBestThatMatchesCompletelyWins() {
    expectMatches(
      of: """
        a/b/c/d -> Literal
        a/b/c/:n<Int> -> Number
        a/b/:x/e -> Middle
        a/:w<b|c>/c/f -> Words
        :y/b/c/g -> Late
        *rest -> Rest
        """,
      [
        "a/b/c/d": "literal", "a/b/c/5": "number(n=5)", "a/b/c/e": "middle(x=c)",
        "a/b/c/f": "words(w=b)", "a/b/c/g": "late(y=a)", "a/b/c/h": "rest(rest=a|b|c|h)",
        "a/b/c": "rest(rest=a|b|c)", "a/b/c/d/e": "rest(rest=a|b|c|d|e)",
      ])
  }

  @Test func moreConditionsArePreferredAfterThePath() {
    expectMatches(
      of: """
        video?v=1&w=2 -> Both
        video?v=1 -> One
        video -> None
        :x?v=1&w=2&u=3 -> Three
        *x?v=9 -> Rest
        """,
      [
        "video": "none", "video?v=1": "one", "video?w=2&v=1": "both", "video?v=2": "none",
        "video?v=1&w=2&u=3": "both", "clip?v=1&w=2&u=3": "three(x=clip)",
        "clip?v=9": "rest(x=clip)", "clip": Unmatched.noRoute,
      ])
  }

  @Test func aWorsePathWithMoreConditionsIsNotPreferred() {
    expectMatches(
      of: """
        :x?v=1 -> Capture
        a -> Literal
        a?v=2 -> LiteralTwo
        """,
      ["a?v=1": "literal", "a?v=2": "literalTwo", "b?v=1": "capture(x=b)", "b": Unmatched.noRoute])
  }

  @Test func conditionsThatFailLeaveThePathToTheNextBest() {
    expectMatches(
      of: """
        a/b?v=1 -> Literal
        a/:x?v=2 -> Capture
        :w<a|b>/b -> Words
        """,
      ["a/b?v=1": "literal", "a/b?v=2": "capture(x=b)", "a/b?v=3": "words(w=a)"])
  }

  @Test func theOrderOfFilesAndLinesNeverMatters() throws {
    let lines = [
      "a/:x -> First", "a/:x<Int> -> Second", "a/b -> Third", "*r -> Fourth", ":x/b -> Fifth",
    ]
    var random = SeededGenerator(seed: 7)
    for _ in 0..<20 {
      let shuffled = lines.shuffled(using: &random)
      let split = Int.random(in: 0...lines.count, using: &random)
      let files = [shuffled[..<split], shuffled[split...]].map { $0.joined(separator: "\n") }
      let table = try compiledTable(files[0], files[1])
      let routes = ["a/b", "a/5", "a/x", "c/b", "c/d", "a"].map { table.match($0).route ?? "-" }
      #expect(routes == ["third", "second", "first", "fifth", "fourth", "fourth"])
    }
  }
}
