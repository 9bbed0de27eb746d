/// What is wrong with a table or a lock, where the lock has links that are out in the world.
package enum LockFinding: String, CaseIterable, Sendable {
  case linkLost = "published-link-lost"
  case linkMoved = "published-link-moved"
  case linkNarrowed = "published-link-narrowed"
  case keyLost = "published-key-lost"
  case defaultChanged = "published-default-changed"
  case linkTaken = "published-link-taken"
  case originLost = "published-origin-lost"
  case lockWithoutTable = "lock-without-table"
  case lockConflict = "lock-conflict"
  case badLock = "bad-lock"
}

extension LockFinding {
  package var explanation: Explanation {
    switch self {
    case .linkLost:
      .error(
        "A published link that nothing answers",
        """
        The lock says that links of this pattern are out in the world: in messages, on paper, in
        search results. No route answers them any more, or one gives other texts to the parameters.
        Give the case the pattern back as an alias, which the message writes out. Where the links
        are to die, take the line out of the lock with 'turnpike-tool lock --retire'.
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
            'produkt/:product_id' was published, and nothing answers 'produkt/x' any more; \
            write 'produkt/:product_id => product'
            """,
          after: """
            # Shop.routes
            enum ShopRoute
            product/:product_id -> ProductDestination
            produkt/:product_id => product
            """))
    case .linkMoved:
      .error(
        "A published link that leads elsewhere",
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
            'team/:id<Int>' was published for 'team', and leads to 'club' now; give 'club' \
            another pattern, or write 'as team'
            """,
          after: """
            # Club.routes
            enum ClubRoute
            club/:id<Int> -> ClubDestination
            team/:id<Int> -> TeamDestination
            """))
    case .linkNarrowed:
      .error(
        "A published link with a value that is not read any more",
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
            'number' of 'review/:number' was published as Int 1..., and does not read '10' \
            any more: it is Int 1...9
            """,
          after: """
            # Shop.routes
            enum ShopRoute
            review/:number<Int 1...> -> ReviewDestination
            """))
    case .keyLost:
      .error(
        "A published key that nothing reads",
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
            the key 'q' of 'search' was published, and nothing reads it any more; write \
            'q:query'
            """,
          after: """
            # Shop.routes
            enum ShopRoute
            search?q:query -> SearchDestination
            """))
    case .defaultChanged:
      .error(
        "A default that published links stand for",
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
            'sort' of 'search' was published with the default new, which links leave out; \
            it is price now
            """,
          after: """
            # Shop.routes
            enum ShopRoute
            search?:sort<new|price = new> -> SearchDestination
            """))
    case .linkTaken:
      .error(
        "A pattern that takes published links",
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
            'item/:number<Int>' takes 'item/42' from 'item/:slug', which was published for \
            'item'
            """,
          after: """
            # Shop.routes
            enum ShopRoute
            item/:slug -> ItemDestination
            item/number/:number<Int> -> NumberDestination
            """))
    case .originLost:
      .error(
        "A published origin that is none any more",
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
            'https://shop.example.com' was published, and is no origin any more
            """,
          after: """
            # Shop.routes
            enum ShopRoute
            origin shop://, https://shop.example.com
            """))
    case .lockWithoutTable:
      .error(
        "A lock of no enum",
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
          says: "no enum is called 'ShopRoute'; rename the lock with its enum",
          after: """
            # StoreRoute.routes.lock
            help => help

            # Shop.routes
            enum StoreRoute
            help -> HelpDestination
            """))
    case .lockConflict:
      .error(
        "A merge's marks in a lock",
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
          says: """
            a merge left its marks here; keep the lines of both sides
            """,
          after: """
            help => help
            news => news
            """))
    case .badLock:
      .error(
        "A line that no lock has",
        """
        A lock has the lines 'origin', 'pattern => case' and 'pattern -> mount Enum as case', and
        'type' for words that a list has: groups and stacks stand in it line by line.
        """,
        .excerpt(
          before: """
            product/:product_id<String> -> ProductDestination
            """,
          says: """
            a lock has no such line; write 'pattern => case'
            """,
          after: """
            product/:product_id<String> => product
            """))
    }
  }
}

extension Diagnostic {
  /// - Parameter nearest: where the route stands that is most like what was published.
  private init(lock: LockFinding, _ wording: Wording, _ range: SourceRange, _ nearest: SourceRange?)
  {
    self.init(
      .lock(lock), wording, at: range, note: "the nearest route is here", at: nearest)
  }

  // published-link-lost

  static func linkLost(
    _ pattern: String, witness: String, write line: String, at range: SourceRange,
    nearest: SourceRange?
  ) -> Diagnostic {
    Diagnostic(
      lock: .linkLost,
      """
      \(quoted: pattern) was published, and nothing answers \(quoted: witness) any more; \
      write '\(line)'
      """, range, nearest)
  }

  /// A link that another pattern of the case answers, with another text.
  static func linkReadOtherwise(
    _ pattern: String, witness: String, _ name: String, write line: String,
    at range: SourceRange, nearest: SourceRange?
  ) -> Diagnostic {
    Diagnostic(
      lock: .linkLost,
      """
      \(quoted: pattern) was published, and \(quoted: witness) gives \(quoted: name) another \
      text now; write '\(line)'
      """, range, nearest)
  }

  // published-link-moved

  static func linkMoved(
    _ pattern: String, from case: String, to other: String, at range: SourceRange,
    nearest: SourceRange?
  ) -> Diagnostic {
    Diagnostic(
      lock: .linkMoved,
      """
      \(quoted: pattern) was published for \(quoted: `case`), and leads to \(quoted: other) now; \
      give \(quoted: other) another pattern, or write 'as \(`case`)'
      """, range, nearest)
  }

  // published-link-narrowed

  /// - Parameters:
  ///   - type: what was published, and what it is now.
  ///   - text: what is not read any more.
  static func linkNarrowed(
    _ name: String, of path: String, type: (was: String, is: String), text: String,
    at range: SourceRange, nearest: SourceRange?
  ) -> Diagnostic {
    Diagnostic(
      lock: .linkNarrowed,
      """
      \(quoted: name) of \(quoted: path) was published as \(type.was), and does not read \
      \(quoted: text) any more: it is \(type.is)
      """, range, nearest)
  }

  static func linkNeeds(
    _ name: String, link: String, at range: SourceRange, nearest: SourceRange?
  ) -> Diagnostic {
    Diagnostic(
      lock: .linkNarrowed,
      "\(quoted: link) was published, and needs \(quoted: name) now", range, nearest)
  }

  // published-key-lost

  static func keyLost(
    _ key: String, of path: String, write item: String, at range: SourceRange,
    nearest: SourceRange?
  ) -> Diagnostic {
    Diagnostic(
      lock: .keyLost,
      """
      the key \(quoted: key) of \(quoted: path) was published, and nothing reads it any more; \
      write '\(item)'
      """, range, nearest)
  }

  static func fragmentLost(
    of path: String, write item: String, at range: SourceRange, nearest: SourceRange?
  ) -> Diagnostic {
    Diagnostic(
      lock: .keyLost,
      """
      the fragment of \(quoted: path) was published, and nothing reads it any more; \
      write '\(item)'
      """, range, nearest)
  }

  static func listLost(
    _ key: String, of path: String, write item: String, at range: SourceRange,
    nearest: SourceRange?
  ) -> Diagnostic {
    Diagnostic(
      lock: .keyLost,
      """
      the key \(quoted: key) of \(quoted: path) was published as a list, and one value of it is \
      read now; write '\(item)'
      """, range, nearest)
  }

  // published-default-changed

  /// - Parameter now: nil where there is none any more.
  static func defaultChanged(
    _ name: String, of path: String, was: String, now: String?, at range: SourceRange,
    nearest: SourceRange?
  ) -> Diagnostic {
    let change: Wording = now.map { "it is \($0) now" } ?? "it has none now"
    return Diagnostic(
      lock: .defaultChanged,
      """
      \(quoted: name) of \(quoted: path) was published with the default \(was), which links leave \
      out; \(change)
      """, range, nearest)
  }

  // published-link-taken

  static func linkTaken(
    _ link: String, from pattern: String, of case: String, by other: String,
    at range: SourceRange, nearest: SourceRange?
  ) -> Diagnostic {
    Diagnostic(
      lock: .linkTaken,
      """
      \(quoted: other) takes \(quoted: link) from \(quoted: pattern), which was published for \
      \(quoted: `case`)
      """, range, nearest)
  }

  // published-origin-lost

  static func originLost(_ origin: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .lock(.originLost), "\(quoted: origin) was published, and is no origin any more", at: range)
  }

  // lock-without-table, lock-conflict, bad-lock

  static func lockWithoutTable(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .lock(.lockWithoutTable),
      "no enum is called \(quoted: name); rename the lock with its enum", at: range)
  }

  static func lockConflict(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .lock(.lockConflict), "a merge left its marks here; keep the lines of both sides",
      at: range)
  }

  static func badLock(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .lock(.badLock), "a lock has no such line; write 'pattern => case'", at: range)
  }
}
