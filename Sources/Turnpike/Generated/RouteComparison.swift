/// The parameters of a route, and whether another's are equal.
struct RouteComparison {
  private var values: [any Hashable & Sendable] = []
  /// Of the value that the next is compared with; nil while the first route's are taken.
  private var position: Int?
  /// Whether all values so far are equal.
  private(set) var isEqual = true

  mutating func take<Value: Hashable & Sendable>(_ value: Value) {
    guard let position else { return values.append(value) }
    isEqual = isEqual && position < values.count && values[position] as? Value == value
    self.position = position + 1
  }

  /// From here on the values are compared with those taken so far.
  mutating func startComparing() {
    position = 0
  }

  /// Whether two routes, or two destinations, write the same.
  static func isEqual(
    _ writeLeft: (RouteWriter) -> Void, _ writeRight: (RouteWriter) -> Void
  ) -> Bool {
    var comparison = RouteComparison()
    return withUnsafeMutablePointer(to: &comparison) { comparison in
      writeLeft(RouteWriter(.comparison(comparison)))
      comparison.pointee.startComparing()
      writeRight(RouteWriter(.comparison(comparison)))
      return comparison.pointee.isEqual
    }
  }
}
