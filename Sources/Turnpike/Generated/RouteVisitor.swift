internal import TurnpikeTable

/// Is shown which case a route is, with its destination: the one thing that generated code must
/// tell the runtime of a value.
public struct RouteVisitor {
  /// Which case a route is, and the route of another enum that it holds.
  struct Case {
    var index = 0
    var mounted: (any TypedRoute)?
  }

  /// What is asked of the route. The answer goes to a place that is lent by whoever asks, so that a
  /// visitor holds nothing that would have to be destroyed.
  enum Purpose {
    case identify(UnsafeMutablePointer<Case>)
    case destination(UnsafeMutablePointer<(any Destination)?>)
    /// With a place for the path of a mounted route.
    case print(UnsafeMutablePointer<LinkPrinter>, mounted: UnsafeMutablePointer<String?>)
    case write(RouteWriter)
  }

  private let purpose: Purpose

  init(_ purpose: Purpose) {
    self.purpose = purpose
  }

  /// Shows the case's index and its destination.
  public mutating func visit(_ index: Int, _ destination: some Destination) {
    switch purpose {
    case .identify(let answer): answer.pointee.index = index
    case .destination(let answer): answer.pointee = destination
    case .print(let printer, _):
      printer.pointee.start(route: index)
      var writer = RouteWriter(printer)
      destination.write(to: &writer)
    case .write(var writer):
      writer.int(index)
      destination.write(to: &writer)
    }
  }

  /// Shows the case's index and a mounted route; the writing hands on the parameters of the mount's
  /// own prefix.
  public mutating func visitMount(
    _ index: Int, _ route: some TypedRoute, _ write: (inout RouteWriter) -> Void
  ) {
    switch purpose {
    case .identify(let answer): answer.pointee = Case(index: index, mounted: route)
    case .destination(let answer): answer.pointee = (route as? any TableRoute)?.destination
    case .print(let printer, let mounted):
      printer.pointee.start(route: index)
      var writer = RouteWriter(printer)
      write(&writer)
      mounted.pointee = route.path
    case .write(var writer):
      writer.int(index)
      write(&writer)
      writer.mounted(route)
    }
  }
}
