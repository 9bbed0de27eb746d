import ShopRoutes
import Turnpike

/// What the app knows of its user.
final class Session {
  private(set) var isSignedIn = false
  /// Each user plays once.
  var hasPlayed = false

  private var kept: RouteRequest<ShopRoute>?

  /// Keeps a request until the user has signed in.
  func keep(_ request: RouteRequest<ShopRoute>) {
    kept = request
  }

  /// Signs the user in where a request waits for that, and hands it out to be resolved.
  func signIn() -> RouteRequest<ShopRoute>? {
    guard let request = kept else { return nil }
    kept = nil
    isSignedIn = true
    return request
  }
}
