internal import TurnpikeLinks

/// Receives the case of a route and its parameters from generated code.
public struct _CaseVisitor: ~Copyable {
  /// The operation of the visitor on the parameters of the case.
  enum Purpose {
    /// Records only the index of the case.
    case identify
    /// Stores the destination.
    case destination
    /// Prints the parameters with a table.
    case print(_RouteTable)
    /// Writes the case and the parameters.
    case write
  }

  private let purpose: Purpose
  /// The index of the case.
  private(set) var index = 0
  /// The route of another enum that the case mounts.
  private(set) var mounted: (any TypedRoute)?
  private(set) var destination: (any Destination)?
  private(set) var writer: _ParameterWriter

  init(_ purpose: Purpose, _ writer: consuming _ParameterWriter = _ParameterWriter()) {
    self.purpose = purpose
    self.writer = writer
  }

  /// Visits a case with its destination.
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

  /// Visits a case that mounts a route.
  ///
  /// - Parameter write: Writes the parameters of the mount's own prefix.
  public mutating func visitMount(
    _ index: Int, _ route: some TypedRoute, _ write: (inout _ParameterWriter) -> Void
  ) {
    self.index = index
    switch purpose {
    case .identify: mounted = route
    case .destination: route._visit(&self)
    case .print, .write:
      start(index)
      write(&writer)
      writer.mounted(route)
    }
  }

  /// Returns the path that has been printed.
  mutating func finishPath() -> String { writer.printer?.finish() ?? "" }

  private mutating func start(_ index: Int) {
    if case .print(let table) = purpose {
      writer.printer = LinkPrinter(TableSource(table.literal), route: index)
    } else {
      writer.int(index)
    }
  }
}
