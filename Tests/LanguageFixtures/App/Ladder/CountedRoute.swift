public import Turnpike

/// Routes written by hand that answer one link, and count how often they are asked.
public enum CountedRoute: TypedRoute {
  case found

  /// Counts what one task asks.
  public final class Counter: @unchecked Sendable {
    /// Of one task, so nobody else is at it.
    public var count = 0

    public init() {}
  }

  @TaskLocal public static var counter: Counter?

  public var path: String { "found" }

  public var description: String { path }

  public static func match(_ link: String) -> RouteMatch<CountedRoute> {
    counter?.count += 1
    return link == "/found" ? .matched(.init(route: .found, pattern: "found")) : .unmatched(.noRoute)
  }
}
