// Each finding is shown whole: place, words, identifier and notes.

extension Finding {
  /// About errors that must not make others.
  static let cascadeFindings = [
    // An alias of what another line would make with the right arrow.
    Finding(
      ["a/:b => ADestination\nc/:b => a"],
      [
        "A.routes:1:9: error: no route is called 'ADestination'; a destination is written "
          + "'-> ADestination' [unknown-case]"
      ]
    ),
    Finding(
      ["a/:b -> ADestination as my case\nc/:b => case\nd/:b => mine"],
      [
        "A.routes:1:28: error: unexpected 'case' after the destination [unexpected-text]",
        "A.routes:3:9: error: no route is called 'mine' [unknown-case]",
      ]
    ),
    Finding(
      ["enum Sort = a|b\nc?:d<Sort = a> -> C"],
      [
        "A.routes:1:1: error: words with a name are declared by 'type', not by 'enum' "
          + "[unknown-directive]"
      ]
    ),
    Finding(
      ["typealias Sort = a|b\nc?:d<Sort = a> -> C"],
      [
        "A.routes:1:1: error: unknown directive 'typealias'; did you mean 'type'? "
          + "[unknown-directive]"
      ]
    ),
    Finding(
      ["a -> A as x\nb -> B as x\nc => x"],
      [
        "A.routes:2:11: error: two routes are called 'x'; name one with 'as' "
          + "[duplicate-case]",
        "A.routes:1:11: note: the other route is here",
      ]
    ),
    // The routes of a group whose prefix has an error are compared with no others.
    Finding(
      ["a/:x<Int 1..2> {\n  b -> A\n}\na/:y<Int>/b -> B"],
      ["A.routes:1:10: error: '1..2' is no range; did you mean '1...2' or '1..<2'? [bad-range]"]
    ),
    // What one table has wrong keeps no error of another back.
    Finding(
      [
        "enum One\na/:x<Int> -> A\na/:y<Double> -> B",
        "enum Two\nx/true -> C\nx/false -> D\nx/:flag<Bool> -> E",
      ],
      [
        "A.routes:3:1: error: 'a/:x<Int>' and 'a/:y<Double>' both answer 'a/42' "
          + "[conflicting-routes]",
        "A.routes:2:1: note: the other route is here",
        "B.routes:4:1: error: 'x/:flag<Bool>' is never reached: 'x/true' and 'x/false' answer "
          + "all of its links [unreachable-route]",
        "B.routes:2:1: note: a route that answers some is here",
        "B.routes:3:1: note: a route that answers some is here",
      ]
    ),
    Finding(
      ["a/:x<Integer> -> A\na/:y<Int> -> B"],
      ["A.routes:1:6: error: unknown type 'Integer'; did you mean 'Int'? [unknown-type]"]
    ),
    Finding(
      ["a/:x/:x -> A\nb/:x => a"],
      [
        "A.routes:1:7: error: the parameter 'x' is captured twice [duplicate-parameter]",
        "A.routes:1:4: note: the other one is here",
      ]
    ),
    Finding(
      ["a/:x -> A\nb -> \nc => b"],
      [
        "A.routes:2:5: error: expected a destination after '->'; write 'BDestination' "
          + "[missing-destination]"
      ]
    ),
    Finding(
      ["import Foo\na/:x<Foo.Bar -> A"],
      ["A.routes:2:5: error: '<' is not closed; write '<Foo.Bar>' [unclosed-bracket]"]
    ),
    Finding(
      ["a/:x<Int 5...1 = 3> -> A"],
      ["A.routes:1:10: error: the range holds no number [bad-range]"]
    ),
    Finding(
      ["a/:x<b|b = c> -> A"],
      [
        "A.routes:1:8: error: the word 'b' is repeated [repeated-word]",
        "A.routes:1:6: note: it stands here already",
        "A.routes:1:12: error: the default 'c' is none of 'b' [bad-default]",
      ]
    ),
    Finding(
      ["a/:x<b|_ = b> -> A"],
      ["A.routes:1:8: error: '_' is no name in Swift [bad-identifier]"]
    ),
    Finding(
      ["a/*x<[Int?]> -> A"],
      ["A.routes:1:10: error: unexpected '?]' after the list's type [unexpected-text]"]
    ),
    Finding(
      ["a/:x<Foo 1...2 = 3> -> A"],
      [
        "A.routes:1:10: error: a range narrows numbers, not 'Foo' [bad-range]",
        "A.routes:1:18: error: 'Foo' is a type of yours and takes no default; write "
          + "'<Foo?>' [bad-default]",
      ]
    ),
    Finding(
      ["a/:x<Int ..<0> -> A\na/:y<UInt> -> B"],
      ["A.routes:1:10: error: expected a bound before '..<' in '..<0' [bad-range]"]
    ),
    Finding(
      ["a/:x<Int> -> A\na/:y<Int = > -> B"],
      ["A.routes:2:12: error: the default '' is no Int [bad-default]"]
    ),
    Finding(
      ["origin x\norigin y\na -> A"],
      [
        "A.routes:1:8: error: 'x' is not a valid origin: write 'x://' [bad-origin]",
        "A.routes:2:8: error: 'y' is not a valid origin: write 'y://' [bad-origin]",
      ]
    ),
    Finding(
      ["enum shop\na -> Shop"],
      [
        "A.routes:1:6: error: the type name 'shop' does not start with a capital; did you "
          + "mean 'Shop'? [bad-type]",
        "A.routes:2:6: error: 'Shop' is the name of an enum of routes "
          + "[duplicate-destination]",
        "A.routes:1:6: note: the enum is here",
      ]
    ),
    Finding(
      [
        "access publik\na/:x<Integer> -> A\nb -> A\na/:_ -> B as __\n_ -> C\n_ -> D\nc => "
          + "e\nd -> A\n*y/c -> String"
      ],
      [
        "A.routes:1:8: error: 'publik' is no access level; did you mean 'public'? "
          + "[bad-access]",
        "A.routes:2:6: error: unknown type 'Integer'; did you mean 'Int'? [unknown-type]",
        "A.routes:3:6: error: two routes have the destination 'A'; write '=> a' for a second "
          + "pattern of one route, or '-> A as name' for a second case [duplicate-destination]",
        "A.routes:2:18: note: the other route is here",
        "A.routes:4:4: error: '_' is no name in Swift [bad-identifier]",
        "A.routes:4:14: error: '__' is no name in Swift [bad-identifier]",
        "A.routes:6:1: error: the enum has a default route '_' already "
          + "[duplicate-default-route]",
        "A.routes:5:1: note: the other one is here",
        "A.routes:7:6: error: no route is called 'e' [unknown-case]",
        "A.routes:8:6: error: two routes have the destination 'A'; write '=> a' for a second "
          + "pattern of one route, or '-> A as name' for a second case [duplicate-destination]",
        "A.routes:2:18: note: the other route is here",
        "A.routes:9:1: error: '*y' takes all that follows; only the last segment can be a "
          + "rest [rest-not-last]",
        "A.routes:9:9: error: 'String' would hide a name that generated code needs "
          + "[bad-identifier]",
      ]
    ),
  ]
}
