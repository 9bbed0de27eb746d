extension Explanation {
  static let badRange = Explanation(
    .types, "A range that holds nothing, or is none",
    """
    A range narrows a number: 'Int 1...', 'Int 0..<100', 'Double ...1.5'. It has at least one
    bound, the bounds are numbers of the type, and some number lies between them; else the
    parameter could never have a value. Other types than numbers take no range.
    """,
    .file(
      before: "reviews/:stars<Int 5...1> -> ReviewsDestination",
      says: "1:20: the range is empty",
      after: "reviews/:stars<Int 1...5> -> ReviewsDestination"))

  static let badWord = Explanation(
    .types, "A word that is none",
    """
    A choice of words, as in '<new|price>', becomes a Swift enum with a case for each. A word
    has letters, digits, '_' and '-', and between two bars there is one. This is something else,
    or nothing, or the name of a type: a parameter has one type, and bars separate words.
    """,
    .file(
      before: "offers/:sort<new|top rated> -> OffersDestination",
      says: """
        1:18: 'top rated' is not a valid enum value; use only letters from 'a' to 'z', digits, \
        '_', and '-'
        """,
      after: "offers/:sort<new|top-rated> -> OffersDestination"))

  static let repeatedWord = Explanation(
    .types, "A word that stands twice",
    """
    Each word of a choice becomes a case of a Swift enum. This one stands there already, or is
    written differently and gives the same case name, as 'top-rated' and 'top_rated' do. Leave
    one out.
    """,
    .file(
      before: "offers/:sort<new|price|new> -> OffersDestination",
      says: """
        1:24: the enum value 'new' is repeated
        1:14: previously used here
        """,
      after: "offers/:sort<new|price> -> OffersDestination"))

  static let optionalNone = Explanation(
    .types, "The enum value 'none' of an optional parameter",
    """
    The parameter has an optional enum as its type, and one of the enum's values is 'none'. In
    Swift '.none' of an optional means nil, so a 'switch' or a comparison with '.none'
    silently means a missing parameter. If a missing parameter and 'none' mean the same, make
    'none' the default. This is a warning: the build goes on.
    """,
    .file(
      before: "offers?:discount<none|half?> -> OffersDestination",
      says: """
        1:18: '.none' of an optional parameter means nil in Swift, not the enum value 'none'; \
        write '= none' instead of '?'
        """,
      after: "offers?:discount<none|half = none> -> OffersDestination"))

  static let badDefault = Explanation(
    .types, "A default that the parameter cannot have",
    """
    A default is text that could stand in the link as well, so it decodes to the parameter's
    type, lies in its range or is one of its words. Lists and types of your own take none: a
    list without a value is empty, and what your own type reads is known only at run time.
    """,
    .file(
      before: "offers/:page<Int 1... = 0> -> OffersDestination",
      says: "1:25: '0' is not a valid default of the type 'Int 1...'",
      after: "offers/:page<Int 1... = 1> -> OffersDestination"))
}
