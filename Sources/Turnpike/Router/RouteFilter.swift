/// A step that every request of a ``Router`` passes on its way to the destination.
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
/// `process` runs on the isolation of the caller of `resolve`, whichever that is. A filter that
/// belongs to the main actor, because it uses what belongs there, says so at the conformance and at
/// the function:
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
  /// The routes of the router that it filters for.
  associatedtype Route: TypedRoute

  /// Decides what becomes of a request.
  ///
  /// It passes the request on with `next(request)`, changed if it likes, at most once, and answers
  /// what that gives; or it answers without passing it on. It is called once a request, also when
  /// no route answered the link.
  ///
  /// - Parameters:
  ///   - request: The request, as the filters before have changed it.
  ///   - next: The filters behind this one, then the destination.
  /// - Returns: What became of the request.
  /// - Throws: What it likes; `resolve` throws the same.
  nonisolated(nonsending) func process(
    _ request: RouteRequest<Route>, next: FilterChain<Route>
  ) async throws -> Resolution<Route>
}

extension RouteFilter {
  /// The filter as a closure.
  var closure: Router<Route>.Filter { process }
}
