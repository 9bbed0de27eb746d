/// Why a ``LinkInbox`` does not resolve a request.
public enum LinkInboxError: Error, Hashable, Sendable, CustomStringConvertible {
  /// More than 64 newer requests wait.
  case tooManyWaiting

  /// One line for people.
  public var description: String { "more than 64 newer links wait" }

  /// The error of a request that is dropped.
  ///
  /// It is not converted in the file of the inbox, because its conformance is a variable that files
  /// share. With such a variable, the linker would keep the inbox in every program.
  static var dropped: any Error { tooManyWaiting }
}
