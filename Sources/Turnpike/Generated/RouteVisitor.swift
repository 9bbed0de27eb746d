internal import TurnpikeTable

/// Is shown which case a route is, with its destination: the one thing that generated code must
/// tell the runtime of a value.
public struct RouteVisitor {
  enum Purpose {
    case index
    case destination
    case print
    case write
  }

  private let purpose: Purpose
  private(set) var index = 0
  private(set) var destination: (any Destination)?
  /// The route of another enum that the case holds.
  private(set) var mounted: (any TypedRoute)?
  /// Of printing: its path.
  private(set) var mountedPath: String?
  private var writer: RouteWriter

  init(_ purpose: Purpose, _ writer: RouteWriter = RouteWriter(.none)) {
    self.purpose = purpose
    self.writer = writer
  }

  /// Shows the case's index and its destination.
  public mutating func visit(_ index: Int, _ destination: some Destination) {
    self.index = index
    switch purpose {
    case .index: break
    case .destination: self.destination = destination
    case .print:
      writer.start(route: index)
      destination.write(to: &writer)
    case .write:
      writer.int(index)
      destination.write(to: &writer)
    }
  }

  /// Shows the case's index and a mounted route; the writing hands on the parameters of the mount's
  /// own prefix.
  public mutating func visitMount(
    _ index: Int, _ route: some TypedRoute, _ write: (inout RouteWriter) -> Void
  ) {
    self.index = index
    switch purpose {
    case .index: mounted = route
    case .destination: destination = (route as? any TableRoute)?.destination
    case .print:
      writer.start(route: index)
      write(&writer)
      mountedPath = route.path
    case .write:
      writer.int(index)
      write(&writer)
      writer.mounted(route)
    }
  }
}
