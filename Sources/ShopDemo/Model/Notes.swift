/// Prints a line about the current link. The texts of all lines are aligned.
func note(_ label: String, _ text: String) {
  let padding = String(repeating: " ", count: max(0, 13 - label.count))
  print("  \(label)\(padding)\(text.harmless)")
}

extension String {
  /// The text with its control characters escaped. A link is untrusted text, and a terminal would
  /// execute its control characters.
  var harmless: String {
    guard unicodeScalars.contains(where: \.isHarmful) else { return self }
    return unicodeScalars.map { $0.isHarmful ? $0.escaped(asASCII: true) : String($0) }.joined()
  }
}

extension Unicode.Scalar {
  fileprivate var isHarmful: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
