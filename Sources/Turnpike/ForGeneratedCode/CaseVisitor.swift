internal import TurnpikeTable

/// Is shown which case a route is, with its destination: the one thing that generated code tells
/// Turnpike of a value.
public struct _CaseVisitor {
  /// What is done with the parameters of the case.
  enum Purpose {
    /// Nothing.
    case identify
    /// The destination is kept.
    case destination
    /// They are printed by a table.
    case print(_RouteTable)
    /// The case and they are written.
    case write
  }

  private let purpose: Purpose
  /// The index of the case.
  private(set) var index = 0
  /// The route of another enum that it holds.
  private(set) var mounted: (any TypedRoute)?
  private(set) var destination: (any Destination)?
  private(set) var writer: _ParameterWriter

  init(_ purpose: Purpose, _ writer: _ParameterWriter = _ParameterWriter()) {
    self.purpose = purpose
    self.writer = writer
  }

  /// Shows the case's index and its destination.
  public mutating func visit(_ index: Int, _ destination: some Destination) {
    self.index = index
    switch purpose {
    case .identify: break
    case .destination: self.destination = destination
    case .print, .write:
      start(index)
      destination._write(to: &writer)
    }
  }

  /// Shows the case's index and a mounted route; the writing hands on the parameters of the mount's
  /// own prefix.
  public mutating func visitMount(
    _ index: Int, _ route: some TypedRoute, _ write: (inout _ParameterWriter) -> Void
  ) {
    self.index = index
    switch purpose {
    case .identify: mounted = route
    case .destination: destination = (route as? any GeneratedRoute)?.destination
    case .print, .write:
      start(index)
      write(&writer)
      writer.mounted(route)
    }
  }

  private mutating func start(_ index: Int) {
    if case .print(let table) = purpose {
      writer.printer = LinkPrinter(TableSource(table.literal), route: index)
    } else {
      writer.int(index)
    }
  }
}
