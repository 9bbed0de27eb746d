/// The parameters of a route, and whether another's are equal.
struct RouteComparison {
  private var values: [any Hashable & Sendable] = []
  /// Of the value that the next is compared with; nil while the first route's are noted.
  private var position: Int?
  /// Whether all values so far are equal.
  private(set) var isEqual = true

  /// Notes a value of the first route, or compares one of the second.
  mutating func add<Value: Hashable & Sendable>(_ value: Value) {
    guard let position else { return values.append(value) }
    isEqual = isEqual && position < values.count && values[position] as? Value == value
    self.position = position + 1
  }

  /// From here on the values are the second route's.
  mutating func startComparing() {
    position = 0
  }

  /// Whether two routes, or two destinations, write the same.
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
  /// Combines what a route or a destination writes.
  mutating func combine(_ write: (inout _ParameterWriter) -> Void) {
    var writer = _ParameterWriter(hasher: self)
    write(&writer)
    self = writer.hasher ?? self
  }
}
