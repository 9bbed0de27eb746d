import ShopRoutes
import TurnpikeNavigation

/// The model of the app: the screens of its window, its session, and the router with its filters.
///
/// The command prints each step, and the views in `App` show the screens.
@MainActor final class Shop {
  let navigator = Navigator(
    NavigationState(roots: [.home: ShopRoute.home, .basket: .basketScreen]))
  let session: Session
  let router: Router<ShopRoute>
  private let observation: NavigationObservation

  init() {
    let session = Session()
    var router = Router<ShopRoute> { [navigator] route, request in
      note("handler", screen(for: route, request))
      navigator.show(route, for: request)
      if route == .signIn { session.pendingRequest = request.redirectedFrom }
    }
    // If the user closes the sheet, a sign-in weeks later must not open a forgotten screen.
    observation = navigator.observe { [weak navigator] _ in
      let isSigningIn = navigator?.state.modals.contains { $0.contains(.signIn) } ?? false
      if !isSigningIn { session.pendingRequest = nil }
    }
    // Filters run in this order. A filter without state can be a closure.
    router.append { request, next in
      if let screen = request.route?.attribute(.analytics) {
        note("filter", "analytics: counted as '\(screen)'")
      }
      return try await next(request)
    }
    router.append(CouponFilter())
    router.append(for: .auth, SignInFilter(session: session))
    router.append(SweepstakesFilter(session: session))
    self.session = session
    self.router = router
  }

  /// Signs the user in.
  ///
  /// - Returns: The request that required the sign-in, to resolve again.
  func signIn() -> RouteRequest<ShopRoute>? {
    let pending = session.signIn()
    // A request from outside closes the sign-in sheet when it shows its screen. An internal or
    // redirected request would be pushed inside the sheet.
    let isPushed = pending.map { $0.isInternal || $0.redirectedFrom != nil } ?? true
    if isPushed { navigator.state.dismiss() }
    return pending
  }
}
