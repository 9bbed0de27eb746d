/// An exact decimal: its sign, and 38 digits on either side of the point.
struct ReferenceDecimal: Comparable {
  private let isNegative: Bool
  private let whole: String
  private let fraction: String

  /// Nil for a text that is no decimal, or has more than 38 digits, zeros at both ends aside.
  init?(_ text: String) {
    guard let match = text.wholeMatch(of: /(-?)([0-9]+)(?:\.([0-9]+))?/) else {
      return nil
    }
    let whole = match.output.2.drop { $0 == "0" }
    let fraction = match.output.3.map { $0.reversed().drop { $0 == "0" }.reversed() } ?? []
    if whole.count + fraction.count > 38 { return nil }
    isNegative = match.output.1 == "-" && whole.count + fraction.count > 0
    self.whole = String(repeating: "0", count: 38 - whole.count) + whole
    self.fraction = String(fraction) + String(repeating: "0", count: 38 - fraction.count)
  }

  var text: String {
    let digits = whole.drop { $0 == "0" }
    let places = String(fraction.reversed().drop { $0 == "0" }.reversed())
    return (isNegative ? "-" : "") + (digits.isEmpty ? "0" : digits)
      + (places.isEmpty ? "" : "." + places)
  }

  static func < (left: ReferenceDecimal, right: ReferenceDecimal) -> Bool {
    if left.isNegative != right.isNegative { return left.isNegative }
    let (less, more) = left.isNegative ? (right, left) : (left, right)
    return less.whole + less.fraction < more.whole + more.fraction
  }

  func isIn(_ range: ReferenceRange?) -> Bool {
    if let lower = range?.lower.flatMap({ ReferenceDecimal($0) }), self < lower { return false }
    guard let upper = range?.upper.flatMap({ ReferenceDecimal($0) }) else { return true }
    return range?.includesUpper == true ? self <= upper : self < upper
  }
}
