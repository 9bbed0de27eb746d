import ShopRoutes
import Turnpike

/// The coupon that was redeemed for a request.
enum RedeemedCoupon: RouteRequestKey {
  typealias Value = String
}

/// Redeems the coupon in the query of a link, for every route.
@MainActor struct CouponFilter: @MainActor RouteFilter {
  @MainActor func process(
    _ request: RouteRequest<ShopRoute>, next: FilterChain<ShopRoute>
  ) async throws -> Resolution<ShopRoute> {
    // A request that is resolved again after the sign-in still has its redeemed coupon.
    guard let coupon = request.queryParameters?["coupon_id"], !coupon.isEmpty,
      request.storage[RedeemedCoupon.self] == nil
    else { return try await next(request) }
    note("filter", "coupon: redeemed \(coupon)")
    var request = request
    request.storage[RedeemedCoupon.self] = coupon
    return try await next(request)
  }
}
