/// What has become of the values of links that a lock says are out in the world.
package enum PublishedValueFinding: String, CaseIterable, Sendable {
  case linkNarrowed = "published-link-narrowed"
  case keyLost = "published-key-lost"
  case defaultChanged = "published-default-changed"
}

extension PublishedValueFinding {
  package var explanation: Explanation {
    switch self {
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
    }
  }
}

extension Diagnostic {
  // published-link-narrowed

  /// - Parameters:
  ///   - type: what was published, and what it is now.
  ///   - text: what is not read any more.
  static func linkNarrowed(
    _ name: String, of path: String, type: (was: String, is: String), text: String,
    at range: SourceRange, nearest: SourceRange?
  ) -> Diagnostic {
    Diagnostic(
      .publishedValue(.linkNarrowed),
      """
      \(quoted: name) of \(quoted: path) was published as \(type.was), and does not read \
      \(quoted: text) any more: it is \(type.is)
      """, at: range, nearest: nearest)
  }

  static func linkNeeds(
    _ name: String, link: String, at range: SourceRange, nearest: SourceRange?
  ) -> Diagnostic {
    Diagnostic(
      .publishedValue(.linkNarrowed),
      "\(quoted: link) was published, and needs \(quoted: name) now", at: range, nearest: nearest)
  }

  // published-key-lost

  static func keyLost(
    _ key: String, of path: String, write item: String, at range: SourceRange,
    nearest: SourceRange?
  ) -> Diagnostic {
    Diagnostic(
      .publishedValue(.keyLost),
      """
      the key \(quoted: key) of \(quoted: path) was published, and nothing reads it any more; \
      write '\(item)'
      """, at: range, nearest: nearest)
  }

  static func fragmentLost(
    of path: String, write item: String, at range: SourceRange, nearest: SourceRange?
  ) -> Diagnostic {
    Diagnostic(
      .publishedValue(.keyLost),
      """
      the fragment of \(quoted: path) was published, and nothing reads it any more; \
      write '\(item)'
      """, at: range, nearest: nearest)
  }

  static func listLost(
    _ key: String, of path: String, write item: String, at range: SourceRange,
    nearest: SourceRange?
  ) -> Diagnostic {
    Diagnostic(
      .publishedValue(.keyLost),
      """
      the key \(quoted: key) of \(quoted: path) was published as a list, and one value of it is \
      read now; write '\(item)'
      """, at: range, nearest: nearest)
  }

  // published-default-changed

  /// - Parameter now: nil where there is none any more.
  static func defaultChanged(
    _ name: String, of path: String, was: String, now: String?, at range: SourceRange,
    nearest: SourceRange?
  ) -> Diagnostic {
    let change: Wording = now.map { "it is \($0) now" } ?? "it has none now"
    return Diagnostic(
      .publishedValue(.defaultChanged),
      """
      \(quoted: name) of \(quoted: path) was published with the default \(was), which links leave \
      out; \(change)
      """, at: range, nearest: nearest)
  }
}
