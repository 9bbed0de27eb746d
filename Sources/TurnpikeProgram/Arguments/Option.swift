/// An option of a verb: a flag, or one that takes a value.
package struct Option: Sendable {
  /// With its dashes.
  package let name: String
  /// What the value is called in `--help`, nil for a flag.
  package let value: String?
  package let summary: String
  /// Of an option that takes several values: what one of them looks like. Words that look so and
  /// follow a value are values too.
  package let isValue: (@Sendable (String) -> Bool)?

  package init(
    _ name: String, value: String? = nil, isValue: (@Sendable (String) -> Bool)? = nil,
    _ summary: String
  ) {
    self.name = name
    self.value = value
    self.isValue = isValue
    self.summary = summary
  }

  package static let help = Option("--help", "show this text")
}
