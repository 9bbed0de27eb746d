import ShopRoutes
import Turnpike

/// What the app knows of its user.
@MainActor final class Session {
  private(set) var isSignedIn = false
  /// Each user plays once.
  var hasPlayed = false

  /// The request that waits until the user has signed in.
  private(set) var kept: RouteRequest<ShopRoute>?

  /// Keeps a request until the user has signed in.
  func keep(_ request: RouteRequest<ShopRoute>) {
    kept = request
  }

  /// Signs the user in, and hands out the request that waited for it.
  func signIn() -> RouteRequest<ShopRoute>? {
    isSignedIn = true
    defer { kept = nil }
    return kept
  }
}
