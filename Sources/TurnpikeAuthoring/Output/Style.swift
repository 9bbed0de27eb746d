/// The look of a piece of text on a terminal.
package enum Style: String {
  case bold = "1"
  case dim = "2"
  case red = "31"
  case green = "32"
  case yellow = "33"
  case error = "1;31"
  case warning = "1;35"
  case note = "1;36"
  case mark = "1;32"

  /// The text between the terminal's escape sequences, or as it is without color.
  package func callAsFunction(_ text: String, color: Bool) -> String {
    color ? "\u{1B}[\(rawValue)m\(text)\u{1B}[0m" : text
  }
}

extension Int {
  /// A number of things: `1 route`, `2 routes`.
  func counted(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}
