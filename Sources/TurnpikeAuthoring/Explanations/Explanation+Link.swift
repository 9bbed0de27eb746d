extension Explanation {
  static let duplicatePattern = Explanation(
    .links, "Two equal patterns",
    """
    Both patterns answer exactly the same links: the names of parameters do not tell links
    apart, nor do slashes at the start or end. Only one of the two routes could ever be
    reached, so one has to go, or to get another path.
    """,
    .file(
      before: """
        product/:product_id -> ProductDestination
        product/:name/      -> NamedProductDestination
        """,
      says: """
        2:1: 'product/:name/' and 'product/:product_id' are the same pattern
        1:1: the other pattern is here
        """,
      after: """
        product/:product_id -> ProductDestination
        product/named/:name -> NamedProductDestination
        """))

  static let conflictingRoutes = Explanation(
    .links, "Two routes that answer one link",
    """
    The more specific route answers a link, and the order of lines never matters. These two
    are equally specific for the link in the message ('42' is an 'Int' and a 'Double' as well),
    so nothing says which is meant. Tell them apart: by a literal segment, or by ranges or words
    that have nothing in common.
    """,
    .file(
      before: """
        item/:number<Int>   -> NumberedItemDestination
        item/:price<Double> -> PricedItemDestination
        """,
      says: """
        2:1: 'item/:price<Double>' conflicts with 'item/:number<Int>': both match 'item/42'
        1:1: the other route is here
        """,
      after: """
        item/:number<Int>         -> NumberedItemDestination
        item/price/:price<Double> -> PricedItemDestination
        """))

  static let unreachableRoute = Explanation(
    .links, "A route that no link reaches",
    """
    Every link that this route answers is answered by a more specific route already, or by
    several together, so it is never reached: words, for example, are more specific than 'Bool',
    which reads only 'true' and 'false'. Remove the route, or narrow the others.
    """,
    .file(
      before: """
        newsletter/:answer<yes|no|true|false> -> AnswerDestination
        newsletter/:wanted<Bool>              -> NewsletterDestination
        """,
      says: """
        2:1: 'newsletter/:wanted<Bool>' can never be reached: \
        'newsletter/:answer<yes|no|true|false>' matches all of its links
        1:1: a route that matches them is here
        """,
      after: """
        newsletter/:answer<yes|no> -> AnswerDestination
        newsletter/:wanted<Bool>   -> NewsletterDestination
        """))

  static let tableTooLarge = Explanation(
    .links, "A table that is too large",
    """
    The route table of an enum has limits. It can have 16 megabytes, and it contains the text
    of each pattern with its prefix. A pattern can have 255 segments, and so can the path of a
    link. At most 256 patterns can have captures of the same kind at the same positions, unless
    conditions on one key tell them apart. If a lock file and the routes overlap in too many
    ways to be compared, you get this error too. To mend it, write different literals before
    the captures.
    """,
    .excerpt(
      before: """
        # a prefix of twenty thousand bytes before a thousand routes
        catalogue/of/everything/that/was/ever/sold {
            first -> FirstDestination
            # … 998 more
            last  -> LastDestination
        }
        """,
      says: """
        a route table cannot be larger than 16 megabytes; this pattern is the longest
        """,
      after: """
        catalogue {
            first -> FirstDestination
            # … 998 more
            last  -> LastDestination
        }
        """))

  static let exampleMismatch = Explanation(
    .links, "An example that does not lead to its route",
    """
    '@example(…)' gives a whole link that matches the route, for the documentation and for
    tests. This link matches another route or none, so either the example or the pattern is
    wrong. It belongs to a route, not to a group, and is never empty. Examples are checked once
    the module has no other error.
    """,
    .file(
      before: "product/:product_id -> ProductDestination @example(prodct/1988)",
      says: """
        1:52: the example 'prodct/1988' does not match its line: segment 1, 'prodct' \
        is not 'product'
        """,
      after: "product/:product_id -> ProductDestination @example(product/1988)"))

  static let deprecatedUse = Explanation(
    .links, "Something new that relies on something deprecated",
    """
    A route with '@deprecated' is meant to go one day, and an alias or example that leads to it
    would go with it. Let it lead to the route that takes its place. This is a warning: the
    build goes on.
    """,
    .file(
      before: """
        product/:product_id -> ProductDestination
        item/:product_id    -> ItemDestination @deprecated(use product)
        p/:product_id       => item
        """,
      says: """
        3:24: the alias names 'item', which is deprecated
        2:40: the route is deprecated here
        """,
      after: """
        product/:product_id -> ProductDestination
        item/:product_id    -> ItemDestination @deprecated(use product)
        p/:product_id       => product
        """))
}
