/// A step between a ``Router`` and its handler, which every request passes through.
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
/// `process` runs in the isolation of the caller of `resolve`. A filter that uses the main actor is
/// marked so at the conformance and at the function:
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

  /// Processes a request, and returns its resolution.
  ///
  /// A filter either passes the request on with `next(request)`, at most once and possibly changed,
  /// and returns the result of that call. Or it returns another resolution without passing the
  /// request on. It is called once for each request, including those for links that no route
  /// matches.
  ///
  /// - Parameters:
  ///   - request: The request, as changed by the filters before this one.
  ///   - next: The filters after this one, then the handler.
  /// - Returns: How the request ended.
  /// - Throws: Any error; `resolve` throws the same error.
  nonisolated(nonsending) func process(
    _ request: RouteRequest<Route>, next: FilterChain<Route>
  ) async throws -> Resolution<Route>
}

extension RouteFilter {
  /// The filter as a closure.
  var closure: Router<Route>.Filter { process }
}
