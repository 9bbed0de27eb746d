internal import TurnpikeTable

/// Takes the parameters of a route, one after the other in the pattern's order: prints them, hashes
/// them, or compares them with another route's.
public struct _ParameterWriter {
  var printer: LinkPrinter?
  var hasher: Hasher?
  var comparison: RouteComparison?

  init(printer: LinkPrinter? = nil, hasher: Hasher? = nil, comparison: RouteComparison? = nil) {
    self.printer = printer
    self.hasher = hasher
    self.comparison = comparison
  }

  /// The next parameter, a text.
  public mutating func string(_ value: String) {
    if printer == nil { add(value) } else { printer?.print(value) }
  }

  /// The next parameter, a whole number.
  public mutating func int(_ value: Int) {
    if printer == nil { add(value) } else { printer?.print(value.description) }
  }

  /// The next parameter, a value of any type that links carry.
  public mutating func value<Value: RouteValue>(_ value: Value) {
    if printer == nil { add(value) } else { printer?.print(value.routeText) }
  }

  /// The next parameter, left out if it is nil.
  public mutating func optional<Value: RouteValue>(_ value: Value?) {
    if printer == nil {
      add(value)
    } else if let value {
      printer?.print(value.routeText)
    } else {
      printer?.skip()
    }
  }

  /// The next parameter, a list.
  public mutating func list<Value: RouteValue>(_ values: [Value]) {
    if printer == nil { add(values) } else { printer?.print(values.map(\.routeText)) }
  }

  /// A mounted route.
  mutating func mounted(_ route: some TypedRoute) {
    if printer == nil { add(route) } else { printer?.finish(mounting: route.path) }
  }

  private mutating func add<Value: Hashable & Sendable>(_ value: Value) {
    hasher?.combine(value)
    comparison?.add(value)
  }
}
