/// The reason that a table does not match a link.
package enum Refusal: Error, Sendable {
  case noRoute, undeclaredScheme, undeclaredHostScheme, noWebsite, undeclaredOrigin, malformed
  case userBeforeHost, dotSegment, longPath

  /// One line for people.
  package var description: String {
    switch self {
    case .noRoute: "no route matches this path"
    case .undeclaredScheme: "the scheme is not a declared origin"
    case .undeclaredHostScheme: "the scheme is not declared for this host"
    case .noWebsite: "the file declares no website"
    case .undeclaredOrigin: "the host or path is not a declared origin"
    case .malformed: "the host is malformed or missing"
    case .userBeforeHost: "a web link cannot have a user before its host"
    case .dotSegment: "a segment is '.' or '..'"
    case .longPath: "the path has more than \(PathSegments.maximumCount) segments"
    }
  }
}
