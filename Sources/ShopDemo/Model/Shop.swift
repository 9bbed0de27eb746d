import ShopRoutes
import TurnpikeNavigation

/// The model of the app: the screens of its window, its session, and the router with its filters.
///
/// The command prints what happens in it, and the views in `App` show it.
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
      if route == .signIn { session.kept = request.redirectedFrom }
    }
    // Without the sheet, a sign-in weeks later must not jump to what the user wanted now.
    observation = navigator.observe { [weak navigator] _ in
      let isSigningIn = navigator?.state.modals.contains { $0.contains(.signIn) } ?? false
      if !isSigningIn { session.kept = nil }
    }
    // Filters run in this order. A closure will do where a filter keeps nothing:
    router.append { request, next in
      note("filter", "logging: \(request.matchedRoute ?? "no route")")
      if let screen = request.route?.attribute(.analytics) {
        note("filter", "logging: counted as '\(screen)'")
      }
      let resolution = try await next(request)
      note("filter", "logging: \(resolution.summary)")
      return resolution
    }
    router.append(CouponFilter())
    router.append(for: .auth, SignInFilter(session: session))
    router.append(SweepstakesFilter(session: session))
    self.session = session
    self.router = router
  }

  /// Signs the user in.
  ///
  /// - Returns: The request that waited for it, to be resolved.
  func signIn() -> RouteRequest<ShopRoute>? {
    let kept = session.signIn()
    // A request from outside closes the sign-in sheet when it shows its screen. A request of the app
    // itself, and one that a filter redirected, would be pushed in the sheet.
    let isPushed = kept.map { $0.isInternal || $0.redirectedFrom != nil } ?? true
    if isPushed { navigator.state.dismiss() }
    return kept
  }
}

extension Resolution {
  fileprivate var summary: String {
    switch self {
    case .resolved: "resolved"
    case .redirect(let route): "redirected to \(route)"
    case .abandon: "abandoned"
    case .unmatched: "unmatched"
    }
  }
}
