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
        + "[unexpected-text]"
    ),
  ]

  static let directives: [(String, String)] = [
    ("acces public", "1:1: unknown directive 'acces'; did you mean 'access'? [unknown-directive]"),
    ("  enmu Shop", "1:3: unknown directive 'enmu'; did you mean 'enum'? [unknown-directive]"),
    (
      "target ios",
      "1:1: unknown directive 'target'; there are 'enum', 'access', 'import' and 'origin' "
        + "[unknown-directive]"
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
      "1:3: unexpected 'b' after the pattern; white space in it is written '%20' [unexpected-text]"
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
    (
      "a -> productDestination",
      "1:6: the type name 'productDestination' does not start with a capital; "
        + "did you mean 'ProductDestination'? [bad-type]"
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
    ("a => .b", "1:6: expected a case name after '=>' [missing-name]"),
    ("a -> X y", "1:8: unexpected 'y' after the destination [unexpected-text]"),
    ("a -> X !", "1:8: unexpected '!' after the destination [unexpected-text]"),
    ("a -> X@b", "1:7: unexpected '@b' after the destination [unexpected-text]"),
    ("a -> X# b", "1:7: unexpected '#' after the destination [unexpected-text]"),
    ("a => x y", "1:8: unexpected 'y' after the alias [unexpected-text]"),
    ("a -> X @b as c", "1:11: unexpected 'as' after the attributes [unexpected-text]"),
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
    ("a @b -> X", "1:3: attributes stand at the end of the line [unexpected-text]"),
  ]

  static let patterns: [(String, String)] = [
    (": -> X", "1:2: expected a parameter's name after ':' [missing-name]"),
    ("a/:1 -> X", "1:4: expected a parameter's name after ':' [missing-name]"),
    ("a//b -> X", "1:2: '//' makes an empty segment; write '/' [unexpected-text]"),
    ("a/// -> X", "1:2: '//' makes an empty segment; write '/' [unexpected-text]"),
    (
      "a/./b -> X",
      "1:3: a link with the segment '.' is refused; write '%2E' for dots [dot-segment]"
    ),
    (
      ".. -> X",
      "1:1: a link with the segment '..' is refused; write '%2E%2E' for dots [dot-segment]"
    ),
    (
      "a%zé -> X",
      "1:2: '%zé' is no escape; '%' is followed by two hexadecimal digits, "
        + "and itself written '%25' [bad-escape]"
    ),
    (
      "a%/b -> X",
      "1:2: '%' is no escape; '%' is followed by two hexadecimal digits, "
        + "and itself written '%25' [bad-escape]"
    ),
    ("é%41%C3x -> X", "1:6: '%C3' does not decode to UTF-8 [bad-escape]"),
    ("%ED%A0%80 -> X", "1:1: '%ED' does not decode to UTF-8 [bad-escape]"),
    (
      "a* -> X",
      "1:2: unexpected '*' in a literal; write '%2A' for the character, "
        + "or start the segment with '*' [bad-character]"
    ),
    (
      "a#b -> X",
      "1:2: unexpected '#' in a literal; write '%23' for the character, "
        + "or white space before a comment [bad-character]"
    ),
    (
      "a\u{1} -> X",
      "1:2: unexpected U+0001 in a literal; write '%01' for the character [bad-character]"
    ),
    (
      "a\u{A0}b -> X",
      "1:2: unexpected U+00A0 in a literal; write '%C2%A0' for the character [bad-character]"
    ),
    (
      "a\u{2028} -> X",
      "1:2: unexpected U+2028 in a literal; write '%E2%80%A8' for the character [bad-character]"
    ),
    (
      "a/\u{FEFF}b -> X",
      "1:3: unexpected U+FEFF in a literal; write '%EF%BB%BF' for the character [bad-character]"
    ),
    ("*a.json -> X", "1:3: unexpected '.json' after '*a' [unexpected-text]"),
    ("*<Int> -> X", "1:2: unexpected '<Int>' after '*' [unexpected-text]"),
    (
      ":a:b -> X",
      "1:3: the segment has the capture ':a' already; a literal ':' is written '%3A' [two-captures]"
    ),
    (
      "x:a-:b<Int> -> X",
      "1:5: the segment has the capture ':a' already; a literal ':' is written '%3A' [two-captures]"
    ),
    ("a/{id} -> X", "1:3: unexpected '{'; a capture is written ':id' [unexpected-text]"),
    (
      "a? -> X",
      "1:3: expected a parameter or a condition after '?'; "
        + "an optional capture is written ':name<String?>' [missing-name]"
    ),
    ("a?:b& -> X", "1:6: expected a parameter or a condition after '&' [missing-name]"),
    ("a?b -> X", "1:4: expected ':' and a name, or '=' and a value, after 'b' [missing-name]"),
    ("a?b=>x", "1:4: expected ':' and a name, or '=' and a value, after 'b' [missing-name]"),
    ("a?:b.c&:d -> X", "1:5: unexpected '.c' after the parameter [unexpected-text]"),
    ("a#: -> X", "1:4: expected a parameter's name after ':' [missing-name]"),
    ("a#:b/c -> X", "1:5: unexpected '/c' after the fragment [unexpected-text]"),
  ]

  static let badCharacters = ["\"", "\\", "^", "`", "|", "<", ">", "}"]

  static let specs: [(String, String)] = [
    ("<>", "1:6: expected a type [bad-type]"),
    ("< ?>", "1:7: expected a type, found '?' [bad-type]"),
    ("<...5>", "1:6: expected a type, found '...5' [bad-type]"),
    ("<5...>", "1:6: expected a type, found '5...' [bad-type]"),
    (
      "<int>",
      "1:6: the type name 'int' does not start with a capital; did you mean 'Int'? [bad-type]"
    ),
    (
      "<strng>",
      "1:6: the type name 'strng' does not start with a capital; did you mean 'String'? [bad-type]"
    ),
    (
      "<uuid?>",
      "1:6: the type name 'uuid' does not start with a capital; did you mean 'UUID'? [bad-type]"
    ),
    (
      "<boolean>",
      "1:6: the type name 'boolean' does not start with a capital; did you mean 'Bool'? [bad-type]"
    ),
    (
      "<sku>",
      "1:6: the type name 'sku' does not start with a capital; did you mean 'Sku'? [bad-type]"
    ),
    (
      "<A.b>",
      "1:6: the type name 'A.b' does not start with a capital; did you mean 'A.B'? [bad-type]"
    ),
    ("<Int", "1:5: '<' is not closed [unclosed-bracket]"),
    ("<Int = 5", "1:5: '<' is not closed [unclosed-bracket]"),
    ("<Int/:b<Int>", "1:5: '<' is not closed [unclosed-bracket]"),
    (
      "<String = a<b>",
      "1:5: '<' is not closed; a '<' in a default is written '%3C' [unclosed-bracket]"
    ),
    ("<Int ..5>", "1:10: '..5' is no range; did you mean '...5'? [bad-range]"),
    ("<Int 1..2>", "1:10: '1..2' is no range; did you mean '1...2'? [bad-range]"),
    (
      "<Int 1-2 = 1>",
      "1:10: '1-2' is no range; a range is written 'a...b', 'a..<b', 'a...' or '...b' [bad-range]"
    ),
    ("<Int ... >", "1:10: the range has no bound [bad-range]"),
    ("<Int ..<5>", "1:10: expected a bound before '..<' in '..<5' [bad-range]"),
    ("<Int 1..<?>", "1:14: expected a bound after '..<' in '1..<' [bad-range]"),
    ("<Int 1 2...3>", "1:10: '1 2' is no number [bad-range]"),
    ("<Int foo>", "1:10: unexpected 'foo' after 'Int' [unexpected-text]"),
    ("<Int? x>", "1:11: unexpected 'x' after the type [unexpected-text]"),
    (
      "<Int? = 5>",
      "1:11: a parameter with a default is never nil; write either '?' or the default "
        + "[unexpected-text]"
    ),
    ("<a||b>", "1:8: expected a word [bad-word]"),
    ("<a|>", "1:8: expected a word [bad-word]"),
    ("<|a>", "1:6: expected a word [bad-word]"),
    ("<Sort:>", "1:11: expected a word [bad-word]"),
    ("<a|b c>", "1:8: 'b c' is no word; words have letters, digits, '_' and '-' [bad-word]"),
    ("<a|ö>", "1:8: 'ö' is no word; words have letters, digits, '_' and '-' [bad-word]"),
    ("<a|b|a>", "1:10: the word 'a' is repeated [repeated-word]\n1:6: it stands here already"),
    (
      "<sort: a|b>",
      "1:6: the type name 'sort' does not start with a capital; did you mean 'Sort'? [bad-type]"
    ),
    ("<: a|b>", "1:6: expected an enum's name before ':' [missing-name]"),
    ("<[Int]?>", "1:11: a list is not optional: none is the empty list [bad-type]"),
    ("<[Int] = 3>", "1:12: a list has no default: none is the empty list [bad-default]"),
    ("<[Int>", "1:6: '[' is not closed [unclosed-bracket]"),
    ("<[a|b]>", "1:7: a list is of a named type, not of words [bad-type]"),
    ("<[Sort: a|b]>", "1:7: a list is of a named type, not of words [bad-type]"),
    ("<[Int?]>", "1:10: unexpected '?]' after the list's type [unexpected-text]"),
    (
      "<String = %4>",
      "1:15: '%4' is no escape; '%' is followed by two hexadecimal digits, "
        + "and itself written '%25' [bad-escape]"
    ),
    ("<String = \u{1}>", "1:15: unexpected control character U+0001 [bad-character]"),
  ]

  static let groups: [(String, String)] = [
    ("}", "1:1: '}' closes no group [unexpected-text]"),
    ("a {\n} b", "2:3: unexpected 'b' after '}' [unexpected-text]"),
    ("a @b {", "1:6: the group 'a' is not closed; add '}' [group-not-closed]"),
    (
      "a @b",
      "1:5: expected '{' after a group's attributes; a route has '->' before them [missing-brace]"
    ),
    ("a @b c", "1:6: unexpected 'c' after the attributes [unexpected-text]"),
    ("a?:q {\n}", "1:2: a group's path has no query [unexpected-text]"),
    ("a#:b {\n}", "1:3: a group's path has no fragment [unexpected-text]"),
    ("a{A}/b {\n}", "1:3: a group's path has no screen [unexpected-text]"),
    (
      "a /b {\n}",
      "1:3: unexpected '/b' after the pattern; white space in it is written '%20' [unexpected-text]"
    ),
    (
      "a { b -> B }",
      "1:3: unexpected '{' after the pattern; a group's brace ends its line, "
        + "a screen's follows its segment without white space [unexpected-text]"
    ),
    (
      "a {A}",
      "1:3: unexpected '{' after the pattern; a group's brace ends its line, "
        + "a screen's follows its segment without white space [unexpected-text]"
    ),
    ("/{A}", "1:2: unexpected '{'; a screen stands behind a segment [unexpected-text]"),
    ("a{A", "1:2: '{' is not closed [unclosed-bracket]"),
    ("a{A/b{B}", "1:2: '{' is not closed [unclosed-bracket]"),
    ("a{}", "1:3: expected a screen's name after '{' [missing-name]"),
    (
      "a{list}",
      "1:3: the type name 'list' does not start with a capital; did you mean 'List'? [bad-type]"
    ),
    (
      "a{A.B}", "1:3: only a mounted or imported type has a '.' in its name, not 'A.B' [bad-type]"
    ),
    ("a{A B }", "1:5: unexpected 'B' after the screen's name [unexpected-text]"),
    ("a{A}b", "1:5: unexpected 'b' after '{A}' [unexpected-text]"),
    ("a{A} b", "1:6: unexpected 'b' after the stack [unexpected-text]"),
    ("a{A} @b c", "1:9: unexpected 'c' after the stack [unexpected-text]"),
    ("a{A}/:b", "1:6: the last step ':b' of the stack has no screen [stack-without-screen]"),
    ("a{A}#:b", "1:6: a stack has no fragment [unexpected-text]"),
    (
      "a{A} -> X",
      "1:6: unexpected '->' after a stack; its screens are its destinations [unexpected-text]"
    ),
    (
      "a{A} => x",
      "1:6: unexpected '=>' after a stack; its screens are its destinations [unexpected-text]"
    ),
  ]

  static let all: [(String, String)] = [
    lines, directives, arrows, destinations, patterns, groups,
  ].flatMap { $0 }

  @Test(arguments: all)
  func says(text: String, diagnostic: String) {
    #expect(parsed(text).diagnostics == [diagnostic])
  }

  @Test(arguments: badCharacters)
  func badCharacter(character: String) {
    let byte = character.utf8.first ?? 0
    let encoded = "%" + String(byte, radix: 16, uppercase: true)
    #expect(
      parsed("é/a\(character)\(character)b -> X").diagnostics == [
        "1:5: unexpected '\(character)' in a literal; write '\(encoded)' for the character "
          + "[bad-character]"
      ])
  }

  @Test(arguments: specs)
  func spec(text: String, diagnostic: String) {
    #expect(parsed("a?:b\(text) -> X").diagnostics == [diagnostic])
  }

  /// The arrow of an alias may close a bracket no more than that of a route.
  @Test func aliasArrowClosesNothing() {
    #expect(parsed("a/:b<Int => x").diagnostics == ["1:5: '<' is not closed [unclosed-bracket]"])
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

  /// Every identifier that the parser gives has a case here; the rest belong to other stages.
  @Test func coversIdentifiers() {
    let shown = Set(
      (Self.all + Self.specs).compactMap { DiagnosticID(rawValue: identifier(in: $0.1)) })
    let ofParser: Set<DiagnosticID> = [
      .missingPattern, .missingArrow, .missingDestination, .missingName, .missingBrace,
      .unclosedBracket, .unexpectedText, .badCharacter, .badEscape, .dotSegment, .twoCaptures,
      .badType, .badRange, .badWord, .repeatedWord, .badDefault, .unknownDirective, .badAccess,
      .groupNotClosed, .attributeWithoutName, .repeatedAttribute, .stackWithoutScreen,
    ]
    #expect(shown == ofParser)
  }

  private func identifier(in shown: String) -> String {
    let line = shown.split(separator: "\n").first ?? ""
    return String(line.split(separator: "[").last?.dropLast() ?? "")
  }
}
