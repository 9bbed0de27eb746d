extension Explanation {
  static let publishedLinkNarrowed = Explanation(
    .locks, "A published link with a value that is not read any more",
    """
    A parameter takes fewer values than were published, or a link needs something that it did
    not need then. Links that are out in the world are answered no more, or are invalid. Widen
    the type again, or make what is new optional or give it a default.
    """,
    .excerpt(
      before: """
        # ShopRoute.routes.lock
        review/:number<Int 1...> => review

        # Shop.routes
        enum ShopRoute
        review/:number<Int 1...9> -> ReviewDestination
        """,
      says: """
        'number' of 'review/:number' was published as 'Int 1...', but does not accept '10' \
        now, because it is 'Int 1...9'
        """,
      after: """
        # Shop.routes
        enum ShopRoute
        review/:number<Int 1...> -> ReviewDestination
        """))

  static let publishedKeyLost = Explanation(
    .locks, "A published key that nothing reads",
    """
    Links that are out in the world have this key in their query, or a fragment, and the route
    does not read it any more, so what it says is lost in silence. Where the parameter is only
    called otherwise, write the old key before the new name.
    """,
    .excerpt(
      before: """
        # ShopRoute.routes.lock
        search?:q<String> => search

        # Shop.routes
        enum ShopRoute
        search?:query -> SearchDestination
        """,
      says: """
        the key 'q' of 'search' was published, but no parameter reads it now; write \
        'q:query'
        """,
      after: """
        # Shop.routes
        enum ShopRoute
        search?q:query -> SearchDestination
        """))

  static let publishedDefaultChanged = Explanation(
    .locks, "A default that published links stand for",
    """
    Links leave a default out, so those that are out in the world mean the old one, and would
    mean the new one now. Keep the default; what new links are to say can be said in them.
    """,
    .excerpt(
      before: """
        # ShopRoute.routes.lock
        search?:sort<new|price = new> => search

        # Shop.routes
        enum ShopRoute
        search?:sort<new|price = price> -> SearchDestination
        """,
      says: """
        'sort' of 'search' was published with the default 'new', but its default is \
        'price' now
        """,
      after: """
        # Shop.routes
        enum ShopRoute
        search?:sort<new|price = new> -> SearchDestination
        """))
}
