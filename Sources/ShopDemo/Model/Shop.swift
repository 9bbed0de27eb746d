import Foundation
import ShopRoutes
import TurnpikeNavigation

/// The model of the app: the screens of its window, its session, and the router with its filters.
///
/// The command prints each step, and the views in `App` show the screens.
@MainActor final class Shop {
  let navigator = Navigator(
    NavigationState(roots: [.home: ShopRoute.home, .basket: .basketScreen]))
  let session = Session()
  let router: Router<ShopRoute>

  /// - Parameter showPage: Shows the web page of a link that no route matches. Without it, the
  ///   not-found page is shown.
  init(showPage: (@MainActor (URL) -> Void)? = nil) {
    var router = Router<ShopRoute> { [navigator] route, request in
      if route == .notFound, let showPage, let page = request.webPage {
        note("web page", page.absoluteString)
        return showPage(page)
      }
      note("handler", screen(for: route, request))
      navigator.show(route, for: request)
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
    self.router = router
  }
}
