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
}
