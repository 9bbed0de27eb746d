// Each finding is shown whole: place, words, identifier and notes.

extension Finding {
  /// About names that generated code means something else by.
  static let hidingFindings = [
    Finding(
      ["a -> Attribute\nb -> Container"],
      [
        "A.routes:1:6: error: 'Attribute' would hide a name that generated code needs "
          + "[bad-identifier]",
        "A.routes:2:6: error: 'Container' would hide a name that generated code needs "
          + "[bad-identifier]",
      ],
      nearMiss: ["a -> AttributeDestination\nb -> Containers"]
    ),
    Finding(
      ["a/:x<Attribute> -> A\nb -> mount Container as b"],
      [
        "A.routes:1:6: error: 'Attribute' means another type in generated code; give yours another "
          + "name, if only by a 'typealias' [bad-identifier]",
        "A.routes:2:12: error: 'Container' means another type in generated code; give yours "
          + "another name, if only by a 'typealias' [bad-identifier]",
      ],
      nearMiss: ["import Shop\na/:x<Shop.Attribute> -> A\nb -> mount Feature.Container as b"]
    ),
    Finding(
      ["enum Attribute\na -> A", "enum Route\nb -> mount Attribute as b"],
      [
        "A.routes:1:6: error: 'Attribute' would hide a name that generated code needs "
          + "[bad-identifier]",
        "B.routes:2:12: error: 'Attribute' means another type in generated code; give yours "
          + "another name, if only by a 'typealias' [bad-identifier]",
      ],
      nearMiss: ["enum AttributeRoute\na -> A", "enum Route\nb -> mount AttributeRoute as b"]
    ),
    Finding(
      ["a/:x<Turnpike> -> A\nb -> mount String as b"],
      [
        "A.routes:1:6: error: 'Turnpike' means another type in generated code; give yours another "
          + "name, if only by a 'typealias' [bad-identifier]",
        "A.routes:2:12: error: 'String' means another type in generated code; give yours another "
          + "name, if only by a 'typealias' [bad-identifier]",
      ],
      nearMiss: ["a/:x<TurnpikeID> -> A\nb -> mount Strings as b"]
    ),
    Finding(
      ["a -> mount Self.PartRoute as a\nb -> mount Type.PartRoute as b"],
      [
        "A.routes:1:12: error: 'Self' is no name of a module in Swift [bad-identifier]",
        "A.routes:2:12: error: 'Type' is no name of a module in Swift [bad-identifier]",
      ],
      nearMiss: ["a -> mount Selfie.PartRoute as a\nb -> mount Types.PartRoute as b"]
    ),
    Finding(
      ["a -> mount Store.StoreRoute as a\nb -> Store"],
      [
        "A.routes:2:6: error: a type 'Store' would hide the module 'Store', by which "
          + "'Store.StoreRoute' is named; give the type another name [bad-identifier]",
        "A.routes:1:12: note: the module is named here",
      ],
      nearMiss: ["a -> mount Store.StoreRoute as a\nb -> StoreDestination"]
    ),
    Finding(
      ["import Shop\na -> Shop\nb/:x<Shop.Sku> -> B"],
      [
        "A.routes:3:6: error: a type 'Shop' would hide the module 'Shop', by which 'Shop.Sku' is "
          + "named; give the type another name [bad-identifier]",
        "A.routes:2:6: note: the type is here",
      ],
      nearMiss: ["import Shop\na -> Shop\nb/:x<Sku> -> B"]
    ),
    Finding(
      ["enum Feature\na -> A", "b -> mount Feature.PartRoute as b"],
      [
        "B.routes:1:12: error: a type 'Feature' would hide the module 'Feature', by which "
          + "'Feature.PartRoute' is named; give the type another name [bad-identifier]",
        "A.routes:1:6: note: the type is here",
      ],
      nearMiss: ["enum FeatureRoute\na -> A", "enum Route\nb -> mount Feature.PartRoute as b"]
    ),
    Finding(
      ["import Values\na/:values<a|b>/:x<Values.Sku> -> A"],
      [
        "A.routes:2:17: error: 'Values' would be hidden by an enum of words; name that, as in "
          + "'<ValuesKind: a|b>' [bad-type]",
        "A.routes:2:4: note: the enum is here",
      ],
      nearMiss: ["import Values\na/:values<Kind: a|b>/:x<Values.Sku> -> A"]
    ),
    Finding(
      ["import Values\na/:x<Values.Sku>/:values<a|b> -> A"],
      [
        "A.routes:2:19: error: an enum 'Values' would hide a name that generated code needs; name "
          + "it, as in '<ValuesKind: a|b>' [bad-type]",
        "A.routes:2:4: note: it is needed here",
      ],
      nearMiss: ["import Values\na/:x<Values.Sku>/:value<a|b> -> A"]
    ),
    Finding(
      ["a/:x<Sku> -> A as Sku\nb -> B as Turnpike\nc -> C as Self\nd -> D as Route\ne -> E as E"],
      [
        "A.routes:1:19: error: a case 'Sku' would hide the type of that name in generated code; "
          + "name the route with 'as sku' [bad-identifier]",
        "A.routes:2:11: error: a case 'Turnpike' would hide the type of that name in generated "
          + "code; name the route with 'as turnpike' [bad-identifier]",
        "A.routes:3:11: error: a case 'Self' would hide the type of that name in generated code; "
          + "name the route with 'as self' [bad-identifier]",
        "A.routes:4:11: error: a case 'Route' would hide the type of that name in generated code; "
          + "name the route with 'as route' [bad-identifier]",
        "A.routes:5:11: error: a case 'E' would hide the type of that name in generated code; "
          + "name the route with 'as e' [bad-identifier]",
      ],
      nearMiss: [
        "a/:x<Sku> -> A as SKU\nb -> B as turnpike\nc -> C as self\nd -> D as Routes\ne -> E"
      ]
    ),
    Finding(
      ["attribute raw_value<a|b>\na -> A @raw_value(a)"],
      [
        "A.routes:1:20: error: an enum 'RawValue' would hide a name that generated code needs; name "
          + "it, as in '<RawValueKind: a|b>' [bad-type]"
      ],
      nearMiss: ["attribute raw_value<Kind: a|b>\na -> A @raw_value(a)"]
    ),
    Finding(
      ["a/:x<all-cases|b> -> A\nb/:x<allCases|b> -> B"],
      [
        "A.routes:1:6: error: a word 'all-cases' would clash with a member of its enum; read it by "
          + "a type of your own [bad-identifier]",
        "A.routes:2:6: error: a word 'allCases' would clash with a member of its enum; read it by "
          + "a type of your own [bad-identifier]",
      ],
      nearMiss: ["a/:x<allcases|rawValue|init|self|Type|hashValue|routeText> -> A"]
    ),
  ]
}
