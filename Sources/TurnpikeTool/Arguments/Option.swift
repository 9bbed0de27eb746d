/// An option of a subcommand: a flag, or an option with a value.
struct Option: Sendable {
  /// The name with its dashes.
  let name: String
  /// The name of the value in `--help`, or nil for a flag.
  let value: String?
  let summary: String
  /// Returns whether a word can be a value of the option, if the option takes several values. All
  /// such words that follow the first value are values, too.
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
