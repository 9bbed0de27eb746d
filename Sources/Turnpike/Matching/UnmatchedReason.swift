internal import TurnpikeTable

/// The reason that a link is unmatched.
public enum UnmatchedReason: Error, Hashable, Sendable, CustomStringConvertible {
  /// No pattern matches the path.
  case noRoute
  /// Your file doesn't declare the scheme: for a web link, it declares no website, or the host only
  /// with another scheme.
  case undeclaredScheme
  /// Your file doesn't declare the host of a web link, or declares it with another path.
  case undeclaredOrigin
  /// The part before the path contains a backslash, whitespace, or a control character, or the host
  /// of a web link is missing or follows a user.
  case malformed
  /// A segment is `.` or `..` as written. Other software removes such segments, so the link could
  /// lead somewhere else.
  case dotSegment

  /// The reason in one line.
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
