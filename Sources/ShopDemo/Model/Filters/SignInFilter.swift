import ShopRoutes
import Turnpike

/// Sends users who are not signed in to the sign-in sheet first, and keeps the request: once they
/// have signed in, the app resolves it again. It is for routes with `@auth` alone.
@MainActor struct SignInFilter: @MainActor RouteFilter {
  let session: Session

  @MainActor func process(
    _ request: RouteRequest<ShopRoute>, next: FilterChain<ShopRoute>
  ) async throws -> Resolution<ShopRoute> {
    guard session.isSignedIn else {
      note("filter", "sign-in: needed, the request is kept")
      session.keep(request)
      return .redirect(to: .signIn)
    }
    note("filter", "sign-in: the user is signed in")
    return try await next(request)
  }
}
