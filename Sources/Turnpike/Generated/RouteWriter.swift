internal import TurnpikeTable

/// Takes the parameters of a route, one after the other in the pattern's order: to print them, to
/// hash them, or to compare them with another's.
public struct RouteWriter {
  enum Mode {
    case printing
    case hashing(Hasher)
    case recording([any Hashable & Sendable])
    case comparing([any Hashable & Sendable], position: Int)
  }

  private(set) var mode: Mode
  /// Of a comparison: whether all values so far are equal.
  private(set) var isEqual = true

  /// Of printing: the printer, which the caller lends.
  private let printer: UnsafeMutablePointer<LinkPrinter>?

  init(_ mode: Mode) {
    self.mode = mode
    printer = nil
  }

  init(_ printer: UnsafeMutablePointer<LinkPrinter>) {
    mode = .printing
    self.printer = printer
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

  private mutating func take<Value: Hashable & Sendable>(_ value: Value) {
    switch mode {
    case .printing:
      break
    case .hashing(var hasher):
      hasher.combine(value)
      mode = .hashing(hasher)
    case .recording(var values):
      mode = .recording([])
      values.append(value)
      mode = .recording(values)
    case .comparing(let values, let position):
      isEqual = isEqual && position < values.count && values[position] as? Value == value
      mode = .comparing(values, position: position + 1)
    }
  }

  /// From here on the values are compared with those taken so far.
  mutating func startComparing() {
    if case .recording(let values) = mode { mode = .comparing(values, position: 0) }
  }

  /// Begins to print a case.
  func start(route: Int) {
    printer?.pointee.start(route: route)
  }
}
