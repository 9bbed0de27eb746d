extension Explanation {
  static let lockWithoutTable = Explanation(
    .locks, "A lock of no enum",
    """
    A lock is called as its enum is, and among the routes files there is no such enum, so that
    nothing says whether its links are still answered. Rename the lock as the enum was renamed,
    or delete it with the enum.
    """,
    .excerpt(
      before: """
        # ShopRoute.routes.lock
        help => help

        # Shop.routes
        enum StoreRoute
        help -> HelpDestination
        """,
      says: """
        a lock file must have the name of its enum, and no enum is named 'ShopRoute'; rename the \
        lock file
        """,
      after: """
        # StoreRoute.routes.lock
        help => help

        # Shop.routes
        enum StoreRoute
        help -> HelpDestination
        """))

  static let lockConflict = Explanation(
    .locks, "A merge's marks in a lock",
    """
    Two branches have added lines to the lock, and both were published: so both are kept, and
    the marks go. Lines may stand twice and in any order; the next 'turnpike-tool lock' sorts
    them.
    """,
    .excerpt(
      before: """
        <<<<<<< HEAD
        help => help
        =======
        news => news
        >>>>>>> news
        """,
      says: "unresolved merge conflict; keep the lines of both sides",
      after: """
        help => help
        news => news
        """))

  static let badLock = Explanation(
    .locks, "A line that no lock has",
    """
    A lock has the lines 'origin', 'pattern => case' and 'pattern -> mount Enum as case', and
    'type' for words that a list has: groups and stacks stand in it line by line.
    """,
    .excerpt(
      before: """
        product/:product_id<String> -> ProductDestination
        """,
      says: "a lock file cannot have such a line; write 'pattern => case'",
      after: """
        product/:product_id<String> => product
        """))
}
