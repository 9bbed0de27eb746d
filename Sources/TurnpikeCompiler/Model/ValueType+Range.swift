extension ValueType {
  /// Whether it is a number whose range has no negative value.
  package var isNeverNegative: Bool {
    guard case .builtIn(let type, let range) = self else { return false }
    return type.numberForm?.bounds(range).map { $0.minimum >= .natural(0) } ?? false
  }
}
