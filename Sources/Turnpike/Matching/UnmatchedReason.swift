internal import TurnpikeTable

/// Why a link matches no route.
public enum UnmatchedReason: Error, Hashable, Sendable, CustomStringConvertible {
  /// No pattern matches the path.
  case noRoute
  /// The scheme is not declared: for a web URL, it is not declared for the host, or the file declares
  /// no website.
  case undeclaredScheme
  /// The host or path of a web URL is not a declared origin.
  case undeclaredOrigin
  /// The authority contains a backslash, white space, or a control character, or a web URL has no
  /// authority or has a user before its host.
  case malformed
  /// A segment is `.` or `..` as written.
  case dotSegment

  /// One line for people.
  public var description: String { refusal.description }
}

extension UnmatchedReason {
  init(_ refusal: Refusal) {
    switch refusal {
    case .noRoute, .longPath: self = .noRoute
    case .undeclaredScheme, .undeclaredHostScheme, .noWebsite: self = .undeclaredScheme
    case .undeclaredOrigin: self = .undeclaredOrigin
    case .malformed, .userBeforeHost: self = .malformed
    case .dotSegment: self = .dotSegment
    }
  }

  private var refusal: Refusal {
    switch self {
    case .noRoute: .noRoute
    case .undeclaredScheme: .undeclaredScheme
    case .undeclaredOrigin: .undeclaredOrigin
    case .malformed: .malformed
    case .dotSegment: .dotSegment
    }
  }
}
