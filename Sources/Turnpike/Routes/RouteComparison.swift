/// Compares the values that two routes, or two destinations, write.
///
/// A pass over both compares the values at one index, so nothing is collected. The first value of a
/// route is the index of its case.
struct RouteComparison {
  private let index: Int
  /// The index of the next value.
  private var position = 0
  /// The value of the first route.
  private var value: (any Hashable & Sendable)?
  private var isEqual = true

  private init(index: Int) {
    self.index = index
  }

  /// Takes the next value of a route.
  mutating func add<Value: Hashable & Sendable>(_ value: Value) {
    if position == index {
      if let first = self.value { isEqual = first as? Value == value } else { self.value = value }
    }
    position += 1
  }

  /// Whether two routes, or two destinations, write equal values.
  static func isEqual(
    _ writeLeft: (inout _ParameterWriter) -> Void, _ writeRight: (inout _ParameterWriter) -> Void
  ) -> Bool {
    var index = 0
    while true {
      var writer = _ParameterWriter(comparison: RouteComparison(index: index))
      writeLeft(&writer)
      let count = writer.comparison?.position
      writer.comparison?.position = 0
      writeRight(&writer)
      guard let comparison = writer.comparison, comparison.isEqual, comparison.position == count
      else { return false }
      index += 1
      if index >= comparison.position { return true }
    }
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
