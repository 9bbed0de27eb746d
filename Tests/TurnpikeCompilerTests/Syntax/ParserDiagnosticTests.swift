import Testing

@testable import TurnpikeCompiler

/// What each malformed line is answered with: the place, the words, the identifier.
@Suite struct ParserDiagnosticTests {
  static let lines: [(String, String)] = [
    ("a\rb -> X", "1:2: a carriage return without a line feed is no line end [bad-character]"),
    (
      "# a\r\n# b\r# c", "2:4: a carriage return without a line feed is no line end [bad-character]"
    ),
    ("/// a\u{7}", "1:6: unexpected control character U+0007 [bad-character]"),
    (
      "// a",
      "1:1: '//' starts nothing; a comment starts with '#', documentation with '///' "
        + "[foreign-syntax]"
    ),
  ]

  static let directives: [(String, String)] = [
    ("acces public", "1:1: unknown directive 'acces'; did you mean 'access'? [unknown-directive]"),
    ("  enmu Shop", "1:3: unknown directive 'enmu'; did you mean 'enum'? [unknown-directive]"),
    (
      "target ios",
      "1:1: unknown directive 'target'; there are 'access', 'attribute', 'enum', "
        + "'import', 'origin', 'query' and 'type' [unknown-directive]"
    ),
    ("access publik", "1:8: 'publik' is no access level; did you mean 'public'? [bad-access]"),
    (
      "access open",
      "1:8: 'open' is no access level; there are 'internal', 'package' and 'public' [bad-access]"
    ),
    ("access public x", "1:15: unexpected 'x' after the directive [unexpected-text]"),
    ("access", "1:7: expected 'internal', 'package' or 'public' after 'access' [missing-name]"),
    ("enum # x", "1:5: expected a type's name after 'enum' [missing-name]"),
    ("enum 1", "1:6: expected a type's name after 'enum' [missing-name]"),
    (
      "enum shopRoute",
      "1:6: the type name 'shopRoute' does not start with a capital; did you mean 'ShopRoute'? "
        + "[bad-type]"
    ),
    (
      "enum A.B",
      "1:6: only a mounted or imported type has a '.' in its name, not 'A.B' [bad-type]"
    ),
    ("enum A -> X", "1:8: unexpected '->' after the directive [unexpected-text]"),
    ("import", "1:7: expected a module's name after 'import' [missing-name]"),
    ("import 1", "1:8: expected a module's name after 'import' [missing-name]"),
    ("import struct A", "1:15: unexpected 'A' after the directive [unexpected-text]"),
    ("origin", "1:7: expected an origin after 'origin' [missing-name]"),
    ("origin ,a://", "1:8: expected an origin after 'origin' [missing-name]"),
    ("origin a://,  # b", "1:13: expected an origin after ',' [missing-name]"),
    ("origin a://,, b://", "1:13: expected an origin after ',' [missing-name]"),
    ("origin a:// b://", "1:12: expected ',' between two origins [unexpected-text]"),
  ]

  static let arrows: [(String, String)] = [
    (
      "product", "1:8: expected '->' after 'product'; write '-> ProductDestination' [missing-arrow]"
    ),
    (
      "a/:b_c # d",
      "1:7: expected '->' after 'a/:b_c'; write '-> ADestination' [missing-arrow]"
    ),
    (":b_c", "1:5: expected '->' after ':b_c'; write '-> BCDestination' [missing-arrow]"),
    ("/", "1:2: expected '->' after '/'; write '-> HomeDestination' [missing-arrow]"),
    ("/404", "1:5: expected '->' after '/404'; write '-> SomeDestination' [missing-arrow]"),
    ("_", "1:2: expected '->' after '_'; write '-> NotFoundDestination' [missing-arrow]"),
    (
      "port PortDestination",
      "1:5: expected '->' after 'port', found 'PortDestination' [missing-arrow]"
    ),
    ("a/:b B", "1:5: expected '->' after 'a/:b', found 'B' [missing-arrow]"),
    ("a = B", "1:2: expected '->' after 'a', found '=' [missing-arrow]"),
    ("a → B", "1:2: expected '->' after 'a', found '→' [missing-arrow]"),
    (
      "-> X",
      "1:1: expected a pattern before the arrow; the root is written '/' [missing-pattern]"
    ),
    (
      "=> x", "1:1: expected a pattern before the arrow; the root is written '/' [missing-pattern]"
    ),
    ("?:q -> X", "1:1: expected a path before '?'; the root is written '/' [missing-pattern]"),
    (
      "a b -> X",
      "1:3: unexpected 'b' after the pattern 'a'; white space in a literal is written '%20' [unexpected-text]"
    ),
    (
      "_ => x",
      "1:1: '_' alone is the pattern of the default route, which has '->'; "
        + "the segment '_' is written '%5F' [unexpected-text]"
    ),
  ]

  static let destinations: [(String, String)] = [
    (
      "p/:id ->  # x",
      "1:9: expected a destination after '->'; write 'PDestination' [missing-destination]"
    ),
    (
      "_ ->",
      "1:5: expected a destination after '->'; write 'NotFoundDestination' [missing-destination]"
    ),
    (
      "a -> as b",
      "1:5: expected a destination after '->'; write 'ADestination' [missing-destination]"
    ),
    (
      "a -> @b",
      "1:5: expected a destination after '->'; write 'ADestination' [missing-destination]"
    ),
    ("a -> 12", "1:6: expected a destination after '->', found '12' [missing-destination]"),
    ("a -> mount", "1:11: expected the mounted enum after 'mount' [missing-destination]"),
    (
      "a -> mount !",
      "1:12: expected the mounted enum after 'mount', found '!' [missing-destination]"
    ),
    ("a -> ___", "1:6: the type name '___' does not start with a capital [bad-type]"),
    (
      "a -> mount S.r",
      "1:12: the type name 'S.r' does not start with a capital; did you mean 'S.R'? [bad-type]"
    ),
    (
      "a -> A.B",
      "1:6: only a mounted or imported type has a '.' in its name, not 'A.B' [bad-type]"
    ),
    ("a -> X as", "1:10: expected a case name after 'as' [missing-name]"),
    ("a -> X as 1", "1:11: expected a case name after 'as' [missing-name]"),
    ("a =>", "1:5: expected a case name after '=>' [missing-name]"),
    ("a => .b", "1:6: unexpected '.b'; a case is named without '.', 'b' [missing-name]"),
    ("a -> X y", "1:8: unexpected 'y' after the destination [unexpected-text]"),
    ("a -> X@b", "1:7: an attribute follows white space; write ' @b' [misplaced-attribute]"),
    ("a => x@b", "1:7: an attribute follows white space; write ' @b' [misplaced-attribute]"),
    ("a{A}@b", "1:5: an attribute follows white space; write ' @b' [misplaced-attribute]"),
    ("a -> X @b@c", "1:10: an attribute follows white space; write ' @c' [misplaced-attribute]"),
    ("a -> X @ b", "1:8: white space after '@'; write '@b' [attribute-without-name]"),
    (
      "a -> X @b, @c(d) , @e",
      "1:10: attributes are separated by white space; write '@b @c(d) @e' [misplaced-attribute]"
    ),
    (
      "/ @b, @c {\n}",
      "1:5: attributes are separated by white space; write '@b @c' [misplaced-attribute]"
    ),
    ("a -> X# b", "1:7: unexpected '#' after the destination [unexpected-text]"),
    ("a => x y", "1:8: unexpected 'y' after the alias [unexpected-text]"),
    (
      "a -> X @b as c",
      "1:11: unexpected 'as' after the attributes; a case's name stands before the attributes "
        + "[unexpected-text]"
    ),
    (
      "a -> X // b",
      "1:8: unexpected '//' after the destination; a comment starts with '#' after white space "
        + "[unexpected-text]"
    ),
    ("a -> X @", "1:8: expected an attribute's name after '@' [attribute-without-name]"),
    ("a -> X @1", "1:8: expected an attribute's name after '@' [attribute-without-name]"),
    (
      "a -> X @b @c @b(d)",
      "1:15: the attribute '@b' is repeated [repeated-attribute]\n1:9: it stands here already"
    ),
    ("a -> X @b(c (d)", "1:10: '(' is not closed [unclosed-bracket]"),
    ("a -> X @b(\u{1B})", "1:11: unexpected control character U+001B [bad-character]"),
  ]

  /// Attributes before the pattern, in it, or before the arrow.
  static let misplacedAttributes: [(String, String)] = [
    misplaced("a @b -> X", 3, "a -> X @b"),
    misplaced("a @b @c(d) => x # e", 3, "a => x @b @c(d)"),
    ("a @b\n  -> X", "1:3: attributes stand at the end of the line [misplaced-attribute]"),
    misplaced("@b a -> X", 1, "a -> X @b"),
    misplaced("@b(c # d), @e a -> X @f", 1, "a -> X @f @b(c # d) @e"),
    misplaced("@b :a -> X # why", 1, ":a -> X @b"),
    misplaced("@b @:a -> X", 1, "@:a -> X @b"),
    misplaced("@b _ -> X", 1, "_ -> X @b"),
    misplaced("@b a{A}/:c{C}", 1, "a{A}/:c{C} @b"),
    misplaced("a@b(c d) -> X", 2, "a -> X @b(c d)"),
    misplaced("@b a {\n}", 1, "a @b {"),
    misplaced("@b(c d) {\n}", 1, "/ @b(c d) {"),
    misplaced("a/@b(c/d) @e {\n}", 3, "a @e @b(c/d) {"),
  ]

  private static func misplaced(
    _ text: String, _ column: Int, _ mended: String
  ) -> (String, String) {
    let rule =
      mended.hasSuffix("{")
      ? "a group's attributes follow its path" : "attributes stand at the end of the line"
    return (text, "1:\(column): \(rule); write '\(mended)' [misplaced-attribute]")
  }

  static let badCharacters = ["\"", "\\", "^", "`", "|", "<", ">", "}", "[", "]"]

  static let all: [(String, String)] = [
    lines, directives, arrows, destinations, misplacedAttributes, patterns, groups, captures,
    suffixes, habits, quotes, blanks, beforePatterns, otherBrackets, aroundDestinations, otherSigns,
    characters, continuations, otherHabits,
  ].flatMap { $0 }

  @Test(arguments: all)
  func says(text: String, diagnostic: String) {
    #expect(parsed(text).diagnostics == [diagnostic])
  }

  @Test(arguments: noHabits)
  func isSilent(text: String) {
    #expect(parsed(text).diagnostics == [])
  }

  @Test(arguments: badCharacters)
  func badCharacter(character: String) {
    let byte = character.utf8.first ?? 0
    let encoded = "%" + String(byte, radix: 16, uppercase: true)
    let hints = [
      "\\": "segments are separated by '/'", ">": "nothing opens it",
      "|": "write '%7C' if links contain it, or an alias for a second pattern",
    ]
    let hint = hints[character] ?? "write '\(encoded)' if links contain it"
    #expect(
      parsed("é/a\(character)\(character)b -> X").diagnostics == [
        "1:5: unexpected '\(character)' in a literal; \(hint) [bad-character]"
      ])
  }

  @Test(arguments: specs)
  func spec(text: String, diagnostic: String) {
    #expect(parsed("a?:b\(text) -> X").diagnostics == [diagnostic])
  }

  /// The arrow of an alias may close a bracket no more than that of a route.
  @Test func aliasArrowClosesNothing() {
    #expect(
      parsed("a/:b<Int => x").diagnostics == [
        "1:5: '<' is not closed; write '<Int>' [unclosed-bracket]"
      ])
  }

  static let malformedFiles: [([UInt8], String)] = [
    (
      [0x61, 0x0A, 0x62, 0xE9, 0x20],
      "2:2: the file is not UTF-8: the byte 0xE9 starts no character [not-utf8]"
    ),
    ([0xC0, 0x80], "1:1: the file is not UTF-8: the byte 0xC0 starts no character [not-utf8]"),
    ([0xE2, 0x82], "1:1: the file is not UTF-8: the byte 0xE2 starts no character [not-utf8]"),
    ([0x80], "1:1: the file is not UTF-8: the byte 0x80 starts no character [not-utf8]"),
    (
      [0xED, 0xA0, 0x80], "1:1: the file is not UTF-8: the byte 0xED starts no character [not-utf8]"
    ),
    (
      [0xF4, 0x90, 0x80, 0x80],
      "1:1: the file is not UTF-8: the byte 0xF4 starts no character [not-utf8]"
    ),
    ([0xFF, 0xFE, 0x61, 0x00], "1:1: the file is UTF-16; save it as UTF-8 [not-utf8]"),
  ]

  @Test(arguments: malformedFiles)
  func notUTF8(bytes: [UInt8], diagnostic: String) {
    let file = SourceFile(path: "", bytes: bytes)
    let (syntax, diagnostics) = parse(file, index: 0)
    #expect(diagnostics.map { shown($0, in: file) } == [diagnostic])
    #expect(syntax.items.isEmpty)
    #expect(!syntax.isComplete)
  }
}
