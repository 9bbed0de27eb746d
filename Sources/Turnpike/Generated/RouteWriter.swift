internal import TurnpikeTable

/// Takes the parameters of a route, one after the other in the pattern's order: to print them, to
/// hash them, or to compare them with another's.
public struct RouteWriter {
  /// What takes the parameters if they are not printed.
  enum Taker {
    case none
    case hasher(UnsafeMutablePointer<Hasher>)
    case comparison(UnsafeMutablePointer<RouteComparison>)
  }

  /// Each lent by whoever has them printed, hashed or compared.
  private let printer: UnsafeMutablePointer<LinkPrinter>?
  private let taker: Taker

  init(_ taker: Taker) {
    printer = nil
    self.taker = taker
  }

  init(_ printer: UnsafeMutablePointer<LinkPrinter>) {
    self.printer = printer
    taker = .none
  }

  /// The next parameter, a text.
  public mutating func string(_ value: String) {
    if let printer {
      printer.pointee.print(value)
    } else {
      take(value)
    }
  }

  /// The next parameter, a whole number.
  public mutating func int(_ value: Int) {
    if let printer {
      printer.pointee.print(value.description)
    } else {
      take(value)
    }
  }

  /// The next parameter, a value of any type that links carry.
  public mutating func value<Value: RouteValue>(_ value: Value) {
    if let printer {
      printer.pointee.print(value.routeText)
    } else {
      take(value)
    }
  }

  /// The next parameter, left out where it is nil.
  public mutating func optional<Value: RouteValue>(_ value: Value?) {
    if let printer {
      if let value { printer.pointee.print(value.routeText) } else { printer.pointee.skip() }
    } else {
      take(value)
    }
  }

  /// The next parameter, a list.
  public mutating func list<Value: RouteValue>(_ values: [Value]) {
    if let printer {
      printer.pointee.print(values.map(\.routeText))
    } else {
      take(values)
    }
  }

  /// A mounted route, of which only comparing and hashing know.
  mutating func mounted(_ route: some TypedRoute) {
    take(route)
  }

  private func take<Value: Hashable & Sendable>(_ value: Value) {
    switch taker {
    case .none: break
    case .hasher(let hasher): hasher.pointee.combine(value)
    case .comparison(let comparison): comparison.pointee.take(value)
    }
  }
}
