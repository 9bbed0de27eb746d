// `Route(link) != nil` as people write it. The standard library's operators copy the route first, and
// a copy of an enum with many cases costs as much as the look-up.

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
