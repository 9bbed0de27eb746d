/// A figure beside its bar.
struct BarResult: Encodable {
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

  /// `0.910 of matchit > 0.500`
  var text: String { "\(value.text) \(name) \(isMet ? "≤" : ">") \(limit.text)" }
}
