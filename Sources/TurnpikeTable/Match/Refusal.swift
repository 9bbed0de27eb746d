/// The reason that a table does not match a link.
package enum Refusal: Error, Sendable {
  case noRoute, undeclaredScheme, undeclaredOrigin, malformed, dotSegment, longPath

  /// One line for people.
  package var description: String {
    switch self {
    case .noRoute: "no route matches this path"
    case .undeclaredScheme: "the scheme is not a declared origin"
    case .undeclaredOrigin: "the host or path is not a declared origin"
    case .malformed: "the host is malformed or missing"
    case .dotSegment: "a segment is '.' or '..'"
    case .longPath: "the path has more than \(PathSegments.maximumCount) segments"
    }
  }
}
