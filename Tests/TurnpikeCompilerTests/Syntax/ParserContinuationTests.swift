import Testing
import TurnpikeAuthoring
import TurnpikeReference

@testable import TurnpikeCompiler

/// Lines that begin with `?`, `&`, `->` or `=>` go on with the one before them.
@Suite struct ParserContinuationTests {
  static let files: [(String, [String])] = [
    ("a\n-> A", [#"/"a" -> A"#]),
    ("a\n\t=> b", [#"/"a" => b"#]),
    ("_\n  -> N", ["_ -> N"]),
    ("enum\n  -> Enum", [#"/"enum" -> Enum"#]),
    ("a?:b\n  &:c\n  &d=e -> A @f", [#"/"a"?:b&:c&"d"="e" -> A @f"#]),
    (
      "a # one -> two\n  ?:b<Int = 1>\t# ?three\n &:c#:d # four\n -> A # five",
      [#"/"a"?:b<Int = "1">&:c #:d -> A"#]
    ),
    ("a\r\n  ?:b\r\n  -> A\r\nb -> B\r\n", [#"/"a"?:b -> A"#, #"/"b" -> B"#]),
    ("a{A}/:b{B}\n  ?:c\n  &:d @e", [#""a"{A}/:b{B}?:c&:d @e"#]),
    ("g {\n  a\n    -> A\n  b -> B\n}", [#"/"g" {"#, #"  /"a" -> A"#, #"  /"b" -> B"#, "}"]),
    ("a-\n-> A", [#"/"a-" -> A"#]),
    ("a&b -> A", [#"/"a&b" -> A"#]),
    (
      "/* \r\n\t?q%20r=2\r\n&é:q_1<Date>\r\n-> C2Destination as name3",
      [#"/*wildcard(unnamed)?"q r"="2"&"é":q_1<Date> -> C2Destination as name3"#]
    ),
    ("/* # rest\n?:q -> A", [#"/*wildcard(unnamed)?:q -> A"#]),
    ("a\n# one\n\t# two {\n  ?:b\n# three -> B\n-> A\n", [#"/"a"?:b -> A"#]),
    ("a\r\n# one\r\n-> A\r\n", [#"/"a" -> A"#]),
  ]

  @Test(arguments: files)
  func means(text: String, outline: [String]) {
    let result = parsed(text)
    #expect(result.outline == outline)
    #expect(result.diagnostics.isEmpty != outline.isEmpty)
  }

  /// The text is that of one line, and every place that of its own.
  @Test func textAndPlaces() throws {
    let text = "search # why\n  ?q:text # a\n\t&:sort<Sort = new>\n  -> S as t\n"
    let file = SourceFile(path: "", text: text)
    let item = try #require(parse(file, index: 0).lines.first?.item)
    let route = try #require(item.route)
    let pattern = item.pattern
    #expect(pattern.text == "search?q:text&:sort<Sort = new>")
    let locations = SourceLocations(file)
    func place(_ range: SourceRange) -> [Int] {
      let location = locations.location(of: range.lower)
      return [location.line, location.column]
    }
    #expect(place(pattern.range) == [1, 1])
    #expect(pattern.query.map { place($0.range) } == [[2, 4], [3, 3]])
    #expect(place(route.destination.range) == [4, 6])
  }

  /// What a table says of its patterns has no line ends in it.
  @Test func patterns() throws {
    let output = try #require(
      compiled(["a\n  ?:b<Int?>\n  &:c<Int?>\n  -> A\nd{D}/e{E}\n  ?:f<Int?>\n  &:g<Int?>"]).output)
    #expect(
      output.tables[0].model.entries.map(\.pattern.text)
        == ["a?:b<Int?>&:c<Int?>", "d", "d/e?:f<Int?>&:g<Int?>"])
    #expect(output.tables[0].match("a?b=1").pattern == "a?:b<Int?>&:c<Int?>")
  }
}
