import ShopRoutes
import Turnpike

/// Sends users who are not signed in to the sign-in sheet. The sheet keeps the request, and the app
/// resolves it again after the user has signed in. It is only for routes with `@auth`.
@MainActor struct SignInFilter: @MainActor RouteFilter {
  let session: Session

  @MainActor func process(
    _ request: RouteRequest<ShopRoute>, next: FilterChain<ShopRoute>
  ) async throws -> Resolution<ShopRoute> {
    guard session.isSignedIn else {
      note("filter", "sign-in: needed, the request is kept")
      return .redirect(to: .signIn)
    }
    note("filter", "sign-in: the user is signed in")
    return try await next(request)
  }
}
