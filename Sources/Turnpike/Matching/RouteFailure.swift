/// The reason that a link doesn't match any route.
public enum RouteFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// A route matches the path, but a parameter of the query or fragment is missing or can't be
  /// read.
  case invalid(InvalidLink)
  /// No route matches the link.
  case unmatched(UnmatchedReason)

  /// The reason in one line.
  public var description: String {
    switch self {
    case .invalid(let link): link.description
    case .unmatched(let reason): reason.description
    }
  }
}
