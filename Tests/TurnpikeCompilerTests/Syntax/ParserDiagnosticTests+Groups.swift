extension ParserDiagnosticTests {
  /// Groups, attributes and stacks.
  static let groups: [(String, String)] = [
    ("}", "1:1: '}' closes no group [unexpected-text]"),
    ("a {\n} b", "2:3: unexpected 'b' after '}' [unexpected-text]"),
    ("a @b {", "1:6: the group 'a' is not closed; add '}' [group-not-closed]"),
    (
      "a @b",
      "1:5: expected '{' after a group's attributes; a route has '->' before them [missing-brace]"
    ),
    (
      "a\n{\n}",
      "2:1: a group's brace ends the line of its path; write 'a {' [missing-brace]"
    ),
    (
      "a @b(c # d) # e\n  { # f\n}",
      "2:3: a group's brace ends the line of its path; write 'a @b(c # d) {' [missing-brace]"
    ),
    ("a @b c", "1:6: unexpected 'c' after the attributes [unexpected-text]"),
    ("a?:q {\n}", "1:2: a group's path has no query [unexpected-text]"),
    ("a#:b {\n}", "1:3: a group's path has no fragment [unexpected-text]"),
    ("a{A}/b {\n}", "1:3: a group's path has no screen [unexpected-text]"),
    (
      "a /b {\n}",
      "1:2: white space before '/'; leave it out [unexpected-text]"
    ),
    (
      "a { b -> B }",
      "1:3: a group's brace must end its line; write each route of the group on a line of its own "
        + "[unexpected-text]"
    ),
    (
      "a {A}", "1:2: white space before '{'; leave it out [unexpected-text]"
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
    ("a{A}b", "1:5: expected '/' between two segments [unexpected-text]"),
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
}
