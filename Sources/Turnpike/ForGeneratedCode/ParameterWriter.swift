internal import TurnpikeTable

/// Is given the parameters of a route, one after the other in the pattern's order: to print them, to
/// hash them, or to compare them with another's.
public struct _ParameterWriter {
  /// Where parameters go that are not printed.
  enum Target {
    case none
    case hasher(UnsafeMutablePointer<Hasher>)
    case comparison(UnsafeMutablePointer<RouteComparison>)
  }

  /// Each pointer is good for as long as the call that the writer is handed to.
  private let printer: UnsafeMutablePointer<LinkPrinter>?
  private let target: Target

  init(_ target: Target) {
    printer = nil
    self.target = target
  }

  init(_ printer: UnsafeMutablePointer<LinkPrinter>) {
    self.printer = printer
    target = .none
  }

  /// The next parameter, a text.
  public func string(_ value: String) {
    if let printer {
      LinkPrinter.print(value, to: printer)
    } else {
      add(value)
    }
  }

  /// The next parameter, a whole number.
  public func int(_ value: Int) {
    if let printer {
      LinkPrinter.print(value.description, to: printer)
    } else {
      add(value)
    }
  }

  /// The next parameter, a value of any type that links carry.
  public func value<Value: RouteValue>(_ value: Value) {
    if let printer {
      LinkPrinter.print(value.routeText, to: printer)
    } else {
      add(value)
    }
  }

  /// The next parameter, left out where it is nil.
  public func optional<Value: RouteValue>(_ value: Value?) {
    if let printer {
      guard let value else { return printer.pointee.skip() }
      LinkPrinter.print(value.routeText, to: printer)
    } else {
      add(value)
    }
  }

  /// The next parameter, a list.
  public func list<Value: RouteValue>(_ values: [Value]) {
    if let printer {
      printer.pointee.print(values.map(\.routeText))
    } else {
      add(values)
    }
  }

  /// A mounted route, of which only comparing and hashing know.
  func mounted(_ route: some TypedRoute) {
    add(route)
  }

  private func add<Value: Hashable & Sendable>(_ value: Value) {
    switch target {
    case .none: break
    case .hasher(let hasher): hasher.pointee.combine(value)
    case .comparison(let comparison): comparison.pointee.add(value)
    }
  }
}
