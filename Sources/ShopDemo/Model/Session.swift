/// The state of the user's visit.
@MainActor final class Session {
  var isSignedIn = false
  /// Whether the user has played the sweepstakes. Each user can play once.
  var hasPlayed = false
}
