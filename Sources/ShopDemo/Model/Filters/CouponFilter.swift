import ShopRoutes
import Turnpike

/// The coupon that was redeemed for a request.
enum RedeemedCoupon: RouteRequestKey {
  typealias Value = String
}

/// Redeems the coupon that a link brings along in its query, whatever its route.
@MainActor struct CouponFilter: @MainActor RouteFilter {
  @MainActor func process(
    _ request: RouteRequest<ShopRoute>, next: FilterChain<ShopRoute>
  ) async throws -> Resolution<ShopRoute> {
    // A request that was kept comes again, and brings along what it was given the first time.
    guard let coupon = request.queryParameters?["coupon_id"], !coupon.isEmpty,
      request.storage[RedeemedCoupon.self] == nil
    else {
      note("filter", "coupon: nothing to redeem")
      return try await next(request)
    }
    note("filter", "coupon: \(coupon) is redeemed")
    var request = request
    request.storage[RedeemedCoupon.self] = coupon
    return try await next(request)
  }
}
