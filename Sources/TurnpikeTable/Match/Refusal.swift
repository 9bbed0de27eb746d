/// Why a table does not answer a link.
package enum Refusal: Error, Sendable {
  case noRoute, foreignScheme, foreignOrigin, malformedAuthority, dotSegment, longPath

  /// One line for people.
  package var description: String {
    switch self {
    case .noRoute: "no route answers this path"
    case .foreignScheme: "the scheme belongs to no declared origin"
    case .foreignOrigin: "the link belongs to no declared origin"
    case .malformedAuthority: "the authority is malformed"
    case .dotSegment: "a segment is '.' or '..'"
    case .longPath: "the path has more than \(PathSegments.maximumCount) segments"
    }
  }
}
