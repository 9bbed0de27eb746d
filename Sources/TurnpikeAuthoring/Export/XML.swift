import TurnpikeCompiler

/// Text of an XML document.
enum XML {
  /// A text between tags or in an attribute's double quotes. A character that XML cannot
  /// contain is written as a visible escape.
  static func escaped(_ text: String) -> String {
    var shown = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": shown += "&amp;"
      case "<": shown += "&lt;"
      case ">": shown += "&gt;"
      case "\"": shown += "&quot;"
      case "\t", "\n", "\r": shown += "&#\(scalar.value);"
      default:
        switch scalar.value {
        case 0..<0x20, 0xFFFE, 0xFFFF: shown += "\\u{\(String(scalar.value, radix: 16))}"
        default: shown.unicodeScalars.append(scalar)
        }
      }
    }
    return shown
  }
}
