// Each finding is shown whole: place, words, identifier and notes.

extension Finding {
  /// About what `attribute` and `type` declare, and attributes against their declarations.
  static let declarationFindings = [
    Finding(
      ["attribute auth\na -> A @auht\nb -> B @exmaple(b)\nc -> C @depreciated\nd -> D @auth"],
      [
        "A.routes:2:9: error: no attribute is called 'auht'; did you mean 'auth'? "
          + "[undeclared-attribute]",
        "A.routes:3:9: error: no attribute is called 'exmaple'; did you mean 'example'? "
          + "[undeclared-attribute]",
        "A.routes:4:9: error: no attribute is called 'depreciated'; did you mean 'deprecated'? "
          + "[undeclared-attribute]",
      ],
      nearMiss: ["attribute auth\na -> A @auth\nb -> B @example(b)\nc -> C @deprecated"]
    ),
    // One line is what is missing, so it is said once.
    Finding(
      ["a -> A @auth\nb @auth @level(2) {\nc -> C @level(3)\n}"],
      [
        "A.routes:1:9: error: no attribute is called 'auth'; write 'attribute auth' before the "
          + "first route [undeclared-attribute]",
        "A.routes:2:10: error: no attribute is called 'level'; write 'attribute level<String>' "
          + "before the first route [undeclared-attribute]",
      ],
      nearMiss: [
        "enum R\na -> A @auth\nb @auth @level(2) {\nc -> C @level(3)\n}",
        "enum R\nattribute auth\nattribute level<Int>",
      ]
    ),
    Finding(
      ["attribute auth\nattribute level<Int 1...3>\na -> A @auth(x) @level\nb -> B @level(5)"],
      [
        "A.routes:3:14: error: '@auth' has no value; leave out '(x)' [attribute-value]",
        "A.routes:3:17: error: '@level' needs a value of the type 'Int 1...3' [attribute-value]",
        "A.routes:4:15: error: '5' is no value of '@level', which is of the type 'Int 1...3' "
          + "[attribute-value]",
      ],
      nearMiss: [
        "attribute auth\nattribute level<Int 1...3>\na -> A @auth @level(1)\nb -> B @level( 3 )"
      ]
    ),
    Finding(
      ["attribute tab<home|orders = home>\na -> A @tab\nb -> B @tab(order)\nc -> C @tab()"],
      [
        "A.routes:3:13: error: 'order' is no value of '@tab', which is of the type 'home|orders'; "
          + "did you mean 'orders'? [attribute-value]",
        "A.routes:4:13: error: '' is no value of '@tab', which is of the type 'home|orders' "
          + "[attribute-value]",
      ],
      nearMiss: ["attribute tab<home|orders = home>\na -> A @tab\nb -> B @tab(orders)"]
    ),
    Finding(
      ["a -> A @container(home, -, )\nb -> B @container(,home)"],
      [
        "A.routes:1:25: error: '-' is no name of a container, as in '@container(home)' "
          + "[bad-container]",
        "A.routes:1:28: error: '' is no name of a container, as in '@container(home)' "
          + "[bad-container]",
        "A.routes:2:19: error: '' is no name of a container, as in '@container(home)' "
          + "[bad-container]",
      ],
      nearMiss: ["a -> A @container( home,search )\nb -> B @container(search, home, home)"]
    ),
    Finding(
      ["a -> A @web(x) @cover(y)\nb -> B @container\nc -> C @container(-)"],
      [
        "A.routes:1:13: error: '@web' has no value; leave out '(x)' [attribute-value]",
        "A.routes:1:23: error: '@cover' has no value; leave out '(y)' [attribute-value]",
        "A.routes:2:8: error: '@container' needs a text, as in '@container(home)' "
          + "[attribute-value]",
        "A.routes:3:19: error: '-' is no name of a container, as in '@container(home)' "
          + "[bad-container]",
      ],
      nearMiss: ["a -> A! @web @cover\nb -> B @container(home)\nc -> C @container(my-orders)"]
    ),
    Finding(
      ["attribute auth\nattribute auth<Int>\nattribute web\na -> A @auth"],
      [
        "A.routes:2:11: error: the attribute 'auth' is declared twice [repeated-directive]",
        "A.routes:1:11: note: the other declaration is here",
        "A.routes:3:11: error: the attribute 'web' is built in and needs no declaration "
          + "[repeated-directive]",
      ],
      nearMiss: ["attribute auth\nattribute webs\na -> A @auth @web @webs"]
    ),
    Finding(
      ["attribute a<[Int]>\nattribute b<Int?>\nattribute c<Int 5...1>\nx -> X @a @b(1) @c(0)"],
      [
        "A.routes:1:12: error: '@a' has one value, neither a list nor optional [bad-type]",
        "A.routes:2:12: error: '@b' has one value, neither a list nor optional [bad-type]",
        "A.routes:3:17: error: the range holds no number [bad-range]",
      ],
      nearMiss: ["attribute a<Int = 1>\nattribute b<Int>\nx -> X @a @b(1)"]
    ),
    // A declaration that cannot be read declares its name all the same.
    Finding(
      ["attribute level<Int 1..3>\ntype Sort = \na/:b<Sort>/:c<Sort = d> -> A @level(2) @level"],
      [
        "A.routes:1:21: error: '1..3' is no range; did you mean '1...3' or '1..<3'? [bad-range]",
        "A.routes:2:12: error: expected words or a range after '=' [missing-name]",
        "A.routes:3:41: error: the attribute '@level' is repeated [repeated-attribute]",
        "A.routes:3:31: note: it stands here already",
      ],
      nearMiss: [
        "attribute level<Int 1...3>\ntype Sort = d\na/:b<Sort>/:c<Sort = d> -> A @level(2)"
      ]
    ),
    Finding(
      ["attribute @auth\na -> A @auth"],
      [
        "A.routes:1:11: error: unexpected '@'; an attribute is declared by its name alone "
          + "[unexpected-text]"
      ],
      nearMiss: ["attribute auth\na -> A @auth"]
    ),
    Finding(
      ["attribute auth\ntype Sort = a|b\ntype Page = Int 1...\nx/:sort -> X"],
      [
        "A.routes:1:11: warning: no route uses the attribute 'auth' [unused-declaration]",
        "A.routes:2:6: warning: no route uses the type 'Sort' [unused-declaration]",
        "A.routes:3:6: warning: no route uses the type 'Page' [unused-declaration]",
      ],
      nearMiss: [
        "attribute auth\ntype Sort = a|b\ntype Page = Int 1...\nx?:y<[Sort]> -> X\n"
          + "y -> mount Other as other\nz/:p<Page = 2> -> Z"
      ]
    ),
    Finding(
      [
        "type Sort = a|b\ntype Sort = c\nx/:y<Sort> -> X", "enum B\ntype Sort = d\ny/:z<Sort> -> Y",
      ],
      [
        "A.routes:2:6: error: the type 'Sort' is declared twice [repeated-directive]",
        "A.routes:1:6: note: the other declaration is here",
        "B.routes:2:6: error: the type 'Sort' is declared twice [repeated-directive]",
        "A.routes:1:6: note: the other declaration is here",
      ],
      nearMiss: [
        "enum Route\ntype Sort = a|b\nx/:y<Sort> -> X", "enum B\ntype Sorts = d\ny/:z<Sorts> -> Y",
      ]
    ),
    Finding(
      ["type Int = a|b\ntype X = c\nx/:y<X> -> X"],
      [
        "A.routes:1:6: error: the type 'Int' is built in and needs no declaration "
          + "[repeated-directive]",
        "A.routes:3:12: error: 'X' is the name of a type of the file [duplicate-destination]",
        "A.routes:2:6: note: the type is here",
      ],
      nearMiss: ["type Whole = a|b\ntype X = c\nx/:y<X>/:z<Whole> -> XDestination"]
    ),
    Finding(
      [
        "type Page = Int\ntype Text = String 1...\ntype Sort new|old\nx/:a<Page>/:b<Text>/:c<Sort> -> X"
      ],
      [
        "A.routes:1:16: error: expected a range after 'Int', as in 'Int 1...' [bad-range]",
        "A.routes:2:13: error: 'Text' is words or a number with a range, not 'String' [bad-type]",
        "A.routes:3:10: error: expected '=' after 'Sort', then words or a range: "
          + "'type Sort = new|price' [missing-name]",
      ],
      nearMiss: [
        "type Page = Int 1...\ntype Text = string\ntype Sort = new|old\n"
          + "x/:a<Page>/:b<Text>/:c<Sort> -> X"
      ]
    ),
    Finding(
      ["type Sort = new|new|o d\nx/:a<Sort 1...>/:b<Sort = old> -> X"],
      [
        "A.routes:1:17: error: the word 'new' is repeated [repeated-word]",
        "A.routes:1:13: note: it stands here already",
        "A.routes:1:21: error: 'o d' is not a valid enum value; an enum value has letters "
          + "from 'a' to 'z', digits, '_', and '-' [bad-word]",
        "A.routes:2:11: error: a range narrows numbers, not 'Sort' [bad-range]",
      ],
      nearMiss: ["type Sort = new|old\nx/:a<Sort>/:b<Sort = old> -> X"]
    ),
    Finding(
      ["type Sort = a|b\nx/:a<Sort>/:b<Sort: a|b> -> X"],
      [
        "A.routes:2:13: error: two enums 'Sort' with different words [bad-type]",
        "A.routes:2:4: note: the other one is here",
      ],
      nearMiss: ["type Sort = a|b\nx/:a<Sort>/:b<Sort> -> X\ny/:sort<a|b> -> Y"]
    ),
    Finding(
      ["type Sort = a|b\nx/:y<Sort> -> X\nm/:k<Sort: c|d> -> mount Other as m"],
      [
        "A.routes:3:4: error: an enum 'Sort' would hide a name that generated code needs; name it, "
          + "as in '<SortKind: a|b>' [bad-type]",
        "A.routes:2:6: note: it is needed here",
      ],
      nearMiss: ["type Sort = a|b\nx/:y<Sort> -> X\nm/:k<Sort> -> mount Other as m"]
    ),
    Finding(
      ["a -> A\nattribute auth\ntype Sort = b|c"],
      [
        "A.routes:2:1: error: 'attribute' belongs before the first route [late-directive]",
        "A.routes:3:1: error: 'type' belongs before the first route [late-directive]",
      ],
      nearMiss: ["attribute auth\ntype Sort = b|c\na/:b<Sort> -> A @auth"]
    ),
  ]
}
