/// What a request without a route holds, and all that others hold besides theirs.
///
/// Its fields, and the route of `RoutedContents`, are of types that the runtime need not put together
/// of others: to free an optional route it would look that type up each time.
///
/// It is `Sendable`, as its class would be by itself if none came of it: nothing of it changes.
///
/// Its layout is fixed, or its initialiser could not be inlined with library evolution.
@_fixed_layout
@usableFromInline
class RequestContents<Route: TypedRoute>: @unchecked Sendable {
  @usableFromInline let storage: RequestStorage
  @usableFromInline let origin: RequestOrigin
  /// Of a request whose route has been changed: the request as it came.
  @usableFromInline let asked: RequestContents<Route>?
  /// The request that a filter redirected here.
  @usableFromInline let redirected: RequestContents<Route>?
  /// What has handed the request over, where that is known; nil where the link's scheme tells.
  @usableFromInline let source: RequestSource?

  @inlinable
  init(
    _ storage: RequestStorage, _ origin: RequestOrigin, _ source: RequestSource?,
    asked: RequestContents?, redirected: RequestContents?
  ) {
    self.storage = storage
    self.origin = origin
    self.source = source
    self.asked = asked
    self.redirected = redirected
  }
}

/// What a request with a route holds.
@_fixed_layout
@usableFromInline
final class RoutedContents<Route: TypedRoute>: RequestContents<Route>, @unchecked Sendable {
  @usableFromInline let value: Route

  @inlinable
  init(
    _ route: consuming Route, _ storage: RequestStorage, _ origin: RequestOrigin,
    _ source: RequestSource? = nil, asked: RequestContents<Route>? = nil,
    redirected: RequestContents<Route>? = nil
  ) {
    value = route
    super.init(storage, origin, source, asked: asked, redirected: redirected)
  }
}

/// How a request came.
@frozen
@usableFromInline
enum RequestOrigin: Sendable {
  /// A link that a route answers, with what tells more of the match.
  case link(String, _MatchSource)
  /// Apart, since it is larger than all others together and rare.
  indirect case unanswered(String, RouteFailure)
  /// The app itself goes to a route.
  case route
}

extension RequestContents {
  /// Of a link that no route answers.
  @usableFromInline
  static func unanswered(
    _ link: String, _ failure: RouteFailure, _ storage: RequestStorage, _ source: RequestSource?
  ) -> RequestContents {
    make(Route.defaultRoute, storage, .unanswered(link, failure), source)
  }

  private static func make(
    _ route: Route?, _ storage: RequestStorage, _ origin: RequestOrigin, _ source: RequestSource?,
    asked: RequestContents? = nil, redirected: RequestContents? = nil
  ) -> RequestContents {
    guard let route else {
      return RequestContents(storage, origin, source, asked: asked, redirected: redirected)
    }
    return RoutedContents(route, storage, origin, source, asked: asked, redirected: redirected)
  }

  var route: Route? { (self as? RoutedContents<Route>)?.value }

  /// The route that the request came with.
  var askedRoute: Route? { (asked ?? self).route }

  /// The attributes of the alias that led to the present route, empty where none did; nil where that
  /// cannot be told.
  var aliasAttributes: RouteAttributeList? {
    guard asked == nil, case .link(_, let match) = origin else { return RouteAttributeList() }
    return match.aliasAttributes
  }

  /// The same request with another route, to which no alias has led.
  @usableFromInline
  func changed(route: Route?) -> RequestContents {
    if route == self.route { return self }
    return .make(route, storage, origin, source, asked: asked ?? self, redirected: redirected)
  }

  /// The same request with another storage.
  func changed(storage: RequestStorage) -> RequestContents {
    .make(route, storage, origin, source, asked: asked, redirected: redirected)
  }

  /// The same request, keeping what its match tells: for a link that a mounted enum answers.
  ///
  /// Only reading the link tells which alias answers it there, and a type of the user's own may read
  /// the link otherwise when a filter asks.
  @usableFromInline
  var keepingMatch: RequestContents {
    guard case .link(let link, let match) = origin, let route else { return self }
    let kept = _MatchSource(match.details(link, of: route))
    return RoutedContents(route, storage, .link(link, kept), source)
  }

  /// The same request, as one that the app itself made where it was redirected.
  var withoutRedirect: RequestContents {
    if redirected == nil { return self }
    return .make(route, storage, origin, source, asked: asked?.withoutRedirect)
  }
}
