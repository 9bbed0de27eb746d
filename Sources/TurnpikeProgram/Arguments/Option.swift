/// An option of a verb: a flag, or one that takes a value.
package struct Option: Sendable {
  /// With its dashes.
  package let name: String
  /// What the value is called in `--help`, nil for a flag.
  package let value: String?
  package let summary: String

  package init(_ name: String, value: String? = nil, _ summary: String) {
    self.name = name
    self.value = value
    self.summary = summary
  }

  package static let help = Option("--help", "show this text")
}
