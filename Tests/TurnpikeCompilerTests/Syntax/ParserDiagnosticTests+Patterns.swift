extension ParserDiagnosticTests {
  /// Paths, queries and fragments.
  static let patterns: [(String, String)] = [
    (
      ": -> X",
      "1:2: expected a parameter's name after ':', as in ':id' or ':id<Int>' [missing-name]"
    ),
    (
      "a/:1 -> X",
      "1:4: expected a parameter's name after ':'; a name starts with a letter or '_' [missing-name]"
    ),
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
      "1:2: unexpected '*' in a literal; write '%2A' if links contain it, "
        + "or start the segment with '*' [bad-character]"
    ),
    (
      "a#b -> X",
      "1:2: unexpected '#' in a literal; a fragment is written '#:b', a comment has white space "
        + "before it, and the character is written '%23' [bad-character]"
    ),
    (
      "a\u{1} -> X",
      "1:2: unexpected control character U+0001 [bad-character]"
    ),
    (
      "a\u{A0}b -> X",
      "1:2: unexpected no-break space U+00A0; write a plain space [bad-character]"
    ),
    (
      "a\u{2028} -> X",
      "1:2: unexpected line separator U+2028; a line ends with a line feed [bad-character]"
    ),
    (
      "a/\u{FEFF}b -> X",
      "1:3: invalid invisible character U+FEFF (zero width no-break space); remove it "
        + "[bad-character]"
    ),
    ("*a.json -> X", "1:3: unexpected '.json' after '*a' [unexpected-text]"),
    ("*<Int> -> X", "1:2: unexpected '<Int>' after '*' [unexpected-text]"),
    (
      ":a:b -> X",
      "1:3: a segment can have only one capture, and ':a' precedes this one; separate them "
        + "with '/' [two-captures]"
    ),
    (
      "x:a-:b<Int> -> X",
      "1:5: a segment can have only one capture, and ':a' precedes this one; separate them "
        + "with '/' [two-captures]"
    ),
    (
      "a? -> X",
      "1:3: expected a parameter or a condition after '?'; "
        + "an optional capture is written ':name<String?>' [missing-name]"
    ),
    ("a?=b -> X", "1:3: expected a key before '=' [missing-name]"),
    ("a?:b&= -> X", "1:6: expected a key before '=' [missing-name]"),
    (
      "a?:b& -> X",
      "1:5: expected a parameter or a condition after '&'; leave out '&' [missing-name]"
    ),
    (
      "a?b -> X",
      "1:4: 'b' is not a valid query item; write ':b' for a parameter, or "
        + "'b=value' for a condition [missing-name]"
    ),
    (
      "a?b=>x",
      "1:4: 'b' is not a valid query item; write ':b' for a parameter, or "
        + "'b=value' for a condition [missing-name]"
    ),
    ("a?:b.c&:d -> X", "1:5: unexpected '.c' after the parameter [unexpected-text]"),
    (
      "a#: -> X",
      "1:4: expected a parameter's name after ':', as in ':id' or ':id<Int>' [missing-name]"
    ),
    ("a#:b/c -> X", "1:5: unexpected '/c' after the fragment [unexpected-text]"),
  ]
}
