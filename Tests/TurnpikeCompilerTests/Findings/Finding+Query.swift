// Each finding is shown whole: place, words, identifier and notes.

extension Finding {
  /// About `query`, and about `?=`.
  static let queryFindings = [
    Finding(
      ["query ?:coupon_id<String>&kind=book&:tags<[Int]>&:x<Int ?= 4>\na -> A"],
      [
        "A.routes:1:7: error: the parameters of 'query' follow white space; leave out '?' "
          + "[bad-shared-query]",
        "A.routes:1:8: error: a link may lack what 'query' declares: 'coupon_id' is optional or has a "
          + "default, as in ':coupon_id<String?>' [bad-shared-query]",
        "A.routes:1:27: error: what any link may carry decides nothing, and 'kind' has a value here; "
          + "write the condition in a route's pattern [bad-shared-query]",
        "A.routes:1:37: error: what 'query' declares has one value, and 'tags' is a list; write it in "
          + "the routes' patterns [bad-shared-query]",
        "A.routes:1:57: error: text that 'query' cannot read always counts as missing; write '=' "
          + "[bad-shared-query]",
      ],
      nearMiss: ["query :coupon_id<String?>&k:kind<a|b = a>\n  &:x<Int = 4>\nquery?:y -> Query1"]
    ),
    Finding(
      ["query :a<Int?>&:b<Int?>\nx?:a -> X\ny?a=1 -> Y\nz?c:b -> Z\nv/:b?:w => z"],
      [
        "A.routes:2:1: error: the key 'a' is read by 'query' and by a route; give one of them another "
          + "key [bad-shared-query]",
        "A.routes:1:7: note: 'query' is here",
        "A.routes:3:1: error: the key 'a' is read by 'query' and by a route; give one of them another "
          + "key [bad-shared-query]",
        "A.routes:1:7: note: 'query' is here",
        "A.routes:5:7: error: 'z' has no parameter 'w'; it has 'b' [alias-parameters]",
      ],
      nearMiss: ["query :a<Int?>\nx/:a?b:c -> X"]
    ),
    // An alias takes over the key of its route, and only the route is reported.
    Finding(
      ["query :a<Int?>\nx?:a<Int?> -> X\ny => x\nz?a=1 => x\nw -> W\nv?a=1 => w"],
      [
        "A.routes:2:1: error: the key 'a' is read by 'query' and by a route; give one of them another "
          + "key [bad-shared-query]",
        "A.routes:1:7: note: 'query' is here",
        "A.routes:6:1: error: the key 'a' is read by 'query' and by a route; give one of them another "
          + "key [bad-shared-query]",
        "A.routes:1:7: note: 'query' is here",
      ],
      nearMiss: ["query :a<Int?>\nx?:b<Int?> -> X\ny => x"]
    ),
    Finding(
      ["x?:b -> X", "query :b<Int?>\ny -> Y"],
      [
        "B.routes:1:7: error: the key 'b' is read by 'query' and by a route; give one of them another "
          + "key [bad-shared-query]",
        "A.routes:1:1: note: the route is here",
      ]
    ),
    Finding(
      ["query :a<Int?>\nx -> X", "query :b<Int?>\ny -> Y"],
      [
        "B.routes:1:7: error: the 'query' of 'Route' is set in another file already "
          + "[repeated-directive]",
        "A.routes:1:7: note: the other one is here",
      ]
    ),
    Finding(
      ["query :a<Int?>\nquery :b<Int?>\nx -> X"],
      [
        "A.routes:2:1: error: 'query' is repeated; a file has it once [repeated-directive]",
        "A.routes:1:1: note: the first one is here",
      ]
    ),
    Finding(
      ["b/:c<Int ?= 3> -> B\nd/*e<Int ?= 3> -> D"],
      [
        "A.routes:1:10: error: '?=' is for a query or a fragment: 'c' is a segment, and another route "
          + "may answer a text that it does not read; write '=' [bad-default]",
        "A.routes:2:5: error: '*e' is one segment or more, neither optional nor defaulted "
          + "[optional-rest]",
      ],
      nearMiss: ["b/:c<Int = 3>?:d<Int ?= 3>#:e<a|b ?= a> -> B"]
    ),
    Finding(
      ["attribute z<Int ?= 3>\na -> A @z"],
      [
        "A.routes:1:17: error: '?=' is for the query of a link: '@z' is read by the build; write '=' "
          + "[bad-default]"
      ],
      nearMiss: ["attribute z<Int = 3>\na -> A @z"]
    ),
    Finding(
      ["a?:x<Int ?= b> -> A\nb?:y<[Int] ?= 1>&:z<Int? = 3> -> B"],
      [
        "A.routes:1:13: error: the default 'b' is no Int [bad-default]",
        "A.routes:2:13: error: a list has no default: none is the empty list [bad-default]",
        "A.routes:2:26: error: a parameter with a default is never nil; write either '?' or the "
          + "default [unexpected-text]",
      ],
      nearMiss: ["a?:x<Int?= 4> -> A"]
    ),
  ]
}
