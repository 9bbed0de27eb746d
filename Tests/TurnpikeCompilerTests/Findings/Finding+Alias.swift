// Each finding is shown whole: place, words, identifier and notes.

extension Finding {
  /// About aliases.
  static let aliasFindings = [
    Finding(
      ["a -> Alpha\nb => alhpa"],
      [
        "A.routes:2:6: error: no route is called 'alhpa'; did you mean 'alpha'? "
          + "[unknown-case]"
      ],
      nearMiss: ["a -> Alpha\nb => alpha"]
    ),
    // Each arrow has its own.
    Finding(
      ["a -> ADestination\nb => BDestination"],
      [
        "A.routes:2:6: error: no route is called 'BDestination'; a destination is written "
          + "'-> BDestination' [unknown-case]"
      ],
      nearMiss: ["a -> ADestination\nb -> BDestination"]
    ),
    Finding(
      ["b -> alpha\na -> AlphaDestination\nc -> betaDestination\nd => beta"],
      [
        "A.routes:1:6: error: 'alpha' is a case, and '->' leads to a destination; write '=> alpha' "
          + "[unknown-case]",
        "A.routes:3:6: error: the type name 'betaDestination' does not start with a capital; did "
          + "you mean 'BetaDestination'? [bad-type]",
      ],
      nearMiss: ["b => alpha\na -> AlphaDestination\nc -> BetaDestination\nd => beta"]
    ),
    // Of equally near names none is proposed alone.
    Finding(
      ["a -> Cat\nb -> Car\nc => cas"],
      [
        "A.routes:3:6: error: no route is called 'cas'; did you mean 'cat' or 'car'? [unknown-case]"
      ],
      nearMiss: ["a -> Cat\nb -> Car\nc => car"]
    ),
    Finding(
      ["a -> Cat\nb -> Car\nc -> Can\nd => cas"],
      [
        "A.routes:4:6: error: no route is called 'cas'; did you mean 'cat', 'car' or 'can'? "
          + "[unknown-case]"
      ]
    ),
    Finding(
      ["a -> Cat\nb -> Car\nc -> Can\nd -> Cap\ne => cas"],
      ["A.routes:5:6: error: no route is called 'cas' [unknown-case]"]
    ),
    Finding(
      ["a -> Alpha\nb => zzz"],
      ["A.routes:2:6: error: no route is called 'zzz' [unknown-case]"],
      nearMiss: ["a -> Alpha as zzz\nb => zzz"]
    ),
    Finding(
      ["a -> Alpha\nb => alpha\nc => beta"],
      ["A.routes:3:6: error: no route is called 'beta' [unknown-case]"],
      nearMiss: ["a -> Alpha\nb => alpha\nc => alpha"]
    ),
    Finding(
      ["_ -> NotFound\nb => notFound"],
      [
        "A.routes:2:6: error: 'notFound' is the default route, which no link leads to "
          + "[unknown-case]",
        "A.routes:1:1: note: it is declared here",
      ],
      nearMiss: ["b -> NotFound\nc => notFound"]
    ),
    Finding(
      ["a/:x -> A\nb/:y => a"],
      ["A.routes:2:4: error: 'a' has no parameter 'y'; it has 'x' [alias-parameters]"],
      nearMiss: ["a/:x -> A\nb/:x => a"]
    ),
    Finding(
      ["a/:product_id -> A\nb/:produkt_id => a"],
      [
        "A.routes:2:4: error: 'a' has no parameter 'produkt_id'; did you mean 'product_id'? "
          + "[alias-parameters]"
      ],
      nearMiss: ["a/:product_id -> A\nb?:product_id => a"]
    ),
    Finding(
      ["product/:product_id?:page<Int?> -> ProductDestination\np/:id => product"],
      [
        "A.routes:2:4: error: 'product' has no parameter 'id'; it has 'product_id', 'page' "
          + "[alias-parameters]"
      ],
      nearMiss: ["product/:product_id?:page<Int?> -> ProductDestination\np/:product_id => product"]
    ),
    Finding(
      ["a -> A\nb/:x => a"],
      ["A.routes:2:4: error: 'a' has no parameter 'x'; it has none [alias-parameters]"],
      nearMiss: ["a -> A\nb => a"]
    ),
    Finding(
      ["product -> ProductDestination\np => ProductDestination"],
      [
        "A.routes:2:6: error: 'ProductDestination' is a destination, and an alias names a case; "
          + "write '=> product' [unknown-case]"
      ],
      nearMiss: ["product -> ProductDestination\np => product"]
    ),
    Finding(
      ["login -> LoginDestination as signIn\nl => LoginDestination"],
      [
        "A.routes:2:6: error: 'LoginDestination' is a destination, and an alias names a case; "
          + "write '=> signIn' [unknown-case]"
      ],
      nearMiss: ["login -> LoginDestination as signIn\nl => signIn"]
    ),
    Finding(
      ["product -> ProductDestination\np => Product"],
      [
        "A.routes:2:6: error: no route is called 'Product'; did you mean 'product'? "
          + "[unknown-case]"
      ],
      nearMiss: ["product -> ProductDestination as Product\np => Product"]
    ),
    Finding(
      ["a/:x?:q&:z -> A\nb => a"],
      [
        "A.routes:2:1: error: the alias lacks 'x', which its target needs [alias-parameters]",
        "A.routes:1:1: note: the target is here",
      ],
      nearMiss: ["a/:x<Int = 1>?:q&:z -> A\nb => a"]
    ),
    Finding(
      ["a?:q&:z#:f -> A\nb?q=1&z=2#:q => a"],
      [
        "A.routes:2:1: error: the alias lacks 'z', 'f', which its target needs "
          + "[alias-parameters]",
        "A.routes:1:1: note: the target is here",
      ],
      nearMiss: ["a?:q&:z<[Int]>#:f<Int?> -> A\nb?q=1&z=2#:q => a"]
    ),
    Finding(
      ["a/:x<Int> -> A\nb/:x<String> => a"],
      ["A.routes:2:5: error: 'x' is of type 'Int' in the alias's target [alias-parameters]"],
      nearMiss: ["a/:x<Int> -> A\nb/:x<Int 1...> => a"]
    ),
    Finding(
      ["a/:x<b|c> -> A\nb/:x<b|d> => a"],
      ["A.routes:2:5: error: 'x' is of type 'b|c' in the alias's target [alias-parameters]"],
      nearMiss: ["a/:x<b|c|d> -> A\nb/:x<b|d> => a"]
    ),
    Finding(
      ["a/:x<Int> -> A\nb/:x<Int?> => a"],
      ["A.routes:2:5: error: 'x' is not optional in the alias's target [alias-parameters]"],
      nearMiss: ["a/:x<Int?> -> A\nb/:x<Int?> => a"]
    ),
    Finding(
      ["a?:x<[Int]> -> A\nb/:x => a"],
      ["A.routes:2:4: error: 'x' is a list in the alias's target [alias-parameters]"],
      nearMiss: ["a?:x<[Int]> -> A\nb/*x => a"]
    ),
    Finding(
      ["a/:x -> A\nb/*x => a"],
      ["A.routes:2:4: error: 'x' is one value in the alias's target [alias-parameters]"],
      nearMiss: ["a/*x -> A\nb?:x => a"]
    ),
  ]
}
