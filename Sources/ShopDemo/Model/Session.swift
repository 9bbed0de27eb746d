import ShopRoutes
import Turnpike

/// What the app knows of its user.
@MainActor final class Session {
  private(set) var isSignedIn = false
  /// Each user plays once.
  var hasPlayed = false

  /// The request that waits until the user has signed in; nil if the sign-in sheet is not shown, or
  /// if no request led there.
  var kept: RouteRequest<ShopRoute>?

  /// Signs the user in, and returns the request that waited.
  func signIn() -> RouteRequest<ShopRoute>? {
    isSignedIn = true
    defer { kept = nil }
    return kept
  }
}
