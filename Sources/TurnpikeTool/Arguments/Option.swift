/// An option of a verb: a flag, or one that takes a value.
struct Option: Sendable {
  /// With its dashes.
  let name: String
  /// What the value is called in `--help`, nil for a flag.
  let value: String?
  let summary: String

  init(_ name: String, value: String? = nil, _ summary: String) {
    self.name = name
    self.value = value
    self.summary = summary
  }

  static let help = Option("--help", "show this text")
  static let json = Option("--json", "print for programs")
}
