/// Why no route answers a link.
public enum UnmatchedReason: Error, Hashable, Sendable, CustomStringConvertible {
  /// No pattern answers the path.
  case noRoute
  /// The scheme is none of the declared origins'.
  case foreignScheme
  /// A web URL's host or path belongs to none of the declared origins.
  case foreignOrigin
  /// The authority has a backslash, white space or a control character, or a web URL has none.
  case malformedAuthority
  /// A segment is `.` or `..` as written.
  case dotSegment

  /// One line for people.
  public var description: String {
    switch self {
    case .noRoute: "no route answers this path"
    case .foreignScheme: "the scheme belongs to no declared origin"
    case .foreignOrigin: "the host belongs to no declared origin"
    case .malformedAuthority: "the authority is malformed"
    case .dotSegment: "a segment is '.' or '..'"
    }
  }
}
