extension Catalogue {
  static let types = Chapter(
    title: "Types and values",
    entries: [
      CatalogueEntry(
        .badType, "A type that is none",
        """
        Between '<' and '>' stands a type's name with a capital, a list of one ('[Int]'), or words
        ('new|price'); destinations and enums start with a capital too, as in Swift. A name has '.'
        only where the type is mounted or imported.
        """,
        .file(
          before: "team/:team_id<int> -> TeamDestination",
          after: "team/:team_id<Int> -> TeamDestination")),
      CatalogueEntry(
        .unknownType, "A type that does not exist",
        """
        This looks like a built-in type written in another way, or it names a module that the file
        does not import. Any other name is taken as a Swift type of your own, so a slip here would
        show only later, when Swift does not find it.
        """,
        .file(
          before: "team/:team_id<Integer> -> TeamDestination",
          after: "team/:team_id<Int> -> TeamDestination")),
      CatalogueEntry(
        .badRange, "A range that holds nothing, or is none",
        """
        A range narrows a number: 'Int 1...', 'Int 0..<100', 'Double ...1.5'. It has at least one
        bound, the bounds are numbers of the type, and some number lies between them; else the
        parameter could never have a value. Other types than numbers take no range.
        """,
        .file(
          before: "reviews/:stars<Int 5...1> -> ReviewsDestination",
          after: "reviews/:stars<Int 1...5> -> ReviewsDestination")),
      CatalogueEntry(
        .badWord, "A word that is none",
        """
        A choice of words, as in '<new|price>', becomes a Swift enum with a case for each. A word
        has letters, digits, '_' and '-', and between two bars there is one. This is something else,
        or nothing, or the name of a type: a parameter has one type, and bars separate words.
        """,
        .file(
          before: "offers/:sort<new|top rated> -> OffersDestination",
          after: "offers/:sort<new|top-rated> -> OffersDestination")),
      CatalogueEntry(
        .repeatedWord, "A word that stands twice",
        """
        Each word of a choice becomes a case of a Swift enum. This one stands there already, or is
        written differently and gives the same case name, as 'top-rated' and 'top_rated' do. Leave
        one out.
        """,
        .file(
          before: "offers/:sort<new|price|new> -> OffersDestination",
          after: "offers/:sort<new|price> -> OffersDestination")),
      CatalogueEntry(
        .badDefault, "A default that the parameter cannot have",
        """
        A default is text that could stand in the link as well, so it decodes to the parameter's
        type, lies in its range or is one of its words. Lists and types of your own take none: a
        list without a value is empty, and what your own type reads is known only at run time.
        """,
        .file(
          before: "offers/:page<Int 1... = 0> -> OffersDestination",
          after: "offers/:page<Int 1... = 1> -> OffersDestination")),
    ])
}
