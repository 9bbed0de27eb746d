import Testing
import TurnpikeReference

@testable import TurnpikeAuthoring
@testable import TurnpikeCompiler

/// Captures and types: what a capture takes of a path.
@Suite struct CaptureTests {
  @Test func aCaptureIsOneSegment() {
    expectMatches(
      of: "a/:x/b -> Value",
      [
        "a/c/b": "value(x=c)", "a/c%2Fd/b": "value(x=c/d)", "a/b": Unmatched.noRoute,
        "a//b": Unmatched.noRoute, "a/c/d/b": Unmatched.noRoute, "a/c": Unmatched.noRoute,
      ])
  }

  /// Those of a short link are decoded in a reading's own memory, those of a longer one elsewhere.
  @Test(arguments: [0, 1, 7, 8, 9] + Array(235...255))
  func aLinkOfAnyLengthHasEscapes(_ count: Int) {
    let text = String(repeating: "x", count: count)
    expectMatches(
      of: "a/:x/b/:y -> Value\na/:x?:z -> Other",
      [
        "a/\(text)%2F/b/%c3%a9%20": "value(x=\(text)/, y=\u{E9} )",
        "a/%20\(text)?z=%41\(text)": "other(x= \(text))",
      ])
  }

  @Test func affixesStandRoundSomething() {
    expectMatches(
      of: """
        :x.json -> Suffix
        img-:y -> Prefix
        v:major<Int>-beta -> Both
        aXb:z<String>Xa -> Overlap
        @:user -> Member
        """,
      [
        "a.json": "suffix(x=a)", ".json": Unmatched.noRoute, "a.b.json": "suffix(x=a.b)",
        ".json.json": "suffix(x=.json)", "a.json/": "suffix(x=a)", "a.JSON": Unmatched.noRoute,
        "img-1": "prefix(y=1)", "img-": Unmatched.noRoute, "img-img-": "prefix(y=img-)",
        "img-1.json": "prefix(y=1.json)", "v2-beta": "both(major=2)", "v-beta": Unmatched.noRoute,
        "v2.5-beta": Unmatched.noRoute, "v-2-beta": "both(major=-2)",
        "aXbXa": Unmatched.noRoute, "aXba": Unmatched.noRoute, "aXbcXa": "overlap(z=c)",
        "@me": "member(user=me)", "@": Unmatched.noRoute, "%40me": "member(user=me)",
        "im%67-%20": "prefix(y= )",
      ])
  }

  @Test func overlappingAffixesNeedTextBetweenThem() {
    expectMatches(
      of: "aba:x<String>bab -> Value",
      [
        "abab": Unmatched.noRoute, "ababab": Unmatched.noRoute, "abaXbab": "value(x=X)",
        "abababab": "value(x=ba)",
      ])
  }

  @Test func trailingOptionalsAndDefaultsMayBeMissing() {
    expectMatches(
      of: "a/:x<Int = 1>/:y<b|c = b>/:z<String?> -> Value",
      [
        "a": "value", "a/": "value", "a/5": "value(x=5)", "a/5/c": "value(x=5, y=c)",
        "a/5/c/d": "value(x=5, y=c, z=d)", "a/5/c/d/e": Unmatched.noRoute,
        "a/c": Unmatched.noRoute, "a/5/d": Unmatched.noRoute, "a//5": "value(x=5)",
      ])
    expectMatches(
      of: ":x<Int?> -> Value",
      ["": "value", "/": "value", "5": "value(x=5)", "b": Unmatched.noRoute])
    expectMatches(
      of: "a/p:x<Int?> -> Value",
      ["a": "value", "a/p5": "value(x=5)", "a/p": Unmatched.noRoute, "a/5": Unmatched.noRoute])
  }

  @Test func optionalsStandLast() {
    #expect(findingIDs("a/:x<Int?>/b -> Value") == ["optional-not-last"])
    #expect(findingIDs("a/:x<Int = 1>/:y -> Value") == ["optional-not-last"])
    #expect(findingIDs("a/:x<Int?>/:y<Int?> -> Value") == ["optional-not-last"])
    #expect(findingIDs("a/:x<Int?>/:y<Int = 1> -> Value") == ["optional-not-last"])
    #expect(findingIDs("a/:x<Int?>/*y -> Value") == ["optional-not-last"])
    #expect(findingIDs("a/:x<Int = 1>/:y<Int?> -> Value") == [])
  }

  @Test func aRestIsOneOrMoreSegments() {
    expectMatches(
      of: "files/*path -> Files\nnumbers/*n<Int 0...> -> Numbers\nwords/*w<a|b> -> Words",
      [
        "files/a": "files(path=a)", "files/a/b//c/": "files(path=a|b|c)",
        "files": Unmatched.noRoute, "files/": Unmatched.noRoute,
        "files/a%2Fb/%zz/+?c": "files(path=a/b|%zz|+)", "files/%2E%2E/a": "files(path=..|a)",
        "numbers/1/22/333": "numbers(n=1|22|333)", "numbers/1/a/3": Unmatched.noRoute,
        "numbers/1/2/-3": Unmatched.noRoute, "words/a/b/a": "words(w=a|b|a)",
        "words/a/c": Unmatched.noRoute,
      ])
    expectMatches(
      of: "*all -> All", ["a/b": "all(all=a|b)", "a": "all(all=a)", "": Unmatched.noRoute])
  }

  @Test func aStarAloneIsNamedWildcard() {
    expectMatches(
      of: "a/*/b -> Middle\na/* -> Last\n*/*x -> Both",
      [
        "a/c/b": "middle(wildcard=c)", "a/c": "last(wildcard=c)", "a/c/d": "last(wildcard=c|d)",
        "b/c/d": "both(wildcard=b, x=c|d)", "a": Unmatched.noRoute,
      ])
    #expect(findingIDs("*/*/a -> Value") == ["duplicate-parameter"])
    #expect(findingIDs("*x/a -> Value") == ["rest-not-last"])
    #expect(findingIDs("a/*x<Int?> -> Value") == ["optional-rest"])
    #expect(findingIDs("a/:x<[Int]> -> Value") == ["list-in-path"])
  }

  @Test func manySegments() throws {
    let pattern = (0..<255).map { $0.isMultiple(of: 3) ? ":p\($0)<Int>" : "s\($0)" }
    let link = (0..<255).map { $0.isMultiple(of: 3) ? "\($0)" : "s\($0)" }
    let file = pattern.joined(separator: "/") + " -> Long\n*rest -> Rest"
    let table = try compiledTable(file)
    let result = table.match(link.joined(separator: "/"))
    #expect(result.route == "long")
    #expect(
      result.parameters
        == (0..<255).filter { $0.isMultiple(of: 3) }
        .map { .init(name: "p\($0)", values: ["\($0)"]) })
    let other = link.dropLast() + ["x"]
    #expect(table.match(other.joined(separator: "/")).parameters.first?.values == Array(other))
  }

  /// A path of 255 segments is matched, and a longer one is not, whatever the table.
  @Test func aLongPath() throws {
    let file = "*rest -> Rest\na -> mount Other as other\na/:x -> X"
    let table = try compiledTable(file)
    func link(_ count: Int) -> String { Array(repeating: "a", count: count).joined(separator: "/") }
    #expect(table.match(link(255)).route == "other")
    #expect(table.match("b/" + link(254)).route == "rest")
    for text in [link(256), "b/" + link(255), "https://shop.example.com/" + link(256)] {
      let result = table.match(text)
      #expect(result.outcome == .unmatched)
      #expect(text.hasPrefix("https") || result.reason == Unmatched.longPath)
      #expect(table.explain(text).first == "unmatched: \(result.reason ?? "")")
    }
    #expect(findingIDs(link(256) + " -> Long") == ["table-too-large"])
    #expect(findingIDs(link(255) + " -> Long") == [])
  }
}
