/// Why a link matches no route.
public enum RouteFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// A route matches the path, but a parameter is missing or does not decode.
  case invalid(InvalidLink)
  /// No route matches the link.
  case unmatched(UnmatchedReason)

  /// One line for people.
  public var description: String {
    switch self {
    case .invalid(let link): link.description
    case .unmatched(let reason): reason.description
    }
  }
}
