/// The immutable contents of a ``RouteRequest``.
@usableFromInline
final class RequestContents<Route: TypedRoute>: Sendable {
  @usableFromInline let route: Route?
  @usableFromInline let storage: RequestStorage
  @usableFromInline let origin: RequestOrigin
  /// The source of the request, or nil if the link's scheme determines it.
  @usableFromInline let source: RequestSource?
  /// The effect of a router's rewrites on the link.
  @usableFromInline let rewriting: LinkRewriting
  /// The request as the router received it, if its route has changed since then.
  @usableFromInline let original: RequestContents<Route>?
  /// The request that a filter redirected here.
  @usableFromInline let redirected: RequestContents<Route>?

  @usableFromInline
  init(
    _ route: Route?, _ storage: RequestStorage, _ origin: RequestOrigin, _ source: RequestSource?,
    _ rewriting: LinkRewriting, original: RequestContents?, redirected: RequestContents?
  ) {
    self.route = route
    self.storage = storage
    self.origin = origin
    self.source = source
    self.rewriting = rewriting
    self.original = original
    self.redirected = redirected
  }

  @inlinable
  convenience init(
    _ route: Route?, _ storage: RequestStorage, _ origin: RequestOrigin,
    _ source: RequestSource? = nil
  ) {
    self.init(route, storage, origin, source, .pending, original: nil, redirected: nil)
  }
}

/// The effect of a router's rewrites on a link.
@usableFromInline
enum LinkRewriting: Sendable {
  /// They have not run.
  case pending
  /// None of them changed the link.
  case unchanged
  /// The rewrites changed the link. This is the link before the first rewrite.
  case changed(from: String)
}

/// How a request came.
@usableFromInline
enum RequestOrigin: Sendable {
  /// A link that matches a route, with the details of the match. The link is the text as it came; the
  /// request's `link` has no spaces and control characters at its ends.
  case link(String, _MatchSource)
  /// A link that no route matches, as it came.
  case unmatched(String, RouteFailure)
  /// The app itself goes to a route.
  case route
}

extension RequestContents {
  /// The contents for a link that no route matches.
  @usableFromInline
  static func unmatched(
    _ link: String, _ failure: RouteFailure, _ storage: RequestStorage, _ source: RequestSource?
  ) -> RequestContents {
    RequestContents(Route.defaultRoute, storage, .unmatched(link, failure), source)
  }

  /// The route that the request came with.
  var originalRoute: Route? { (original ?? self).route }

  /// The lines that matched the link, the outermost first, also if the route has been changed; empty
  /// without a match.
  var lines: [MatchedLine] {
    if case .link(_, let source) = origin { source.lines } else { [] }
  }

  /// The same request with another route.
  @usableFromInline
  func changed(route: Route?) -> RequestContents {
    if route == self.route { return self }
    return RequestContents(
      route, storage, origin, source, rewriting, original: original ?? self, redirected: redirected)
  }

  /// The same request with another storage.
  func changed(storage: RequestStorage) -> RequestContents {
    RequestContents(
      route, storage, origin, source, rewriting, original: original, redirected: redirected)
  }

  /// The same request after a router's rewrites.
  func changed(rewriting: LinkRewriting) -> RequestContents {
    RequestContents(
      route, storage, origin, source, rewriting, original: original, redirected: redirected)
  }

  /// The same request without the request that it was redirected from.
  var withoutRedirect: RequestContents {
    if redirected == nil { return self }
    return RequestContents(
      route, storage, origin, source, rewriting, original: original?.withoutRedirect,
      redirected: nil)
  }
}
