public import Turnpike

/// Routes written by hand that answer one link, and count how often they are asked.
public enum CountedRoute: TypedRoute {
  /// What the one link leads to.
  case found

  /// Counts what one task asks.
  public final class Counter: @unchecked Sendable {
    /// Of one task, so nobody else is at it.
    public var count = 0

    /// A counter at zero.
    public init() {}
  }

  /// The counter of the task at hand.
  @TaskLocal public static var counter: Counter?

  /// The one link.
  public var path: String { "found" }

  /// The same.
  public var description: String { path }

  /// Counts, and answers the one link.
  public static func match(_ link: String) -> RouteMatch<CountedRoute> {
    counter?.count += 1
    guard link == "/found" else { return .unmatched(.noRoute) }
    return .matched(.init(route: .found, pattern: "found"))
  }
}
