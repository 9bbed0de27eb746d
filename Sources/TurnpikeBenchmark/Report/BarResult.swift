/// A figure beside its bar.
struct BarResult: Codable {
  /// What the figure is, after the number: "of matchit".
  let name: String
  let value: Double
  let limit: Double
  let isMet: Bool

  init(_ name: String, _ value: Double, limit: Double) {
    self.name = name
    self.value = value
    self.limit = limit
    isMet = value <= limit
  }

  /// Whether it is within twice the bar, which a busy machine does not change.
  var isMetTwice: Bool { value <= 2 * limit }

  /// `0.91 of matchit > 0.5`
  var text: String {
    "\(Number.text(value)) \(name) \(isMet ? "≤" : ">") \(Number.text(limit))"
  }
}
