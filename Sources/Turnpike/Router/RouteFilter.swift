/// A step between a ``Router`` and its handler, which every request passes through.
///
/// For a short filter, append a closure. Use a type when the filter has properties, or when several
/// routers share it:
///
/// ```swift
/// struct CouponFilter: RouteFilter {
///   func process(
///     _ request: RouteRequest<ShopRoute>, next: FilterChain<ShopRoute>
///   ) async throws -> Resolution<ShopRoute> {
///     if let coupon = request.queryParameters?["coupon_id"] { redeem(coupon) }
///     return try await next(request)
///   }
/// }
/// router.append(CouponFilter())
/// ```
///
/// A filter runs in the isolation of the code that calls `resolve`. If it uses main-actor state,
/// add the attribute to the conformance and to the method:
///
/// ```swift
/// @MainActor final class VisitFilter: @MainActor RouteFilter {
///   private var visits = 0
///
///   @MainActor func process(
///     _ request: RouteRequest<ShopRoute>, next: FilterChain<ShopRoute>
///   ) async throws -> Resolution<ShopRoute> {
///     visits += 1
///     return try await next(request)
///   }
/// }
/// ```
public protocol RouteFilter<Route> {
  /// The route type of the router.
  associatedtype Route: TypedRoute

  /// Processes a request and returns its resolution.
  ///
  /// To continue, call `next(request)` and return the result. You can change the request before,
  /// and run more code afterward. To redirect or stop the request, return another ``Resolution``
  /// without calling `next`.
  ///
  /// The router calls this method once for each request, even if no route matched the link.
  ///
  /// - Parameters:
  ///   - request: The request, as changed by the filters before this one.
  ///   - next: The filters after this one, followed by the handler. Call it at most once.
  /// - Throws: Any error. `resolve` throws the same error.
  nonisolated(nonsending) func process(
    _ request: RouteRequest<Route>, next: FilterChain<Route>
  ) async throws -> Resolution<Route>
}

extension RouteFilter {
  /// The filter as a closure.
  var closure: Router<Route>.Filter { process }
}
