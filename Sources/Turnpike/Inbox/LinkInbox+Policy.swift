extension LinkInbox {
  /// Which of several links that routes match are resolved.
  public enum Policy: Hashable, Sendable {
    /// Only the newest request counts. It cancels the request that is being resolved, and replaces
    /// the pending request.
    ///
    /// A cancelled request does not reach its handler. A handler that is already running goes on,
    /// unless it checks for cancellation itself. If a filter abandons the newest request,
    /// the one before it is resolved again, unless it has reached its handler. Filters that newer
    /// requests interrupt eight times do not begin again: the request fails with
    /// ``LinkInboxError/interruptedTooOften``.
    case latest
    /// All of them, in the order in which they came.
    case sequential
  }
}
