internal import TurnpikeTable

/// Why no route answers a link.
public enum UnmatchedReason: Error, Hashable, Sendable, CustomStringConvertible {
  /// No pattern answers the path.
  case noRoute
  /// The scheme belongs to no declared origin.
  case foreignScheme
  /// The host or path of a web URL belongs to no declared origin.
  case foreignOrigin
  /// The authority contains a backslash, white space or a control character, or a web URL has none.
  case malformedAuthority
  /// A segment is `.` or `..` as written.
  case dotSegment

  /// One line for people.
  public var description: String { refusal.description }
}

extension UnmatchedReason {
  init(_ refusal: Refusal) {
    switch refusal {
    case .noRoute, .longPath: self = .noRoute
    case .foreignScheme: self = .foreignScheme
    case .foreignOrigin: self = .foreignOrigin
    case .malformedAuthority: self = .malformedAuthority
    case .dotSegment: self = .dotSegment
    }
  }

  private var refusal: Refusal {
    switch self {
    case .noRoute: .noRoute
    case .foreignScheme: .foreignScheme
    case .foreignOrigin: .foreignOrigin
    case .malformedAuthority: .malformedAuthority
    case .dotSegment: .dotSegment
    }
  }
}
