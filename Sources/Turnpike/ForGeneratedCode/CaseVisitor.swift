internal import TurnpikeTable

/// Is shown which case a route is, with its destination: the one thing that generated code tells
/// Turnpike of a value.
public struct _CaseVisitor {
  /// Which case a route is, and the route of another enum that it holds.
  struct Case {
    var index = 0
    var mounted: (any TypedRoute)?
  }

  /// What is asked of the route. The answer goes into memory of whoever asks, so that a visitor holds
  /// nothing that would have to be destroyed.
  enum Purpose {
    case identify(UnsafeMutablePointer<Case>)
    case destination(UnsafeMutablePointer<(any Destination)?>)
    case print(UnsafeMutablePointer<LinkPrinter>)
    case write(_ParameterWriter)
  }

  private let purpose: Purpose

  init(_ purpose: Purpose) {
    self.purpose = purpose
  }

  /// Shows the case's index and its destination.
  public func visit(_ index: Int, _ destination: some Destination) {
    // Asked first, since paths are printed more often than anything else is shown.
    guard case .print(let printer) = purpose else { return visitOther(index, destination) }
    printer.pointee.start(route: index)
    destination._write(to: _ParameterWriter(printer))
  }

  @inline(never)
  private func visitOther(_ index: Int, _ destination: some Destination) {
    switch purpose {
    // Done by `visit`.
    case .print: break
    case .identify(let answer): answer.pointee.index = index
    case .destination(let answer): answer.pointee = destination
    case .write(let writer):
      writer.int(index)
      destination._write(to: writer)
    }
  }

  /// Shows the case's index and a mounted route; the writing hands on the parameters of the mount's
  /// own prefix.
  public func visitMount(
    _ index: Int, _ route: some TypedRoute, _ write: (_ParameterWriter) -> Void
  ) {
    switch purpose {
    case .identify(let answer): answer.pointee = Case(index: index, mounted: route)
    case .destination(let answer): answer.pointee = (route as? any GeneratedRoute)?.destination
    case .print(let printer):
      printer.pointee.start(route: index)
      write(_ParameterWriter(printer))
      printer.pointee.finish(mounting: route.path)
    case .write(let writer):
      writer.int(index)
      write(writer)
      writer.mounted(route)
    }
  }
}
