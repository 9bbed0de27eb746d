// Each finding is shown whole: place, words, identifier and notes.

extension Finding {
  /// About names.
  static let nameFindings = [
    Finding(
      ["a -> A as __"],
      ["A.routes:1:11: error: '__' is no name in Swift [bad-identifier]"],
      nearMiss: ["a -> A as _a"]
    ),
    Finding(
      ["a/:_ -> A"],
      ["A.routes:1:4: error: '_' is no name in Swift [bad-identifier]"],
      nearMiss: ["a/:_x -> A"]
    ),
    Finding(
      ["a/:x<a|_> -> A"],
      ["A.routes:1:8: error: '_' is no name in Swift [bad-identifier]"],
      nearMiss: ["a/:x<a|_b> -> A"]
    ),
    Finding(
      ["a/:x<a|-> -> A"],
      [
        "A.routes:1:8: error: '-' would be called '_', which is no name in Swift "
          + "[bad-identifier]"
      ],
      nearMiss: ["a/:x<a|-b> -> A"]
    ),
    Finding(
      ["a -> FooDestination\nb -> Foo"],
      [
        "A.routes:2:6: error: two routes are called 'foo'; name one with 'as' "
          + "[duplicate-case]",
        "A.routes:1:6: note: the other route is here",
      ],
      nearMiss: ["a -> FooDestination\nb -> Foo as bar"]
    ),
    Finding(
      ["a -> A as x\nb -> B as x\nc -> C as x"],
      [
        "A.routes:2:11: error: two routes are called 'x'; name one with 'as' "
          + "[duplicate-case]",
        "A.routes:1:11: note: the other route is here",
        "A.routes:3:11: error: two routes are called 'x'; name one with 'as' "
          + "[duplicate-case]",
        "A.routes:1:11: note: the other route is here",
      ],
      nearMiss: ["a -> A as x\nb -> B as X\nc -> C as x1"]
    ),
    Finding(
      ["a -> A\nb -> A"],
      [
        "A.routes:2:6: error: two routes have the destination 'A'; write '=> a' for a second "
          + "pattern of one route, or '-> A as name' for a second case [duplicate-destination]",
        "A.routes:1:6: note: the other route is here",
      ],
      nearMiss: ["a -> A\nb -> A as c\nd -> A as e\nf => a"]
    ),
    Finding(
      ["a/:id?:q<String?> -> A\nb/:id<Int>?:q<String?> -> A as c\nd/:id -> A as e"],
      [
        "A.routes:2:27: error: two routes have the destination 'A' with different parameters: "
          + "'id' is not the same in both [duplicate-destination]",
        "A.routes:1:22: note: the other route is here",
        "A.routes:3:10: error: two routes have the destination 'A' with different parameters: "
          + "'q' is not the same in both [duplicate-destination]",
        "A.routes:1:22: note: the other route is here",
      ],
      nearMiss: ["a/:id?:q<String?> -> A\nb/:id?:q<String?> -> A as c"]
    ),
    Finding(
      ["a/:x -> A as b\n_ -> A"],
      [
        "A.routes:2:6: error: two routes have the destination 'A' with different parameters: "
          + "'x' is not the same in both [duplicate-destination]",
        "A.routes:1:9: note: the other route is here",
      ],
      nearMiss: ["a -> A as b\n_ -> A"]
    ),
    Finding(
      ["a -> A\nb -> A as a"],
      [
        "A.routes:2:11: error: two routes are called 'a'; name one with 'as' [duplicate-case]",
        "A.routes:1:6: note: the other route is here",
      ],
      nearMiss: ["a -> A as x\nb -> A"]
    ),
    Finding(
      ["enum Shop\na -> Shop"],
      [
        "A.routes:2:6: error: 'Shop' is the name of an enum of routes "
          + "[duplicate-destination]",
        "A.routes:1:6: note: the enum is here",
      ],
      nearMiss: ["enum Shop\na -> ShopDestination"]
    ),
    Finding(
      ["a -> Route"],
      [
        "A.routes:1:6: error: 'Route' is the name of an enum of routes "
          + "[duplicate-destination]"
      ],
      nearMiss: ["enum Shop\na -> Route"]
    ),
    Finding(
      ["_ -> A\n_ -> B"],
      [
        "A.routes:2:1: error: the enum has a default route '_' already "
          + "[duplicate-default-route]",
        "A.routes:1:1: note: the other one is here",
      ],
      nearMiss: ["_ -> A\n%5F -> B"]
    ),
    Finding(
      ["a -> String\nb -> UInt8"],
      [
        "A.routes:1:6: error: 'String' would hide a name that generated code needs "
          + "[bad-identifier]",
        "A.routes:2:6: error: 'UInt8' would hide a name that generated code needs "
          + "[bad-identifier]",
      ],
      nearMiss: ["a -> StringDestination\nb -> UUID\nc -> RouteRequest"]
    ),
    Finding(
      ["enum Turnpike\na -> A"],
      [
        "A.routes:1:6: error: 'Turnpike' would hide a name that generated code needs "
          + "[bad-identifier]"
      ],
      nearMiss: ["enum GeneratedRoute\na -> Destination"]
    ),
    Finding(
      ["a -> Foundation"],
      [
        "A.routes:1:6: error: 'Foundation' would hide a name that generated code needs "
          + "[bad-identifier]"
      ],
      nearMiss: ["a -> OriginRoute\nb -> Date"]
    ),
    Finding(
      ["a -> A as _routeTable"],
      [
        "A.routes:1:11: error: a case '_routeTable' would clash with a member of the enum; "
          + "name the route with 'as' [bad-identifier]"
      ],
      nearMiss: ["a/:x -> A as _routeTable\nb -> RouteTableDestination"]
    ),
    Finding(
      ["origin shop://\na -> OriginDestination"],
      [
        "A.routes:2:6: error: a case 'origin' would clash with a member of the enum; name "
          + "the route with 'as' [bad-identifier]"
      ],
      nearMiss: ["origin https://*.a.example\na -> OriginDestination"]
    ),
    Finding(
      ["origin shop://, https://a.example\na -> OriginsDestination"],
      [
        "A.routes:2:6: error: a case 'origins' would clash with a member of the enum; name "
          + "the route with 'as' [bad-identifier]"
      ],
      nearMiss: ["origin shop://, https://*.a.example\na -> OriginsDestination"]
    ),
    Finding(
      ["a/:x/:x -> A"],
      [
        "A.routes:1:7: error: the parameter 'x' is captured twice [duplicate-parameter]",
        "A.routes:1:4: note: the other one is here",
      ],
      nearMiss: ["a/:x/:y -> A"]
    ),
    Finding(
      ["a/:x?:x -> A"],
      [
        "A.routes:1:7: error: the parameter 'x' is captured twice [duplicate-parameter]",
        "A.routes:1:4: note: the other one is here",
      ],
      nearMiss: ["a/:x?x:y -> A"]
    ),
    Finding(
      ["a/:product_id?:productID -> A"],
      [
        "A.routes:1:16: error: 'productID' and 'product_id' would both be called "
          + "'productID' [duplicate-parameter]",
        "A.routes:1:4: note: the other one is here",
      ],
      nearMiss: ["a/:product_id?:productId -> A"]
    ),
    Finding(
      ["a?q:x&q:y -> A"],
      [
        "A.routes:1:7: error: the query key 'q' stands twice [duplicate-parameter]",
        "A.routes:1:3: note: the other one is here",
      ],
      nearMiss: ["a?q:x&Q:y -> A"]
    ),
    Finding(
      ["a?q:x&q=1 -> A"],
      [
        "A.routes:1:7: error: the query key 'q' stands twice [duplicate-parameter]",
        "A.routes:1:3: note: the other one is here",
      ],
      nearMiss: ["a?q=1&:x -> A"]
    ),
    Finding(
      ["a/:x<new-in|new_in> -> A"],
      [
        "A.routes:1:13: error: 'new_in' and 'new-in' would both be called 'newIn' "
          + "[repeated-word]",
        "A.routes:1:6: note: the other one is here",
      ],
      nearMiss: ["a/:x<new-in|newin> -> A"]
    ),
    Finding(
      ["a/:x<new|New> -> A"],
      [
        "A.routes:1:10: error: 'New' and 'new' would both be called 'new' [repeated-word]",
        "A.routes:1:6: note: the other one is here",
      ],
      nearMiss: ["a/:x<new|news> -> A"]
    ),
  ]
}
