import ShopRoutes
import Turnpike

/// Redirects to the sign-in sheet if the user isn't signed in. The navigator keeps the request, and
/// resumes it after the user has signed in. The filter only guards `@auth` routes.
@MainActor struct SignInFilter: @MainActor RouteFilter {
  let session: Session

  @MainActor func process(
    _ request: RouteRequest<ShopRoute>, next: FilterChain<ShopRoute>
  ) async throws -> Resolution<ShopRoute> {
    guard session.isSignedIn else {
      note("filter", "sign-in: required, so the navigator keeps the request")
      return .redirect(to: .signIn)
    }
    note("filter", "sign-in: the user is signed in")
    return try await next(request)
  }
}
