/// How a piece of text for people looks on a terminal.
enum Style: String {
  case bold = "1"
  case red = "31"
  case green = "32"
  case yellow = "33"
  case dim = "2"

  /// The text between the terminal's escape sequences, or as it is where there is no terminal.
  func callAsFunction(_ text: String, on console: any Console) -> String {
    console.isColored ? "\u{1B}[\(rawValue)m\(text)\u{1B}[0m" : text
  }
}
