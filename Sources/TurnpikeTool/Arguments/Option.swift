/// An option of a verb: a flag, or one that takes a value.
struct Option: Sendable {
  /// With its dashes.
  let name: String
  /// What the value is called in `--help`, nil for a flag.
  let value: String?
  let summary: String
  /// Of an option that takes several values: what one of them looks like. Words that look so and
  /// follow a value are values too.
  let isValue: (@Sendable (String) -> Bool)?

  init(
    _ name: String, value: String? = nil, isValue: (@Sendable (String) -> Bool)? = nil,
    _ summary: String
  ) {
    self.name = name
    self.value = value
    self.isValue = isValue
    self.summary = summary
  }

  static let help = Option("--help", "show this text")
}
