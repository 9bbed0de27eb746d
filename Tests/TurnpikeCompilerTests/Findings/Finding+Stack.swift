// Each finding is shown whole: place, words, identifier and notes.

extension Finding {
  /// About stack lines.
  static let stackFindings = [
    Finding(
      ["list{List}/:id<Int>"],
      [
        "A.routes:1:12: error: the last step ':id<Int>' of the stack has no screen "
          + "[stack-without-screen]"
      ],
      nearMiss: ["list/:id<Int>{List}"]
    ),
    Finding(
      ["list{List}?:sort\nlist{List}/:id<Int>{Item}"],
      [
        "A.routes:1:13: error: 'List' lies below a screen that lacks its 'sort'; make that "
          + "optional [stack-query]",
        "A.routes:2:21: note: a screen above it is here",
      ],
      nearMiss: [
        "list{List}?:sort<String?>&:page<Int = 1>&:tag<[Int]>&k=v\nlist{List}/:id<Int>{Item}?:q"
      ]
    ),
    Finding(
      ["attribute auth\nlist{List}?:sort<String?>\nlist{List} @auth\n/// All.\nlist{List}"],
      [
        "A.routes:3:6: error: 'List' has a query or attributes on two lines [stack-query]",
        "A.routes:2:1: note: the other line is here",
        "A.routes:5:6: error: 'List' has a query or attributes on two lines [stack-query]",
        "A.routes:2:1: note: the other line is here",
      ],
      nearMiss: [
        "attribute auth\nlist{List}/:id{Item}\nlist{List}?:sort<String?> @auth\nlist{List}"
      ]
    ),
    Finding(
      ["r{R}/a{A} @container(x)\nr{R}/b{B} @container(y)"],
      [
        "A.routes:2:11: error: 'R' would be in the containers 'x' and 'y'; give it a line of its "
          + "own [bad-container]",
        "A.routes:1:11: note: the other line is here",
      ],
      nearMiss: [
        "r{R}/a{A} @container(x)\nr{R}/b{B} @container(y)\nr{R} @container(y)\n"
          + "/ @container(z) {\ns{S}/c{C} @container(x)\ns{S}/d{D} @container(y)\n}"
      ]
    ),
    Finding(
      [
        "attribute level<Int>\n/ @level(1) {\nl{L}/a{A}\nl{L}\n}\n/ @level(3) {\nl{L}/b{B}\n"
          + "l{L}/c{C}\n}"
      ],
      [
        "A.routes:7:3: error: 'L' has '@level(3)' here and '@level(1)' in another group; give it a "
          + "line of its own with one of them [stack-attribute]",
        "A.routes:3:3: note: it is in the other group here",
      ],
      nearMiss: [
        "attribute level<Int>\nattribute auth\n/ @level(1) {\nl{L}/a{A}\n/ @auth {\nl{L}/c{C}\n}\n}\n"
          + "/ @level(01) {\nl{L}/b{B}\n}\n/ @deprecated {\nl{L}/d{D}\n}"
      ]
    ),
    Finding(
      [
        "attribute level<Int>\n/ @level(1) {\nl{L}?:q<String?>\n}\n/ @level(3) {\nl{L}/b{B}\n}"
      ],
      [
        "A.routes:6:3: error: 'L' has '@level(3)' here and '@level(1)' in another group; give it a "
          + "line of its own with one of them [stack-attribute]",
        "A.routes:3:3: note: it is in the other group here",
      ],
      nearMiss: [
        "attribute level<Int>\n/ @level(1) {\nl{L}?:q<String?> @level(2)\n}\n/ @level(3) {\nl{L}/b{B}\n}"
      ]
    ),
    Finding(
      [
        "/ @container(x) @deprecated {\nl{L}/a{A}\n}\n/ @container(y) @deprecated(b) {\n"
          + "l{L}/b{B}\n}"
      ],
      [
        "A.routes:5:3: error: 'L' has '@container(y)' here and '@container(x)' in another group; "
          + "give it a line of its own with one of them [stack-attribute]",
        "A.routes:2:3: note: it is in the other group here",
        "A.routes:5:3: error: 'L' has '@deprecated(b)' here and '@deprecated' in another group; "
          + "give it a line of its own with one of them [stack-attribute]",
        "A.routes:2:3: note: it is in the other group here",
      ],
      nearMiss: [
        "/ @container(x) @deprecated {\nl{L}/a{A}\n}\n/ @container(y) @deprecated(b) {\n"
          + "l{L}/b{B}\n}\nl{L} @deprecated(c) @container(z)"
      ]
    ),
    Finding(
      ["a -> A @container(my-orders)\nb -> B @container(my_orders)"],
      [
        "A.routes:2:8: error: the containers 'my_orders' and 'my-orders' would both be called "
          + "'myOrders' [bad-container]",
        "A.routes:1:8: note: the other one is here",
      ],
      nearMiss: ["a -> A @container(my-orders)\nb -> B @container(orders)"]
    ),
    Finding(
      ["a -> A @container(all-cases)\nb{B}/c{C} @container(AllCases)"],
      [
        "A.routes:1:8: error: a container 'all-cases' would hide a member of the enum "
          + "[bad-container]",
        "A.routes:2:11: error: a container 'AllCases' would hide a member of the enum "
          + "[bad-container]",
      ],
      nearMiss: ["a -> A @container(all)\nb{B}/c{C} @container(cases)"]
    ),
    Finding(
      ["a{A}/b{A}"],
      [
        "A.routes:1:8: error: two routes have the destination 'A'; write '=> a' for a second "
          + "pattern of one route, or '-> A as name' for a second case [duplicate-destination]",
        "A.routes:1:3: note: the other route is here",
      ],
      nearMiss: ["a{A}/b{B}\na{A}/c{C}"]
    ),
    Finding(
      ["a{A}/b{ADestination}"],
      [
        "A.routes:1:8: error: two routes are called 'a'; name one with 'as' [duplicate-case]",
        "A.routes:1:3: note: the other route is here",
      ],
      nearMiss: ["a{A}/b{AScreen}"]
    ),
    Finding(
      ["list{List}/:id{Item}\nlist{List}/:id<Int>{Item}/more{More}"],
      [
        "A.routes:2:21: error: two routes have the destination 'Item' with different parameters: "
          + "'id' is not the same in both [duplicate-destination]",
        "A.routes:1:16: note: the other route is here",
      ],
      nearMiss: ["list{List}/:id<Int>{Item}\nlist{List}/:id<Int>{Item}/more{More}"]
    ),
    Finding(
      ["list{List}\nlist -> ListDestination"],
      [
        "A.routes:2:1: error: two routes have the pattern 'list' [duplicate-pattern]",
        "A.routes:1:1: note: the other pattern is here",
        "A.routes:2:9: error: two routes are called 'list'; name one with 'as' [duplicate-case]",
        "A.routes:1:6: note: the other route is here",
      ],
      nearMiss: ["list{List}\nlists -> ListDestination as lists"]
    ),
    Finding(
      ["a{A}#:b"], ["A.routes:1:6: error: a stack has no fragment [unexpected-text]"],
      nearMiss: ["a{A}?:b<Int?>"]
    ),
    Finding(
      ["a{a}"],
      [
        "A.routes:1:3: error: the type name 'a' does not start with a capital; did you mean "
          + "'A'? [bad-type]"
      ],
      nearMiss: ["a{A}!"]
    ),
  ]
}
