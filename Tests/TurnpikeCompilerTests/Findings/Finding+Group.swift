// Each finding is shown whole: place, words, identifier and notes.

extension Finding {
  /// About groups.
  static let groupFindings = [
    Finding(
      ["attribute auth\na @auth\nb -> B\n}"],
      [
        "A.routes:2:8: error: expected '{' after a group's attributes; a route has '->' before "
          + "them [missing-brace]"
      ],
      nearMiss: ["attribute auth\na @auth {\nb -> B\n}"]
    ),
    Finding(
      ["a {\nb -> B\nc {\nd -> D\n}"],
      ["A.routes:1:3: error: the group 'a' is not closed; add '}' [group-not-closed]"],
      nearMiss: ["a {\nb -> B\nc {\nd -> D\n}\n}"]
    ),
    Finding(
      ["a -> A\n}"], ["A.routes:2:1: error: '}' closes no group [unexpected-text]"],
      nearMiss: ["a {\na -> A\n}"]
    ),
    Finding(
      ["a/*b {\nc -> C\nd -> D\n}"],
      [
        "A.routes:1:3: error: '*b' takes all that follows; only the last segment can be a rest "
          + "[rest-not-last]"
      ],
      nearMiss: ["a/*/b {\nc -> C\nd -> D\n}"]
    ),
    Finding(
      ["a/:x<Integer> {\nc -> C\nd -> D\n}"],
      ["A.routes:1:6: error: unknown type 'Integer'; did you mean 'Int'? [unknown-type]"],
      nearMiss: ["a/:x<Int> {\nc -> C\nd -> D\n}"]
    ),
    Finding(
      ["a/:x {\nb/:x -> B\n}"],
      [
        "A.routes:2:4: error: the parameter 'x' is captured twice [duplicate-parameter]",
        "A.routes:1:4: note: the other one is here",
      ],
      nearMiss: ["a/:x {\nb/:y -> B\n}"]
    ),
    Finding(
      ["a/:x<Int?> {\nb -> B\n}"],
      [
        "A.routes:1:3: error: 'x' is optional, and only the last segment can be "
          + "[optional-not-last]",
        "A.routes:2:1: note: this follows",
      ],
      nearMiss: ["a/:x<Int?> {\n/ -> B\n}"]
    ),
    Finding(
      ["a {\nb -> B\n}\n_ -> C\n_ -> D"],
      [
        "A.routes:5:1: error: the enum has a default route '_' already [duplicate-default-route]",
        "A.routes:4:1: note: the other one is here",
      ],
      nearMiss: ["a {\nb -> B\n}\n_ -> C"]
    ),
  ]

  /// About attributes.
  static let attributeFindings = [
    Finding(
      ["a -> A @"],
      [
        "A.routes:1:8: error: expected an attribute's name after '@' [attribute-without-name]"
      ],
      nearMiss: ["attribute b\na -> A @b"]
    ),
    Finding(
      ["attribute b<String>\nattribute d\na -> A @b(c) @d @b"],
      [
        "A.routes:3:18: error: the attribute '@b' is repeated [repeated-attribute]",
        "A.routes:3:9: note: it stands here already",
      ],
      nearMiss: ["attribute b<String = x>\nattribute d\n/ @b {\na -> A @b(c) @d\n}"]
    ),
    Finding(
      ["attribute b\na @b @b {\nc -> C\n}"],
      [
        "A.routes:2:7: error: the attribute '@b' is repeated [repeated-attribute]",
        "A.routes:2:4: note: it stands here already",
      ],
      nearMiss: ["attribute b\nattribute c\na @b @c {\nc -> C\n}"]
    ),
    Finding(
      ["attribute auth\nattribute auto\na -> A @autx"],
      [
        "A.routes:3:9: error: no attribute is called 'autx'; did you mean 'auth' or 'auto'? "
          + "[undeclared-attribute]"
      ],
      nearMiss: ["attribute auth\nattribute auto\na -> A @auto @auth"]
    ),
    Finding(
      ["attribute __\na -> A @__"],
      [
        "A.routes:1:11: error: '__' would be called '_', which is no name in Swift "
          + "[bad-identifier]"
      ],
      nearMiss: [
        "attribute _b\nattribute self\nattribute default\na -> A @_b @self @default"
      ]
    ),
    Finding(
      ["attribute my_name\nattribute myName\na -> A @my_name\nb -> B\nc => b @myName"],
      [
        "A.routes:2:11: error: the attributes 'myName' and 'my_name' would both be called "
          + "'myName' [bad-identifier]",
        "A.routes:1:11: note: the other one is here",
      ],
      nearMiss: [
        "attribute my_name\nattribute my_names\na -> A @my_name\nb -> B\nc => b @my_name @my_names"
      ]
    ),
    Finding(
      ["attribute allCases\na -> A @allCases"],
      [
        "A.routes:1:11: error: an attribute 'allCases' would hide a member of the enum "
          + "[bad-identifier]"
      ],
      nearMiss: ["attribute all\na -> A @all"]
    ),
    Finding(
      ["a -> A @b(c(d)"], ["A.routes:1:10: error: '(' is not closed [unclosed-bracket]"],
      nearMiss: ["attribute b<String>\nattribute e<String>\na -> A @b(c(d)) @e()"]
    ),
  ]
}
