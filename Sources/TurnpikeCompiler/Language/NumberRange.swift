/// A range that narrows a number, its bounds within the type.
package struct NumberRange: Hashable, Sendable {
  /// Canonical texts of the bounds. A bound is nil if the range is open at that end.
  package var lower: String?
  package var upper: String?
  package var includesUpper: Bool
}

extension NumberRange {
  /// The range as a file writes it: `1...5`.
  package var text: String {
    "\(lower ?? "")\(includesUpper || upper == nil ? "..." : "..<")\(upper ?? "")"
  }

  /// Whether all of its whole numbers are less than the other's.
  func isBelow(_ other: NumberRange) -> Bool {
    guard let upper = upper.flatMap({ Int64($0) }), let lower = other.lower.flatMap({ Int64($0) })
    else { return false }
    return includesUpper ? upper < lower : upper <= lower
  }
}
