/// How a piece of text for people looks on a terminal.
package enum Style: String {
  case bold = "1"
  case red = "31"
  case green = "32"
  case yellow = "33"
  case dim = "2"

  /// The text between the terminal's escape sequences, or as it is without colour.
  package func callAsFunction(_ text: String, color: Bool) -> String {
    color ? "\u{1B}[\(rawValue)m\(text)\u{1B}[0m" : text
  }
}
