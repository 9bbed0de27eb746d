/// A range that narrows a number, its bounds within the type.
package struct NumberRange: Hashable, Sendable {
  /// Canonical texts of the bounds, nil where the range is open.
  package var lower: String?
  package var upper: String?
  package var includesUpper: Bool
}

extension NumberRange {
  /// Whether a range of decimals lies inside another.
  func isInside(_ other: NumberRange) -> Bool {
    func value(_ text: String?) -> Double? { text.flatMap { Double($0) } }
    if let least = value(other.lower) {
      guard let lower = value(lower), lower >= least else { return false }
    }
    if let greatest = value(other.upper) {
      guard let upper = value(upper) else { return false }
      return upper < greatest || (upper == greatest && (other.includesUpper || !includesUpper))
    }
    return true
  }

  /// Whether all of its whole numbers are less than the other's.
  func isBelow(_ other: NumberRange) -> Bool {
    guard let upper = upper.flatMap({ Int64($0) }), let lower = other.lower.flatMap({ Int64($0) })
    else { return false }
    return includesUpper ? upper < lower : upper <= lower
  }
}
