/// The memory that generated code makes a route in. Returned instead, a route would be copied once
/// more, and once again where its reading can fail.
///
/// Frozen, so that it costs no call, with library evolution as well.
@frozen
public struct _RouteMemory<Route> {
  @usableFromInline let start: UnsafeMutablePointer<Route>

  /// - Parameter start: memory for a route, without one.
  @inlinable
  init(_ start: UnsafeMutablePointer<Route>) {
    self.start = start
  }

  /// Makes the route there, once.
  @inlinable
  public func initialize(to route: consuming Route) {
    start.initialize(to: route)
  }

  /// Moves a route out of the place that the body makes it at; none where the body's answer is less
  /// than 0.
  @inlinable
  @inline(__always)
  static func route(_ body: (UnsafeMutablePointer<Route>) -> Int) throws(_NoRoute) -> Route {
    #if compiler(>=6.3)
    try withUnsafeTemporaryAllocation(of: Route.self, capacity: 1) {
      memory throws(_NoRoute) -> Route in
      guard let place = memory.baseAddress, body(place) >= 0 else { throw _NoRoute() }
      return place.move()
    }
    #else
    // A result, since this compiler loses the type of an error that is thrown through the call.
    try withUnsafeTemporaryAllocation(of: Route.self, capacity: 1) {
      memory -> Result<Route, _NoRoute> in
      guard let place = memory.baseAddress, body(place) >= 0 else { return .failure(_NoRoute()) }
      return .success(place.move())
    }.get()
    #endif
  }
}
