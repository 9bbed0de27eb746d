extension LinkInbox {
  /// Which links are resolved when several matched links arrive.
  public enum Policy: Hashable, Sendable {
    /// Only the newest link. It replaces a pending link and cancels the link that's being resolved.
    ///
    /// A canceled request doesn't reach its handler, but a handler that's already running continues
    /// unless it checks for cancellation. When a filter abandons the newest request, the previous
    /// one is resolved again, unless it has reached its handler. After eight interruptions, a
    /// request fails with ``LinkInboxError/interruptedTooOften``.
    case latest
    /// All links, in the order in which they arrive.
    case sequential
  }
}
