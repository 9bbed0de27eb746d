internal import TurnpikeLinks

/// Prints, hashes, or compares the parameters of a route, which are written in the pattern's order.
public struct _ParameterWriter: ~Copyable {
  var printer: LinkPrinter?
  var hasher: Hasher?
  var comparison: RouteComparison?

  init(printer: LinkPrinter? = nil, hasher: Hasher? = nil, comparison: RouteComparison? = nil) {
    self.printer = printer
    self.hasher = hasher
    self.comparison = comparison
  }

  /// Writes the next parameter, a string.
  public mutating func string(_ value: String) {
    if printer?.print(value) == nil { add(value) }
  }

  /// Writes the next parameter, an integer.
  public mutating func int(_ value: Int) {
    if printer?.print(value.description) == nil { add(value) }
  }

  /// Writes the next parameter, a value of any other type.
  public mutating func value<Value: RouteValue>(_ value: Value) {
    if printer?.print(value.routeText) == nil { add(value) }
  }

  /// Writes the next parameter, which is omitted if it's `nil`.
  public mutating func optional<Value: RouteValue>(_ value: Value?) {
    if printer == nil {
      add(value)
    } else if let value {
      printer?.print(value.routeText)
    } else {
      printer?.skip()
    }
  }

  /// Writes the next parameter, a property that's omitted if it's `nil`. If its type doesn't exist,
  /// Swift reports no error here.
  public mutating func optional<Destination, Value: RouteValue>(
    _ property: (Destination) -> Value?, of destination: Destination
  ) {
    optional(property(destination))
  }

  /// Writes the next parameter, a list.
  public mutating func list<Values: Sequence>(_ values: Values) where Values.Element: RouteValue {
    if printer?.print(values.map(\.routeText)) == nil { add(Array(values)) }
  }

  /// Writes a mounted route.
  mutating func mounted(_ route: some TypedRoute) {
    if printer?.finish(mounting: route.path) == nil { route._write(to: &self) }
  }

  mutating func add<Value: Hashable & Sendable>(_ value: Value) {
    hasher?.combine(value)
    comparison?.add(value)
  }
}
