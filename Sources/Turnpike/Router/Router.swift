/// Passes links and routes through your filters to a handler, which shows the route.
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
/// The router matches the link and runs the filters in the order in which you appended them. Then
/// it calls the handler or, if the request has no route, the fallback. See <doc:HandlingLinks>.
///
/// If your file has a default route (`_`), the router shows that route when no other route matches,
/// and doesn't call the fallback. ``RouteRequest/failure`` contains the reason, and
/// ``RouteRequest/matchedRoute`` is `nil`.
///
/// Your closures run in the isolation of the code that calls `resolve`, so they can capture values
/// that aren't `Sendable`. A router is a value: appending a filter doesn't affect copies of the
/// router or requests that it's already resolving.
@frozen
public struct Router<Route: TypedRoute> {
  /// A closure that shows a route.
  public typealias Handler =
    nonisolated(nonsending) (_ route: Route, _ request: RouteRequest<Route>) async throws -> Void

  /// A closure that handles a request without a route.
  public typealias Fallback =
    nonisolated(nonsending) (_ request: RouteRequest<Route>) async throws -> Void

  /// A filter as a closure. See ``RouteFilter``.
  public typealias Filter =
    nonisolated(nonsending) (
      _ request: RouteRequest<Route>, _ next: FilterChain<Route>
    ) async throws -> Resolution<Route>

  /// A closure that changes a link. See ``rewrite(_:)``.
  public typealias Rewrite = nonisolated(nonsending) (_ link: String) async throws -> String?

  @usableFromInline let handler: Handler
  @usableFromInline var fallback: Fallback
  @usableFromInline private(set) var filters: [Filter] = []
  @usableFromInline var rewrites: [Rewrite] = []

  /// Creates a router without filters.
  ///
  /// - Parameters:
  ///   - handler: Shows a route. If it's a `switch` over the route, the compiler makes sure that
  ///     you handle every route.
  ///   - fallback: Handles a request without a route. By default, it does nothing.
  public init(
    handler: @escaping Handler,
    fallback: @escaping Fallback = { _ in }
  ) {
    self.handler = handler
    self.fallback = fallback
  }

  /// Appends a filter, which runs after the existing filters.
  ///
  /// ```swift
  /// router.append { request, next in
  ///   let start = ContinuousClock.now
  ///   let resolution = try await next(request)
  ///   report(request.matchedRoute, start.duration(to: .now))
  ///   return resolution
  /// }
  /// ```
  public mutating func append(_ filter: @escaping Filter) {
    filters.append(filter)
  }

  // The type is `any`, not `some`: with a generic overload, Swift reports a mistake in a closure as
  // a closure that does not conform to the protocol.

  /// Appends a filter, which runs after the existing filters.
  public mutating func append(_ filter: any RouteFilter<Route>) {
    append(filter.closure)
  }

  /// Appends a closure that changes links from outside your app before they're matched.
  ///
  /// Use it for links that contain or abbreviate a link to your app, such as click-tracking links,
  /// short links, and links to an older website:
  ///
  /// ```swift
  /// // enum ClickRoute, origin https://click.example.com, click/?to:target<URL>
  /// router.rewrite { link in
  ///   guard case .click(let click) = ClickRoute(link) else { return nil }
  ///   return click.target.absoluteString
  /// }
  /// ```
  ///
  /// Return another link, or `nil` to leave the link unchanged. All rewrites run in order, and run
  /// again with the new link until it no longer changes. The filters follow. A request is rewritten
  /// once, even if you save it and resolve it again.
  ///
  /// The request keeps its ``RouteRequest/source`` and its storage, and
  /// ``RouteRequest/originalLink`` contains the link before the rewrites. It still comes from
  /// outside your app, even if the new link has no scheme. Rewrites don't run for `canResolve(_:)`,
  /// for requests of your own code (``RequestSource/internal``), or for a request whose route
  /// you've set. See <doc:RewritingLinks>.
  ///
  /// - Parameter rewrite: Runs in the isolation of the code that calls `resolve`, which also throws
  ///   its errors. When the rewrites have run eight times and still change the link, `resolve`
  ///   throws ``RouterError/tooManyRewrites(_:)``.
  public mutating func rewrite(_ rewrite: @escaping Rewrite) {
    rewrites.append(rewrite)
  }
}
