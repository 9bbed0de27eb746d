import Testing

@testable import TurnpikeCompiler

/// What is left of a file with errors: all of them are reported, none of them twice.
@Suite struct ParserRecoveryTests {
  @Test func allErrorsOfAFile() {
    let result = parsed(
      """
      acces public
      enum shop

      /// Lost with its line.
      product/:id<Int -> ProductDestination
      list/:id -> listDestination @a @a
      a/%zz/b"c/d`e -> X
      account @auth {
        settings ->
        / {
          orders => order
      }
      _ -> Y
      """)
    #expect(
      result.diagnostics == [
        "1:1 [unknown-directive]", "2:6 [bad-type]", "5:12 [unclosed-bracket]",
        "6:33 [repeated-attribute]", "6:30", "7:3 [bad-escape]", "9:14 [missing-destination]",
      ])
    #expect(
      result.outline == [
        #"/"account" @auth {"#, "  / {", #"    /"orders" => order"#, "  }", "  _ -> Y", "}",
      ])
  }

  static let leftOut = [
    "a", "a ->", ": -> A", "a/:b:c -> A", "a?:b<Int -> A", "-> A", "a b -> A", "a{A", "a =>",
    "enum", "acces public", "access publik", "a -> A @", "_ => a", "a A", "a @b -> A @c",
    "a -> A @b x", "a//b -> A", "a?:b<Int 1..2> -> A", "a?:b<x||y|x> -> A", "a?:b<|> -> A",
    "a?:b<[Int]?> -> A", "a{A}/b/:c",
  ]

  @Test(arguments: leftOut)
  func leavesOut(text: String) {
    let syntax = parse(SourceFile(path: "", text: text), index: 0)
    #expect(syntax.outline == [])
    #expect(syntax.diagnostics.count == 1)
    #expect(!syntax.isComplete)
  }

  /// One brace too many or too few has one error, whatever else is on its line.
  static let balanced: [(String, [String])] = [
    ("a b @c {\n  d -> D\n  e {\n  }\n}\nf -> F", [#"/"f" -> F"#]),
    ("a @b\n  c -> C\n}\nd -> D", [#"/"d" -> D"#]),
    ("a @b\n  c -> C", []),
    ("a\n  c -> C\n}\nd -> D", [#"/"d" -> D"#]),
    ("a\n  b {\n    c -> C\n  }\n# x\n\nd -> D", [#"/"d" -> D"#]),
    ("a b {\n  c -> C", []),
  ]

  @Test(arguments: balanced)
  func oneErrorForABrace(text: String, outline: [String]) {
    let result = parsed(text)
    #expect(result.diagnostics.count == 1)
    #expect(result.outline == outline)
  }

  @Test func everyOpenGroupIsReported() {
    #expect(
      parsed("a {\n  b {\n    c -> C\n").diagnostics == [
        "1:3 [group-not-closed]", "2:5 [group-not-closed]",
      ])
  }

  @Test func groupsNestAHundredDeep() {
    func nested(_ depth: Int) -> String {
      String(repeating: "a {\n", count: depth) + "b -> B\n" + String(repeating: "}\n", count: depth)
    }
    #expect(parsed(nested(100)).diagnostics == [])
    #expect(parsed(nested(100)).outline.count == 201)
    let tooDeep = parsed(nested(101) + "c -> C")
    #expect(tooDeep.diagnostics == ["101:1 [group-too-deep]"])
    #expect(tooDeep.outline.last == #"/"c" -> C"#)
    #expect(!tooDeep.outline.contains { $0.contains("B") })
  }

  /// Of a file in UTF-16 nothing can be seen, so what it may declare is not told to be missing.
  @Test func filesInAnotherEncoding() {
    let unreadable = Array("a -> A".utf16).flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let other = SourceFile(path: "B.routes", text: "import Foo\nb => a\nc -> C\n")
    let latin = SourceFile(path: "A.routes", bytes: Array("a -> A\nx".utf8) + [0xE9])
    for (file, ids) in [
      (SourceFile(path: "A.routes", bytes: [0xFF, 0xFE] + unreadable), ["not-utf8"]),
      (latin, ["not-utf8"]),
    ] {
      #expect(Compilation([file, other]).diagnostics.map(\.id.rawValue) == ids)
    }
  }

  @Test func oneErrorALine() {
    #expect(parsed("a%/b%/c%/d% -> x").diagnostics.count == 1)
  }
}
