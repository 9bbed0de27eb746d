// These operators make `Route(link) != nil` fast. Those of the standard library copy the route, and
// copying an enum with many cases costs as much as matching the link.

extension Optional where Wrapped: TypedRoute {
  /// Whether there is a route.
  @inlinable
  @inline(__always)
  public static func != (route: Self, none: _OptionalNilComparisonType) -> Bool {
    switch route {
    case .some: true
    case .none: false
    }
  }

  /// Whether there is no route.
  @inlinable
  @inline(__always)
  public static func == (route: Self, none: _OptionalNilComparisonType) -> Bool {
    switch route {
    case .some: false
    case .none: true
    }
  }
}
