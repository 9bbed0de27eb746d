import ShopRoutes
import Turnpike

/// The state of the user's visit.
@MainActor final class Session {
  private(set) var isSignedIn = false
  /// Whether the user has played the sweepstakes. Each user can play once.
  var hasPlayed = false

  /// The request to resolve again after the user has signed in. It's nil if the sign-in sheet isn't
  /// shown, or if no request required the sign-in.
  var pendingRequest: RouteRequest<ShopRoute>?

  /// Signs the user in, and returns the request that required it.
  func signIn() -> RouteRequest<ShopRoute>? {
    isSignedIn = true
    defer { pendingRequest = nil }
    return pendingRequest
  }
}
