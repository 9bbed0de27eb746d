/// Takes links and routes through filters to where they go.
///
/// ```swift
/// var router = Router<ShopRoute> { route, request in
///   switch route {
///   case .home: showHome()
///   case .product(let product): show(product.productID)
///   }
/// } otherwise: { request in
///   showLanding(request.failure)
/// }
/// router.append { request, next in
///   print(request.matchedRoute ?? "none")
///   return try await next(request)
/// }
/// try await router.resolve("shop://product/1988")
/// ```
///
/// A request is made of the link, then runs through the filters in the order in which they were
/// appended, and ends at the destination: the first closure, or `otherwise` when it has no route.
/// With a ``TypedRoute/defaultRoute`` (`_` in the file) a link that no route answers has that
/// route, with ``RouteRequest/matchedRoute`` nil and ``RouteRequest/failure`` set, and `otherwise`
/// is not called.
///
/// Everything runs on the isolation of the caller of `resolve`: on the main actor nothing leaves
/// it, and closures may capture what is not `Sendable`. A router is a value, and a copy taken
/// before a filter is appended does not have that filter; a resolution under way keeps the filters
/// that it began with.
@frozen
public struct Router<Route: TypedRoute> {
  /// What shows a route.
  public typealias Handler =
    nonisolated(nonsending) (_ route: Route, _ request: RouteRequest<Route>) async throws -> Void

  /// What is done with a request that has no route.
  public typealias Otherwise =
    nonisolated(nonsending) (_ request: RouteRequest<Route>) async throws -> Void

  /// A filter as a closure; see ``RouteFilter``.
  public typealias Filter =
    nonisolated(nonsending) (
      _ request: RouteRequest<Route>, _ next: FilterChain<Route>
    ) async throws -> Resolution<Route>

  @usableFromInline let destination: Handler
  @usableFromInline let otherwise: Otherwise
  @usableFromInline private(set) var filters: [Filter] = []

  /// A router without filters.
  ///
  /// - Parameters:
  ///   - destination: Shows a route; a `switch` over the route keeps it complete.
  ///   - otherwise: Takes a request that has no route; does nothing unless given.
  public init(
    destination: @escaping Handler,
    otherwise: @escaping Otherwise = { _ in }
  ) {
    self.destination = destination
    self.otherwise = otherwise
  }

  /// Adds a filter after those already there, in amortized constant time.
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

  // Filters are taken as `any`, not `some`: where a closure has a mistake, Swift takes a generic
  // overload for the one that is meant, and says that a closure does not conform to the protocol.

  /// Adds a filter after those already there.
  public mutating func append(_ filter: any RouteFilter<Route>) {
    append(filter.closure)
  }
}
