// Each finding is shown whole: place, words, identifier and notes.

extension Finding {
  /// About `@internal`, `@from` and `@only`.
  static let restrictionFindings = [
    Finding(
      ["origin shop://, https://shop.example.com\na -> A @from(htpps)\nb -> B @from(shop, web)"],
      [
        "A.routes:2:8: error: 'htpps' is no origin of the table; did you mean 'https'? "
          + "[unknown-origin]",
        "A.routes:3:8: error: 'web' is no origin of the table; declared: 'shop://', "
          + "'https://shop.example.com' [unknown-origin]",
      ],
      nearMiss: [
        "origin shop://, https://shop.example.com\na -> A @from(https)\n"
          + "b -> B @from(shop, https://shop.example.com)\nc -> C @from(SHOP)"
      ]
    ),
    Finding(
      ["a -> A @from(shop)"],
      [
        "A.routes:1:8: error: 'shop' is no origin of the table; write 'origin' before the first "
          + "route [unknown-origin]"
      ],
      nearMiss: ["origin shop://\na -> A @from(shop)"]
    ),
    Finding(
      ["origin shop://\na -> A @from\nb -> B @from()\nc -> C @from(shop,)\nd -> D @only"],
      [
        "A.routes:2:8: error: '@from' needs a text, as in '@from(https)' [attribute-value]",
        "A.routes:3:8: error: '@from' needs a text, as in '@from(https)' [attribute-value]",
        "A.routes:4:8: error: '@from' needs a text, as in '@from(https)' [attribute-value]",
        "A.routes:5:8: error: '@only' needs a text, as in '@only(DEBUG)' [attribute-value]",
      ]
    ),
    Finding(
      ["a -> A @internal(yes)"],
      [
        "A.routes:1:18: error: '@internal' has no value; leave out '(yes)' [attribute-value]"
      ],
      nearMiss: ["a -> A @internal"]
    ),
    Finding(
      ["a -> A @only(DEBUG && BETA)\nb -> B @only(!)\nc -> C @only(not-debug)"],
      [
        "A.routes:1:8: error: 'DEBUG && BETA' is no compilation condition, as in '@only(DEBUG)' or "
          + "'@only(!DEBUG)'; a group can add a second one [attribute-value]",
        "A.routes:2:8: error: '!' is no compilation condition, as in '@only(DEBUG)' or "
          + "'@only(!DEBUG)'; a group can add a second one [attribute-value]",
        "A.routes:3:8: error: 'not-debug' is no compilation condition, as in '@only(DEBUG)' or "
          + "'@only(!DEBUG)'; a group can add a second one [attribute-value]",
      ],
      nearMiss: ["/ @only(BETA) {\na -> A @only(DEBUG)\n}\nb -> B @only(!DEBUG)"]
    ),
    Finding(
      ["origin shop://\na -> A @internal @from(shop)"],
      [
        "A.routes:2:18: error: '@internal' and '@from(shop)' exclude each other, so that no link "
          + "leads here; leave one of them out [contradictory-attributes]",
        "A.routes:2:8: note: the other one is here",
      ],
      nearMiss: ["origin shop://\na @from(shop) {\nb -> B @internal\n}"]
    ),
    Finding(
      ["origin shop://\na @internal {\nb -> B @from(shop)\nc -> C\n}"],
      [
        "A.routes:3:8: error: '@internal' and '@from(shop)' exclude each other, so that no link "
          + "leads here; leave one of them out [contradictory-attributes]",
        "A.routes:2:3: note: the other one is here",
      ]
    ),
    Finding(
      [
        "origin shop://, https://a.example\na @from(https) {\nb -> B @from(shop)\n"
          + "c -> C @from(https, shop)\n}"
      ],
      [
        "A.routes:3:8: error: '@from(https)' and '@from(shop)' exclude each other, so that no link "
          + "leads here; leave one of them out [contradictory-attributes]",
        "A.routes:2:3: note: the other one is here",
      ],
      nearMiss: ["origin shop://, https://a.example\na @from(https) {\nb -> B @from(https)\n}"]
    ),
    Finding(
      ["a @only(DEBUG) {\nb -> B @only(!DEBUG)\n}"],
      [
        "A.routes:2:8: error: '@only(DEBUG)' and '@only(!DEBUG)' exclude each other, so that no link "
          + "leads here; leave one of them out [contradictory-attributes]",
        "A.routes:1:3: note: the other one is here",
      ]
    ),
    Finding(
      ["origin shop://\norigin beta:// @only(DEBUG)\na @only(!DEBUG) {\nb -> B @from(beta)\n}"],
      [
        "A.routes:4:8: error: '@only(!DEBUG)' and '@from(beta)' exclude each other, so that no link "
          + "leads here; leave one of them out [contradictory-attributes]",
        "A.routes:3:3: note: the other one is here",
      ]
    ),
    Finding(
      ["origin shop://\norigin beta:// @only(DEBUG)\nb -> B @from(beta) @only(!DEBUG)"],
      [
        "A.routes:3:8: error: '@from(beta)' leaves no origin that a build with this line answers "
          + "[contradictory-attributes]"
      ],
      nearMiss: ["origin shop://\norigin beta:// @only(DEBUG)\nb -> B @from(beta) @only(DEBUG)"]
    ),
    Finding(
      [
        "origin shop://, https://a.example\na{A}/b{B} @from(shop)\na{A}/b{B}/c{C} @from(https)"
      ],
      [
        "A.routes:3:13: error: no link leads to 'C': the attributes of 'B', the screen below it, "
          + "exclude its own [contradictory-attributes]",
        "A.routes:2:8: note: the screen below is here",
      ],
      nearMiss: [
        "origin shop://, https://a.example\na{A}/b{B} @from(shop)\na{A}/b{B}/c{C} @from(shop)"
      ]
    ),
    Finding(
      ["origin shop://, https://a.example\nb -> B @from(shop)\nc => b @from(https)"],
      [
        "A.routes:3:1: error: no link leads by 'c': its attributes and those of its target exclude "
          + "each other [contradictory-attributes]",
        "A.routes:2:1: note: the target is here",
      ],
      nearMiss: ["origin shop://, https://a.example\nb -> B @from(shop)\nc => b"]
    ),
    Finding(
      ["attribute auth\norigin shop:// @auth @only(DEBUG)\na -> A @auth"],
      [
        "A.routes:2:17: error: an origin takes the attribute '@only' alone, and not 'auth' "
          + "[misplaced-attribute]"
      ],
      nearMiss: ["origin shop://, web:// @only(DEBUG)\na -> A"]
    ),
    Finding(
      ["origin shop:// @only(DEBUG\na -> A"],
      ["A.routes:1:21: error: '(' is not closed [unclosed-bracket]"]
    ),
  ]
}
