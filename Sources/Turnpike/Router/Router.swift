/// Passes links and routes through filters to a handler.
///
/// ```swift
/// var router = Router<ShopRoute> { route, request in
///   switch route {
///   case .home: showHome()
///   case .product(let product): show(product.productID)
///   }
/// } fallback: { request in
///   showLanding(request.failure)
/// }
/// router.append { request, next in
///   print(request.matchedRoute ?? "none")
///   return try await next(request)
/// }
/// try await router.resolve("shop://product/1988")
/// ```
///
/// The router matches the link, and passes the request through the filters in the order in which
/// they were appended. Then it calls the handler with the route. If the request has no route, it
/// calls the fallback.
///
/// If there is a ``TypedRoute/defaultRoute`` (`_` in the file), a request for a link that no route
/// matches has that route, and the fallback is not called. Its ``RouteRequest/matchedRoute`` is nil
/// and its ``RouteRequest/failure`` is set.
///
/// Everything runs in the isolation of the caller of `resolve`, so closures may capture values that
/// are not `Sendable`. A router is a value: a copy does not have filters that are appended to the
/// original later, and neither does a request that is already being resolved.
@frozen
public struct Router<Route: TypedRoute> {
  /// A closure that shows a route.
  public typealias Handler =
    nonisolated(nonsending) (_ route: Route, _ request: RouteRequest<Route>) async throws -> Void

  /// A closure that handles a request without a route.
  public typealias Fallback =
    nonisolated(nonsending) (_ request: RouteRequest<Route>) async throws -> Void

  /// A filter as a closure; see ``RouteFilter``.
  public typealias Filter =
    nonisolated(nonsending) (
      _ request: RouteRequest<Route>, _ next: FilterChain<Route>
    ) async throws -> Resolution<Route>

  /// A closure that changes a link; see ``rewrite(_:)``.
  public typealias Rewrite = nonisolated(nonsending) (_ link: String) async throws -> String?

  @usableFromInline let handler: Handler
  @usableFromInline var fallback: Fallback
  @usableFromInline private(set) var filters: [Filter] = []
  @usableFromInline var rewrites: [Rewrite] = []

  /// Creates a router without filters.
  ///
  /// - Parameters:
  ///   - handler: Shows a route. With a `switch` over the route, no route can be forgotten.
  ///   - fallback: Handles a request without a route; by default it does nothing.
  public init(
    handler: @escaping Handler,
    fallback: @escaping Fallback = { _ in }
  ) {
    self.handler = handler
    self.fallback = fallback
  }

  /// Appends a filter, which runs after the existing ones.
  ///
  /// ```swift
  /// router.append { request, next in
  ///   let start = ContinuousClock.now
  ///   let resolution = try await next(request)
  ///   report(request.matchedRoute, start.duration(to: .now))
  ///   return resolution
  /// }
  /// ```
  ///
  /// - Complexity: Amortized constant.
  public mutating func append(_ filter: @escaping Filter) {
    filters.append(filter)
  }

  // The type is `any`, not `some`: with a generic overload, Swift reports a mistake in a closure as
  // a closure that does not conform to the protocol.

  /// Appends a filter, which runs after the existing ones.
  public mutating func append(_ filter: any RouteFilter<Route>) {
    append(filter.closure)
  }

  /// Appends a rewrite: a closure that changes links from outside before they are matched.
  ///
  /// Use it for links that contain or abbreviate a link of the app, such as click-tracking links,
  /// short links, and links of an older website:
  ///
  /// ```swift
  /// // enum ClickRoute, origin https://click.example.com, click/?to:target<URL>
  /// router.rewrite { link in
  ///   guard case .click(let click) = ClickRoute(link) else { return nil }
  ///   return click.target.absoluteString
  /// }
  /// ```
  ///
  /// A rewrite returns another link, or nil to leave the link as it is. Rewrites run in the order in
  /// which they were appended, and again with the result, until none of them changes the link; the
  /// filters run after that. A request is rewritten once, also if it is kept and resolved again.
  ///
  /// A rewritten request keeps its ``RouteRequest/source`` and its storage. It still comes from
  /// outside, even if the new link has no scheme, and ``RouteRequest/originalLink`` is the link as it
  /// came. Requests of the app itself are not rewritten: those for routes, and for links with the
  /// source ``RequestSource/internal``. Neither is a request whose route has been set.
  ///
  /// `canResolve(_:)` does not run rewrites.
  ///
  /// - Parameter rewrite: Runs in the isolation of the caller of `resolve`, which throws the errors
  ///   that it throws. `resolve` throws ``RouterError/tooManyRewrites(_:)`` if all rewrites together
  ///   have run eight times and still change the link.
  public mutating func rewrite(_ rewrite: @escaping Rewrite) {
    rewrites.append(rewrite)
  }
}
