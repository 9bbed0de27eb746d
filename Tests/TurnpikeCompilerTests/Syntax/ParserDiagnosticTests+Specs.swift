extension ParserDiagnosticTests {
  /// What stands between `<` and `>`.
  static let specs: [(String, String)] = [
    ("<>", "1:6: expected a type [bad-type]"),
    ("< ?>", "1:7: expected a type, found '?' [bad-type]"),
    ("<...5>", "1:6: expected a type before the range, as in 'Int ...5' [bad-type]"),
    ("<5...>", "1:6: expected a type before the range, as in 'Int 5...' [bad-type]"),
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
      "1:6: unknown type 'boolean'; did you mean 'Bool'? [unknown-type]"
    ),
    (
      "<sku>",
      "1:6: the type name 'sku' does not start with a capital; did you mean 'Sku'? [bad-type]"
    ),
    (
      "<A.b>",
      "1:6: the type name 'A.b' does not start with a capital; did you mean 'A.B'? [bad-type]"
    ),
    ("<Int", "1:5: '<' is not closed; write '<Int>' [unclosed-bracket]"),
    ("<Int = 5", "1:5: '<' is not closed [unclosed-bracket]"),
    ("<Int/:b<Int>", "1:5: '<' is not closed; write '<Int>' [unclosed-bracket]"),
    (
      "<String = a<b>",
      "1:5: '<' is not closed; a '<' in a default is written '%3C' [unclosed-bracket]"
    ),
    ("<Int ..5>", "1:10: '..5' is no range; did you mean '...5'? [bad-range]"),
    ("<Int 1..2>", "1:10: '1..2' is no range; did you mean '1...2' or '1..<2'? [bad-range]"),
    (
      "<Int 1-2 = 1>",
      "1:10: '1-2' is no range; did you mean '1...2'? [bad-range]"
    ),
    ("<Int ... >", "1:10: the range has no bound [bad-range]"),
    ("<Int ..<5>", "1:10: expected a bound before '..<' in '..<5' [bad-range]"),
    ("<Int 1..<?>", "1:14: expected a bound after '..<' in '1..<' [bad-range]"),
    ("<Int 1 2...3>", "1:10: '1 2' is no number [bad-range]"),
    ("<1.5..<2 = 1.6>", "1:6: expected a type before the range, as in 'Double 1.5..<2' [bad-type]"),
    ("<new, price>", "1:6: words are separated by '|'; write 'new|price' [bad-word]"),
    ("<new/old = new>", "1:6: words are separated by '|'; write 'new|old' [bad-word]"),
    ("<Sort: new , old>", "1:12: words are separated by '|'; write 'new|old' [bad-word]"),
    (
      "<new old>",
      "1:6: 'new old' is not a valid enum value; an enum value has letters from 'a' to 'z', "
        + "digits, '_', and '-' [bad-word]"
    ),
    ("<Int foo>", "1:10: unexpected 'foo' after 'Int' [unexpected-text]"),
    ("<Int? x>", "1:11: unexpected 'x' after the type [unexpected-text]"),
    (
      "<Int? = 5>",
      "1:11: a parameter with a default is never nil; write either '?' or the default "
        + "[unexpected-text]"
    ),
    (
      "<decimal>",
      "1:6: the type name 'decimal' does not start with a capital; did you mean 'Decimal'? [bad-type]"
    ),
    ("<integer = 1>", "1:6: unknown type 'integer'; did you mean 'Int'? [unknown-type]"),
    (
      "<string?>",
      "1:6: the type name 'string' does not start with a capital; did you mean 'String'? [bad-type]"
    ),
    (
      "<Int|String>",
      "1:6: 'Int' is a type, and a parameter has one type; '|' separates words [bad-word]"
    ),
    (
      "<none|Boolean = none>",
      "1:11: 'Boolean' is a type, and a parameter has one type; '|' separates words [bad-word]"
    ),
    (
      "<string|int>",
      "1:6: 'string' is a type, and a parameter has one type; '|' separates words [bad-word]"
    ),
    ("<a||b>", "1:8: expected a word [bad-word]"),
    ("<a|>", "1:8: expected a word [bad-word]"),
    ("<|a>", "1:6: expected a word [bad-word]"),
    ("<Sort:>", "1:11: expected a word [bad-word]"),
    (
      "<a|b c>",
      "1:8: 'b c' is not a valid enum value; an enum value has letters from 'a' to 'z', "
        + "digits, '_', and '-' [bad-word]"
    ),
    (
      "<a|ö>",
      "1:8: 'ö' is not a valid enum value; an enum value has letters from 'a' to 'z', "
        + "digits, '_', and '-' [bad-word]"
    ),
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
}
