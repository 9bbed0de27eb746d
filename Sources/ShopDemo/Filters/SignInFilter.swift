import ShopRoutes
import Turnpike

/// Sends users who are not signed in to the sign-in sheet first, where a screen is only theirs, and
/// keeps the request: once they have signed in, the app resolves it again.
struct SignInFilter: RouteFilter {
  let session: Session

  func process(
    _ request: RouteRequest<ShopRoute>, next: FilterChain<ShopRoute>
  ) async throws -> Resolution<ShopRoute> {
    guard request.route?.isPrivate == true else {
      note("filter", "sign-in: not needed")
      return try await next(request)
    }
    guard session.isSignedIn else {
      note("filter", "sign-in: needed, the request is kept")
      session.keep(request)
      return .redirect(to: .signIn)
    }
    note("filter", "sign-in: the user is signed in")
    return try await next(request)
  }
}

extension ShopRoute {
  /// Whether the screen shows what belongs to one user.
  fileprivate var isPrivate: Bool {
    switch self {
    case .orders: true
    case .tab(let tab): tab.tab == .account
    default: false
    }
  }
}
