/// The reason that a ``LinkInbox`` gives up a request.
public enum LinkInboxError: Error, Hashable, Sendable, CustomStringConvertible {
  /// More than 64 requests were pending.
  case tooManyPending
  /// Newer requests interrupted the request's filters eight times.
  case interruptedTooOften

  /// The reason in one line.
  public var description: String {
    switch self {
    case .tooManyPending: "more than 64 links are waiting"
    case .interruptedTooOften: "newer links interrupted its filters eight times"
    }
  }

  // The cases are not converted in the file of the inbox, because their conformance is a variable
  // that files share. With such a variable, the linker would keep the inbox in every program.

  /// The error of a request that is dropped.
  static var dropped: any Error { tooManyPending }

  /// The error of a request that is not resolved again.
  static var interrupted: any Error { interruptedTooOften }
}
