/// Compares the parameters of two routes.
struct RouteComparison {
  private var values: [any Hashable & Sendable] = []
  /// The index of the value to compare next; nil while the values of the first route are collected.
  private var position: Int?
  /// Whether all values so far are equal.
  private(set) var isEqual = true

  /// Collects a value of the first route, or compares a value of the second one.
  mutating func add<Value: Hashable & Sendable>(_ value: Value) {
    guard let position else { return values.append(value) }
    isEqual = isEqual && position < values.count && values[position] as? Value == value
    self.position = position + 1
  }

  /// Starts the comparison; the values that follow belong to the second route.
  mutating func startComparing() {
    position = 0
  }

  /// Whether two routes, or two destinations, write equal values.
  static func isEqual(
    _ writeLeft: (inout _ParameterWriter) -> Void, _ writeRight: (inout _ParameterWriter) -> Void
  ) -> Bool {
    var writer = _ParameterWriter(comparison: RouteComparison())
    writeLeft(&writer)
    writer.comparison?.startComparing()
    writeRight(&writer)
    return writer.comparison?.isEqual ?? false
  }
}

extension Hasher {
  /// Hashes the values that a route or a destination writes.
  mutating func combine(_ write: (inout _ParameterWriter) -> Void) {
    var writer = _ParameterWriter(hasher: self)
    write(&writer)
    self = writer.hasher ?? self
  }
}
