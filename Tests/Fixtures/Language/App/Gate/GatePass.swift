public import Turnpike

/// A value that reads where one task says so.
public struct GatePass: RouteValue {
  /// Which of a task's readings succeed, by their number from 0.
  public final class Reader: @unchecked Sendable {
    private let isReadable: (Int) -> Bool
    /// Of one task, so nobody else is at it.
    private var count = 0

    /// A reader that has read nothing.
    public init(_ isReadable: @escaping (Int) -> Bool) {
      self.isReadable = isReadable
    }

    fileprivate func read() -> Bool {
      defer { count += 1 }
      return isReadable(count)
    }
  }

  /// The reader of the task at hand; without one every text reads.
  @TaskLocal public static var reader: Reader?

  /// The text.
  public let routeText: String

  /// Nil where the task's reader says so.
  public init?(routeText: String) {
    if Self.reader?.read() == false { return nil }
    self.routeText = routeText
  }
}
