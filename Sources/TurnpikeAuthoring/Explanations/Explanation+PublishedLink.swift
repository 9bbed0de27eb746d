extension Explanation {
  static let publishedLinkLost = Explanation(
    .locks, "A published link that nothing answers",
    """
    The lock says that links of this pattern are out in the world: in messages, on paper, in
    search results. No route answers them any more, or one gives other texts to the parameters,
    or '@internal' or '@only' keeps them away from their route.
    Write the alias that the message shows, or make what it names optional in the route. To let
    the links die, take the line out of the lock with 'turnpike-tool lock --retire'.
    """,
    .excerpt(
      before: """
        # ShopRoute.routes.lock
        product/:product_id<String> => product
        produkt/:product_id<String> => product

        # Shop.routes
        enum ShopRoute
        product/:product_id -> ProductDestination
        """,
      says: """
        'produkt/:product_id' was published, but no route matches 'produkt/x' now; \
        write 'produkt/:product_id => product'
        """,
      after: """
        # Shop.routes
        enum ShopRoute
        product/:product_id -> ProductDestination
        produkt/:product_id => product
        """))

  static let publishedLinkMoved = Explanation(
    .locks, "A published link that leads elsewhere",
    """
    Links of this pattern were published for one case, and another case answers them now: who
    follows an old link arrives at the wrong place. A case that was only renamed takes all of
    its lines along, and that is no finding.
    """,
    .excerpt(
      before: """
        # ClubRoute.routes.lock
        team/:id<Int> => team
        club/:id<Int> => club

        # Club.routes
        enum ClubRoute
        club/:id<Int> -> ClubDestination
        team/:id<Int> => club
        """,
      says: """
        'team/:id<Int>' was published for 'team', but its links match 'club' now; give 'club' \
        another pattern, or write 'as team'
        """,
      after: """
        # Club.routes
        enum ClubRoute
        club/:id<Int> -> ClubDestination
        team/:id<Int> -> TeamDestination
        """))

  static let publishedLinkTaken = Explanation(
    .locks, "A pattern that takes published links",
    """
    A pattern of another case is better than the one that links were published for, and takes
    very many of them: not single words, as 'item/new' does. Give it a prefix of its own.
    """,
    .excerpt(
      before: """
        # ShopRoute.routes.lock
        item/:slug<String> => item

        # Shop.routes
        enum ShopRoute
        item/:slug -> ItemDestination
        item/:number<Int> -> NumberDestination
        """,
      says: """
        'item/:number<Int>' cannot match 'item/42', because 'item/:slug' was published for \
        'item'
        """,
      after: """
        # Shop.routes
        enum ShopRoute
        item/:slug -> ItemDestination
        item/number/:number<Int> -> NumberDestination
        """))

  static let publishedOriginLost = Explanation(
    .locks, "A published origin that is none any more",
    """
    Links with this scheme or host are out in the world, and the app does not answer them any
    more. Declare the origin again, or take it out with 'turnpike-tool lock --retire'.
    """,
    .excerpt(
      before: """
        # ShopRoute.routes.lock
        origin https://shop.example.com
        origin shop://

        # Shop.routes
        enum ShopRoute
        origin shop://
        """,
      says: """
        'https://shop.example.com' was published, but the table does not declare it now
        """,
      after: """
        # Shop.routes
        enum ShopRoute
        origin shop://, https://shop.example.com
        """))
}
